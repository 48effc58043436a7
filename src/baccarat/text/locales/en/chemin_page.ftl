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
cf-bead-plate-label = Bead plate: { $player } for the ponte, { $banker } for the banker, { $tie } en cartes
cf-coup-line = Ponte { $player }, banker { $banker }: { $outcome }
cf-limits = Banks from { $minimum } · stakes from { $stake }
cf-croupier = Croupier
cf-hand-empty = { $side }: no cards yet
cf-hand-hidden = { $side }, { $name }: { $cards ->
    [one] one card, face down
   *[other] { $cards } cards, face down
}
cf-hand-known = { $side }, { $name }: { $total }
cf-bystanders = Bystanders
cf-chair = Seat { $seat }
cf-chair-free = Seat { $seat }, free
cf-chair-taken = { $place }: { $name }, { $amount } chips
cf-bystander = Bystander { $seat }
cf-role-banker = banker
cf-role-co-banker = co-banker
cf-role-ponte = ponte
cf-role-asked = is being asked
cf-stake-lies = stake { $amount }
cf-prime = { $rank }. in prime

## The bank
cf-bank-of = Bank of { $name }
cf-bank-mine = Your bank
cf-bank-none = No bank
cf-open = open { $amount }
cf-over = { $amount } too much staked
cf-garage = au garage { $amount }
cf-garage-how = Set aside, not at risk: au garage, or au chocolat
cf-double = shared with { $name }
cf-suite-of = suite
cf-suite-price = The suite costs
cf-best-bid = Highest bid
cf-no-bid = No bid yet
cf-highest = Highest bid: { $amount }, { $name }.
cf-called = { $call }: { $names }

## What is asked, and of whom
cf-waiting-for = { $names } { $count ->
    [one] is being asked
   *[other] are being asked
}
cf-and-more = { $names } and { $count } more
cf-cards-come = The cards come…
cf-moment = One moment…
cf-late = When time is up: { $what }
cf-late-unseen = When time is up, the rules decide for you.
cf-you-said = You said: { $what }.
cf-bid-leads = Your bid of { $amount } leads.
cf-outbid = Your bid of { $amount } no longer leads
cf-may-bid = You may bid again.
cf-may-change = You may still change it.
cf-no-bank-yet = The bank waits for the first who takes it.
cf-closes = { $seconds } seconds left to answer

cf-ask-bank = The bank is yours, if you like
cf-ask-bank-how-loss = Put up any sum from { $low }. You deal and play against the table, and keep the bank as long as you win.
cf-ask-bank-how-decided = Put up any sum from { $low }. You deal and play against the table for one coup; then the bank is paid out and goes to the right.
cf-ask-bank-how-never = Put up any sum from { $low }. You deal and play against the table until the bank is broken or you give it up.
cf-ask-bank-waits = Nobody has the bank
cf-ask-double = Banco double?
cf-ask-double-how = Add { $amount } to the bank and share the banker’s gain and loss.
cf-ask-calls = Will you call? The bank is { $bank }
cf-ask-calls-how = Of several calls the strongest counts, then the seat nearest to the banker’s right.
cf-ask-stake = Your stake against the bank?
cf-ask-stake-how = { $left } of it are open. The largest stake plays the hand.
cf-ask-stake-cut = All of it is taken; a stake nearer in prime goes first, and what exceeds the bank is cut.
cf-ask-raise = The stakes are { $over } over your bank
cf-ask-raise-how = Put up more, and more of them play. What you do not hold is cut, last in prime first.
cf-ask-add = Will you add to your bank of { $bank }?
cf-ask-add-how = What you add stays in until the bank ends.
cf-ask-match = The banker raises. Your half?
cf-ask-match-how = Without it, gain and loss go by what each has in the bank.
cf-ask-look = Your cards
cf-ask-look-how = Lift a corner; let go, and they are turned up. Nobody else sees them.
cf-ask-show = { $points ->
    [8] Huit, la petite!
   *[9] Neuf, la grande!
}
cf-ask-show-how = A natural is shown at once.
cf-ask-ponte = You have { $points }
cf-ask-banker = You have { $points }; the ponte { $given ->
    [none] stood
   *[other] took { $given }
}
cf-ask-must-draw = With that you must draw.
cf-ask-must-stand = With that you must stand.
cf-ask-free = You may do as you like.
cf-ask-choice = You have { $amount } in the bank
cf-ask-choice-how = Hold it and play on, or take it all out and pass the bank on.
cf-ask-uncovered = Nobody has staked
cf-ask-uncovered-how = Wait once more for stakes, or take your bank back.
cf-ask-suite = Il y a une suite, at { $price }
cf-ask-suite-how = Somebody passes the bank on. Whoever takes it puts up the same sum.
cf-ask-auction = What do you bid for the bank?
cf-ask-auction-how = The highest bid puts it up and has it. Equal bids go by prime.

## Answers: the French of the game, and what it means
cf-do-put-up = Put up { $amount }
cf-do-bid = Bid { $amount }
cf-do-punt = Stake { $amount }
cf-do-punt-none = No stake
cf-do-raise-bank = Raise by { $amount }
cf-do-raise-all = Tous les coups sont tenus
cf-do-raise-all-gloss = hold every stake: { $amount } more
cf-do-raise-none = Leave it
cf-do-add-none = Add nothing
cf-do-add-to-bank = Add { $amount }
cf-do-double = Banco double
cf-do-double-gloss = add { $amount }, half and half
cf-do-match-raise = Match it
cf-do-match-raise-gloss = { $amount } from you
cf-do-take-bank = Passez-moi les cartes
cf-do-take-bank-gloss = pass me the cards, for { $amount }
cf-do-suivi-gloss = again, before everyone: { $amount }
cf-do-solo-gloss = all of it alone: { $amount }
cf-do-a-deux-gloss = half, with another: { $amount }
cf-do-avec-gloss = half, the table the rest: { $amount }
cf-do-marche-gloss = half, and what is left: up to { $amount }
cf-do-no-call = No call
cf-do-no-call-gloss = stake afterwards, if you like
cf-do-pass = No, thank you
cf-do-decline-bank = Decline
cf-do-decline-bank-gloss = it goes on to the right
cf-do-draw-ponte-gloss = draw a card
cf-do-stand-ponte-gloss = stand
cf-do-draw-banker = A card
cf-do-draw-banker-gloss = draw
cf-do-stand-banker-gloss = stand
cf-do-show = Show them
cf-do-look = Look at them
cf-do-hold = Hold the bank
cf-do-hold-gloss = play another coup
cf-do-wait = Wait for stakes
cf-do-wait-gloss = once more
cf-do-pass-on = La main passe
cf-do-pass-on-gloss = take out { $amount }, pass the bank on
cf-do-give-up = Take it back
cf-do-give-up-gloss = { $amount } back to you
cf-custom-is = Custom says: { $what ->
    [D] draw
    [S] stand
   *[F] as you like
}

## What seats said, briefly
cf-said-pass = no
cf-said-double = double
cf-said-suivi = Suivi
cf-said-solo = Banco
cf-said-a-deux = À deux
cf-said-avec = Avec
cf-said-marche = Marche
cf-said-punt-none = no stake
cf-said-take-bank = takes it
cf-said-bid = bids { $amount }
cf-said-match-raise = matches

## What is done for those who are late
cf-default-pass = no
cf-default-punt = no stake
cf-default-draw = a card
cf-default-stand = no card
cf-default-show = the cards are shown
cf-default-pass-bank = the bank is passed on
cf-default-give-up-bank = the bank is taken back
cf-default-hold-bank = the bank is held

## The rail
cf-stake-label = Staked
cf-in-bank = In the bank
cf-draw-seat = Draw a seat
cf-draw-seat-how = Seats are drawn by lot.
cf-stand-by = Stand by
cf-stand-by-how = A bystander stakes what the seats leave open.
cf-all-taken = All seats are taken; you may stand by.

## Help
cf-help-choose = choose what is offered, from the left
cf-help-no = no: no call, no stake, decline
cf-help-enter = confirm a sum, look at your cards, skip the motion
cf-help-peek = lift a corner of your cards
cf-help-chips = add a chip to a sum
cf-help-clear = start the sum again

## Rules
cf-rules-title = How chemin de fer is played
cf-rules-aim = One player is the banker and plays against the table. Two hands are dealt, the ponte’s and the banker’s; whichever comes nearer to nine wins. The bank travels from seat to seat, always to the right.
cf-rules-bank-title = The bank
cf-rules-bank = The banker puts up any sum from { $minimum }. The others stake against it, from { $stake }; together they can win what is in the bank, no more.
cf-rules-keep-loss = A banker who wins keeps the bank and leaves it all in; one who loses passes the shoe to the right.
cf-rules-keep-decided = After every decided coup the bank is paid out and moves one seat on.
cf-rules-keep-never = The bank stays where it is until it is broken.
cf-rules-tax = The house takes { $tax } % of each win of the bank.
cf-rules-no-tax = The house takes nothing.
cf-rules-calls-title = Calls
cf-rules-calls-all = Before the stakes anyone may call, strongest first: suivi, to follow on a lost banco; banco solo, the whole bank; banco à deux, half each for two; banco avec la table, half, the table staking the rest; et la table marche, and what the table leaves.
cf-rules-calls-banco = Before the stakes anyone may call banco: the whole bank, alone.
cf-rules-prime = Equal calls go by prime: the seat nearest to the banker’s right comes first.
cf-rules-staking-open = All stake at the same time; what exceeds the bank is cut, last in prime first.
cf-rules-staking-in_order_cut_back = Each is asked in turn, from the banker’s right; what exceeds the bank is cut from the last.
cf-rules-staking-in_order_remaining = Each is asked in turn, from the banker’s right, for what is left.
cf-rules-garage = What nobody covers is set aside, au garage, and is not at risk.
cf-rules-no-garage = What nobody covers stays in the bank, and is not at risk in that coup.
cf-rules-raise = When more is staked than the bank holds, the banker may put up more.
cf-rules-adds = Before the calls of each coup the banker may add to the bank.
cf-rules-double = Before any coup one player may double a bank that nobody has doubled yet, and share its gain and loss.
cf-rules-cards-title = The cards
cf-rules-values = Ace counts one, two to nine their number, tens and court cards nothing. Of a sum only the last digit counts.
cf-rules-natural = Eight or nine on two cards is shown at once: la petite, la grande. Nobody draws.
cf-rules-ponte-bound = The ponte, who has the largest stake, must draw on 0 to 4, chooses on 5, and must stand on 6 and 7.
cf-rules-ponte-free = The ponte, who has the largest stake, may always choose. The custom is to draw on 0 to 4 and stand on 6 and 7.
cf-rules-banker-bound = The banker goes by the tableau:
cf-rules-banker-free = The banker may always choose. By custom the tableau decides:
cf-rules-has = Banker has
cf-rules-draws = draws after giving
cf-rules-always = always
cf-rules-never = never
cf-rules-stood = or when the ponte stood
cf-rules-may = may, after { $given }
cf-rules-looks-after = The banker looks only after the ponte has decided, and then shows the cards.
cf-rules-looks-once = The banker looks at once; cards are shown when both have decided.
cf-rules-tie-back = En cartes, a tie: stakes go back, and the calls open again.
cf-rules-tie-stand = En cartes, a tie: stakes and call stand for the next coup.
cf-rules-pass-title = Passing the bank on
cf-rules-pass-win = After a win the banker may say “Il y a une suite” and take it all out. The bank is offered round at that sum: “Passez-moi les cartes”.
cf-rules-pass-any = Between coups the banker may always pass the bank on. It is offered round at the sum that it held: “Passez-moi les cartes”.
cf-rules-pass-never = A bank is not passed on.
cf-rules-auction = If nobody takes it, it is auctioned.
cf-rules-table = { $packs } packs of 52, { $seats } seats drawn by lot, { $bystanders } places for bystanders.
cf-rules-shuffle-croupier = The croupier shuffles.
cf-rules-shuffle-everyone = The croupier shuffles, then every player in turn, then the croupier again.
cf-rules-cut-neighbour = The croupier’s left neighbour cuts.
cf-rules-cut-croupier = The croupier cuts.
cf-rules-late = A player who is late does what the rules ask; where there is a choice, that player stands on 5, goes by the tableau, stakes nothing, calls nothing, and passes the bank on.

## The game's own words, which stay French
cf-call-suivi = Suivi
cf-call-solo = Banco solo
cf-call-a-deux = Banco à deux
cf-call-avec = Banco avec la table
cf-call-marche = Banco et la table marche
cf-do-draw-ponte = Carte, s’il vous plaît
cf-do-stand-ponte = Non, Monsieur
cf-do-stand-banker = Reste
