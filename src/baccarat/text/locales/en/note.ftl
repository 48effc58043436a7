### The page on which one notes a shoe at a real table.

note-title = Note a table
note-intro = Tap what happens at a real table. Your notes stay in this browser, and the page works without a network.
note-counts = { $coups ->
    [0] No coups yet
    [one] One coup
   *[other] { $coups } coups
}: Player { $player }, Banker { $banker }, tie { $tie }
note-big-road = Big road of { $coups ->
    [one] one coup
   *[other] { $coups } coups
}

## Noting
note-next = Coup { $coup }
note-correct = Correct coup { $coup }
note-correct-other = Correct a note
note-natural = Natural
note-player-pair = Player pair
note-banker-pair = Banker pair
note-undo = Undo
note-missed = Missed coup
note-void = Void coup
note-dead = Dead card
note-stop = Stop card
note-delete = Delete
note-keep = Leave as it is
note-how-cards = What you note
note-results = Results
note-ranks = Ranks
note-suits = Cards
note-cards = Cards, as far as you note them
note-place = { $side }, { $place ->
    [1] first card
    [2] second card
   *[3] third card
}
note-place-empty = none
note-clear = Clear the cards

## What was noted
note-done = Noted: { $what }
note-undone = Undone
note-deleted = Deleted
note-coup = Coup { $coup }: { $what }
note-is-missed = missed coup
note-is-void = void coup
note-is-dead = dead card { $card }
note-is-stop = stop card
note-list = What you noted
note-list-how = Tap a note to correct or delete it.
note-none = Nothing yet.

## The shoe
note-shoe = The shoe
note-packs = Packs
note-burn = Cards burnt
note-new = New shoe
note-new-sure = Throw away { $coups ->
    [one] one coup
   *[other] { $coups } coups
}?
note-new-yes = Throw away

## Keeping
note-keeping = Save and share
note-save = Save as a file
note-save-how = The commands roads, shoe, analyse and record read this file.
note-save-record = Save as a record
note-load = Open a file
note-load-bad = This file was not written by this page. The command “baccarat shoe” reads other people’s files.
note-copy = Copy a link
note-copied = The link is copied. The notes are in the link itself; the house gets nothing.
note-from-link = The link has { $coups ->
    [one] one coup
   *[other] { $coups } coups
}. Replace your notes by them?
note-replace = Replace
note-not-stored = This browser does not store anything. Save your notes as a file before you leave.

## What the house adds
note-house = Checked by the house
note-when-connected = The other roads, the check of the drawing and the odds come from the house, when connected.
note-asking = One moment…
note-drawing-right = Every coup with cards was drawn by the rules.
note-no-cards-noted = Without cards there is no drawing to check.
note-odds = House edge of the next coup
note-odds-how = Exact, for the cards that you have not seen. It describes the bets, and recommends none.
note-odds-full = Exact, for a full shoe, because you noted no cards. It describes the bets, and recommends none.
note-odds-none = These cards do not fit into the packs.
