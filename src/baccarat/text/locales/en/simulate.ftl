### What the simulation of shoes says.

simulate-title = { $preset }: { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
} in { $shoes ->
    [one] { $shoes } shoe
   *[other] { $shoes } shoes
}, seed { $seed }
simulate-interrupted = Interrupted: these are the results so far.
simulate-mean = Mean
simulate-se = Standard error
simulate-interval = 99 % interval
simulate-exact = Exact
simulate-distance = Distance
simulate-how = Means are per unit staked, “exact” is a coup from a full shoe, and the distance is in standard errors. Kernel { $kernel }, { $rate }.
simulate-millions-per-second = { $rate } million coups/s
simulate-coups-per-second = { $rate } coups/s
simulate-played = { $strategy }: { $sessions } sessions, sums in units of the table’s minimum
simulate-per-unit = Gain per unit staked
simulate-per-coup = Gain per coup
simulate-per-shoe = Gain per shoe
simulate-result = Result of a session
simulate-sd = Standard deviation of the result of a session
simulate-ruin = Share of sessions ruined
simulate-drawdown = Largest drawdown of a session
simulate-deepest = Largest drawdown of all sessions
simulate-too-few-sessions = { $sessions ->
    [0] no session ended
   *[other] too few sessions: { $sessions }
}
simulate-too-few-weigh = too few sessions: { $sessions }, worth { $weight } of equal risk
simulate-all-alike = all { $sessions } sessions alike
simulate-nothing-staked = nothing was staked
simulate-bounds-most = { $count } of { $sessions }, at most { $high } at 95 %
simulate-bounds-least = { $count } of { $sessions }, at least { $low } at 95 %
simulate-bounds-both = { $count } of { $sessions }, { $low } to { $high } at 95 %
simulate-no-session = No session came so far.
simulate-blanks = “–” stands where the sample is too small. An error needs { $least } results that are not the commonest, or { $least } shoes with about equal stakes.
simulate-quantiles = Quantiles of the results of sessions
simulate-coups = Coups
simulate-results-after = Results after { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}
simulate-drawdowns = Largest drawdowns
simulate-streaks = Longest streaks of a session
simulate-streak-wins = bets won
simulate-streak-losses = bets lost
simulate-runs = Runs per shoe of at least each length
simulate-sessions = Sessions
simulate-values = Value of a coup, per unit of the stakes against the bank
simulate-side-ponte = Ponte
simulate-side-right = Right
simulate-side-left = Left
simulate-side-bank = Bank
simulate-side-house = House
simulate-bank-player = won
simulate-bank-banker = lost
simulate-bank-tie = tied
simulate-roles = Gains by role, in minimum bancos (coups per bank: { $mean })
simulate-role-ponte = Pontes
simulate-role-bank = Banks
simulate-role-house = House
simulate-seats = Gains by seat and shoe, in minimum bancos
simulate-seat = Seat
simulate-seat-all = in all
simulate-seat-ponte = as ponte
simulate-seat-bank = as banker
simulate-seat-unit = as ponte, per unit staked
simulate-how-bank = A bank’s gains are after the tax. “Exact” is a coup from a full shoe with the same play of the hands, and the distance is in standard errors. Kernel { $kernel }, { $rate } coups a second.

error-cut-too-deep = A stop card { $value } cards deep leaves no shoe to deal: --cut is at most { $most }.
error-cut-too-shallow = The last coup needs cards behind the stop card, so --cut is at least { $least }, not { $value }.
error-bad-cut = --cut takes the number of cards behind the stop card, not “{ $value }”.
error-bad-burn = --burn takes a number from 0 to 52, none or first, not “{ $value }”.
error-bad-until = --until takes a standard error above 0, as in se=1e-5, not “{ $value }”.
error-unknown-kernel = There is no kernel “{ $name }”; there are auto, { $known }.
error-values-only = The bet “{ $name }” depends on ranks, suits, two-card totals or third cards, but only final totals and numbers of cards are counted here.
error-whole-coup = The bet “{ $name }” looks at every card of a coup, which only the kernel “reference” does, and no strategy.
error-unknown-strategy = There is no strategy “{ $name }”; there are { $known }, or your own as module.function.
error-bad-argument = The strategy “{ $name }” takes no argument “{ $value }”.
error-argument-range = The strategy “{ $name }” takes { $argument } from { $least } to { $most }, not { $value }.
error-needs-numba = This needs numba, which is not installed. Install it with: pip install 'baccarat[lab]'
error-only-cards = A strategy plays with the kernel cards, not “{ $name }”.
error-bad-session = A session is counted in whole coups from 1 up, and results are recorded within it, not at “{ $value }”.
error-bad-bankroll = --bankroll takes a number from 1 up, or inf, not “{ $value }”.
error-no-sessions = Only a strategy at punto banco plays sessions, so --by-session needs --strategy there.
error-rows-and-checkpoint = Rows of shoes and sessions cannot be continued from a checkpoint: give --by-shoe and --by-session without --checkpoint.
error-bad-checkpoint = { $path } is not a checkpoint of a simulation.
error-other-checkpoint = { $path } is the checkpoint of a simulation with other settings; give the same ones, or another file.
error-no-cluster = No Dask cluster answers at “{ $address }”; an address is like tcp://host:8786.
error-no-workers = The cluster at “{ $address }” has no workers, so nobody plays.
error-cluster-lost = The cluster at “{ $address }” is gone; { $saved ->
    [yes] the results so far are in { $path }, and the same command continues from them
   *[no] with --checkpoint FILE the results so far would have been saved
}.
error-workers-lost = Several workers of the cluster at “{ $address }” ended while they played the same shoes, perhaps for lack of memory; { $saved ->
    [yes] the results so far are in { $path }
   *[no] with --checkpoint FILE the results so far would have been saved
}.
error-worker-lacks = A worker of the cluster at “{ $address }” has no module { $name }, so install there what is installed here.
error-worker-version = A worker of the cluster at “{ $address }” has version { $found } of baccarat, but this is version { $own }; both must be the same.
error-unknown-hands = There is no strategy “{ $name }” for { $game ->
    [chemin] chemin de fer
   *[banque] banque
}; there are { $known }.
error-unknown-function = There is no function “{ $name }”; your own strategy is a function in a file of this folder, named as file.function.
error-bad-answer = Your strategy “{ $name }” answers the question “{ $asks }” with { $value }, which is no answer to it.
error-faulty-function = Your strategy “{ $name }” fails with { $value }.
error-other-strategy = “{ $name }” is no strategy for { $game ->
    [chemin] chemin de fer
   *[banque] banque
}; give a BankStrategy or its name.
error-bad-point = --{ $side } takes decisions of this game with a chance from 0 to 1, as in 5=1/2, not “{ $value }”.
error-unknown-rule = There is no rule “{ $name }” to change; there are { $known }.
error-bad-rule = The rule “{ $name }” of this game cannot be “{ $value }”; allowed: { $known }.
error-rule-conflict = The rule “{ $name }” of this game cannot be “{ $value }” with its other rules.
error-rules-conflict = The rule “{ $name }” of this game cannot be “{ $value }” as long as { $others }.
error-bad-seats = A table has { $least } to { $most } players, not { $value }.
error-bad-bystanders = A table has 0 to { $most } bystanders, not { $value }.
error-no-seat = There is no seat { $value } at a table of { $most } players.
error-bad-player = --player takes a seat and its strategy, as in 2=custom, not “{ $value }”.
error-only-table = { $kernel ->
    [hands] The kernel hands plays hands alone, so --{ $name } needs the kernel traced or table.
   *[traced] The kernel traced knows only named strategies and sums that fit it, so --{ $name } needs the kernel table.
}
error-other-option = --{ $name } has no meaning at { $game }.
error-rows-kind = Results are written as .csv or .parquet, so not into “{ $path }”.
error-each-kind = Rows of shoes and sessions are written as .csv, .jsonl or .parquet, so not into “{ $path }”.
error-no-parquet = A .parquet needs pyarrow or polars, and neither is installed; give the file a name in .csv.
error-report-kind = A report is an .html, so not “{ $path }”.
error-no-place = { $path } cannot be written: it is a folder, or its folder does not exist.

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

result-name = Result
result-question = Question
result-command = Command
result-seconds = Seconds
result-question-banque = What are the solutions of banque for each division of the stakes?
result-question-correlation = What do right and left gain at banque by sharing, and by a common plan?
result-question-counting = What does a counter gain at each bet?
result-question-history = What does a side that plays chemin de fer by custom give away?
result-question-law = What do the laws change, against the form of each game in the books?
result-question-passing = When should the banker pass on a bank at chemin de fer, and how much should he put into it?
result-question-stop-card = What does the stop card change in the mean and the spread of a shoe’s result?
result-question-through-the-shoe = How does the value of chemin de fer change through the shoe, and what does counting the cards gain?
result-question-uniqueness = For which commissions has chemin de fer more than one equilibrium, if both sides see their cards?
