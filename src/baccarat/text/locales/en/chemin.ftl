### What the croupier of a table of chemin de fer says and explains, in French where the game does.
### Sums are `units`, and come as text, already written as chips; points come as numbers.

## The bank goes round

chemin-shuffle-croupier = { $cut ->
    [croupier] The croupier shuffles and cuts.
   *[neighbour] The croupier shuffles, and their left neighbour cuts.
}
chemin-shuffle-everyone = { $cut ->
    [croupier] The croupier shuffles, every player in turn, and the croupier again, who cuts.
   *[neighbour] The croupier shuffles, every player in turn, and the croupier again; their left neighbour cuts.
}
chemin-bank-offered = Seat { $seat }, would you like the bank?
chemin-bank-waits = Nobody takes the bank: it goes to the first who will.
chemin-bank-put-up = Seat { $seat } puts up a bank of { $units }.
chemin-added = Seat { $seat } adds { $units } to the bank.
chemin-doubling = The bank is { $units }. Who doubles it, for half the gain and half the loss?
chemin-doubled = “Banco double.” Seat { $seat } comes in with the banker: the bank is { $units }.
chemin-held = Seat { $seat } holds the bank.
chemin-bank-lost = Seat { $seat } has lost the bank.
chemin-bank-passed = “La main passe” — seat { $seat } passes the bank on, and takes out { $units }.
chemin-bank-cashed = Seat { $seat } cashes the bank: { $units }.
chemin-bank-uncovered = Nobody plays against seat { $seat }, who gets { $units } back.
chemin-bank-left = Seat { $seat } has left, and is paid { $units } from the bank.
chemin-bank-share = Seat { $seat }, who doubled, has { $units } back.
chemin-suite = “Il y a une suite” — there is a bank to follow, at { $units }. Who takes it?
chemin-suite-taken = “Passez-moi les cartes” — pass me the cards: seat { $seat } has the bank, at { $units }.
chemin-auction = Nobody takes the suite, and the bank is auctioned. Your bids, please.
chemin-auction-won = The bank goes to seat { $seat }, at { $units }.

## Calls and stakes

chemin-calls = There are { $units } in the bank. Your calls, please.
chemin-bystanders-call = No seat calls. There are { $units } in the bank: do the bystanders?
chemin-banco = { $kind ->
    [suivi] “Suivi” — follow on. Banco to seat { $seat }, who lost the last and comes before everyone: { $units }.
    [solo] “Banco solo” — the bank alone. Banco to seat { $seat }, who covers it all: { $units }.
    [avec] “Banco avec la table” — with the table. Banco to seat { $seat } for half, { $units }; the table may stake the rest.
   *[marche] “Banco et la table marche” — and the table plays. Banco to seat { $seat }, who covers half and all that the table leaves, up to { $units }.
}
chemin-banco-shared = { $kind ->
    [suivi] “Suivi” — follow on. Banco to seats { $seat } and { $other }, who lost the last together and come before everyone: { $units }.
   *[a-deux] “Banco à deux” — for two. Banco to seats { $seat } and { $other }, half each: { $units }.
}
chemin-call-over = Seat { $seat } gives way: the stronger call goes first, and of equal ones the first in prime.
chemin-call-lapsed = Seat { $seat } called for half, and nobody for the other: that call lapses.
chemin-stakes = There are { $units } to cover. Your stakes, please.
chemin-stake-asked = Seat { $seat }, there are { $units } to cover. Your stake, please.
chemin-bystanders-stake = There are { $units } left for the bystanders.
chemin-raise-asked = The stakes are { $units } more than the bank. Does the banker hold them?
chemin-raised = The banker adds { $units }.
chemin-all-held = “Tous les coups sont tenus” — every stake is held: the banker adds { $units }.
chemin-raise-matched = Seat { $seat } matches the raise with { $units }: half and half, as before.
chemin-raise-unmatched = The raise is not matched: gain and loss now go by what each has in the bank.
chemin-cut = { $left ->
    [yes] The bank is covered: { $units } of seat { $seat }’s stake go back.
   *[no] The bank is covered: seat { $seat }’s { $units } go back.
}
chemin-garage = “Au garage” — { $units } are not covered, and are set aside.
chemin-stakes-set = “Les jeux sont faits” — the stakes are set: { $units }. The cards go to seat { $seat }.

## The hands

chemin-carte = “Carte, s’il vous plaît” — a card, please.
chemin-non = “Non, Monsieur” — no card.
chemin-banker-draws = The banker draws.
chemin-reste = “Reste” — the banker stands.
chemin-natural = { $points ->
    [8] “Huit, la petite”
   *[9] “Neuf, la grande”
} — { $side ->
    [player] the ponte has
   *[banker] the banker has
} { $points }.
chemin-shown = { $side ->
    [player] The ponte shows
   *[banker] The banker shows
} { $points ->
    [0] zero, baccara
   *[other] { $points }
}.
chemin-result-ponte = The ponte wins, { $ponte } to { $banker }.
chemin-result-banker = The bank wins, { $banker } to { $ponte }.
chemin-result-tie = “En cartes” — { $ponte } to { $banker }, a tie.
chemin-stakes-stand = Stakes and call stand.
chemin-tax = The house takes { $units } of the win.
chemin-nobody-staked = Nobody stakes, and there is no coup.

## Why it went so

why-chemin-ponte = { $kind ->
    [suivi] Seat { $seat } played the hand, having followed on the lost banco.
    [solo] Seat { $seat } played the hand, having called the whole bank.
    [a-deux] Seat { $seat } played the hand, being first in prime of the two who shared the banco.
    [avec] Seat { $seat } played the hand, having called banco with the table.
    [marche] Seat { $seat } played the hand, having called banco with the table.
   *[largest] Seat { $seat } played the hand, having the largest stake; of equal ones the first in prime does.
}
why-chemin-natural = The ponte has { $ponte } and the banker { $banker } on two cards: an 8 or 9 ends the coup, and nobody draws.
why-chemin-not-given = The ponte asked for a card on { $ponte }, but the banker shows { $banker } on two: against a natural none is given.
why-chemin-ponte-draws = { $bound ->
    [bound] The ponte has { $points }: on 0 to 4 a card must be drawn.
    [free] The ponte has { $points }: on 5 one may draw or stand, and the ponte chose to draw.
    [custom] The ponte has { $points }, was free to choose, and drew, as custom has it.
   *[against] The ponte has { $points }, was free to choose, and drew against custom.
}
why-chemin-ponte-stands = { $bound ->
    [bound] The ponte has { $points }: on 6 or 7 one must stand.
    [free] The ponte has { $points }: on 5 one may draw or stand, and the ponte chose to stand.
    [custom] The ponte has { $points }, was free to choose, and stood, as custom has it.
   *[against] The ponte has { $points }, was free to choose, and stood against custom.
}
why-chemin-banker-draws = { $bound ->
    [bound] The ponte stood, and the banker has { $points }: on 0 to 5 a card must be drawn.
    [custom] The ponte stood; the banker has { $points }, was free to choose, and drew, as custom has it.
   *[against] The ponte stood; the banker has { $points }, was free to choose, and drew against custom.
}
why-chemin-banker-stands = { $bound ->
    [bound] The ponte stood, and the banker has { $points }: on 6 or 7 one must stand.
    [custom] The ponte stood; the banker has { $points }, was free to choose, and stood, as custom has it.
   *[against] The ponte stood; the banker has { $points }, was free to choose, and stood against custom.
}
why-chemin-banker-given-draws = { $bound ->
    [bound] The banker has { $points } and gave { $given }: by the tableau the banker must draw.
    [free] The banker has { $points } and gave { $given }: there the tableau leaves the choice, and the banker chose to draw.
    [custom] The banker has { $points } and gave { $given }, was free to choose, and drew, as custom has it.
   *[against] The banker has { $points } and gave { $given }, was free to choose, and drew against custom.
}
why-chemin-banker-given-stands = { $bound ->
    [bound] The banker has { $points } and gave { $given }: by the tableau the banker must stand.
    [free] The banker has { $points } and gave { $given }: there the tableau leaves the choice, and the banker chose to stand.
    [custom] The banker has { $points } and gave { $given }, was free to choose, and stood, as custom has it.
   *[against] The banker has { $points } and gave { $given }, was free to choose, and stood against custom.
}
why-chemin-result-ponte = The ponte’s { $ponte } beats the banker’s { $banker }: the bank pays every stake.
why-chemin-result-banker = The banker’s { $banker } beats the ponte’s { $ponte }: every stake goes into the bank.
why-chemin-result-tie = { $ponte } against { $banker } is a tie: nobody wins, and the bank stays.
