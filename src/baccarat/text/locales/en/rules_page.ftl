# The rules of punto banco, and what the keys do, in the page's words. Loaded on demand.

rules-title = How punto banco is played
rules-aim = Bet on which of two hands comes nearer to nine, Player or Banker, or on a tie. Both hands belong to the table: anyone may bet on either.
rules-values-title = Values
rules-values = Ace counts one, two to nine their number, tens and court cards nothing. Only the last digit of a sum counts: seven and six make three.
rules-natural-title = Naturals
rules-natural = Eight or nine on two cards ends the coup at once.
rules-player-title = Player’s third card
rules-player = Player draws on 0 to 5 and stands on 6 and 7.
rules-banker-title = Banker’s third card
rules-banker = If Player stood, Banker draws on 0 to 5. If Player drew, it depends on that card:
rules-banker-has = Banker has
rules-banker-draws = draws when Player’s card counts
rules-always = always
rules-never = never
rules-except = anything but { $given }
rules-pays-title = What is paid
rules-beside = only together with a bet on Player, Banker or Tie
rules-lines = The first line of a bet that applies counts; if none does, the stake is lost.
rules-tie = On a tie, stakes on Player and Banker are neither paid nor lost.
rules-tie-free = They stay where they are, and you may take them back.
rules-tie-stands = They stay up for the next coup: you may add to them, but not take them back.
rules-barred = A hand that wins while the stakes on it stand is called barred.
rules-commission = Commission is taken from each win immediately.
rules-whole-chips = Only whole chips are played for: commission is rounded to a whole chip, and wins are rounded down.
rules-tie-limit = A bet on a tie is at most { $share }% of the table’s maximum.
rules-side-limit = A side bet is at most { $share }% of the table’s maximum.
rules-tie-least = A bet on a tie is at least { $units } chips.
rules-side-least = A side bet is at least { $units } chips.
rules-factor = The maximum is { $factor } times the minimum.
rules-one-side = In one coup you may bet on Player or on Banker, not on both.
rules-differential = All stakes on one hand may exceed those on the other by { $units } chips at most; what is over goes back before the deal.
rules-wins-up = A win that cannot be paid exactly is rounded up.
rules-whole-chips-up = Only whole chips are played for: commission is rounded to a whole chip, and wins are rounded up.
rules-banker-first = At the end of a coup the croupier calls Banker’s point, then Player’s, then the winner.
rules-deal-once = A player who takes the shoe deals one coup before the croupier may deal for them.
rules-official = Four cards are dealt face down. The player with the highest stake on Player shows Player’s two, which stay open; then the holder of the shoe shows Banker’s two. Third cards come face up, Player’s first. Where nobody has the right, the croupier shows the cards.
rules-free-hands = { $count ->
    [one] The first coup of a shoe is dealt without stakes.
   *[other] The first { $count } coups of a shoe are dealt without stakes.
}
rules-last-hands = { $count ->
    [one] Before the table closes, the croupier announces a last coup.
   *[other] Before the table closes, the croupier announces { $count } last coups.
}
rules-bystanders = { $count ->
    [one] One player may stake standing, and neither deals nor turns a hand.
   *[other] Up to { $count } players may stake standing. They neither deal nor turn a hand.
}
rules-waiting-list = When all seats are taken, players may put their names on a waiting list. A seat that becomes free is kept for the first of them; between shoes, seated players who want to move come first.
rules-limits-after-three = If the host changes the limits, three last coups are announced; then a new shoe begins with the new limits.
rules-croupier = The croupier deals.
rules-points = The croupier calls the points.
rules-draws = The croupier says whether each hand stands or gets a card.
rules-holds = The holder of the shoe deals, has the croupier deal, or passes it on. If the holder is late, the croupier deals; the second time, the shoe is passed on.
rules-goes-clockwise = When Player wins, the shoe goes clockwise to the next seat.
rules-goes-highest = When Player wins, the shoe goes to the player who staked most on Player.
rules-goes-right = When Player wins, the shoe goes one seat to the right.
rules-american = Four cards are dealt face down. The player with the highest stake on Player sees Player’s two: a natural is shown; otherwise a card is called for or not, as the rules require.
rules-american-players = Then the holder of the shoe shows Banker’s two. Third cards come face up, and Player’s two are shown at the end.
rules-american-croupier = Then the croupier shows Banker’s two. Third cards come face up, and Player’s two are shown at the end.
rules-squeeze = Cards come face down. The player with the highest stake on a hand turns its cards: Player’s two, Banker’s two, then the third cards. The croupier turns a hand that nobody staked on.
rules-not-holder = The holder of the shoe never takes Player’s cards: the player with the next highest stake does.
rules-noted = Commission is noted and set aside, and collected when the shoe ends or you leave.
rules-dealers = The croupier directs the game, and is helped by dealers: they take in what lost and pay what won.
rules-dealers-reckon = The dealers also work out the commission.
rules-shuffle-croupier = The croupier shuffles.
rules-shuffle-dealers = The croupier and the dealers shuffle.
rules-cut-in-turn = The seats cut in turn, one for each shoe.
rules-cut-neighbour = The croupier’s left neighbour places the cut card.
rules-burn-first = Before the first coup the first card is shown, and its value says how many more are burnt: ten for a ten or a court card.
rules-burn-some = Before the first coup some cards are burnt unseen.
rules-table = { $packs ->
    [one] { $packs } pack
   *[other] { $packs } packs
} of 52, stakes from { $minimum } to { $maximum } chips in steps of { $step }.

## Keys
help-title = Keys
help-intro = Everything can be done from the keyboard.
help-chips = choose a chip
help-spots = place it on Player, Banker or Tie
help-deal = deal, or skip the motion
help-undo = undo
help-double = double
help-rebet = stake as before
help-clear = take the stakes back
help-again = rebet and deal
help-patterns = place saved stakes
help-why = why the last coup went as it did
help-sound = sound on or off
help-rules = rules
help-menu = the table: chips, pace, records
help-board = the full-screen board
help-help = this page

# The words of the rules that all tables with a player's bank share.

bk-rules-no-tax = The house takes nothing.
bk-rules-whole-chips = Only whole chips are played for: a tax is rounded up to the next chip.
bk-rules-calls-title = Calls
bk-rules-calls-all = Before the stakes anyone may call, strongest first: banco solo, the whole bank; banco à deux, half each for two; banco avec la table, half, the table staking the rest; et la table marche, half and what the table leaves.
bk-rules-calls-banco = Before the stakes anyone may call banco: the whole bank, alone.
bk-rules-suivi = A player who called the whole bank and lost may call it again on the next coup, before everyone: suivi.
bk-rules-prime = Equal calls go by prime: the seat nearest to the banker’s right comes first.
bk-rules-raise = When more is staked than the bank holds, the banker may put up more.
bk-rules-values = Ace counts one, two to nine their number, tens and court cards nothing. Only the last digit of a sum counts.
bk-rules-has = Banker has
bk-rules-draws = draws after giving
bk-rules-always = always
bk-rules-never = never
bk-rules-stood = or when the ponte stood
bk-rules-may = may, after { $given }
bk-rules-tie-back-called = En cartes, a tie: stakes go back, and the calls open again.
bk-rules-tie-back = En cartes, a tie: stakes go back.
bk-rules-tie-stand-called = En cartes, a tie: stakes and call stand for the next coup.
bk-rules-tie-stand = En cartes, a tie: stakes stand for the next coup.
bk-rules-auction = If nobody takes it, it is auctioned.
bk-rules-shuffle-croupier = The croupier shuffles.
bk-rules-shuffle-everyone = The croupier shuffles, then every player in turn, then the croupier again.
bk-rules-cut-neighbour = The croupier’s left neighbour cuts.
bk-rules-cut-croupier = The croupier cuts.

### Where the rules of a table come from

sources-title = Where these rules come from
sources-second-hand = known second hand
sources-choice = the house’s choice
sources-house = house rule
sources-ours = ours
sources-letters = S0 to S3 are the descriptions that we start from: S0 of all games, S1 of one house’s punto banco, S2 of an old computer game, S3 of chemin de fer and baccara banque in depth.
sources-missing = not followed
sources-irregularities = When something goes wrong at the table
