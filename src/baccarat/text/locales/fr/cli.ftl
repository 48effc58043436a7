### Ce que dit la ligne de commande.

play-address = Les tables sont ouvertes : { $address } — Ctrl+C pour arrêter.

deal-title = { $preset }, graine { $seed }
deal-coup = Coup { $coup }

presets-field = Champ
presets-yes = oui
presets-no = non
presets-preset = Jeu
presets-bet = Mise
presets-when = Sur
presets-pays = Paie

replay-title = { $room }, sabot { $shoe }
replay-counts = { $coups ->
    [one] Un coup
   *[other] { $coups } coups
} : { $player } Punto, { $banker } Banco, { $tie } Égalité
replay-purse = Place { $seat }, { $name } : { $amount }
replay-agrees = Chaque carte, chaque mise et chaque résultat concordent.

error-unknown-command = Il n’y a pas de commande « { $name } » ; `baccarat --help` les énumère.
error-unknown-option = Il n’y a pas d’option « { $name } » ici ; `--help` montre celles qui existent.
error-unknown-preset = Il n’y a pas de jeu « { $name } » ; il y a { $known }.
error-unknown-language = Les mots manquent en « { $name } » ; il y a { $known }.
error-missing = { $name } manque ; `--help` montre ce qu’il faut.
error-too-many = « { $name } » est de trop pour cette commande ; `--help` montre ce qu’il faut.
error-not-whole = { $name } demande un nombre entier, pas « { $value } ».
error-out-of-range = { $name } demande un nombre de { $low } à { $high }, pas { $value }.
error-bad-value = { $name } ne peut pas être « { $value } » ; `--help` montre ce qui convient.
error-usage = Cela ne se comprend pas : { $reason }
error-unusable = { $path } est inutilisable : { $reason }.
error-cannot-serve = Les tables ne peuvent pas ouvrir : { $reason }.
error-unforeseen = Une chose s’est passée qui n’aurait pas dû : { $reason }
