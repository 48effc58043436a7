# What a bet is on, told in sentences. `winner` is player, banker or tie; points and cards are numbers.

tell-winner = { $winner ->
    [player] Player wins
    [banker] Banker wins
   *[tie] a tie
}
tell-with = with { $points }
tell-at = at { $points }
tell-high = the winning hand has { $points }
tell-beats = { $points } beats { $beaten }
tell-cards = on { $cards ->
    [2] two cards
   *[other] three cards
}
tell-natural = { $natural ->
    [yes] with a natural
   *[no] without a natural
}
tell-pays = { $when }: pays { $odds }.
tell-stands = { $when }: the stake stands.
tell-loses = { $when }: { $loss }.
tell-lost = Anything else: the stake is lost.
tell-edge = On average the house keeps { $edge } of each stake.
tell-first = Stake on Player, Banker or Tie first.
tell-again = Tap again to stake { $amount }.
tell-click = Click to stake { $amount }.

## The bets that a host can lay on the felt, by kind

kind-main = Main bets
kind-player = On Player
kind-banker = On Banker
kind-ties = On ties
kind-pairs = On pairs
kind-others = On totals and numbers of cards
bets-search = Search the bets
bets-none = No bet is called that.

## What a bet is on: the facts that a coup must bring, and the values they may have

when-winner = { $values }
when-player-total = Player has { $values }
when-banker-total = Banker has { $values }
when-player-cards = Player has { $values } cards
when-banker-cards = Banker has { $values } cards
when-player-two = Player has { $values } on two cards
when-banker-two = Banker has { $values } on two cards
when-player-third = Player’s third card counts { $values }
when-banker-third = Banker’s third card counts { $values }
when-margin = by { $values } { $values ->
    [1] point
   *[other] points
}
when-high = higher total { $values }
when-low = lower total { $values }
when-tied = at { $values }
when-high-cards = winner has { $values } cards
when-cards = { $values } cards in all
when-natural = { $values }
when-player-pair = Player begins with { $values }
when-banker-pair = Banker begins with { $values }
when-player-ranks = Player’s first two cards: only { $values }
when-banker-ranks = Banker’s first two cards: only { $values }
when-player-suits = { when-player-ranks }
when-banker-suits = { when-banker-ranks }
when-one-rank = { $values }
when-sum = both totals add up to { $values }
when-equal = the same: { $values }
when-player-exactly = Player’s first two cards hold exactly { $values }
when-banker-exactly = Banker’s first two cards hold exactly { $values }
when-first-four = the first four cards hold exactly { $values }
when-player-third-suit = the suit of Player’s third card: { $values }
when-banker-third-suit = the suit of Banker’s third card: { $values }
when-first-rank = the first card: { $values }
when-first-suit = { when-first-rank }
when-player-flush = Player’s cards: { $values }
when-banker-flush = Banker’s cards: { $values }
when-poker = all cards: { $values }
when-pairs = { $values ->
    [1] one hand begins with a pair
    [2] both hands begin with a pair
    [any] at least one hand begins with a pair
   *[other] hands that begin with a pair: { $values }
}
when-perfect-pairs = { $values ->
    [1] one hand begins with a perfect pair
    [2] both hands begin with a perfect pair
    [any] at least one hand begins with a perfect pair
   *[other] hands that begin with a perfect pair: { $values }
}
when-anything = always
value-winner-player = Player wins
value-winner-banker = Banker wins
value-winner-tie = tie
value-natural-yes = natural
value-natural-no = no natural
value-pair-none = two cards of different rank and suit
value-pair-suited = two cards of one suit but different rank
value-pair-pair = a pair
value-pair-perfect = a perfect pair
value-one-rank-yes = two pairs of one rank
value-one-rank-no = no two pairs of one rank
value-equal-player-total = Player’s total
value-equal-banker-total = Banker’s total
value-equal-player-cards = the number of Player’s cards
value-equal-banker-cards = the number of Banker’s cards
value-equal-player-two = Player’s first two cards
value-equal-banker-two = Banker’s first two cards
value-equal-player-third = Player’s third card
value-equal-banker-third = Banker’s third card
value-exactly-suited = { $cards } of one suit
value-flush-yes = all of one suit
value-flush-no = not all of one suit
value-poker-none = no two of one rank
value-poker-pair = one pair
value-poker-two-pairs = two pairs
value-poker-three-pairs = three pairs
value-poker-three = three of a kind
value-poker-full-house = full house
value-poker-two-threes = two threes of a kind
value-poker-four = four of a kind
value-poker-five = five of a kind
value-poker-six = six of a kind
