# The words of the page of odds. Loaded on demand.

lab-title = The odds
lab-intro = What every bet is worth, on any shoe. Share the address to share the question.
lab-outcomes = Who wins
lab-shoe = Game and shoe
lab-packs = Packs
lab-gone = Cards taken out
lab-gone-how = By what they count; tens and court cards count 0.
lab-worth = Cards counting { $worth } that are out
lab-cards = Single cards taken out
lab-cards-how = By rank and suit, so that bets on pairs keep their price.
lab-suit = Suit
lab-take = Take out { $card }
lab-put-back = Put back { $card } ({ $times } out)
lab-full = Full shoe
lab-trade = All the usual bets
lab-bet = Bet
lab-hit = Wins
lab-sd = Standard deviation
lab-commission = As a commission
lab-ranks = These need ranks, and have no price while cards are out by value alone: { $bets }.
lab-how = Every figure is exact, counted over all orders of the cards; press a bet for its fractions. The house edge is what a stake is expected to lose; green is in your favour.
lab-edge = House edge

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

# What the advisor at the table says. Numbers come in as text; a value is per chip staked.

advisor-name = Advisor
advisor-show = Ask the advisor what to do
advisor-hide = Hide the advisor
advisor-draw = Draw
advisor-stand = Stand
advisor-fares = wins { $won }, ties { $tied }, loses { $lost }
advisor-why-strict = Against players at their best { $better ->
    [draw] drawing
   *[stand] standing
} is better: the other answer gives away { $cost } per chip staked.
advisor-why-mixed = Both are worth the same. Let chance choose with these frequencies, and nobody gains by guessing your hand.
advisor-why-indifferent = Both are worth the same to you: choose as you like.
advisor-cards = { $exact ->
    [yes] Exact, by the
   *[no] Very nearly, by the
} { $cards ->
    [one] one card that was
   *[other] { $cards } cards that were
} left before this coup, as far as your seat has seen.
advisor-outlook = On average a stake or a banco earns { $ponte } of its amount, and the bank { $bank } of what is staked against it, if everybody plays at their best.
advisor-outlook-sides = On average a stake earns { $right } of its amount on the right and { $left } on the left, and the bank { $bank } of all stakes, if everybody plays at their best.
advisor-brief = Per unit: stake or banco { $ponte }, bank { $bank }
advisor-brief-sides = Per unit: right { $right }, left { $left }, bank { $bank }
advisor-rough = Rough: by the solution of a full shoe. These cards are still being solved.
advisor-brief-rough = (of a full shoe)
advisor-outlook-rough = This is for a full shoe; the actual cards are still being solved.
advisor-computing = The advisor is still computing.
advisor-forced = The rules decide this hand, so there is nothing to weigh.
advisor-unsolved = Nobody has solved this decision: the advisor has nothing to say.
advisor-silent = The advisor does not answer.
