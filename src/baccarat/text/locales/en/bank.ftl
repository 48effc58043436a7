### What the croupier says of a player's bank, in French where the games do.
### Sums are `units`, and come as text, already written as chips.

## The bank goes round

bank-offered = Seat { $seat }, would you like the bank?
bank-waits = Nobody takes the bank: it goes to the first who will.
bank-put-up = Seat { $seat } puts up a bank of { $units }.
bank-added = Seat { $seat } adds { $units } to the bank.
bank-doubling = The bank is { $units }. Who doubles it, for half the gain and half the loss?
bank-consent-asked = Seat { $other } would join the bank with { $units }. Seat { $seat }, do you accept?
bank-partner-refused = The banker declines, and holds the bank alone.
bank-doubled = “Banco double.” Seat { $seat } comes in with the banker: the bank is { $units }.
bank-held = Seat { $seat } holds the bank.
bank-lost = Seat { $seat } has lost the bank.
bank-passed = “La main passe” — seat { $seat } passes the bank on, and takes out { $units }.
bank-cashed = Seat { $seat } cashes in the bank: { $units }.
bank-uncovered = Nobody plays against seat { $seat }, who gets { $units } back.
bank-left = Seat { $seat } has left, and is paid { $units } from the bank.
bank-share = Seat { $seat }, who doubled, gets { $units } back.
bank-suite = “Il y a une suite” — there is a bank to follow, at { $units }. Who takes it?
bank-suite-taken = “Passez-moi les cartes” — pass me the cards: seat { $seat } has the bank, at { $units }.
bank-giver-asked = Nobody takes it. Seat { $seat } may have it back, at { $units }.
bank-auction = Nobody takes the suite, and the bank is auctioned. Your bids, please.
bank-auction-left = The player who took the bank has left without a coup, and it is auctioned. Your bids, please.
bank-auction-won = The bank goes to seat { $seat }, at { $units }.
bank-forced = Nobody bids. Seat { $seat } has to hold the bank at { $units }, or give up the seat.
bank-seat-lost = Seat { $seat } refuses the bank, and gives up the seat.
bank-newcomer = Seat { $seat } is new in this shoe, and lets the hand pass once.

## Calls and stakes

bank-calls = The bank is { $units }. Your calls, please.
bank-bystanders-call = No seat calls. The bank is { $units }: does a bystander call?
bank-bystanders-alone = No seat calls the whole bank alone. It is { $units }: does a bystander call?
bank-banco = { $kind ->
    [suivi] “Suivi” — follow on. Banco to seat { $seat }, who lost the last and comes before everyone: { $units }.
    [solo] “Banco solo” — the bank alone. Banco to seat { $seat }, who covers it all: { $units }.
    [avec] “Banco avec la table” — with the table. Banco to seat { $seat } for half, { $units }; the table may stake the rest.
   *[marche] “Banco et la table marche” — and the table plays. Banco to seat { $seat }, who covers half and all that the table leaves, up to { $units }.
}
bank-banco-shared = { $kind ->
    [suivi] “Suivi” — follow on. Banco to seats { $seat } and { $other }, who lost the last together and come before everyone: { $units }.
   *[a-deux] “Banco à deux” — for two. Banco to seats { $seat } and { $other }, half each: { $units }.
}
bank-call-over = Seat { $seat } gives way: the stronger call goes first, and of equal ones the first in prime.
bank-call-lapsed = Seat { $seat } called for half, and nobody for the other: that call lapses.
bank-suivi-asked = “Suivi?” — seat { $seat } may still follow, until the cards are seen.
bank-stakes = { $units } to cover. Your stakes, please.
bank-stake-asked = Seat { $seat }, { $units } to cover. Your stake, please.
bank-bystanders-stake = { $units } left for the bystanders.
bank-raise-asked = The stakes are { $units } more than the bank. Does the banker hold them?
bank-raised = The banker adds { $units }.
bank-all-held = “Tous les coups sont tenus” — every stake is held: the banker adds { $units }.
bank-raise-matched = Seat { $seat } matches the raise with { $units }: half and half, as before.
bank-raise-unmatched = The raise is not matched: gain and loss now go by what each has in the bank.
bank-cut = { $left ->
    [yes] The bank is covered: { $units } of seat { $seat }’s stake go back.
   *[no] The bank is covered: seat { $seat }’s { $units } go back.
}
bank-garage = “Au garage” — { $units } are not covered, and are set aside.
bank-over-maximum = “Au garage” — { $units } more than a bank may hold: they are set aside.
bank-set-aside = “Au garage” — the banker sets { $units } aside.

## The hands

bank-banker-draws = The banker draws.
bank-reste = “Reste” — the banker stands.
bank-stakes-stand = Stakes and call stand.
bank-tax = The house takes { $units } of the win.
bank-nobody-staked = Nobody stakes, and there is no coup.
