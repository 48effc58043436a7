# The words of the analysis. Loaded on demand.

an-title = How much was luck
an-intro = Open the record of a shoe: what each coup was worth before its cards, what every choice was worth, and what the cards did. Or drop the file here. A file of results or cards that you noted is compared with what is expected of fair shoes.
an-busy = The shoe is being worked out; that takes some seconds.
an-broken = { $broken ->
    [one] One coup cannot have been like this, and is left out.
   *[other] { $broken } coups cannot have been like this, and are left out.
}
an-too-large = The house reads files of 4 MB at most. On your own computer, “baccarat study FILE” reads any size.
an-players = The whole shoe
an-of = { $room }, shoe { $shoe }
an-of-unnamed = Shoe { $shoe }
an-to-table = To the table
an-name = Name
an-result = Result
an-expected = Expected
an-lost = Own choices
an-luck = Luck
an-picture = What each player had won after each coup, and was to expect
an-legend = Full lines: won. Dashed: expected. A ring: a choice that gave chips away.
an-no-stakes = Nobody’s stakes are in this record. The lines show what a stake was worth before each coup, as far as anybody knew the cards; burnt cards count as still to come.
an-coup = Coup { $coup }
an-before = The coup before
an-next = The next coup
an-go = Go to a coup
an-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} could come
an-no-coup = Nothing was dealt.
an-values = What a stake was worth before the cards
an-side = { $side ->
    [player] Player
    [banker] Banker
    [ponte] Ponte
    [bank] Bank
    [right] Right
   *[left] Left
}
an-fared = { $how ->
    [player] won
    [banker] lost
   *[tie] tied
}
an-choice = { $side ->
    [ponte] as ponte
    [right] for the right
    [left] for the left
   *[banker] as banker
} on { $point } { $drew ->
    [yes] drew.
   *[no] stood.
}
an-worth = Drawing is worth { $draw }, standing { $stand }.
an-often = In equilibrium { $often } draw.
an-gave = { $gave ->
    [none] Nothing was given away.
   *[some] Given away: { $lost }.
}
an-known = Against what was known of the others: { $lost }.
an-how = Result = expected + luck. The cards that were shown are known, and each hand knows its own; burnt cards count as still to come. Expected is what the equilibrium of these cards brings, less what one’s own choices gave away. Luck is the cards, and what others chose.

# The words of the page with a player's own play. Loaded on demand.
play-reading = Reading your shoes: { $shoes } so far.
play-bankroll = Won and lost
play-won = Won
play-expected = Expected
play-luck = Luck
play-coups = Coups
play-staked = Staked
play-time = Time played
play-hours = { $hours } h { $minutes }
play-picture = What you had won after each shoe, what was to be expected, and the band of luck around it
play-legend = Full line: won. Dashed: expected. Shaded: two standard deviations of luck, where about 95 of 100 players are.
play-how = Expected is each stake times the exact value of its bet with a full shoe. Against a player’s bank that is the value of one hand if both sides play the equilibrium and see only their own cards. For the band, the bets of one coup count as independent. Time is counted from coup to coup, without pauses of more than ten minutes.
play-by-bet = By game and bet
play-bet = Bet
play-bet-ponte = Against the bank
play-bet-bank = Holding the bank
play-other = Taxes and other payments
play-by-month = By month
play-month = Month
play-biggest = Biggest hands
play-all = All coups
play-replay = Replay
play-replay-coup = Replay coup { $coup }
play-replay-shoe = Replay { $name }, shoe { $shoe }
play-replay-record = Replay a record
play-csv = All coups (CSV)
play-json = All coups (JSON)

# The words of replaying a shoe on the table. Loaded on demand.
replay = Replay
replay-title = Replay: { $name }, shoe { $shoe }
replay-intro = Open the record of a shoe to see it on the table again, card by card. Or drop the file here.
replay-busy = The shoe is being prepared.
replay-play = Play
replay-pause = Pause
replay-playing = The shoe is playing.
replay-paused = Paused.
replay-coup = Coup { $coup } of { $coups }
replay-at = Coup { $coup } of { $coups }, step { $step }
replay-coup-before = To the start of the previous coup
replay-coup-end = To the end of the coup
replay-coup-next = To the next coup
replay-step-before = One step back
replay-step-next = One step forward
replay-slider = Place in the shoe
replay-speed = Speed
replay-rate = { $speed }×
replay-from = Seen from
replay-from-none = No seat
replay-from-seat = { $name }, seat { $seat }
replay-proved = Every card follows from the secret that sealed the shoe.
replay-not-proved = The record has no secret to prove its cards with.

# How to choose a shoe to analyse or to replay. Loaded on demand.
choose-own = Your last shoes
choose-none = No shoe of yours yet. Play a coup and it appears here.
choose-shoe = { $name }, shoe { $shoe }
choose-all = All your play
choose-example = An example shoe
choose-file = Open a record (.bhh)
choose-any-file = Open a file
choose-link = Or the link to a shoe of this house
choose-link-example = Paste a link, such as that of a replay
choose-open = Open
choose-no-shoe = This is no link to a shoe of this house.

# The words of the picture of a shoe, which players save and share. Loaded on demand.
picture-save = Save picture
picture-busy = Drawing the picture…
picture-shoe = { $game } · shoe { $shoe } · { $coups ->
    [one] one coup
   *[other] { $coups } coups
  }
picture-luck = Luck
picture-biggest = Biggest win
picture-longest = Longest run
picture-counts = Coups won
picture-legend = Full line: won. Dashed: expected.
picture-root = Sealed before the first card: { $root }
picture-unsealed = Not sealed
picture-of = shoe { $shoe }
picture-coups = { $coups ->
    [one] one coup
   *[other] { $coups } coups
  }
