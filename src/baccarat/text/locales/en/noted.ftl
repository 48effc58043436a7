### Shoes that other people noted: how they were read, and what is wrong with them.

note-standard-input = standard input
note-place = { $path }, line { $line }, column { $column }
note-two-cards = Each hand begins with two cards.
note-keep-going = With --keep-going FILE such coups go to a file, and the rest is read.
noted-title = { $named ->
    [yes] Shoe { $shoe } ({ $name })
   *[no] Shoe { $shoe }
}

## How a text was read. `how` is a list of the parts that follow

read-as = Read as: { $how }; { $shoes ->
    [one] one shoe
   *[other] { $shoes } shoes
}, { $coups ->
    [one] one coup
   *[other] { $coups } coups
}.
read-detail = { $detail ->
    [results] results
    [values] values of cards
    [ranks] cards without suits
   *[cards] cards with suits
}
read-order = { $order ->
    [results] a shoe on each line
    [result] a coup on each line
    [cards] in the order drawn
    [hands] a hand in each cell
    [by-hand] six places, Player’s first
   *[alternating] six places, Player’s and Banker’s in turn
}
read-separator = { $separator ->
    [tab] tabs
    [semicolon] semicolons
    [comma] commas
   *[space] spaces
}
read-header = header
read-zero = 0 for no card
read-feed = messages of a feed
read-frames = frames of an electronic shoe
read-missed = Coups that nobody saw: { $missed }. Their cards count as unseen.
read-out = Void coups: { $void }; dead cards: { $dead }. The cards are out of the shoe, and count for nothing else.
read-broken = Broken coups, which were set aside in { $path }: { $many } ({ $kinds }). Their cards count as unseen.
read-skipped = Skipped without a meaning: { $many } ({ $kinds }).
record-packs-assumed = { $packs } packs is the usual number for { $preset }; if your shoe had another, give it with --packs.
record-done = { $path } has { $coups ->
    [one] one coup
   *[other] { $coups } coups
} of a shoe of { $packs } packs.
records-done = { $first } to { $last } have { $coups ->
    [one] one coup
   *[other] { $coups } coups
} of { $shoes ->
    [one] one shoe
   *[other] { $shoes } shoes
} of { $packs } packs.
shoe-unpriced = Left out, because these cards have no suits: { $names }.

## What is wrong with a text

error-note-no-coups = { $path } has no coups: write a coup on each line, or the results of a shoe; messages in JSON need the cards.
error-note-no-card = { note-place }: “{ $name }” is not a card: { $wanted ->
    [cards] a card has a rank and a suit, as in 9h, Td, ♥10 or d13
   *[other] these cards have ranks or values alone, as in K, 10, 9 or 0
}.
error-note-no-result = { note-place }: “{ $name }” is not a result: write P, B or T, or say with --codes what your words mean.
error-note-no-number = { note-place }: “{ $name }” is not the number of a coup.
error-note-not-in-order = { note-place }: coup { $number } comes after coup { $before } of the same shoe.
error-note-formula = { note-place }: “{ $name }” is a formula; save the table with its values.
error-note-not-utf-8 = { note-place }: this is not UTF-8 text; save the file in UTF-8.
error-note-card-used-up = { note-place }: { $packs } packs hold { $card } only { $most } times, and this one is beyond them (C-2). If it belongs to another shoe, leave an empty line between the two.
error-note-too-few-cards = { note-place }: the coup ends here, but { $side ->
    [player] { side-player }
   *[banker] { side-banker }
} still gets a card ({ $rule }). { $why }
error-note-too-many-cards = { note-place }: the coup is over before { $card } ({ $rule }). { $why }
error-note-too-many-fields = { note-place }: “{ $name }” comes after the last column.
error-note-result-differs = { note-place }: the cards give { $won ->
    [player] { outcome-player }
    [banker] { outcome-banker }
   *[tie] { outcome-tie }
}, not “{ $name }” ({ $rule }).
error-note-shoe-over = { note-place }: the shoe was over before this coup, because its stop card had come (C-5).
error-note-void-nothing = { note-place }: no coup before this is left to be void; write void on the line after its coup, or the cards of one that was not finished, as in void 9h 2c.
error-note-dead-nothing = { note-place }: write which card is dead, as in dead 9h, or ? if nobody saw it.
error-note-too-many-coups = { note-place }: the shoe has more than { $most } coups, which is the most that { $packs } packs give. Number the shoes in a column, leave a line empty between them, or write a shoe on each line.
error-note-not-text = { $path } is { $kind ->
    [pdf] a PDF
    [packed] an archive, a compressed file or a spreadsheet
    [utf-16] text in UTF-16
   *[binary] not text
}; save it as text or CSV in UTF-8.
error-note-line-too-long = { $path }: line { $line } has more than { $most } characters.
error-note-not-json = { $path }: line { $line } is not a message in JSON; write each message on a line of its own.
error-note-no-reading = { $path } has neither results nor cards, as far as can be seen from line { $line } on; say with --columns what its columns are.
error-note-two-readings = { $path } can be read in two ways; choose one: --{ $option } { $first } or --{ $option } { $second }.
error-note-column-twice = { $path }: the header in line { $line } has the column { $name } twice.
error-note-fourth-card = { $path }: the header in line { $line } has the column { $name }, but a hand has at most three cards (PB-3); say with --columns what the columns are.
error-note-columns-missing = { $path }: the header in line { $line } has columns for cards, but lacks { $names }.
error-bad-columns = --columns takes names such as shoe,coup,p1,b1,p2,b2,p3,b3 or result, and `-` for any other column, not “{ $value }”.
error-bad-codes = --codes takes words and their results, such as 1=P,2=B,3=T, not “{ $value }”.
error-no-shoe = { $path } has no shoe { $number }; its last one is { $shoes }.
error-several-shoes = The file has several shoes; choose one with --shoe.
error-no-cards = Results alone have no odds before each coup; `baccarat roads` draws them.
error-no-record = Shoe { $shoe } has no cards with suits in every coup, so it cannot be a record; `roads`, `shoe`, `analyse` and `study` read such shoes.

### A study of shoes that people noted.

study-title = { $how }: { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
} in { $shoes ->
    [one] { $shoes } shoe
   *[other] { $shoes } shoes
}
study-runs-picture = Runs that end at each length; the broken line is what is expected
study-number = Number
study-found = Found
study-error = Error
study-expected = Expected
study-source = From
study-chance = Chance
study-exact = exact
study-simulated = simulated
study-row-player-total = { side-player } has { $name }
study-row-banker-total = { side-banker } has { $name }
study-row-cards = { $name } cards
study-row-third-player = { side-player } draws
study-row-third-banker = { side-banker } draws
study-row-natural = Natural
study-row-pair-player = { side-player } pair
study-row-pair-banker = { side-banker } pair
study-row-change = Another winner than before
study-row-run = Run of { $name } that ends
study-row-road = { $road }: red
study-row-coups = Coups in a shoe
study-row-runs = Runs in a shoe
study-row-longest = Longest run of a shoe
study-calm = Nothing unusual: none of { $tests } tests is further off than chance alone brings in 19 of 20 files of fair shoes.
study-alarm = Unusual: { $alarms } of { $tests } tests, further off than chance alone brings in 19 of 20 files of fair shoes: { $names }. Look first for errors of noting, left-out coups and another number of packs.
study-few = There are too few coups for any test.
study-forecast = None of this predicts a coup: the next one depends on the cards that are left, and not on results.
study-how = “Exact” is a coup from a full shoe; “simulated” are { $simulated } random shoes of { $packs ->
    [one] one pack
   *[other] { $packs } packs
} with seed { $seed }. Errors are by shoe, since coups of a shoe depend on each other. The chance is that fair shoes bring any of all tests so far off.
study-depth = Lengths of shoes are not tested, because nobody said with --cut where the stop card was.
study-bets = What a unit on every coup would have brought
study-gain = Result
study-as-good = Chance of as much
study-bets-how = Results are in units. The chance is that fair coups bring as much or more; it is high after bad luck.
study-distances = Distances in standard errors

error-mixed-shoes = Shoe { $number } has another number of packs than the first one, or less is known of its cards; study it on its own.
error-nothing-to-study = There are no shoes to study.
