# Wörter der Lobby: die Tische als Bilder, die Suche, mehrere Tische nebeneinander. Bei Bedarf geladen.
my-play = Mein Spiel
lobby-search = Tisch, Spiel oder Spieler
lobby-filters = { $count ->
    [0] Filter
   *[other] Filter ({ $count })
  }
lobby-found = { $count ->
    [0] Kein Tisch wird gezeigt
    [one] Ein Tisch wird gezeigt
   *[other] { $count } Tische werden gezeigt
  }
tile-coup = Coup { $coup }
tile-last = Der letzte Coup: { $hands }
tile-nobody = Niemand sitzt am Tisch
tile-away = Abwesend: { $names }
tile-bots = { $count ->
    [one] ein Spieler des Hauses
   *[other] { $count } Spieler des Hauses
  }

## Mehrere Tische
beside = Nebeneinander
beside-add = { $name } neben anderen Tischen zeigen
beside-chosen = { $count ->
    [one] Ein Tisch gewählt. Wählen Sie bis zu { $most }.
   *[other] { $count } Tische gewählt, höchstens { $most }.
  }
beside-none = Auswahl aufheben
beside-open = Nebeneinander öffnen
beside-more = Tisch hinzufügen
beside-less = { $name } entfernen
beside-here = Ton und Tasten gelten hier
beside-use = Diesen Tisch bedienen
beside-empty = Kein Tisch ist gewählt. Wählen Sie die Tische in der Lobby.

## Ein Spiel wählen
game-about-punto = Setzen Sie auf Punto oder Banco. Jede Karte wird nach festen Regeln gezogen, Vorwissen ist nicht nötig.
game-about-chemin = Ein Spieler hält die Bank, die anderen setzen gegen sie. Die Bank wandert um den Tisch.
game-about-banque = Ein Bankhalter spielt gegen zwei Hände zugleich und behält die Bank, solange sie reicht.
game-rules = Regeln
