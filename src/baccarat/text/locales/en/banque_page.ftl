# The words of the page of baccara banque. Sums come in as text, already written as chips.

## The hands and the places
bq-side-player = Side
bq-side-right = Right
bq-side-left = Left
bq-side-banker = Banker
bq-letter-player = S
bq-letter-banker = B
bq-letter-tie = C
bq-outcome-player = won
bq-outcome-banker = Banker
bq-outcome-tie = En cartes
bq-bead-plate-label = Bead plate: { $player } for the side, { $banker } for the banker, { $tie } en cartes
bq-coup-line = Right { $right }, left { $left }, banker { $banker }: { $outcome }
bq-at-stake = { $amount } at stake
bq-letter-right = R
bq-letter-left = L
bq-holds-right = has the hand of the right
bq-holds-left = has the hand of the left
bq-on-cheval = à cheval
bq-on-right = on the right
bq-on-left = on the left
bq-sit-right = Sit on the right
bq-sit-left = Sit on the left
bq-sit-how = You stake on the side where you sit. Choose one, or draw a seat.

## The bank
bq-bank-open = banque ouverte
bq-bank-open-how = An open bank holds every stake, or is given up
bq-banco-cheval = Banco à cheval: { $names }
bq-suivi = may follow on: { $names }

## What is asked
bq-ask-bank-how = Put up any sum from { $low }. You take the middle, deal, and play against both sides, until the shoe ends, the bank is broken or you retire.
bq-ask-auction-how = A bid has to be above the highest; the highest has the bank.
bq-ask-auction-open = Tous les coups sont tenus: such a bid holds every stake. The first one, in prime, has the bank.
bq-ask-stake = Your stake on the { $side ->
    [right] right
   *[left] left
}?
bq-ask-stake-either = Your stake, right or left?
bq-ask-stake-how = { $left } of the bank are open.
bq-ask-stake-open = The bank is open: it holds every stake, or is given up.
bq-ask-stake-refused = All of it is taken; a stake nearer in prime goes first, and what exceeds the bank is refused.
bq-ask-stake-as-far = All of it is taken; what exceeds the bank is paid by prime as far as it goes, unless the banker accepts every stake.
bq-ask-calls-halved = Half of what you call lies on each side.
bq-ask-claim = Banco? The bank is { $bank }
bq-ask-claim-how = The first in prime has it; of two on opposite sides each takes half. Lose it, and you may call again, { $times } times in a row at most.
bq-ask-right = Right: you have { $points }
bq-ask-left = Left: you have { $points }
bq-ask-banker = You have { $points }
bq-beside-right = Right, { $amount } at stake: { $how ->
    [natural] a natural, decided
    [stood] stood
   *[other] took { $how }
}.
bq-beside-left = Left, { $amount } at stake: { $how ->
    [natural] a natural, decided
    [stood] stood
   *[other] took { $how }
}.
bq-ask-cutter = Who is to cut the cards?
bq-ask-cutter-how = The croupier and your neighbours have shuffled. Whoever you name says where the shoe is cut.
bq-ask-top-up = The stakes are { $over } over your bank
bq-ask-top-up-how = An open bank holds every stake: top it up, or give it up. Then the stakes go back, and no cards are dealt.
bq-ask-accept-all = The stakes are { $over } over your bank
bq-ask-accept-all-how = Accept them all and your bank is open from now on; else it pays by prime as far as it goes.
bq-ask-refill = Your bank is broken
bq-ask-refill-how = You may go on with { $over }; else it is auctioned.

## Answers: the French of the game, and what it means
bq-do-bid-open-gloss = hold every stake, from { $amount } on
bq-do-top-up-gloss = top it up by { $amount }
bq-do-accept-all-gloss = accept them all: { $amount } more
bq-do-refill = Go on
bq-do-refill-gloss = with { $amount }
bq-no-bid-open = No bid
bq-no-top-up = Give the bank up
bq-no-top-up-gloss = what is in it comes back to you
bq-no-accept-all = Pay as far as it goes
bq-no-refill = Let it go
bq-do-hand-gloss = on your side’s hand: { $amount }
bq-do-cheval-gloss = half on each hand: { $amount }
bq-do-stake-right = { $amount } on the right
bq-do-stake-left = { $amount } on the left

## Rules
bq-rules-title = How baccara banque is played
bq-rules-aim = One player holds the bank, in the middle of the table, and plays against two sides at once: those at their right, and those at their left. Three hands are dealt, one for each side and the banker’s; each side by itself wins against the bank, or loses.
bq-rules-bank-title = The bank
bq-rules-award-auction = The bank is auctioned: each bid is above the last, from { $minimum }, and the highest has it.
bq-rules-award-list = The bank goes by the list: the first name on it puts up any sum from { $minimum }.
bq-rules-open-allowed = The highest bid there is, is banque ouverte, an open bank: “Tous les coups sont tenus”. It holds every stake.
bq-rules-open-always = Every bank is an open one, banque ouverte: “Tous les coups sont tenus”. It holds every stake.
bq-rules-top-up = Before the cards an open bank is topped up to the sum of all stakes, or given up.
bq-rules-limited = A limited bank answers for what is in it, no more. At zero it is broken, and a black cloth is laid over it.
bq-rules-refill-never = A broken bank is auctioned.
bq-rules-refill-opening = Who held a broken bank may go on with the sum that it opened with.
bq-rules-refill-minimum = Who held a broken bank may go on with { $minimum }.
bq-rules-stays = The banker keeps the bank after a loss too, and takes nothing out of it; it lasts until the shoe is dealt out.
bq-rules-retire-any-time = The banker may retire after any round; then the bank is offered round at the sum that is in it: “Il y a une suite”.
bq-rules-retire-after-coup = The banker may retire after one coup; then the bank is offered round at the sum that is in it: “Il y a une suite”.
bq-rules-places = The new banker takes the middle, and whoever sat there takes their chair.
bq-rules-tax-net = The house takes { $limited } % of what a coup brings a limited bank, both sides taken together, and { $open } % of what it brings an open one.
bq-rules-tax-capital = The house takes { $capital } % of all that is put into a bank.
bq-rules-stakes-title = Calls and stakes
bq-rules-stakes = You stake on your own side, from { $stake }, and win or lose with it; bystanders choose a side and stake what is left.
bq-rules-halved = What is called is halved over both sides; against an open bank there are no calls.
bq-rules-calls-club = Before the stakes anyone may call banco, the whole bank: on the hand of their own side, or à cheval, half on each. Two on opposite sides take half each. Who loses may call again, { $times } times in a row at most. Against an open bank there are no calls.
bq-rules-calls-none = There are no calls.
bq-rules-prime-round = Of equal ones the first in prime counts: the seat nearest to the banker’s right, and so on round the table.
bq-rules-prime-alternating = Of equal ones the first in prime counts: the banker’s right neighbour, then the left, then the second on the right, and so on.
bq-rules-over-refused = What exceeds a limited bank is refused, last in prime first.
bq-rules-over-as-far = What exceeds a limited bank is paid by prime as far as the bank goes; or the banker accepts every stake, and the bank is open from then on.
bq-rules-cards-title = The cards
bq-rules-natural = Eight or nine on two cards is shown at once: la petite, la grande. The banker’s ends the coup; a side’s is decided there and then, against the banker’s two cards.
bq-rules-first-banker = The banker looks first; then the right speaks, then the left.
bq-rules-first-all = All look at once; then the right speaks, then the left.
bq-rules-ponte-tableau = Who plays a hand must draw on 0 to 4, chooses on 5, and must stand on 6 and 7.
bq-rules-ponte-free = Who plays a hand may always choose. The custom is to draw on 0 to 4 and stand on 6 and 7.
bq-rules-holder = A side’s hand begins beside the banker. It stays while it wins or ties, and passes outward when it loses; it is played by somebody who has a stake on it.
bq-rules-banker = The banker decides last, freely, with the third cards of both sides in sight. By custom the tableau decides, against the side with more at stake:
bq-rules-late = Whoever is late stakes nothing, calls nothing, and does what the rules ask; where there is a choice they stand on 5, and a banker goes by the tableau.
bq-rules-shuffle-neighbours = The croupier shuffles, then the banker’s neighbours, and the banker last.
bq-rules-cut-banker-names = Whoever the banker names cuts.
bq-rules-table = { $packs ->
    [one] { $packs } pack
   *[other] { $packs } packs
} of 52, { $seats } seats, chosen or drawn by lot, { $bystanders } places for bystanders.

## The game's own words, which stay French
bq-do-bid-open = Tous les coups sont tenus
bq-do-top-up = Tous les coups sont tenus
bq-do-accept-all = Tous les coups sont tenus
bq-do-hand = Banco
bq-do-cheval = Banco à cheval
