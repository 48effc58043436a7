# What the croupier says at tables of punto banco where players hold the shoe, or commission is noted.

call-shuffle-croupier = Il croupier mescola, e il vicino alla sua sinistra inserisce la carta di taglio.
call-shuffle-dealers = Il croupier e gli assistenti mescolano.
call-shoe-passed = Il sabot passa al posto { $seat }.
call-shoe-refused = { $to ->
    [0] Nessuno prende il sabot: dà il croupier.
   *[other] Il posto { $seat } non prende il sabot. Posto { $to }, lo desidera?
}
call-croupier-deals = { $late ->
    [yes] Tempo scaduto: dà il croupier.
   *[no] Dà il croupier.
}
call-commission = Il posto { $seat } paga { $units } di commissione.
call-end-player = Banco { points-banker }, Punto { points-player }: Punto vince.
call-end-banker = Banco { points-banker }, Punto { points-player }: Banco vince.
call-end-tie = Banco { points-banker }, Punto { points-player }: Égalité. Le puntate sul pareggio vincono.
call-free-hand = { $count ->
    [1] Un colpo senza puntate. Al prossimo si punta.
   *[other] Un colpo senza puntate; ne restano { $count }.
}
