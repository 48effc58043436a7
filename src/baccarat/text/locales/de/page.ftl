# Die Worte der Seite selbst. Beträge kommen als Text, schon in Jetons geschrieben.
name = Baccarat
side-player-sub = Spieler
side-banker-sub = Bank
pays = zahlt { $odds }
pushes = { $cards }-Karten-{ $total }: Push
pays-up-to = zahlt bis { $odds }
letter-player = P
letter-banker = B
letter-tie = É

## Eingang
open-table-game = Spiel
game-punto = Punto banco
game-chemin = Chemin de fer
game-banque = Baccara banque

## Kopfzeile
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

## Tuch
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
place-free = Platz { $seat }, frei
place-holder = hält den Schlitten
sit-here = Platz { $seat } nehmen
you = Sie
you-said = Sie
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

## Rand
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

## Permanenzen und Coups
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

## Verbindung
connecting = Ihr Tisch wird gesucht …
connection-lost = Verbindung verloren, neuer Versuch …
house-restarts = Das Haus startet neu, Ihr Tisch ist gleich wieder da …
connection-back = Sie sind wieder da.
unreachable = Das Haus antwortet nicht. Neuer Versuch …
table-unreachable = Ihr Tisch antwortet nicht. Neuer Versuch …
missing = Ein Teil der Seite ließ sich nicht laden: Das Haus hat nicht geantwortet.
fetch-again = Noch einmal versuchen
to-lobby = Zur Lobby

## Hilfe
key-enter = Eingabe
key-space = Leertaste

## Die Chancen am Tisch

live-odds = Die Chancen dieses Coups
live-odds-show = Chancen zeigen
live-odds-worth = Was eine Wette jetzt wert ist, je gesetztem Jeton

## Die Chancen
edge-of = Hausvorteil { $edge }
lab-link = Was jede Wette wert ist
