# The words of the page of chemin de fer. Sums come in as text, already written as chips.

## The hands and the places
cf-side-player = Ponte
cf-side-banker = Banker
cf-letter-player = P
cf-letter-banker = B
cf-letter-tie = C
cf-outcome-player = Ponte
cf-outcome-banker = Banker
cf-outcome-tie = En cartes
cf-bead-plate-label = { $player } for the ponte, { $banker } for the banker, { $tie } en cartes
cf-coup-line = Ponte { $player }, banker { $banker }: { $outcome }

## The bank
cf-garage = au garage { $amount }
cf-garage-how = Set aside, not at risk: au garage, or au chocolat
cf-suite-of = suite

## What is asked, and of whom
cf-ask-bank-how-loss = Put up any sum from { $low }. You deal and play against the table, and keep the bank as long as you win.
cf-ask-bank-how-decided = Put up any sum from { $low }. You deal and play against the table for one coup; then the bank is paid out and goes to the right.
cf-ask-bank-how-never = Put up any sum from { $low }. You deal and play against the table until the bank is broken or you leave.
cf-ask-stake-how = { $left } left to cover. The player with the largest stake plays the hand.
cf-ask-stake-called = { $left } left to cover. The player who called plays the hand.
cf-ask-stake-kept = { $left } left to cover. The player who called before the pass plays the hand with any stake: { $name }.
cf-ask-stake-cut = The bank is covered. A stake earlier in prime comes first, and anything over the bank is cut.
cf-ask-ponte = You have { $points }
cf-ask-banker = You have { $points }; the ponte { $given ->
    [none] stood
   *[other] took { $given }
}
cf-ask-auction-how = The highest bidder puts up the bid and gets the bank. Equal bids go in prime order.
cf-ask-set-aside = Will you set winnings aside?
cf-ask-leave-in = { $left } of your bank are not covered
cf-ask-leave-in-how = What stays in plays in the next coup. The rest is set aside.
