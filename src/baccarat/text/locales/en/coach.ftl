# What the coach of the first shoe says. Sums come in as text, already written as chips.

coach = Coach
coach-coup = coup { $coup } of { $coups }
coach-ideas = { $met } of { $ideas } ideas
coach-off = Switch the coach off
coach-on = Show the coach
coach-read = Got it
coach-advice = My advice:
coach-look = look at your cards
coach-later = This has not come up yet.
coach-seat = The house is finding you a seat by lot.
coach-watch = Nothing for you to do now. Watch the table.

## The end
coach-done = Ten coups: you know the game
coach-done-met = You have met { $met ->
    [one] one idea
   *[other] { $met } ideas
} at the table, and heard of { $told ->
    [one] one more
   *[other] { $told } more
}.
coach-done-all = { $met ->
    [one] You have met the one idea
   *[other] You have met all { $met } ideas
} at the table.
coach-done-next = The rest comes with patience, and with other people at the table.
coach-real = Watch or join another table
coach-stay = Play on with the house players
coach-list = What you have learned
