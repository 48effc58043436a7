### What is wrong with a record: `refusal-` and its code. A `line` is a number, a `reason` is worded already.

refusal-record-unknown = This is not the record of a shoe. Choose a .bhh file.
refusal-record-cut-short = The record is cut short: it ends at line { $line } without its seal. Fetch the whole file again.
refusal-record-changed = The record was changed after it was written: the seal in line { $line } does not fit. Fetch it again where it comes from.
refusal-record-malformed = Line { $line } is not in the form of a record: { $reason }
refusal-record-illegal = Line { $line } could not have been played. The table says: { $reason }
refusal-record-card-impossible = Line { $line } deals { $reason } more often than the shoe holds it.
refusal-record-card-differs = Line { $line } deals { $reason }, but this shoe’s secret puts another card there.
refusal-record-result-differs = Line { $line } gives another result than its cards and stakes, which come to { $reason }.
refusal-record-other-game = This is a record of { $reason }, which has no bets to be priced. Choose one of punto banco.
