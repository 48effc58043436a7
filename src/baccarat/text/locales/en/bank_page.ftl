# The words that the pages of all tables with a player's bank share. Sums come in as text, already written as chips.

## Answers to what is asked
answer-custom = custom
answer-choices = What you may do
answer-quick = Quick sums
answer-quick-low = Minimum
answer-quick-half = Half
answer-quick-again = The same again
answer-quick-open = All that is left
answer-quick-double = Double
answer-quick-all = All your chips
answer-quick-more = One more
answer-quick-most = The most
answer-amount = Sum
answer-add-chip = Add { $amount }
answer-clear = Take chips back
answer-least = At least { $amount }

## The hands and the places
bk-limits = Banks from { $minimum } · stakes from { $stake }{ $advisor ->
    [yes] {" · with an advisor"}
   *[no] {""}
}
bk-hand-empty = { $side }: no cards yet
bk-hand-hidden = { $side }, { $name }: { $cards ->
    [one] one card, face down
   *[other] { $cards } cards, face down
}
bk-hand-known = { $side }, { $name }: { $total }
bk-bystanders = Bystanders
bk-chair = Seat { $seat }
bk-chair-free = Seat { $seat }, free
bk-chair-taken = { $place }: { $name }, { $count ->
    [one] { $amount } chip
   *[other] { $amount } chips
}
bk-bystander = Bystander { $seat }
bk-refused = { $amount } refused
bk-at-stake = { $amount } at stake
bk-role-banker = banker
bk-role-co-banker = co-banker
bk-role-ponte = ponte
bk-role-asked = is being asked
bk-stake-lies = stake { $amount }
bk-prime = { $rank ->
    [1] 1st in prime
    [2] 2nd in prime
    [3] 3rd in prime
   *[other] { $rank }th in prime
}

## The bank
bk-bank-of = Bank of { $name }
bk-bank-mine = Your bank
bk-bank-none = No bank
bk-broken = The bank is broken, and a black cloth covers it
bk-open = { $amount } to cover
bk-over = { $amount } too much staked
bk-double = shared with { $name }
bk-double-mine = shared with you
bk-suite-price = The suite costs
bk-best-bid = Highest bid
bk-no-bid = No bid yet
bk-highest = Highest bid: { $amount }, { $name }.
bk-called = { $call }: { $names }

## What is asked, and of whom
bk-waiting-for = { $names } { $count ->
    [one] is being asked
   *[other] are being asked
}
bk-and-more = { $names } and { $count } more
bk-cards-come = The cards are coming…
bk-moment = One moment…
bk-late = When time is up: { $what }
bk-late-unseen = When time is up, the rules decide for you.
bk-you-said = You said: { $what }.
bk-bid-leads = Your bid of { $amount } leads.
bk-outbid = Your bid of { $amount } no longer leads
bk-may-bid = You may bid again.
bk-may-change = You may still change it.
bk-no-bank-yet = The bank goes to the first player who takes it.
bk-stands-add = Seat { $seat }, will you add to the bank?
bk-stands-match = Seat { $seat }, do you match the raise?
bk-stands-hand = Seat { $seat }, a card or none?
bk-stands-choice = Seat { $seat }, what will you do with the bank?
bk-stands-players = { $count ->
    [one] The table waits for one more player.
   *[other] The table waits for { $count } more players.
}
bk-closes = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} left to answer
bk-ask-bank = Would you like the bank?
bk-ask-bank-waits = Nobody has the bank
bk-ask-double = Banco double?
bk-ask-double-how = Add { $amount } to the bank and share the banker’s gain and loss.
bk-ask-accept-partner = A player would double your bank
bk-ask-accept-partner-how = If you accept, you share gain and loss; you alone play the hand.
bk-ask-calls = Will you call? The bank is { $bank }
bk-ask-calls-how = The strongest call wins; between equal calls, the first in prime.
bk-ask-banco-how = If several players call, the first in prime gets it.
bk-ask-suivi = Will you follow? The bank is { $bank }
bk-ask-suivi-how = The cards are dealt, and nobody has seen them. If you follow, you play them against the whole bank, and the other stakes go back.
bk-ask-stake = Your stake against the bank?
bk-ask-raise = The stakes are { $over } over your bank
bk-ask-raise-how = Put up more to cover more stakes. The rest is cut, last in prime first.
bk-ask-add = Will you add to your bank of { $bank }?
bk-ask-add-how = The chips you add stay in until the bank ends.
bk-ask-match-raise = The banker raises. Your half?
bk-ask-match-raise-how = Otherwise gains and losses are shared in proportion to each banker’s chips.
bk-ask-look = Your cards
bk-ask-look-how = Nobody else sees them.
bk-ask-show = { $points ->
    [8] “Huit, la petite!”
   *[9] “Neuf, la grande!”
}
bk-ask-show-how = A natural is shown immediately.
bk-ask-must-draw = You must draw.
bk-ask-must-stand = You must stand.
bk-ask-free = The choice is yours.
bk-ask-choice = You have { $amount } in the bank
bk-ask-empty = Your open bank is empty
bk-ask-empty-how = Hold it, and top it up before the next cards; or pass it on.
bk-ask-empty-hold-how = Hold it, and top it up before the next cards.
bk-ask-uncovered = Nobody has staked
bk-ask-take-bank = “Il y a une suite”, at { $price }
bk-ask-take-bank-how = Somebody passes the bank on. The player who takes it puts up that sum.
bk-ask-take-bank-at = “Il y a une suite”, from { $price }
bk-ask-take-bank-at-how = A player passes the bank on. The player who takes it puts up that sum or more.
bk-ask-return = Nobody takes your bank
bk-ask-return-how = You may have it back for { $price }, the sum at which you passed it on.
bk-ask-forced = Nobody bids, and the bank falls to you
bk-ask-costs-seat = If you decline, you give up your seat.
bk-ask-auction = What do you bid for the bank?

## Answers: the French of the game, and what it means
bk-do-put-up = Put up { $amount }
bk-do-take-bank-at = Take it, with { $amount }
bk-do-bid = Bid { $amount }
bk-do-punt = Stake { $amount }
bk-do-punt-none = No stake
bk-do-raise-bank = Raise by { $amount }
bk-do-raise-all = Tous les coups sont tenus
bk-do-raise-all-gloss = accept all stakes: { $amount } more
bk-do-raise-none = Leave it
bk-do-add-none = Add nothing
bk-do-add-to-bank = Add { $amount }
bk-do-set-aside = Set { $amount } aside
bk-do-leave-in = Leave { $amount }
bk-do-double = Banco double
bk-do-double-gloss = add { $amount }, half and half
bk-do-accept-partner = Accept
bk-do-accept-partner-gloss = half the gain and half the loss
bk-do-match-raise = Match it
bk-do-match-raise-gloss = { $amount } from you
bk-do-take-bank = Passez-moi les cartes
bk-do-take-bank-gloss = pass me the cards, for { $amount }
bk-do-forced = Hold it with { $price }
bk-do-leave-seat = Give up my seat
bk-do-suivi-gloss = again, before everyone: { $amount }
bk-do-solo-gloss = all of it alone: { $amount }
bk-do-a-deux-gloss = half, with another player: { $amount }
bk-do-avec-gloss = half, and the table takes the rest: { $amount }
bk-do-marche-gloss = half, and the remainder: up to { $amount }
bk-do-no-call = No call
bk-do-no-call-gloss = stake afterwards, if you like
bk-do-pass = No, thank you
bk-do-decline-bank = Decline
bk-do-decline-bank-gloss = it goes on to the next player
bk-do-draw-ponte-gloss = draw a card
bk-do-stand-ponte-gloss = stand
bk-do-draw-banker = A card
bk-do-draw-banker-gloss = draw
bk-do-stand-banker-gloss = stand
bk-do-ask-table = Ask for the table
bk-do-ask-table-gloss = it binds you where it says the same against both
bk-do-ask-table-one-gloss = it then binds you
bk-table-differs = The table leaves it open, or differs for the two sides.
bk-do-show = Show them
bk-do-look = Look at them
bk-do-hold = Hold the bank
bk-do-hold-gloss = play another coup
bk-do-wait = Wait for stakes
bk-do-wait-gloss = once more
bk-do-pass-on = La main passe
bk-do-pass-on-gloss = take out { $amount }, pass the bank on
bk-do-give-up = Take it back
bk-do-give-up-gloss = { $amount } back to you
# What the language puts between two sentences.
bk-between-sentences = { " " }
bk-custom-is = Custom says: { $what ->
    [D] draw
   *[S] stand
}

## What seats said, briefly
bk-said-pass = no
bk-said-double = double
bk-said-suivi = Suivi
bk-said-solo = Banco
bk-said-a-deux = À deux
bk-said-avec = Avec
bk-said-marche = Marche
bk-said-cheval = À cheval
bk-said-punt-none = no stake
bk-said-take-bank = takes it
bk-said-bid = bids { $amount }
bk-said-match-raise = matches
bk-said-accept-partner = accepts

## What is done for those who are late
bk-default-draw = a card
bk-default-stand = no card
bk-default-pass-bank = the bank is passed on

## The rail
bk-stake-label = Staked
bk-in-bank = In the bank
bk-in-bank-garage = Bank and garage
bk-draw-seat = Draw a seat
bk-draw-seat-how = Seats are drawn by lot.
bk-stand-by-how = A bystander may stake what the seated players leave.
bk-all-taken = All seats are taken, but you may play standing.

## Help
bk-help-choose = choose an option, counted from the left
bk-help-no = no: no call, no stake, decline
bk-help-enter = confirm a sum, look at your cards, skip the motion
bk-help-peek = lift a corner of your cards
bk-help-chips = add a chip to a sum
bk-help-clear = start the sum over

## The game's own words, which stay French
bk-call-suivi = Suivi
bk-call-solo = Banco solo
bk-call-a-deux = Banco à deux
bk-call-avec = Banco avec la table
bk-call-marche = Banco et la table marche
bk-do-draw-ponte = Carte, s’il vous plaît
bk-do-stand-ponte = Non, Monsieur
bk-do-stand-banker = Reste
