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
wager-banker-6 = Banker 6
wager-banker-pair = Banker Pair
wager-big = Big
wager-big-tiger = Big Tiger
wager-blazing-7s = Blazing 7s
wager-dragon-7 = Dragon 7
wager-dragon-bonus-banker = Dragon Bonus, Banker
wager-dragon-bonus-player = Dragon Bonus, Player
wager-egalite-0 = Tie at 0
wager-egalite-1 = Tie at 1
wager-egalite-2 = Tie at 2
wager-egalite-3 = Tie at 3
wager-egalite-4 = Tie at 4
wager-egalite-5 = Tie at 5
wager-egalite-6 = Tie at 6
wager-egalite-7 = Tie at 7
wager-egalite-8 = Tie at 8
wager-egalite-9 = Tie at 9
wager-eight-over-six = 8 over 6
wager-either-pair = Either Pair
wager-heavenly-9 = Heavenly 9
wager-lucky-6 = Lucky 6
wager-lucky-6-23 = Lucky 6 at 23
wager-natural-9-over-7 = Natural 9 over 7
wager-natural-tie = Natural Tie
wager-panda-8 = Panda 8
wager-perfect-pair = Perfect Pair
wager-perfect-pair-200 = Perfect Pair at 200
wager-player-pair = Player Pair
wager-small = Small
wager-small-tiger = Small Tiger
wager-three-card-9-over-1 = Three-card 9 over 1
wager-three-card-9-over-7 = Three-card 9 over 7
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
