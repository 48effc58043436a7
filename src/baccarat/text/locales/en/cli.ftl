### What the command line says.

play-address = The tables are open at { $address } — stop with Ctrl+C.

deal-title = { $preset }, seed { $seed }
deal-coup = Coup { $coup }

presets-field = Field
presets-yes = yes
presets-no = no
presets-preset = Game
presets-bet = Bet
presets-when = On
presets-pays = Pays

replay-title = { $room }, shoe { $shoe }
replay-counts = { $coups ->
    [one] One coup
   *[other] { $coups } coups
}: { $player } Player, { $banker } Banker, { $tie } Tie
replay-purse = Seat { $seat }, { $name }: { $amount }
replay-agrees = Every card, stake and result agrees.

error-unknown-command = There is no command “{ $name }”; `baccarat --help` lists them.
error-unknown-option = There is no option “{ $name }” here; add `--help` to see which there are.
error-unknown-preset = There is no game “{ $name }”; there are { $known }.
error-unknown-language = There are no words in “{ $name }”; there are { $known }.
error-missing = { $name } is missing; add `--help` to see what it takes.
error-too-many = “{ $name }” is more than this command takes; add `--help` to see what it takes.
error-not-whole = { $name } takes a whole number, not “{ $value }”.
error-out-of-range = { $name } takes a number from { $low } to { $high }, not { $value }.
error-bad-value = { $name } cannot be “{ $value }”; add `--help` to see what it takes.
error-usage = That cannot be understood: { $reason }
error-unusable = { $path } cannot be used: { $reason }.
error-cannot-serve = The tables cannot be opened: { $reason }.
error-unforeseen = Something went wrong that should not have: { $reason }
