### What is wrong with a text or a file that somebody wrote: `fault-` and its code.
### Each is a clause that follows a colon. Outcomes, lines and entries count from 1.

## Files

fault-file-unusable = { $errno ->
    [ENOENT] there is no such file or folder
    [EISDIR] it is a folder, not a file
    [ENOTDIR] it is a file, not a folder
    [EEXIST] it is there already
    [EACCES] you are not allowed to use it
    [EPERM] you are not allowed to use it
    [EROFS] nothing can be written there
    [ENOSPC] the disk is full
    [EADDRINUSE] another program is listening there; choose another port with --port
    [EADDRNOTAVAIL] this machine has no such address
   *[other] the system says “{ $detail }”
}
fault-database-setting = { $name } is { $value }, not { $wanted }
fault-file-not-text = it is not UTF-8 text
fault-file-too-large = it has more than { $most } MB

## TOML, and the fields in it

fault-not-toml = line { $line } is not TOML from column { $column } on
fault-text-too-long = the text has more than { $most } characters
fault-line-too-long = line { $line } has more than { $most } characters
fault-long-key = line { $line } has a key of more than { $most } characters
fault-too-many-parts = line { $line } has a key of more than { $most } parts
fault-too-deep = its brackets are nested too deep
fault-too-many-entries = the text has more than { $most } keys and values
fault-too-long-a-number = it has a number with too many digits
fault-field-missing = “{ $where }” is missing
fault-field-unknown = there is no field “{ $where }”
fault-wrong-kind = “{ $where }” takes { $wanted }, not “{ $value }”
fault-wrong-value = “{ $where }” cannot be “{ $value }”
fault-newer = it is in version { $value }, which a newer program wrote; this one reads up to { $known }
kind-int = a whole number
kind-float = a number
kind-str = a text
kind-bool = true or false
kind-array = a list
kind-object = a table
kind-null = nothing

## Bets

fault-bet-name = the name “{ $name }” may contain only small letters, digits and single hyphens
fault-bet-key = “{ $where }” is not a key of a bet; the nearest is “{ $near }”, of { $known }
fault-bet-name-taken = there is a bet called “{ $name }” already
fault-no-outcomes = it has no outcomes
fault-needs-otherwise = it says that it needs “{ $said }”, but it needs “{ $needs }”
fault-unknown-fact = outcome { $at } asks for “{ $fact }”, which no coup has; the nearest is “{ $near }”, of { $known }
fault-unknown-value = outcome { $at } asks that “{ $fact }” be “{ $value }”, which it never is; the nearest is “{ $near }”, of { $known }
fault-nothing-allowed = outcome { $at } allows nothing at all for “{ $fact }”; it may be { $known }
fault-no-ratio = outcome { $at } says “{ $value }”, which is neither “stands” nor “loses” nor a ratio from -1 to { $most }
fault-no-commission = outcome { $at } takes a commission of “{ $value }”, which is not a ratio from 0 to 1
fault-pays-nothing = outcome { $at } pays nothing; leave it out, or let the stake stand
fault-commission-too-high = outcome { $at } takes more than the win
fault-outcome-impossible = outcome { $at } can never happen
fault-value-impossible = outcome { $at } allows values of “{ $fact }” that can never happen: { $values }; the nearest is { $near }, of { $known }
fault-outcome-never-reached = outcome { $at } never counts, because outcome { $before } takes every coup that it would apply to
fault-outcomes-unordered = outcomes { $before } and { $at } pay differently, and both apply if Player has { $player } and Banker { $banker }; pay the same for both, narrow one of them, or put the narrower one first
fault-facts-apart = outcome { $at } asks for “{ $fact }”, which a bet on all cards cannot; it may ask for { $known }

## What a record tells of

fault-no-number = “{ $word }” is not a whole number of at most 16 digits
fault-no-action = “{ $text }” is not an action
fault-no-card = “{ $text }” is not a card
fault-no-result = a coup ends with its result, as in “ = player 7-4”
fault-not-by-turns = stakes are names and units in turn, not “{ $text }”
fault-house-does-not = the house starts, closes, or deals cards, and does not “{ $text }”
fault-changeur-does-not = the changeur does not “{ $text }” at this table
fault-seat-does-not = a seat does not “{ $text }” at this table
fault-no-word = this table has no word for “{ $action }”
fault-unwritable-bet = no bet can be called “{ $name }”
fault-late-players = players without a purse are those who sit down later, in that order
fault-too-many-coups = the record has more than { $most } coups
fault-bad-field = no table can be played with that “{ $field }”

## The table at its start

fault-table-other-purses = the purses of the table are not those of the players
fault-table-no-start = no shoe can be started in the phase “{ $phase }”
fault-table-places = “{ $field }” has { $found ->
    [one] { $found } entry
   *[other] { $found } entries
}, and should have { $wanted }
fault-table-sum = seat { $seat } cannot have { $amount } units in “{ $field }”
fault-table-mid-coup = between two shoes no cards lie on the table, and nobody is asked
fault-table-arrivals = those who have arrived are not those standing at the table
fault-table-no-chair = “{ $field }” is not a chair of this table
fault-table-suivi = the right to suivi belongs to somebody who has no place
fault-table-bank-of-nobody = the bank belongs to an empty chair
fault-table-no-co-banker = there is no co-banker whose part of the bank this could be
fault-table-co-banker = the co-banker does not sit at the table beside the banker
fault-table-bank-below-nothing = a bank must hold something, and no part of it may be negative
fault-table-no-shares = nobody has a share in the bank
fault-table-stake-of-nobody = a stake belongs to somebody who cannot stake
fault-table-stakes-without-bank = there are stakes but no bank
fault-table-bank-first = the bank is taken before its shoe, or is not, and the rules say the opposite
fault-table-call-without-stake = a call was made by somebody who has no stake

## The copy of a house

fault-copy-damaged = the database says “{ $detail }”
fault-copy-no-changes = it is no file of changes, or is damaged
fault-copy-other-base = its changes do not belong to the copy “{ $base }”
fault-copy-empty = nothing is left in its database
fault-copy-latest-lost = { $transactions ->
    [one] one acknowledged transaction is lost
   *[other] { $transactions } acknowledged transactions are lost
  }{ $events ->
    [0] { "" }
    [one] , with at least one event at this table: { $rooms }
   *[other] , with at least { $events } events at these tables: { $rooms }
  }{ $more ->
    [0] { "" }
   *[other] , and { $more } more
  }
fault-copy-latest-unread = the write-ahead log is damaged before its last { $transactions } transactions, and no high-water mark tells whether they were acknowledged
fault-copy-lacks-key = the entry “{ $key }” is missing
fault-copy-changed = the stored data of room “{ $room }” is not what was written
fault-copy-house-changed = the stored guests, accounts and keys are not what was written
fault-copy-lacks-table = it has no table “{ $table }”
fault-copy-has-gap = something is missing from the log of room “{ $room }”
fault-copy-does-not-add-up = the account “{ $account }” does not add up
