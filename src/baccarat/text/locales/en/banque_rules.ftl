# The words of the rules of baccara banque. Sums come in as text, already written as chips.

bq-rules-title = How baccara banque is played
bq-rules-aim = One player holds the bank, in the middle of the table, and plays against two sides at once: those at their right, and those at their left. Three hands are dealt, one for each side and the banker’s; each side by itself wins against the bank, or loses.
bq-rules-bank-title = The bank
bq-rules-award-auction = The bank is auctioned: each bid is above the last, from { $minimum }, and the highest has it.
bq-rules-award-auction-lot = The bank is auctioned: bids start at { $minimum }, and the highest has it. Between equal bids a lot decides.
bq-rules-award-open = The bank is auctioned without sums: the first to say “Tous les coups sont tenus” gets it immediately, and opens it with { $minimum }.
bq-rules-award-open-lot = The bank is offered without sums: players who say “Tous les coups sont tenus” apply for it, and a lot decides between several. It opens with { $minimum }.
bq-rules-award-list = The bank goes by the list: the first name on it puts up any sum from { $minimum }.
bq-rules-bank-maximum = A new bank is no larger than { $most }; what it wins may exceed that.
bq-rules-open-allowed = “Tous les coups sont tenus” goes above every bid: the first to say it gets the bank immediately. It is then an open bank, banque ouverte, which holds every stake.
bq-rules-open-always = Every bank is an open bank, banque ouverte: it covers every stake.
bq-rules-top-up = Before the cards an open bank is topped up to the sum of all stakes, or given up.
bq-rules-limited = A limited bank answers for what is in it, no more. At zero it is broken, and a black cloth is laid over it.
bq-rules-refill-never-auction = A broken bank is auctioned.
bq-rules-refill-never-list = After a broken bank the next name on the list puts one up.
bq-rules-refill-opening = The player whose bank was broken may go on with the sum that it opened with.
bq-rules-refill-minimum = The player whose bank was broken may go on with { $minimum }.
bq-rules-refill-opening-or-more = The player whose bank was broken may go on with any sum from the one that it opened with.
bq-rules-stays = The banker keeps the bank after a loss too, and takes nothing out of it; { $shoes ->
    [0] it lasts as long as the banker likes.
    [one] it lasts until the shoe is dealt out.
   *[other] it lasts for { $shoes } shoes at most.
}
bq-rules-retire-any-time = The banker may retire after any round; then the bank is offered round at the sum that is in it, but for no less than { $minimum }: “Il y a une suite”.
bq-rules-retire-after-coup = The banker may retire after one coup; then the bank is offered round at the sum that is in it, but for no less than { $minimum }: “Il y a une suite”.
bq-rules-retire-any-time-first = The banker may retire after any round; then the bank is offered round at the sum that it opened with: “Il y a une suite”.
bq-rules-retire-after-coup-first = The banker may retire after one coup; then the bank is offered round at the sum that it opened with: “Il y a une suite”.
bq-rules-winner-out = A banker who leaves with a gain may not hold the bank again in that shoe.
bq-rules-new-shoe = Every auction after a coup is for a new shoe.
bq-rules-new-shoe-broken = The player who goes on with a broken bank may have one too.
bq-rules-suite-open = The player who takes it over holds an open bank too.
bq-rules-suite-limited = A player who takes over an open bank holds a limited one.
bq-rules-suite-list = If nobody takes it, the next name on the list puts a bank up.
bq-rules-places = The new banker takes the middle, and the player who sat there takes their seat.
bq-rules-tax-limited = The house takes { $limited }% of what a coup brings a limited bank, both sides taken together.
bq-rules-tax-open = The house takes { $open }% of what a coup brings an open bank, both sides taken together.
bq-rules-tax-capital = The house takes { $capital }% of all that is put into a bank.
bq-rules-tax-nearest-tenth = It is taken to the nearest tenth of a chip.
bq-rules-tax-nearest-quarter = It is taken to the nearest quarter of a chip.
bq-rules-tax-nearest-half = It is taken to the nearest half of a chip.
bq-rules-double = Before any coup one player may double a limited bank that nobody has doubled yet, and share its gain and loss.
bq-rules-stakes-title = Calls and stakes
bq-rules-stakes = You stake on your own side, from { $stake }, and win or lose with it.
bq-rules-bystanders-limited = Against a limited bank bystanders choose a side and stake what the seats leave open.
bq-rules-bystanders-open = Against an open bank bystanders stake on either side, as much as they like.
bq-rules-halved = A call covers both sides, half on each.
bq-rules-both-hands = A player of both hands plays the right one first; the left one stays face down until then, for that player too.
bq-rules-banco-free = A player who calls the bank alone may draw or stand on any hand without a natural.
bq-rules-banco-start = Before the first coup of a bank anyone may call banco: the whole bank, alone. { $times ->
    [0] It is not repeated.
    [one] A banco that is void on balance may be repeated once.
   *[other] A banco that is void on balance may be repeated, { $times } times at most.
}
bq-rules-calls-club = Before the stakes anyone may call banco, the whole bank: on the hand of their own side, or à cheval, half on each. Two on opposite sides take half each. A player who loses may call again, { $times ->
    [one] once at most
   *[other] { $times } times in a row at most
}.
bq-rules-uncalled = Against an open bank there are no calls.
bq-rules-calls-none = There are no calls.
bq-rules-prime-round = Between equal calls or stakes, the first in prime counts: the seat nearest to the banker’s right, and so on round the table.
bq-rules-prime-alternating = Between equal calls or stakes, the first in prime counts: the banker’s right neighbour, then the left, then the second on the right, and so on.
bq-rules-sides-lot = If players on both sides call banco, a lot decides between the first of each side.
bq-rules-over-refused = What exceeds a limited bank is refused, last in prime first.
bq-rules-over-as-far = What exceeds a limited bank is paid by prime as far as the bank goes; or the banker accepts every stake, and the bank is open from then on.
bq-rules-tie-last = On the last coup of a shoe the stakes go back.
bq-rules-cards-title = The cards
bq-rules-natural = Eight or nine on two cards is shown immediately: la petite, la grande. The banker’s ends the coup; a side’s is decided there and then, against the banker’s two cards.
bq-rules-natural-last = Eight or nine on two cards is shown when its hand is asked: la petite, la grande. A side’s is decided there and then, against the banker’s two cards. The banker’s is shown after the sides have spoken, and beats every hand without one.
bq-rules-first-banker = The banker looks first; then the right speaks, then the left.
bq-rules-first-all = All look at once; then the right speaks, then the left.
bq-rules-first-sides = The right looks and speaks, then the left; only then does the banker look.
bq-rules-ponte-tableau = The player of a hand must draw on 0 to 4, chooses on 5, and must stand on 6 and 7.
bq-rules-ponte-free = The player of a hand may always choose. The custom is to draw on 0 to 4 and stand on 6 and 7.
bq-rules-holder = A side’s hand begins beside the banker. It stays while it wins or ties, and passes outward when it loses; it is played by somebody who has a stake on it.
bq-rules-banker = The banker decides last, freely, with the third cards of both sides in sight. By custom the tableau decides, against the side with more at stake:
bq-rules-ask-table = The banker may ask the croupier for the table, and is bound by it where it says the same against both sides.
bq-rules-late = Players who are late stake nothing, call nothing, and do what the rules ask; where there is a choice they stand on 5, and a banker goes by the tableau.
bq-rules-least-players = A coup needs { $least } players on each side; with fewer the table waits.
bq-rules-no-stop-card = There is no stop card: the shoe is dealt as long as there are cards for a whole coup.
bq-rules-shuffle-neighbours = The croupier shuffles, then the banker’s neighbours, and the banker last.
bq-rules-cut-banker-names = The player named by the banker cuts.
bq-rules-table = { $packs ->
    [one] { $packs } pack
   *[other] { $packs } packs
} of 52, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, chosen or drawn by lot, { $bystanders ->
    [0] no places for bystanders
    [one] one place for a bystander
   *[other] { $bystanders } places for bystanders
}.
