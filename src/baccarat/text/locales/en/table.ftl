### What the croupier says and explains, and the names of things at the table.
### Points and numbers of coups come as numbers, a card among what is spoken of as its `card-name`.
### A `rank` is 2 to 10, ace, jack, queen or king; a `suit` is in English.

## Points as words: of Player at the start of a sentence, of Player and of Banker within one

points-player-first = { $player ->
    [0] Zero
    [1] One
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
   *[9] Nine
}
points-player = { $player ->
    [0] zero
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[9] nine
}
points-banker = { $banker ->
    [0] zero
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[9] nine
}

## The croupier's calls

call-new-shoe = A new shoe of { $packs ->
    [one] { $packs } pack
   *[other] { $packs } packs
}.
call-burn = { $card } — { $count ->
    [one] one card is burnt.
   *[other] { $count } cards are burnt.
}
call-place-bets = Place your bets, please.
call-no-more-bets = No more bets.
call-stop-card = { $coups ->
    [1] The stop card: this is the last coup of the shoe.
   *[other] The stop card: one more coup follows this one.
}
call-last-coups = { $coups ->
    [one] The last coup of this shoe.
   *[other] The last { $coups } coups of this shoe.
}
call-points-player = { points-player-first } Player.
call-points = { points-player-first } Player, { points-banker } Banker.
call-points-banker = Banker: { points-banker }.
call-card-player = Card for Player.
call-stands-player = Player stands on { $player }.
call-card-banker = Card for Banker.
call-stands-banker = Banker stands on { $banker }.
call-player-wins = { $natural ->
    [yes] Natural. Player wins, { points-player } to { points-banker }.
   *[no] Player wins, { points-player } to { points-banker }.
}
call-banker-wins = { $natural ->
    [yes] Natural. Banker wins, { points-banker } to { points-player }.
   *[no] Banker wins, { points-banker } to { points-player }.
}
call-banker-barred = Banker wins, { points-banker } to { points-player }. The hand is barred: bets on Banker stand.
call-player-barred = Player wins, { points-player } to { points-banker }. The hand is barred: bets on Player stand.
call-tie = { $natural ->
    [yes] Natural. Égalité, { points-player } to { points-banker }. Tie bets win.
   *[no] Égalité, { points-player } to { points-banker }. Tie bets win.
}
call-shoe-ended = The shoe is over.
bank-carte = “Carte, s’il vous plaît” — a card, please.
bank-non = “Non, Monsieur” — no card.

## Names

side-player = Player
side-banker = Banker
wager-player = Player
wager-banker = Banker
wager-tie = Tie
wager-bad-beat = Bad Beat
wager-banker-6 = Banker 6
wager-banker-natural-8 = Banker Natural 8
wager-banker-natural-9 = Banker Natural 9
wager-banker-pair = Banker Pair
wager-banker-three-card-win = Banker Three-card Win
wager-big = Big
wager-big-tiger = Big Tiger
wager-blazing-7s = Blazing 7s
wager-dragon-7 = Dragon 7
wager-dragon-bonus-banker = Dragon Bonus, Banker
wager-dragon-bonus-player = Dragon Bonus, Player
wager-egalite-0 = Tie at 0
wager-egalite-0-160 = Tie at 0 (160)
wager-egalite-1 = Tie at 1
wager-egalite-1-3 = Tie at 1 to 3
wager-egalite-2 = Tie at 2
wager-egalite-3 = Tie at 3
wager-egalite-4 = Tie at 4
wager-egalite-4-5 = Tie at 4 to 5
wager-egalite-5 = Tie at 5
wager-egalite-6 = Tie at 6
wager-egalite-6-7 = Tie at 6 to 7
wager-egalite-7 = Tie at 7
wager-egalite-8 = Tie at 8
wager-egalite-8-9 = Tie at 8 to 9
wager-egalite-9 = Tie at 9
wager-eight-over-six = 8 over 6
wager-eights-and-nines = Both 8 or 9
wager-either-pair = Either Pair
wager-heavenly-9 = Heavenly 9
wager-kill-the-ox = Kill the Ox
wager-lucky-6 = Lucky 6
wager-lucky-6-23 = Lucky 6 at 23
wager-lucky-8-banker = Lucky 8, Banker
wager-lucky-8-player = Lucky 8, Player
wager-lucky-match = Lucky Match
wager-lucky-nines = Lucky Nines
wager-lucky-nines-red-rock = Lucky Nines, Red Rock
wager-majestic-match-banker = Majestic Match, Banker
wager-majestic-match-player = Majestic Match, Player
wager-natural-9-over-7 = Natural 9 over 7
wager-natural-tie = Natural Tie
wager-ox-6 = Ox 6
wager-panda-8 = Panda 8
wager-perfect-pair = Perfect Pair
wager-perfect-pair-200 = Perfect Pair at 200
wager-player-natural-8 = Player Natural 8
wager-player-natural-9 = Player Natural 9
wager-player-pair = Player Pair
wager-player-three-card-win = Player Three-card Win
wager-small = Small
wager-small-tiger = Small Tiger
wager-super-6-15 = Super 6 at 15
wager-super-banker-1 = Super Banker 1
wager-super-banker-2 = Super Banker 2
wager-super-banker-3 = Super Banker 3
wager-super-banker-4 = Super Banker 4
wager-super-banker-5 = Super Banker 5
wager-super-banker-7 = Super Banker 7
wager-super-banker-8 = Super Banker 8
wager-super-banker-9 = Super Banker 9
wager-super-player-1 = Super Player 1
wager-super-player-2 = Super Player 2
wager-super-player-3 = Super Player 3
wager-super-player-4 = Super Player 4
wager-super-player-5 = Super Player 5
wager-super-player-6 = Super Player 6
wager-super-player-7 = Super Player 7
wager-super-player-8 = Super Player 8
wager-super-player-9 = Super Player 9
wager-super-tie-0 = Super Tie 0
wager-super-tie-1 = Super Tie 1
wager-super-tie-2 = Super Tie 2
wager-super-tie-3 = Super Tie 3
wager-super-tie-4 = Super Tie 4
wager-super-tie-5 = Super Tie 5
wager-super-tie-6 = Super Tie 6
wager-super-tie-7 = Super Tie 7
wager-super-tie-8 = Super Tie 8
wager-super-tie-9 = Super Tie 9
wager-three-card-9-over-1 = Three-card 9 over 1
wager-three-card-9-over-7 = Three-card 9 over 7
wager-three-giving-8 = 3 Giving 8
wager-tiger = Tiger
wager-tiger-pair = Tiger Pair
wager-tiger-tie = Tiger Tie
wager-tiger-tie-45 = Tiger Tie at 45
outcome-player = Player
outcome-banker = Banker
outcome-tie = Tie
preset-punto-banco = Punto banco
preset-punto-banco-uk = Punto banco, Tie pays 9 to 1
preset-ez = EZ, no commission
preset-super6 = Super 6, no commission
preset-midi = Midi punto banco
preset-mini = Mini punto banco
preset-online = Punto banco online
preset-grande = Grande table, players deal
preset-american = American punto banco
preset-punto-banco-andorra = Punto banco by the law of Andorra
preset-mini-andorra = Mini punto banco by the law of Andorra
preset-midi-andorra = Midi punto banco by the law of Andorra
preset-punto-banco-luxembourg = Punto banco by the law of Luxembourg
preset-punto-banco-macau = Punto banco by the rules of Macau
preset-mini-nsw = Mini baccarat by the rules of New South Wales
preset-chemin-de-fer = Chemin de fer
preset-chemin-de-fer-club = Chemin de fer, as in the clubs
preset-computer-chemin-de-fer = Chemin de fer, as computers played it
preset-computer-baccarat = Baccarat with a standing bank, as computers played it
preset-chemin-de-fer-andorra = Chemin de fer by the law of Andorra
preset-banque-limitee = Banque limitée
preset-banque-ouverte = Banque ouverte
preset-banque-club = Baccara banque, as in the clubs
preset-banque-andorra-limitee = Limited bank by the law of Andorra
preset-banque-andorra-ouverte = Open bank by the law of Andorra
preset-banque-ouverte-france = Open bank by the law of France
strategy-cautious = Cautious
strategy-bold = Bold
strategy-follower = Follower
strategy-contrarian = Contrarian
strategy-banker-only = Banker only
strategy-tie-chaser = Tie chaser
strategy-by-the-book = By the book
strategy-equilibrium = Equilibrium

card-name = { card-rank } of { card-suit }
card-rank = { $rank ->
    [ace] ace
    [jack] jack
    [queen] queen
    [king] king
   *[other] { $rank }
}
card-suit = { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}

## Between two clauses of a description

clauses = { $before }, { $after }

## What it pays then

line-odds = { $win } to { $stake }
line-odds-less = { $win } to { $stake }, less { $percent }%
line-stands = the stake stands
line-loses = the stake is lost
line-loses-part = { $part } of the stake is lost
