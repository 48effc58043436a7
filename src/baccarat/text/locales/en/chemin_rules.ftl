# The words of the rules of chemin de fer. Sums come in as text, already written as chips.

cf-rules-title = How chemin de fer is played
cf-rules-aim = One player is the banker and plays against the table. Two hands are dealt, the ponte’s and the banker’s; whichever comes nearer to nine wins.
cf-rules-travels = The bank travels from seat to seat, always to the right.
cf-rules-bank-title = The bank
cf-rules-bank = The banker puts up any sum from { $minimum }. The others stake against it, from { $stake }; together they can win what is in the bank, no more.
cf-rules-keep-loss = A banker who wins keeps the bank and leaves it all in; one who loses passes the shoe to the right.
cf-rules-keep-decided = After every decided coup the bank is paid out and moves one seat on.
cf-rules-keep-never = The bank stays where it is until it is broken or its banker leaves.
cf-rules-tax = The house takes { $tax }% of each win of the bank.
cf-rules-most = A bank holds { $most } at most; what a win brings beyond that is set aside, au garage.
cf-rules-double = Before any coup one player may double a bank that nobody has doubled yet, and share its gain and loss.
cf-rules-consent = The banker has to accept that player.
cf-rules-standing-doubles = Those who stand may double it, too.
cf-rules-prime-suite = While a suite is played, prime begins at the right of its first banker, who comes last.
cf-rules-staking-open = All stake at the same time; what exceeds the bank is cut, last in prime first.
cf-rules-staking-in_order_cut_back = Each is asked in turn, from the banker’s right; what exceeds the bank is cut from the last.
cf-rules-staking-in_order_remaining = Each is asked in turn, from the banker’s right, for what is left.
cf-rules-bystanders = Bystanders may call if no seat does, and stake what the seats leave open.
cf-rules-bystanders-ranked = Those who stand may call unless a seat alone calls the whole bank, and one who calls it alone comes before partners. They rank by the chair before them, and stake what the seats leave open.
cf-rules-last-complete = “Banco et la table marche” comes before “Banco avec la table”, since its caller completes what the table leaves.
cf-rules-suivi-sole = A seated player who alone staked and lost has the right to a suivi too.
cf-rules-suivi-seen = A suivi may still be called after the deal, until the cards have been seen; it covers the whole bank, and the other stakes go back.
cf-rules-cards-kept = If the bank is passed on and becomes larger, a player with the right to a suivi has the cards once, with any stake, unless somebody calls.
cf-rules-garage = What nobody covers is set aside, au garage, and is not at risk.
cf-rules-voluntary = A banker who has won more than { $most } may set winnings aside before a coup. Where part of the bank is not covered, twice the covered sum may stay in it.
cf-rules-half-from-pass = { $count ->
    [one] After one coup that the bank has won, half of it may be set aside.
   *[other] After { $count } coups that the bank has won, half of it may be set aside.
}
cf-rules-all-in = The banker may also leave in all that nobody covers: hi va tot.
cf-rules-no-garage = What nobody covers stays in the bank, and is not at risk in that coup.
cf-rules-adds = Before the calls of each coup the banker may add to the bank.
cf-rules-cards-title = The cards
cf-rules-natural = Eight or nine on two cards is shown immediately: la petite, la grande. Nobody draws.
cf-rules-ponte-bound = The ponte, who has the largest stake, must draw on 0 to 4, chooses on 5, and must stand on 6 and 7.
cf-rules-ponte-free = The ponte, who has the largest stake, may always choose. The custom is to draw on 0 to 4 and stand on 6 and 7.
cf-rules-banker-bound = The banker goes by the tableau:
cf-rules-banker-free = The banker may always choose. By custom the tableau decides:
cf-rules-free-solo = When one player alone has called the whole bank, both hands choose freely; only a banker with 0 always draws.
cf-rules-ask-table = A banker with a choice may ask the croupier for the table, and is then bound by it.
cf-rules-looks-after = The banker looks only after the ponte has decided, and then shows the cards.
cf-rules-looks-once = The banker looks at once; cards are shown when both have decided.
cf-rules-pass-title = Passing the bank on
cf-rules-pass-title-never = The end of a bank
cf-rules-pass-win = After a win the banker may say “Il y a une suite” and take it all out. The bank is offered round at that sum, but for no less than { $minimum }: “Passez-moi les cartes”.
cf-rules-pass-any = Between coups the banker may always pass the bank on. It is offered round at the sum that it held, but for no less than { $minimum }: “Passez-moi les cartes”.
cf-rules-cut-placed = The croupier’s left neighbour places the cut card, and the croupier cuts there.
cf-rules-cut-from-left = The cut is offered from the croupier’s left on, until somebody cuts.
cf-rules-at-least = A player who takes it over may put up more than that sum.
cf-rules-deal-once = A player who takes a bank over must deal at least one coup.
cf-rules-giver-out = Who passed it on may not double it in its first coup.
cf-rules-partner-out = A co-banker of who passed it on may not bid for it.
cf-rules-standing-takes = It is offered first to the seats, from the right of the last seat that had it, and then to those who stand.
cf-rules-return = If nobody takes it, the player who passed it on may have it back at the same sum.
cf-rules-forced = If nobody bids, the right neighbour of the player who gave the bank holds it with { $minimum } or gives up the seat.
cf-rules-refusals = { $count ->
    [one] A player who declines the bank gives up the seat.
   *[other] A player who declines the bank { $count } times in a row in a shoe gives up the seat.
}
cf-rules-newcomer = A player who sits down during a shoe may not bank before the hand has gone by once.
cf-rules-least = A coup begins only with { $players } players in their seats; with fewer the table waits.
cf-rules-pass-never = Nobody takes over another player’s bank.
cf-rules-pass-next = If nobody takes it, the next player in turn may put up any sum from { $minimum }.
cf-rules-falls-original = When a suite is lost, the shoe goes to the right of its first banker.
cf-rules-falls-current = When a suite is lost, the shoe goes to the right of the player who held it.
cf-rules-table = { $packs ->
    [one] { $packs } pack
   *[other] { $packs } packs
} of 52, { $seats ->
    [one] one seat
   *[other] { $seats } seats
} drawn by lot, { $bystanders ->
    [0] no places for bystanders
    [one] one place for a bystander
   *[other] { $bystanders } places for bystanders
}.
cf-rules-late = A player who is late does what the rules ask; where there is a choice, that player stands on 5, goes by the tableau, stakes nothing and calls nothing.
cf-rules-late-passes = A banker who is late passes the bank on as soon as that is allowed.
