name = Baccarat
side-player-sub = Spieler
side-banker-sub = Bank
pays = zahlt { $odds }
pushes = { $cards }-Karten-{ $total }: Push
pays-up-to = zahlt bis { $odds }
letter-player = P
letter-banker = B
letter-tie = É

open-table-game = Spiel
game-punto = Punto banco
game-chemin = Chemin de fer
game-banque = Baccara banque

language = Sprache
sound-on = Ton einschalten
sound-off = Ton ausschalten
help = Tasten und Hilfe
rules = Regeln
table-menu = Der Tisch
talk-open = { $count ->
    [0] Gespräch am Tisch
    [one] Gespräch am Tisch: eine neue Nachricht
   *[other] Gespräch am Tisch: { $count } neue Nachrichten
  }
lobby = Zur Lobby
limits = Einsätze { $minimum } bis { $maximum }
close = Schließen

felt = Tisch
croupier = Croupier
shoe = Schlitten: noch { $left } von { $total } Karten
shoe-left = { $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
}
discard = Abgelegt: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
card-down = { $back ->
    [blue] eine Karte mit blauem Rücken
   *[pink] eine Karte mit rosa Rücken
}
hand-total = { $side }: { $total }
no-cards = { $side }: noch keine Karten
hand-down = { $side }: verdeckt
spots = Einsatzfelder
side-bets = Nebenwetten
spot-empty = kein Einsatz
spot-staked = Ihr Einsatz { $amount }
spot-barred = gesperrt
spot-stands = bleibt stehen
places = Plätze
place-you = Platz { $seat }: Sie, { $count ->
    [one] { $amount } Jeton
   *[other] { $amount } Jetons
}
place-taken = Platz { $seat }: { $name }, { $count ->
    [one] { $amount } Jeton
   *[other] { $amount } Jetons
}
place-stands = stehend
place-free = Platz { $seat }, frei
place-holder = hält den Schlitten
sit-here = Platz { $seat } nehmen
you = Sie
you-said = Sie
seat-named = { $seat } ({ $name })
away = abwesend
slow = langsam
stakes-of = { $wager } { $amount }
last-coups = { $coups ->
    [one] Letzter Coup dieses Schlittens
   *[other] Noch { $coups } Coups in diesem Schlitten
  }
waiting-player = Der Croupier wartet auf Spieler.
waiting-shoe = Der Schlitten wird vorbereitet …
closes = Noch { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} zum Setzen
closes-answer = Noch { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} zum Antworten

balance = Ihre Jetons
on-felt = Auf dem Tuch
commission-owed = Offene Kommission
chips-rail = Jetons
pick-chip = Jeton zu { $amount }
deal = Geben
ready-deal = Bereit
waiting = Warten auf die anderen …
dealing = Es wird gegeben …
halted = Angehalten
skip = Überspringen
undo = Rückgängig
double = Verdoppeln
rebet = Wie zuvor
clear = Abräumen
watching = Sie schauen zu.
watching-full = Alle Plätze sind besetzt. Sie schauen zu.
sit-with = Jetons
sit-down = Platz nehmen
stand-by = Dazustellen
rebuy = { $count ->
    [one] { $amount } neuer Jeton
   *[other] { $amount } neue Jetons
}
broke = Ihre Jetons sind verspielt. Das Haus hat neue für Sie.
buy-chips = { $count ->
    [one] { $amount } Jeton
   *[other] { $amount } Jetons
} kaufen
low = Sie haben weniger Jetons als den Mindesteinsatz.
won-coup = Sie gewinnen { $amount }
lost-coup = Sie verlieren { $amount }
hint-chip = Nehmen Sie einen Jeton und setzen Sie ihn auf Punto, Banco oder Égalité.
hint-deal = { $alone ->
    [yes] Nun auf „{ deal }“ drücken. Den Rest macht der Croupier.
   *[no] Nun auf „{ ready-deal }“ drücken. Gegeben wird, sobald alle bereit sind.
}
hint-deal-held = Melden Sie sich nun bereit. Wer den Schlitten hält, gibt oder lässt den Croupier geben.
notice-raised = Der Mindesteinsatz hier ist { $limit }. Ihr Einsatz wurde auf diesen Betrag erhöht.
refused-somehow = Das ging nicht. Es hat sich nichts geändert.

roads-empty = In diesem Schlitten gab es noch keinen Coup.
big-road-label = { $coups ->
    [one] { $coups } Coup
   *[other] { $coups } Coups
}
bead-plate-label = { $player } Punto, { $banker } Banco, { $tie } Égalité
coups = Letzte Coups
coup-line = Punto { $player }, Banco { $banker }: { $outcome }
outcome-of-side = { $side }: { $outcome }
why = Warum?
why-coup = Warum? Coup { $coup }
why-title = Coup { $coup }, erklärt

connecting = Ihr Tisch wird gesucht …
connection-lost = Verbindung verloren, neuer Versuch …
house-restarts = Das Haus startet neu, Ihr Tisch ist gleich wieder da …
connection-back = Sie sind wieder da.
unreachable = Das Haus antwortet nicht. Neuer Versuch …
table-unreachable = Ihr Tisch antwortet nicht. Neuer Versuch …
held-seconds = { $seconds ->
    [one] Der Tisch ist in einer Sekunde zu sehen
   *[other] Der Tisch ist in { $seconds } Sekunden zu sehen
}
held-coups = { $coups ->
    [one] Er erscheint, wenn der nächste Coup zu Ende ist.
   *[other] Er erscheint, wenn noch { $coups } Coups zu Ende sind.
}
missing = Ein Teil der Seite ließ sich nicht laden: Das Haus hat nicht geantwortet.
fetch-again = Noch einmal versuchen
to-lobby = Zur Lobby

key-enter = Eingabe
key-space = Leertaste

live-odds = Die Chancen dieses Coups
live-odds-show = Chancen zeigen
live-odds-worth = Was eine Wette jetzt wert ist, je gesetztem Jeton

edge-of = Hausvorteil { $edge }
lab-link = Was jede Wette wert ist

open-table = Tisch eröffnen
open-account = Konto
invite = Freunde einladen
pace-slow = Ruhig
pace-normal = Üblich
pace-quick = Rasch
pace-instant = Sofort
room-limits = { $minimum } bis { $maximum }
room-limits-open = ab { $minimum }

tagline = Punto banco, Chemin de fer und Baccara banque, live gegeben an einem guten Tisch. Allein oder mit Freunden.
your-name = Ihr Name
your-name-example = Wie dürfen wir Sie nennen?
take-seat = Platz nehmen
taking-seat = Einen Moment …
first-chips = Sie beginnen mit Spieljetons. Hier kostet nichts Geld.
hello = Guten Abend, { $name }.
your-account = { $count ->
    [one] { $amount } Jeton
   *[other] { $amount } Jetons
} beim Changeur
astray = Unter dieser Adresse wurde nichts gefunden. Hier sind die Tische.
an-link = Was war Glück? Einen Schlitten analysieren
note-link = Einen echten Tisch mitschreiben
equilibrium-link = Wie man optimal spielt
name-missing = Bitte sagen Sie uns zuerst, wie Sie heißen.
have-account = Schon einmal hier gespielt? Anmelden
house-password = Passwort des Hauses
privacy-link = Datenschutz

games = Die Spiele
game-about-punto = Setzen Sie auf Punto oder Banco. Jede Karte wird nach festen Regeln gezogen, Vorwissen ist nicht nötig.
game-about-chemin = Ein Spieler hält die Bank, die anderen setzen gegen sie. Die Bank wandert um den Tisch.
game-about-banque = Ein Bankhalter spielt gegen zwei Hände zugleich und behält die Bank, solange sie reicht.
play-now = Gleich spielen
play-game = { $game } spielen
play-alone-how = Ein eigener Tisch mit Spielern des Hauses. Er schließt, wenn Sie gehen.
sit-with-people = Zu anderen setzen ({ $people } da)
learn-it = In zehn Coups lernen
learn-game = { $game } in zehn Coups lernen
learn-how = Ein eigener Tisch, Spieler des Hauses und ein Lehrer neben Ihnen.
learn-room = Erster Schlitten

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

game-rules = Regeln

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
lobby-back = Zurück an Ihren Platz
lobby-back-room = Zurück an Ihren Platz am Tisch „{ $name }“
tile-offer-advisor = Ratgeber
tile-offer-odds = Chancen im Spiel
tile-offer-squeeze = langsames Aufdecken
tile-offer-players-deal = Spieler geben
tile-offer-side-bets = Nebenwetten
tile-offer-free-draw = freies Ziehen

no-script = Die Tische brauchen JavaScript: Karten, Jetons und die Prüfung des versiegelten Schlittens entstehen in Ihrem Browser. Bitte erlauben Sie dieser Seite Skripte.
