# The words of the page of pictures of optimal play. Loaded on demand.

equilibrium-title = The equilibrium
equilibrium-intro = Chemin de fer and banque are the baccarat games in which players decide. These pictures show the play from which nobody gains by departing, solved exactly. It is no way to win: with it, each side loses no more than it must.
equilibrium-tables = Who draws, and when
equilibrium-tables-about = Chemin de fer from six packs, with no tax: the ponte chooses on 5, the banker always, and both go by their totals. Two decisions are mixed, and should be left to chance: the ponte’s on 5, and the banker’s on 6 against a ponte who stood. Everything else has one right answer.
equilibrium-tables-alt = Two tables of discs and rings: for each of the ponte’s totals, and for each of the banker’s with each card given, whether to draw or to stand.
equilibrium-packs = What the packs change
equilibrium-packs-about = The fewer the packs, the more a coup costs the ponte, and the more it matters who goes by their cards. The ponte loses least where both do, and most where the banker alone does.
equilibrium-packs-alt = Three rising lines, which meet where cards are put back.
equilibrium-theta = Banque, by how the stakes are divided
equilibrium-theta-about = At banque the banker plays one hand against two, and goes by the side with more at stake. The bank wins least where both sides stake alike; a side with little at stake loses almost nothing. Dealt with replacement, each side playing for itself.
equilibrium-theta-alt = The bank’s line sags in the middle; right and left fall as their own part of the stakes grows, and cross at one half.
equilibrium-sides = Banque: one hand against two
equilibrium-sides-about = Half of the stakes on each side, dealt with replacement, each side playing for itself. There is a table for each of the banker’s totals: down what the right was given, across what the left was. With 2 or less the banker always draws, with 7 never; on 4 and 5 both cards count together, and there a mistake costs least. One decision is left to chance: on 6, when both sides stood.
equilibrium-sides-alt = Eight tables of discs and rings: for each of the banker’s totals, by what right and left were given, whether to draw or to stand.
equilibrium-more = “baccarat solve” draws them for other house rules, shoes and taxes.
