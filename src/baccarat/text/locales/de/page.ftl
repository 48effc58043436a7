# Die Worte der Seite selbst. Beträge kommen als Text, schon in Jetons geschrieben.
name = Baccarat
tagline = Punto banco, live gegeben an einem guten Tisch. Allein oder mit Freunden.
side-player-sub = Spieler
side-banker-sub = Bank
pays = zahlt { $odds }
pays-up-to = zahlt bis { $odds }
letter-player = P
letter-banker = B
letter-tie = É

## Eingang
your-name = Ihr Name
your-name-example = Wie dürfen wir Sie nennen?
take-seat = Platz nehmen
taking-seat = Einen Moment …
first-chips = Sie beginnen mit Spieljetons. Hier kostet nichts Geld.
hello = Guten Abend, { $name }.
your-account = { $amount } Jetons beim Changeur
rooms = Offene Tische
no-rooms = Noch ist kein Tisch offen. Eröffnen Sie den ersten.
room-line = { $seated } von { $seats } Plätzen besetzt
room-limits = { $minimum } bis { $maximum }
room-limits-open = ab { $minimum }
join = Hingehen
join-room = Zum Tisch { $name } gehen
open-table = Tisch eröffnen
open-table-name = Name des Tisches
open-table-game = Spiel
game-punto = Punto banco
game-chemin = Chemin de fer
open-table-side-bets = Nebenwetten: { $count ->
    [0] keine
   *[other] { $count }
}
open-table-pace = Tempo der Karten
open-table-bots = Spieler des Hauses
open-table-clock = Sekunden zum Setzen, in Gesellschaft
open-table-rebuy = Neue Jetons, wenn jemand keine mehr hat
open-it = Tisch eröffnen
pace-slow = Ruhig
pace-normal = Üblich
pace-quick = Rasch
pace-instant = Sofort

## Kopfzeile
language = Sprache
language-en = English
language-de = Deutsch
language-fr = Français
sound-on = Ton einschalten
sound-off = Ton ausschalten
help = Tasten und Hilfe
rules = Regeln
table-menu = Der Tisch
lobby = Zum Eingang
limits = Einsätze { $minimum } bis { $maximum }
close = Schließen

## Tuch
felt = Tisch
shoe = Schlitten: noch { $left } von { $total } Karten
shoe-left = { $left } Karten
discard = Abgelegt: { $count } Karten
hand-total = { $side }: { $total }
no-cards = { $side }: noch keine Karten
spots = Einsatzfelder
side-bets = Nebenwetten
spot-empty = kein Einsatz
spot-staked = Ihr Einsatz { $amount }
places = Plätze
place-you = Platz { $seat }: Sie, { $amount } Jetons
place-taken = Platz { $seat }: { $name }, { $amount } Jetons
place-free = Platz { $seat }, frei
sit-here = Auf Platz { $seat } setzen
you = Sie
away = abwesend
stakes-of = { $wager } { $amount }
last-coups = { $coups ->
    [one] Letzter Coup dieses Schlittens
   *[other] Noch { $coups } Coups in diesem Schlitten
  }
waiting-shoe = Der Schlitten wird vorbereitet …
closes = Noch { $seconds } Sekunden zum Setzen

## Rand
balance = Ihre Jetons
on-felt = Auf dem Tuch
chips-rail = Jetons
pick-chip = Jeton zu { $amount }
deal = Geben
ready-deal = Bitte geben
waiting = Warten auf die anderen …
dealing = Es wird gegeben …
skip = Überspringen
undo = Zurück
double = Doppelt
rebet = Wie zuvor
clear = Abräumen
watching = Sie schauen zu.
watching-full = Alle Plätze sind besetzt. Sie schauen zu.
sit-with = Platz nehmen mit
sit-down = Setzen
rebuy = { $amount } neue Jetons
broke = Ihre Jetons sind verspielt. Das Haus hat neue für Sie.
buy-chips = { $amount } Jetons kaufen
low = Sie haben weniger Jetons als den kleinsten Einsatz.
won-coup = Sie gewinnen { $amount }
lost-coup = Sie verlieren { $amount }
hint-chip = Nehmen Sie einen Jeton und setzen Sie ihn auf Punto, Banco oder Égalité.
hint-deal = Nun auf Geben drücken. Den Rest tut der Croupier.
notice-raised = Der kleinste Einsatz hier ist { $limit }: darauf wurde erhöht.
refused-somehow = Das ging nicht. Es hat sich nichts geändert.
name-missing = Bitte nennen Sie uns zuerst einen Namen.

## Straßen und Coups
roads = Aufzeichnungen
big-road = Big Road
bead-plate = Bead Plate
roads-predict-nothing = Sie zeigen, was war. Sie sagen nichts voraus.
roads-empty = Mit dem ersten Coup beginnt die Karte.
big-road-label = Big Road: { $coups } Coups
bead-plate-label = Bead Plate: { $player } Punto, { $banker } Banco, { $tie } Égalité
coups = Letzte Coups
coup-line = Punto { $player }, Banco { $banker }: { $outcome }
why = Warum?
why-coup = Warum? Coup { $coup }
why-title = Coup { $coup }, erklärt

## Verbindung
connecting = Ihr Tisch wird gesucht …
connection-lost = Verbindung verloren, neuer Versuch …
connection-back = Sie sind wieder da.
unreachable = Das Haus antwortet nicht. Neuer Versuch …
to-lobby = Zum Eingang

## Tischmenü
invite = Freunde einladen
invite-how = Wer diese Adresse öffnet, kann hier Platz nehmen.
copy = Adresse kopieren
copied = Kopiert
pace = Tempo
house-players = Spieler des Hauses
add-bot = Platz nehmen lassen
remove-bot = { $name } verabschieden
chips-and-seat = Jetons und Platz
account = Beim Changeur
amount-chips = Jetons
buy = Kaufen
cash = Einlösen
leave = Vom Tisch aufstehen
leaving = Sie stehen nach diesem Coup auf.
limit-seat = Höchster Einsatz eines Platzes
limit-set = Festlegen
limit-none = Wie der Tisch
records = Niederschriften der Schlitten
records-none = Noch wurde kein Schlitten gegeben.
record-line = Schlitten { $shoe }: { $coups } Coups
record-open = wird gegeben
record-download = Herunterladen

## Hilfe
help-title = Tasten
help-intro = Alles geht auch mit der Tastatur.
help-chips = einen Jeton wählen
help-spots = ihn auf Punto, Banco oder Égalité setzen
help-deal = geben, oder die Bewegung überspringen
help-undo = zurücknehmen
help-double = verdoppeln
help-rebet = setzen wie zuvor
help-clear = Einsätze abräumen
help-why = warum der letzte Coup so ausging
help-sound = Ton ein oder aus
help-rules = Regeln
help-menu = der Tisch: Jetons, Tempo, Niederschriften
help-help = diese Seite
key-enter = Eingabe
key-space = Leertaste

## Regeln
rules-title = So wird Punto banco gespielt
rules-aim = Setzen Sie darauf, welche von zwei Händen der Neun näher kommt, Punto oder Banco, oder auf Égalité. Beide Hände gehören dem Tisch: Jeder darf auf jede setzen.
rules-values-title = Werte
rules-values = Das Ass zählt eins, zwei bis neun ihre Zahl, Zehnen und Bilder nichts. Von der Summe zählt nur die letzte Ziffer: Sieben und sechs sind drei.
rules-natural-title = Naturels
rules-natural = Acht oder neun mit zwei Karten beendet den Coup sofort.
rules-player-title = Dritte Karte für Punto
rules-player = Punto zieht mit 0 bis 5 und bleibt mit 6 und 7 stehen.
rules-banker-title = Dritte Karte für Banco
rules-banker = Blieb Punto stehen, zieht Banco mit 0 bis 5. Zog Punto, so kommt es auf diese Karte an:
rules-banker-has = Banco hat
rules-banker-draws = zieht, wenn Puntos Karte zählt
rules-always = immer
rules-never = nie
rules-except-8 = alles außer 8
rules-pays-title = Was gezahlt wird
rules-beside = nur neben einem Einsatz auf Punto, Banco oder Égalité
rules-lines = Von den Zeilen eines Einsatzes gilt die erste, die zutrifft; trifft keine zu, ist er verloren.
rules-tie = Bei Égalité bleiben Einsätze auf Punto und Banco liegen.
rules-table = { $packs } Spiele zu 52 Karten, Einsätze von { $minimum } bis { $maximum } Jetons in Schritten von { $step }.

## Die Chancen am Tisch

live-odds = Die Chancen dieses Coups
live-odds-show = Chancen zeigen
live-odds-worth = Was eine Wette jetzt wert ist, je gesetztem Jeton
open-table-odds = Die Chancen jedes Coups zeigen, wem daran liegt

## Die Chancen
edge-of = Hausvorteil { $edge }
lab-title = Die Chancen
lab-link = Was jede Wette wert ist
lab-intro = Was jede Wette wert ist, bei jedem Schlitten. Wer die Adresse teilt, teilt die Frage.
lab-outcomes = Wer gewinnt
lab-shoe = Spiel und Schlitten
lab-packs = Pakete
lab-gone = Karten, die fehlen
lab-gone-how = Nach ihrem Wert; Zehner und Bilder zählen 0.
lab-worth = Fehlende Karten vom Wert { $worth }
lab-cards = Einzelne Karten herausnehmen
lab-cards-how = Mit Wert und Farbe, sodass auch Wetten auf Paare berechnet werden.
lab-suit = Farbe
lab-take = { $card } herausnehmen
lab-put-back = { $card } zurücklegen ({ $times } fort)
lab-full = Voller Schlitten
lab-trade = Alle üblichen Wetten
lab-bet = Wette
lab-edge = Hausvorteil
lab-hit = Gewinnt
lab-sd = Streuung
lab-commission = Als Kommission
lab-ranks = Diese brauchen Ränge und haben keine Zahlen, wenn Karten nur nach ihrem Wert fehlen: { $bets }.
lab-how = Jede Zahl ist genau, über alle Folgen der Karten gezählt; ein Druck auf die Wette zeigt ihre Brüche. Der Hausvorteil ist der Verlust, den ein Einsatz erwarten lässt; grün ist zu Ihren Gunsten.
