### Was die Befehlszeile sagt.

play-address = Die Tische sind offen: { $address } – Ende mit Strg+C.

deal-title = { $preset }, Startzahl { $seed }
deal-coup = Coup { $coup }

presets-field = Feld
presets-yes = ja
presets-no = nein
presets-preset = Spiel
presets-bet = Einsatz
presets-when = Auf
presets-pays = Zahlt

replay-title = { $room }, Schlitten { $shoe }
replay-counts = { $coups ->
    [one] Ein Coup
   *[other] { $coups } Coups
}: { $player } Punto, { $banker } Banco, { $tie } Égalité
replay-purse = Platz { $seat }, { $name }: { $amount }
replay-agrees = Jede Karte, jeder Einsatz und jedes Ergebnis stimmt.

error-unknown-command = Es gibt keinen Befehl „{ $name }“; `baccarat --help` nennt sie alle.
error-unknown-option = Hier gibt es keine Option „{ $name }“; `--help` zeigt, welche es gibt.
error-unknown-preset = Es gibt kein Spiel „{ $name }“, wohl aber { $known }.
error-unknown-language = Für „{ $name }“ fehlen die Worte; es gibt { $known }.
error-missing = { $name } fehlt; `--help` zeigt, was der Befehl braucht.
error-too-many = „{ $name }“ ist mehr, als dieser Befehl annimmt; `--help` zeigt, was er braucht.
error-not-whole = { $name } verlangt eine ganze Zahl, nicht „{ $value }“.
error-out-of-range = { $name } verlangt eine Zahl von { $low } bis { $high }, nicht { $value }.
error-bad-value = { $name } kann nicht „{ $value }“ sein; `--help` zeigt, was geht.
error-usage = Das ist nicht zu verstehen: { $reason }
error-unusable = { $path } lässt sich nicht verwenden: { $reason }.
error-cannot-serve = Die Tische lassen sich nicht öffnen: { $reason }.
error-unforeseen = Es ging etwas schief, das nicht hätte schiefgehen dürfen: { $reason }
