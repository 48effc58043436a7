high-wins =
    { $outcome ->
        [tie] A tie. All bets go back.
        [player] Player has the higher card.
       *[banker] Banker has the higher card.
    }
high-why = { $player } against { $banker }: the higher card wins.
high-stake = Stake { $amount } on Player
