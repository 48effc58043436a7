# `baccarat removal` and `baccarat count`.

removal-title = { $bet }, { $packs ->
    [one] { $packs } pack
   *[other] { $packs } packs
}: edge { $edge }
removal-card = Card out
removal-effect = Gain
removal-linear = In proportion
removal-correlation = Correlation
removal-how = Exact. The gain is how much more a stake can expect once the card is gone; the whole numbers are the best balanced count with tags up to that size.

count-tags = Tag
count-fit = Correlation { $correlation }; { $way ->
    [running] start at { $start }, bet from a running count of { $threshold }
    [shoe] bet from a true count of { $threshold }, per pack left in the shoe
    [none] no true count gains
   *[unseen] bet from a true count of { $threshold }, per pack not seen
}
count-own = With these tags, per shoe
count-best = With the exact edge before each coup, per shoe
count-cut = Stop card
count-coups = Coups
count-bets = Bets
count-advantage = Advantage
count-profit = Profit
count-error = Error
count-how = From { $shoes } random shoes; each bet counts with its exact expectation. The place of the stop card is given in cards from the end, the profit in units of one bet.
