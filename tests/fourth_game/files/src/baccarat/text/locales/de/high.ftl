high-wins =
    { $outcome ->
        [tie] Gleichstand. Alle Einsätze gehen zurück.
        [player] Punto hat die höhere Karte.
       *[banker] Banco hat die höhere Karte.
    }
high-why = { $player } gegen { $banker }: Die höhere Karte gewinnt.
high-stake = { $amount } auf Punto setzen
