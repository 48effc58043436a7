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
