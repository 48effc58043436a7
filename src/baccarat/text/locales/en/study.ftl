### A study of shoes that people noted.

study-title = { $how }: { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
} in { $shoes ->
    [one] { $shoes } shoe
   *[other] { $shoes } shoes
}
study-runs-picture = Runs that end at each length; the broken line is what is expected
study-number = Number
study-found = Found
study-error = Error
study-expected = Expected
study-source = From
study-chance = Chance
study-exact = exact
study-simulated = simulated
study-row-player-total = { side-player } has { $name }
study-row-banker-total = { side-banker } has { $name }
study-row-cards = { $name } cards
study-row-third-player = { side-player } draws
study-row-third-banker = { side-banker } draws
study-row-natural = Natural
study-row-pair-player = { side-player } pair
study-row-pair-banker = { side-banker } pair
study-row-change = Another winner than before
study-row-run = Run of { $name } that ends
study-row-road = { $road }: red
study-row-coups = Coups in a shoe
study-row-runs = Runs in a shoe
study-row-longest = Longest run of a shoe
study-calm = Nothing unusual: none of { $tests } tests is further off than chance alone brings in 19 of 20 files of fair shoes.
study-alarm = Unusual: { $alarms } of { $tests } tests, further off than chance alone brings in 19 of 20 files of fair shoes: { $names }. Look first for errors of noting, left-out coups and another number of packs.
study-few = There are too few coups for any test.
study-forecast = None of this predicts a coup: the next one depends on the cards that are left, and not on results.
study-how = “Exact” is a coup from a full shoe; “simulated” are { $simulated } random shoes of { $packs ->
    [one] one pack
   *[other] { $packs } packs
} with seed { $seed }. Errors are by shoe, since coups of a shoe depend on each other. The chance is that fair shoes bring any of all tests so far off.
study-depth = Lengths of shoes are not tested, because nobody said with --cut where the stop card was.
study-bets = What a unit on every coup would have brought
study-gain = Result
study-as-good = Chance of as much
study-bets-how = Results are in units. The chance is that fair coups bring as much or more; it is high after bad luck.
study-distances = Distances in standard errors

error-mixed-shoes = Shoe { $number } has another number of packs than the first one, or less is known of its cards; study it on its own.
error-nothing-to-study = There are no shoes to study.
