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
game-rules = Regeln

## The list of tables
rooms = Offene Tische
no-rooms = Noch ist kein Tisch offen. Eröffnen Sie den ersten.
no-rooms-so = Kein Tisch passt dazu. Wählen Sie andere Limits, oder eröffnen Sie einen.
lobby-seats = { $free ->
    [0] voll
    [one] ein Platz frei
   *[other] { $free } Plätze frei
  }
lobby-paused = angehalten
lobby-private = auf Einladung
lobby-out-of-order = außer Betrieb
lobby-no-name = Ein Tisch
aside-damaged = Die gespeicherten Daten dieses Tisches sind beschädigt.
aside-settings = Die Einstellungen dieses Tisches lassen sich nicht lesen.
aside-log = Die gespeicherten Daten dieses Tisches lassen sich nicht lesen.
aside-faults = Dieser Tisch ließ sich mehrmals nicht speichern.
lobby-looking = { $count ->
    [0] niemand da
    [one] eine Person da
   *[other] { $count } Personen da
  }
lobby-road = Die neuesten Coups von { $name }
lobby-road-sides = Die neuesten Coups von { $name }: erst die rechte Seite, dann die linke
lobby-road-choice = Obere Permanenz
lobby-no-road = ein neuer Schlitten
lobby-pace = Karten: { $pace }
lobby-filter = Zeigen
lobby-any-game = Alle Spiele
lobby-any-limit = Alle Limits
lobby-least = Mindesteinsatz bis { $amount }
lobby-free-only = Nur mit freiem Platz
lobby-watch = Zusehen
lobby-watch-room = { $name } zusehen
lobby-sit = Platz nehmen
lobby-sit-room = Am Tisch „{ $name }“ Platz nehmen
lobby-own = Ihr Platz am Tisch „{ $name }“: { $count ->
    [one] { $amount } Jeton
   *[other] { $amount } Jetons
}
lobby-own-seats = Ihre Plätze
lobby-back = Zurück an Ihren Platz
lobby-back-room = Zurück an Ihren Platz am Tisch „{ $name }“
tile-offer-advisor = Ratgeber
tile-offer-odds = Chancen im Spiel
tile-offer-squeeze = langsames Aufdecken
tile-offer-players-deal = Spieler geben
tile-offer-side-bets = Nebenwetten
tile-offer-free-draw = freies Ziehen
