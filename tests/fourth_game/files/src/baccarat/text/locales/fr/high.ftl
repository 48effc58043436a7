high-wins =
    { $outcome ->
        [tie] Égalité. Toutes les mises sont rendues.
        [player] Le Punto a la plus forte carte.
       *[banker] Le Banco a la plus forte carte.
    }
high-why = { $player } contre { $banker } : la plus forte carte l’emporte.
high-stake = Miser { $amount } sur le Punto
