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

call-new-shoe = A new shoe of { $packs } packs.
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
call-player-wins = { $natural ->
    [yes] Natural. Player wins, { points-player } to { points-banker }.
   *[no] Player wins, { points-player } to { points-banker }.
}
call-banker-wins = { $natural ->
    [yes] Natural. Banker wins, { points-banker } to { points-player }.
   *[no] Banker wins, { points-banker } to { points-player }.
}
call-tie = { $natural ->
    [yes] Natural. Égalité, { points-player } to { points-banker }. Tie bets win.
   *[no] Égalité, { points-player } to { points-banker }. Tie bets win.
}
call-shoe-ended = The shoe is over.

## Why a card was drawn, or was not

why-natural = Player has { $player } and Banker has { $banker } on two cards: an 8 or 9 ends the coup, and nobody draws.
why-player-draws = Player has { $player }: on 0 to 5, Player draws.
why-player-stands = Player has { $player }: on 6 or 7, Player stands.
why-banker-draws = Player stood, and Banker has { $banker }: on 0 to 5, Banker draws.
why-banker-stands = Player stood, and Banker has { $banker }: on 6 or 7, Banker stands.
why-banker-draws-given = { $banker ->
    [3] Banker has 3 and Player drew { $given }: on 3, Banker draws against anything but an 8.
    [4] Banker has 4 and Player drew { $given }: on 4, Banker draws against 2 to 7.
    [5] Banker has 5 and Player drew { $given }: on 5, Banker draws against 4 to 7.
    [6] Banker has 6 and Player drew { $given }: on 6, Banker draws against 6 or 7.
   *[other] Banker has { $banker }: on 0 to 2, Banker always draws.
}
why-banker-stands-given = { $banker ->
    [3] Banker has 3 and Player drew { $given }: on 3, Banker stands against an 8 alone.
    [4] Banker has 4 and Player drew { $given }: on 4, Banker draws only against 2 to 7.
    [5] Banker has 5 and Player drew { $given }: on 5, Banker draws only against 4 to 7.
    [6] Banker has 6 and Player drew { $given }: on 6, Banker draws only against 6 or 7.
   *[other] Banker has { $banker }: on 7, Banker always stands.
}
why-result-player = Player’s { $player } beats Banker’s { $banker }.
why-result-banker = Banker’s { $banker } beats Player’s { $player }.
why-result-tie = { $player } against { $banker } is a tie: bets on Player and Banker stay as they are.

## Names

side-player = Player
side-banker = Banker
wager-player = Player
wager-banker = Banker
wager-tie = Tie
outcome-player = Player
outcome-banker = Banker
outcome-tie = Tie
phase-between-shoes = Between two shoes
phase-burning = Cards are burnt
phase-staking = Bets are open
phase-dealing = Cards are dealt
phase-settling = Bets are settled
preset-punto-banco = Punto banco
preset-punto-banco-uk = Punto banco, Tie pays 9 to 1
strategy-cautious = Cautious
strategy-bold = Bold
strategy-follower = Follower
strategy-contrarian = Contrarian
strategy-banker-only = Banker only
strategy-tie-chaser = Tie chaser

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
