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
bq-bead-plate-label = { $player } for the side, { $banker } for the banker, { $tie } en cartes
bq-coup-line = Right { $right }, left { $left }, banker { $banker }: { $outcome }
bq-letter-right = R
bq-letter-left = L
bq-holds-right = plays the right-hand side
bq-holds-left = plays the left-hand side
bq-on-cheval = à cheval
bq-on-right = on the right
bq-on-left = on the left
bq-sit-right = Sit on the right
bq-sit-left = Sit on the left
bq-sit-how = You stake on the side where you sit. Choose a side, or draw a seat.
bq-stand-by-open = A bystander chooses a side and stakes as much as they like.

## The bank
bq-bank-open = banque ouverte
bq-bank-open-how = An open bank covers every stake, or is given up
bq-banco-cheval = Banco à cheval: { $names }
bq-suivi = may follow on: { $names }

## What is asked
bq-ask-bank-how = Put up any sum from { $low }. You take the middle, deal, and play against both sides, until its time is up, the bank is broken or you retire.
bq-ask-bank-how-open = Put up any sum from { $low }. Your bank is open: you cover every stake, or give it up. You take the middle, deal, and play against both sides, until its time is up or you retire.
bq-ask-auction-how = Each bid must beat the last; the highest gets the bank.
bq-ask-auction-lot = The highest bid gets the bank; between equal bids a lot decides.
bq-ask-auction-or-open = Each bid must beat the last. “Tous les coups sont tenus” beats them all: the first to say it gets the bank immediately.
bq-ask-auction-title = Who takes the bank?
bq-ask-auction-open = The first to say “Tous les coups sont tenus” gets the bank immediately. It is open: it covers every stake, or is given up.
bq-ask-auction-open-lot = Say “Tous les coups sont tenus” to apply for the bank; a lot decides between several. It is open: it covers every stake, or is given up.
bq-ask-stake = Your stake on the { $side ->
    [right] right
   *[left] left
}?
bq-ask-stake-either = Your stake, right or left?
bq-ask-stake-how = { $left } left to cover.
bq-ask-stake-open = The bank is open: it covers every stake, or is given up.
bq-ask-stake-refused = The bank is covered. A stake earlier in prime comes first, and anything over the bank is refused.
bq-ask-stake-as-far = The bank is covered. Anything over it is paid by prime as far as the bank goes, unless the banker accepts every stake.
bq-ask-calls-halved = Half of your call is placed on each side.
bq-ask-claim = Banco? The bank is { $bank }
bq-ask-claim-how = The first in prime gets it; two callers on opposite sides take half each. If you lose, you may call again, { $times ->
    [one] once at most
   *[other] { $times } times in a row at most
}.
bq-ask-right = Right: you have { $points }
bq-ask-left = Left: you have { $points }
bq-left-waits = Your left hand stays face down until the right one is finished.
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
bq-ask-cutter-croupier = The croupier has shuffled. The player you name says where the shoe is cut.
bq-ask-cutter-neighbours = The croupier and your neighbours have shuffled, and you last. The player you name says where the shoe is cut.
bq-ask-top-up = The stakes are { $over } over your bank
bq-ask-top-up-how = An open bank covers every stake: top it up, or give it up. If you give it up, the stakes go back and no cards are dealt.
bq-ask-accept-all = The stakes are { $over } over your bank
bq-ask-accept-all-how = Accept them all and your bank is open from now on; otherwise it pays in prime order as far as it goes.
bq-stands-refill = “La banque a sauté” — the bank is broken. Seat { $seat }, will you continue?
bq-stands-players = The table waits for players: { $missing ->
    [one] one more is needed.
   *[other] { $missing } more are needed.
}
bq-ask-refill = Your bank is broken
bq-ask-refill-how = You may continue with { $over }; otherwise it is auctioned.
bq-ask-refill-how-list = You may continue with { $over }; otherwise the next player on the list puts up a bank.
bq-ask-refill-more-how = You may continue with any sum from { $low }; otherwise the bank goes on to others.
bq-ask-new-shoe = A new shoe?
bq-ask-new-shoe-how = Your bank goes on.

## Answers: the French of the game, and what it means
bq-do-bid-open-gloss = accept all stakes, with at least { $amount }
bq-do-top-up-gloss = top it up by { $amount }
bq-do-accept-all-gloss = accept them all: { $amount } more
bq-do-refill = Continue
bq-do-refill-gloss = with { $amount }
bq-do-new-shoe = A new shoe
bq-do-new-shoe-gloss = shuffled and cut again
bq-no-bid-open = Not me
bq-no-top-up = Give the bank up
bq-no-top-up-gloss = you get its chips back
bq-no-accept-all = Pay as far as it goes
bq-no-refill = Let it go
bq-no-new-shoe = Go on with this one
bq-ask-suite-open = It is an open bank: its banker covers every stake, or gives it up.
bq-do-hand-gloss = on your side’s hand: { $amount }
bq-do-cheval-gloss = half on each hand: { $amount }
bq-do-stake-right = { $amount } on the right
bq-do-stake-left = { $amount } on the left

## The game's own words, which stay French
bq-do-bid-open = Tous les coups sont tenus
bq-do-top-up = Tous les coups sont tenus
bq-do-accept-all = Tous les coups sont tenus
bq-do-hand = Banco
bq-do-cheval = Banco à cheval
