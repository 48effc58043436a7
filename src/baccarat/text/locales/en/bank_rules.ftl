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
