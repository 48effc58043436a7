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

why-natural = Punto ha { $player } e Banco ha { $banker } con due carte: un 8 o un 9 chiude il colpo, e nessuno tira.
why-player-draws = Punto ha { $player }: da 0 a 5 Punto tira.
why-player-stands = Punto ha { $player }: con 6 o 7 Punto sta.
why-banker-draws = Punto non ha tirato, e Banco ha { $banker }: da 0 a 5 Banco tira.
why-banker-stands = Punto non ha tirato, e Banco ha { $banker }: con 6 o 7 Banco sta.
why-banker-draws-given = { $banker ->
    [3] Banco ha 3 e Punto ha tirato { $given }: con 3 Banco tira contro tutto tranne un 8.
    [4] Banco ha 4 e Punto ha tirato { $given }: con 4 Banco tira contro 2-7.
    [5] Banco ha 5 e Punto ha tirato { $given }: con 5 Banco tira contro 4-7.
    [6] Banco ha 6 e Punto ha tirato { $given }: con 6 Banco tira contro 6 o 7.
   *[other] Banco ha { $banker }: da 0 a 2 Banco tira sempre.
}
why-banker-stands-given = { $banker ->
    [3] Banco ha 3 e Punto ha tirato { $given }: con 3 Banco sta soltanto contro un 8.
    [4] Banco ha 4 e Punto ha tirato { $given }: con 4 Banco tira soltanto contro 2-7.
    [5] Banco ha 5 e Punto ha tirato { $given }: con 5 Banco tira soltanto contro 4-7.
    [6] Banco ha 6 e Punto ha tirato { $given }: con 6 Banco tira soltanto contro 6 o 7.
   *[other] Banco ha { $banker }: con 7 Banco sta sempre.
}
why-result-player = Punto batte Banco, { $player } a { $banker }.
why-result-banker = Banco batte Punto, { $banker } a { $player }.
why-result-tie = { $player } contro { $banker } è un pareggio: le puntate su Punto e Banco restano come sono.
why-barred-banker = A questo tavolo quella mano è annullata: le puntate su Banco non sono né pagate né perse, e restano dove sono.
why-barred-player = A questo tavolo quella mano è annullata: le puntate su Punto non sono né pagate né perse, e restano dove sono.
