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

why-natural = Punto hat { $player } und Banco { $banker } mit zwei Karten: Eine 8 oder 9 beendet den Coup, niemand zieht.
why-player-draws = Punto hat { $player }: Mit 0 bis 5 zieht Punto.
why-player-stands = Punto hat { $player }: Mit 6 oder 7 bleibt Punto stehen.
why-banker-draws = Punto blieb stehen, und Banco hat { $banker }: Mit 0 bis 5 zieht Banco.
why-banker-stands = Punto blieb stehen, und Banco hat { $banker }: Mit 6 oder 7 bleibt Banco stehen.
why-banker-draws-given = { $banker ->
    [3] Banco hat 3, und Punto zog { $given }: Mit 3 zieht Banco gegen alles außer einer 8.
    [4] Banco hat 4, und Punto zog { $given }: Mit 4 zieht Banco gegen 2 bis 7.
    [5] Banco hat 5, und Punto zog { $given }: Mit 5 zieht Banco gegen 4 bis 7.
    [6] Banco hat 6, und Punto zog { $given }: Mit 6 zieht Banco gegen 6 oder 7.
   *[other] Banco hat { $banker }: Mit 0 bis 2 zieht Banco immer.
}
why-banker-stands-given = { $banker ->
    [3] Banco hat 3, und Punto zog { $given }: Mit 3 bleibt Banco nur gegen eine 8 stehen.
    [4] Banco hat 4, und Punto zog { $given }: Mit 4 zieht Banco nur gegen 2 bis 7.
    [5] Banco hat 5, und Punto zog { $given }: Mit 5 zieht Banco nur gegen 4 bis 7.
    [6] Banco hat 6, und Punto zog { $given }: Mit 6 zieht Banco nur gegen 6 oder 7.
   *[other] Banco hat { $banker }: Mit 7 bleibt Banco immer stehen.
}
why-result-player = Punto schlägt Banco, { $player } gegen { $banker }.
why-result-banker = Banco schlägt Punto, { $banker } gegen { $player }.
why-result-tie = { $player } gegen { $banker } ist Égalité: Einsätze auf Punto und Banco bleiben, wie sie sind.
why-barred-banker = An diesem Tisch ist diese Hand gesperrt: Einsätze auf Banco werden weder bezahlt noch eingezogen und bleiben liegen.
why-barred-player = An diesem Tisch ist diese Hand gesperrt: Einsätze auf Punto werden weder bezahlt noch eingezogen und bleiben liegen.
