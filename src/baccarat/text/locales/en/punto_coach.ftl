# What the coach says at punto banco: its ideas, what to do, and why.

## The ideas
coach-punto-bets = Player, Banker, Tie
coach-punto-bets-text = Two hands are dealt, called Player and Banker. They are names: neither hand is yours or the house’s. Before the cards you bet on which one wins, or that they tie.
coach-punto-own = Your stake
coach-punto-own-text = A winning bet is paid and comes back with what it won. A losing one goes to the house. All that you decide is where to put your chips, and how many.
coach-punto-points = Counting to nine
coach-punto-points-text = An ace counts one, tens and court cards nothing, the others their pips. Only the last digit of the sum counts: seven and eight make five. The hand nearer to nine wins.
coach-punto-natural = Naturals
coach-punto-natural-text = Eight or nine on two cards is a natural. The coup ends at once: neither hand draws.
coach-punto-third = The third card
coach-punto-third-text = Nobody chooses. Player draws on 0 to 5. Banker draws by a fixed table that looks at Player’s third card. Press Y to see why each card came.
coach-punto-tie = A tie
coach-punto-tie-text = The hands are equal. Stakes on Player and Banker neither win nor lose. The bet on a tie is paid { $odds }, and comes up about once in ten coups.
coach-punto-commission = The commission
coach-punto-commission-text = Banker draws last and wins a little more often. So the house keeps { $percent }% of what a bet on Banker wins.
coach-punto-even = Even money
coach-punto-barred-text = Banker draws last and wins a little more often. There is no commission here. Instead, a Banker win with { $total } on { $cards } cards is barred: stakes on Banker stand.
coach-punto-half-text = Banker draws last and wins a little more often. There is no commission here. Instead, a Banker win with { $total } pays only { $odds }.
coach-punto-edge = What each bet costs
coach-punto-edge-text = Of each stake the house keeps on average: Banker { $banker }, Player { $player }, Tie { $tie }. No way of staking changes that.
coach-punto-roads = The scorecards
coach-punto-roads-text = The roads show what the shoe has brought. Each run of wins is a column: here Player twice, Banker three times with a tie in between, which is the green slash, and Player once. They are fun to keep, but they predict nothing: the next coup does not know what came before it.

## What to do, and why
coach-punto-stake = { $amount } on { $bet }
coach-punto-why-stake = Of the main bets { $bet } costs least.
coach-punto-why-deal = Your stake is down. See what comes.
