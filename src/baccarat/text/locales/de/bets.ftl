tell-winner = { $winner ->
    [player] Punto gewinnt
    [banker] Banco gewinnt
   *[tie] Égalité
}
tell-with = mit { $points }
tell-at = bei { $points }
tell-high = die siegreiche Hand hat { $points }
tell-beats = { $points } schlägt { $beaten }
tell-cards = aus { $cards ->
    [2] zwei Karten
   *[other] drei Karten
}
tell-natural = { $natural ->
    [yes] mit einem Natural
   *[no] ohne Natural
}
tell-pays = { $when }: zahlt { $odds }.
tell-stands = { $when }: Der Einsatz bleibt liegen.
tell-loses = { $when }: { $loss }.
tell-lost = Alles andere: Der Einsatz ist verloren.
tell-edge = Im Schnitt behält das Haus { $edge } von jedem Einsatz.
tell-first = Setzen Sie zuerst auf Punto, Banco oder Égalité.
tell-again = Noch einmal tippen, um { $amount } zu setzen.
tell-click = Klicken, um { $amount } zu setzen.

kind-main = Haupteinsätze
kind-player = Auf Punto
kind-banker = Auf Banco
kind-ties = Auf Égalité
kind-pairs = Auf Paare
kind-others = Auf Punkte und Zahl der Karten
bets-search = Einsätze durchsuchen
bets-none = So heißt kein Einsatz.

when-winner = { $values }
when-player-total = Punto hat { $values }
when-banker-total = Banco hat { $values }
when-player-cards = Punto hat { $values } Karten
when-banker-cards = Banco hat { $values } Karten
when-player-two = Punto hat mit zwei Karten { $values }
when-banker-two = Banco hat mit zwei Karten { $values }
when-player-third = die dritte Karte von Punto zählt { $values }
when-banker-third = die dritte Karte von Banco zählt { $values }
when-margin = mit { $values } { $values ->
    [1] Punkt
   *[other] Punkten
} Vorsprung
when-high = höhere Punktzahl { $values }
when-low = niedrigere Punktzahl { $values }
when-tied = bei { $values }
when-high-cards = Sieger hat { $values } Karten
when-cards = { $values } Karten insgesamt
when-natural = { $values }
when-player-pair = Punto beginnt mit { $values }
when-banker-pair = Banco beginnt mit { $values }
when-player-ranks = die ersten zwei Karten von Punto: nur { $values }
when-banker-ranks = die ersten zwei Karten von Banco: nur { $values }
when-player-suits = { when-player-ranks }
when-banker-suits = { when-banker-ranks }
when-one-rank = { $values }
when-sum = beide Punktzahlen ergeben zusammen { $values }
when-equal = gleich: { $values }
when-player-exactly = die ersten zwei Karten von Punto enthalten genau { $values }
when-banker-exactly = die ersten zwei Karten von Banco enthalten genau { $values }
when-first-four = die ersten vier Karten enthalten genau { $values }
when-player-third-suit = Farbe der dritten Karte von Punto: { $values }
when-banker-third-suit = Farbe der dritten Karte von Banco: { $values }
when-first-rank = erste Karte: { $values }
when-first-suit = { when-first-rank }
when-player-flush = Karten von Punto: { $values }
when-banker-flush = Karten von Banco: { $values }
when-poker = alle Karten: { $values }
when-pairs = { $values ->
    [1] eine Hand beginnt mit einem Paar
    [2] beide Hände beginnen mit einem Paar
    [any] mindestens eine Hand beginnt mit einem Paar
   *[other] Hände, die mit einem Paar beginnen: { $values }
}
when-perfect-pairs = { $values ->
    [1] eine Hand beginnt mit einem perfekten Paar
    [2] beide Hände beginnen mit einem perfekten Paar
    [any] mindestens eine Hand beginnt mit einem perfekten Paar
   *[other] Hände, die mit einem perfekten Paar beginnen: { $values }
}
when-anything = immer
value-winner-player = Punto gewinnt
value-winner-banker = Banco gewinnt
value-winner-tie = Égalité
value-natural-yes = Natural
value-natural-no = ohne Natural
value-pair-none = zwei Karten von verschiedenem Wert und verschiedener Farbe
value-pair-suited = zwei Karten derselben Farbe, aber von verschiedenem Wert
value-pair-pair = einem Paar
value-pair-perfect = einem perfekten Paar
value-one-rank-yes = zwei Paare desselben Werts
value-one-rank-no = keine zwei Paare desselben Werts
value-equal-player-total = die Punkte von Punto
value-equal-banker-total = die Punkte von Banco
value-equal-player-cards = die Zahl der Karten von Punto
value-equal-banker-cards = die Zahl der Karten von Banco
value-equal-player-two = die ersten zwei Karten von Punto
value-equal-banker-two = die ersten zwei Karten von Banco
value-equal-player-third = die dritte Karte von Punto
value-equal-banker-third = die dritte Karte von Banco
value-exactly-suited = { $cards } von einer Farbe
value-flush-yes = alle von einer Farbe
value-flush-no = nicht alle von einer Farbe
value-poker-none = keine zwei gleichen Werts
value-poker-pair = ein Paar
value-poker-two-pairs = zwei Paare
value-poker-three-pairs = drei Paare
value-poker-three = ein Drilling
value-poker-full-house = Full House
value-poker-two-threes = zwei Drillinge
value-poker-four = ein Vierling
value-poker-five = ein Fünfling
value-poker-six = ein Sechsling
