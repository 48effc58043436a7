# The words of the analysis. Loaded on demand.

an-title = How much was luck
an-intro = Open the record of a shoe: what each coup was worth before its cards, what every choice was worth, and what the cards did. Or drop the file here. A file of results or cards that you noted is compared with what is expected of fair shoes.
an-busy = The shoe is being worked out; that takes some seconds.
an-missed = { $missed ->
    [one] One coup was not seen.
   *[other] { $missed } coups were not seen.
}
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
