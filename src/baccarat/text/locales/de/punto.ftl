# Was der Croupier an Tischen des Punto banco sagt, an denen Spieler den Schlitten halten oder die Kommission vermerkt wird.

call-shuffle-croupier = Der Croupier mischt, und sein linker Nachbar setzt die Schnittkarte.
call-shuffle-dealers = Der Croupier und die Dealer mischen.
call-shoe-passed = Der Schlitten geht an Platz { $seat }.
call-shoe-refused = { $to ->
    [0] Niemand nimmt den Schlitten: Der Croupier gibt.
   *[other] Platz { $seat } nimmt den Schlitten nicht. Platz { $to }, möchten Sie ihn?
}
call-croupier-deals = { $late ->
    [yes] Die Zeit ist um: Der Croupier gibt.
   *[no] Der Croupier gibt.
}
call-commission = Platz { $seat } zahlt { $units } Kommission.
call-end-player = Banco { points-banker }, Punto { points-player }: Punto gewinnt.
call-end-banker = Banco { points-banker }, Punto { points-player }: Banco gewinnt.
call-end-tie = Banco { points-banker }, Punto { points-player }: Égalité. Einsätze auf Égalité gewinnen.
call-free-hand = { $count ->
    [1] Ein Coup ohne Einsätze. Vor dem nächsten wird gesetzt.
   *[other] Ein Coup ohne Einsätze; es sind noch { $count }.
}
