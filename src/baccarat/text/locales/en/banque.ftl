### What the croupier of a table of baccara banque says and explains, in French where the game does.
### Sums are `units`, and come as text, already written as chips; points come as numbers.

## A new shoe

banque-shuffle-croupier = { $cut ->
    [banker-names] The croupier shuffles; the player named by the banker cuts.
   *[neighbour] The croupier shuffles, and their left neighbour cuts.
}
banque-shuffle-neighbours = { $cut ->
    [banker-names] The croupier shuffles, then the banker’s neighbours, and the banker last; the player named by the banker cuts.
   *[neighbour] The croupier shuffles, then the banker’s neighbours, and the banker last; the croupier’s left neighbour cuts.
}
banque-cutter-asked = Seat { $seat }, who is to cut?
banque-cutter-named = { $own ->
    [yes] Seat { $seat }, the banker, cuts.
   *[no] The banker names seat { $seat }, who cuts.
}
banque-table-asked = Seat { $seat }, the banker, asks the croupier for the table.
banque-lot = The lot falls to seat { $seat }.
banque-side-void = { $side ->
    [right] The right side’s coup is void: its stakes go back.
   *[left] The left side’s coup is void: its stakes go back.
}
banque-last-coups = { $coups ->
    [1] This is the shoe’s last coup.
   *[other] There are { $coups } coups left in the shoe.
}

## The bank

banque-auction = The bank is auctioned. Your bids, please.
banque-auction-open = The bank is open: it covers every stake. The first to say “Tous les coups sont tenus” has it.
banque-auction-open-lot = The bank is open: it covers every stake. Who says “Tous les coups sont tenus”? A lot decides between several.
banque-suite-open = “Il y a une suite” — there is an open bank to follow, at { $units }. It covers every stake. Who takes it?
banque-suite-limited = “Il y a une suite” — there is a bank to follow, at { $units }. It answers for no more than it holds. Who takes it?
banque-offered-open = Seat { $seat }, would you like the bank? It is open: it covers every stake.
banque-waits-open = Nobody takes the bank: it goes to the first who will. It is open: it covers every stake.
banque-game-ends = Nobody wants the bank: the game ends, until somebody puts one up.
banque-open = “Tous les coups sont tenus” — every stake is held: seat { $seat } has the bank, and it is open.
banque-capital-tax = The house takes { $units } from seat { $seat }, as tax on the chips put in.
banque-accept-asked = The stakes are { $units } more than the bank. Does the banker accept them all?
banque-all-accepted = “Tous les coups sont tenus” — every stake is held: the banker puts in { $units }, and the bank is open.
banque-top-up-asked = The stakes are { $units } more than the bank. Does the banker top it up?
banque-topped-up = “Tous les coups sont tenus” — every stake is held: the banker tops the bank up by { $units }.
banque-refill-asked = “La banque a sauté” — the bank is broken. Seat { $seat }, do you go on, with { $units }?
banque-refilled = Seat { $seat } goes on, with a bank of { $units }.
banque-new-shoe-asked = Seat { $seat }, do you want a new shoe?
banque-bank-lost = “La banque a sauté” — the bank of seat { $seat } is broken.
banque-bank-passed = “Il y a une suite” — seat { $seat } retires, and takes out { $units }.
banque-bank-cashed = The shoe is dealt out: seat { $seat } takes out the bank, { $units }.
banque-bank-uncovered = Seat { $seat } does not hold all stakes and gives the bank up, with { $units }. The stakes go back.
banque-bank-left = Seat { $seat } has left, and is paid { $units } from the bank.
banque-winner-out = Seat { $seat } leaves with a gain, and does not hold the bank again in this shoe.

## Calls and stakes

banque-banco = { $where ->
    [cheval] “Banco à cheval” — half on each hand. Banco to seat { $seat }, who plays both hands: { $units }.
   *[hand] “Banco.” Banco to seat { $seat }, on their own side’s hand: { $units }.
}
banque-banco-halves = “Banco” on both sides: seats { $seat } and { $other } go halves, each on their own side: { $units }.
banque-stakes-open = The bank is open. Your stakes, please.
banque-hand-held = { $side ->
    [right] On the right there are { $units }: the cards go to seat { $seat }.
   *[left] On the left there are { $units }: the cards go to seat { $seat }.
}

## The hands

banque-carte = “Carte, s’il vous plaît” — { $side ->
    [right] a card for the right, please.
   *[left] a card for the left, please.
}
banque-non = “Non, Monsieur” — { $side ->
    [right] no card for the right.
   *[left] no card for the left.
}
banque-natural = { $points ->
    [8] “Huit, la petite”
   *[9] “Neuf, la grande”
} — { $side ->
    [right] the right has
    [left] the left has
   *[banker] the banker has
} { $points }.
banque-shown = { $side ->
    [right] The right shows
    [left] The left shows
   *[banker] The banker shows
} { $points ->
    [0] zero, baccara
   *[other] { $points }
}.
banque-result-side = { $side ->
    [right] The right wins, { $points } to { $bank }.
   *[left] The left wins, { $points } to { $bank }.
}
banque-result-banker = { $side ->
    [right] The bank beats the right, { $bank } to { $points }.
   *[left] The bank beats the left, { $bank } to { $points }.
}
banque-result-tie = “En cartes” — { $side ->
    [right] the right ties, { $points } to { $bank }.
   *[left] the left ties, { $points } to { $bank }.
}
banque-not-answered = The bank answers for no more: { $units } of seat { $seat }’s stake go back.
banque-paid-in-part = The bank goes no further: seat { $seat } is paid { $units }.
banque-hand-passed = { $side ->
    [right] The hand of the right passes to seat { $seat }.
   *[left] The hand of the left passes to seat { $seat }.
}

## Why it went so

why-banque-banker-natural = The banker has { $points } on two cards: all show, and nobody draws.
why-banque-banker-natural-last = The banker has { $points } on two cards, which beats every hand without a natural, whatever it drew.
why-banque-natural = { $side ->
    [right] The right has { $points } on two cards, which is decided immediately, against the banker’s two.
   *[left] The left has { $points } on two cards, which is decided immediately, against the banker’s two.
}
why-banque-side-draws = { $side ->
    [right] The right has { $points }
   *[left] The left has { $points }
}{ $bound ->
    [bound] : on 0 to 4 a card must be drawn.
    [free] : on 5 one may draw or stand, and the holder chose to draw.
    [custom] , was free to choose, and drew, as custom has it.
   *[against] , was free to choose, and drew against custom.
}
why-banque-side-stands = { $side ->
    [right] The right has { $points }
   *[left] The left has { $points }
}{ $bound ->
    [bound] : on 6 or 7 one must stand.
    [free] : on 5 one may draw or stand, and the holder chose to stand.
    [custom] , was free to choose, and stood, as custom has it.
   *[against] , was free to choose, and stood against custom.
}
why-banque-banker-draws = { $bound ->
    [bound] The banker has { $points }, asked for the table, which says the same against both sides, and had to draw.
    [free] The banker has { $points }, was free to choose, and drew; against the side with more at stake custom leaves it open.
    [custom] The banker has { $points }, was free to choose, and drew, as custom has it against the side with more at stake.
   *[against] The banker has { $points }, was free to choose, and drew. Against the side with more at stake, custom is to stand.
}
why-banque-banker-stands = { $bound ->
    [bound] The banker has { $points }, asked for the table, which says the same against both sides, and had to stand.
    [free] The banker has { $points }, was free to choose, and stood; against the side with more at stake custom leaves it open.
    [custom] The banker has { $points }, was free to choose, and stood, as custom has it against the side with more at stake.
   *[against] The banker has { $points }, was free to choose, and stood. Against the side with more at stake, custom is to draw.
}
why-banque-result-side = { $side ->
    [right] The right’s { $points } beats the banker’s { $bank }: the bank pays the right’s stakes.
   *[left] The left’s { $points } beats the banker’s { $bank }: the bank pays the left’s stakes.
}
why-banque-result-side-as-far = { $side ->
    [right] The right’s { $points } beats the banker’s { $bank }: the bank pays the right’s stakes, as far as it goes.
   *[left] The left’s { $points } beats the banker’s { $bank }: the bank pays the left’s stakes, as far as it goes.
}
why-banque-result-banker = { $side ->
    [right] The banker’s { $bank } beats the right’s { $points }: its stakes go into the bank.
   *[left] The banker’s { $bank } beats the left’s { $points }: its stakes go into the bank.
}
why-banque-result-tie = { $side ->
    [right] The right’s { $points } against { $bank } is a tie: there nobody wins.
   *[left] The left’s { $points } against { $bank } is a tie: there nobody wins.
}
