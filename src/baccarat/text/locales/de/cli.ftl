play-opening = Das Haus öffnet gerade. Diese Seite lädt gleich von selbst.
play-address = Die Tische sind offen: { $address } – Ende mit Strg+C.
play-made-private = Andere auf diesem Rechner konnten { $path } lesen; jetzt können nur noch Sie es.
play-others-write = Andere auf diesem Rechner dürfen in { $path } schreiben. Weil dort auch anderes liegt, blieb der Ordner, wie er ist; sie könnten die Dateien des Hauses austauschen. Geben Sie dem Haus einen eigenen Ordner.
play-carried-over = { $path } war im Format { $old } und ist jetzt im Format { $new }. Der frühere Stand liegt daneben als { $copy }; löschen Sie ihn, sobald alles in Ordnung ist.
play-no-mark = Es gab keine Hochwassermarke ({ $path }.mark), an der sich zeigt, ob die neuesten Änderungen in { $path } alle da sind. Nach einer Aktualisierung ist das normal, ebenso wenn eine Datenbankdatei von Hand kopiert wurde; ab jetzt gibt es eine Marke.
play-unacknowledged = Als { $path } zuletzt in Gebrauch war, versagte der Datenträger: Im Write-ahead-Log waren { $transactions } fehlgeschlagene Transaktionen zurückgeblieben; sie wurden entfernt. Keine davon war bestätigt worden; alles, was bestätigt wurde, ist da.
play-loss-accepted = Die neuesten Änderungen von { $path } sind verloren; das Haus wurde auf Ihren Wunsch ohne sie geöffnet. Alle Dateien liegen unverändert daneben als { $copy }.

deal-title = { $preset }, Startzahl { $seed }
deal-coup = Coup { $coup }
deal-holder = Platz { $seat } hält den Schlitten und gibt.
deal-nobody-left = Niemand ist mehr da, der die Bank halten könnte.
deal-hand = { $who ->
    [ponte] Ponte, Platz { $seat }
    [right] Rechts, Platz { $seat }
    [left] Links, Platz { $seat }
   *[banker] Bankhalter, Platz { $seat }
}
deal-seat = Platz
deal-stake = Einsatz
deal-purse = Jetons
deal-sums = Bank { $bank } · au garage { $garage } · an das Haus { $house }
deal-bank-sums = Bank { $bank } · an das Haus { $house }

presets-field = Feld
presets-yes = ja
presets-no = nein
presets-preset = Spiel
presets-bet = Einsatz
presets-when = Auf
presets-pays = Zahlt
presets-hint = `baccarat presets NAME` zeigt jede Regel eines Spiels; mehrere Namen vergleichen sie.

rules-rule = Regel
rules-field = Feld
rules-source = Quelle
rules-second-hand = aus zweiter Hand
rules-ours = eigene
rules-law = Gesetz
rules-custom = Brauch
rules-choice = Wahl des Hauses im Rahmen des Gesetzes
rules-house = Hausregel
rules-missing = { $rule } wird nicht oder nur zum Teil befolgt: { $reason }.

replay-title = { $room }, Schlitten { $shoe }
replay-counts = { $coups ->
    [one] Ein Coup
   *[other] { $coups } Coups
}: { $player } Punto, { $banker } Banco, { $tie } Égalité
replay-counts-chemin = { $coups ->
    [one] Ein Coup
   *[other] { $coups } Coups
}: { $ponte } für den Ponte, { $banker } für die Bank, { $tie } en cartes; { $none } ohne Einsatz
replay-counts-banque = { $coups ->
    [one] Ein Coup
   *[other] { $coups } Coups
}; rechts: { $right-player } gewonnen, { $right-banker } verloren, { $right-tie } unentschieden; links: { $left-player } gewonnen, { $left-banker } verloren, { $left-tie } unentschieden; { $none } ohne Einsatz
replay-purse = Platz { $seat }, { $name }: { $amount }
replay-agrees = Jede Karte, jeder Einsatz und jedes Ergebnis stimmt.

roads-counts = Punto { $player }, Banco { $banker }, Égalité { $tie }; Naturals: { $naturals }, Paare Punto: { $player_pairs }, Paare Banco: { $banker_pairs }
roads-next-player = Gewinnt als Nächstes Punto:
roads-next-banker = Gewinnt als Nächstes Banco:
roads-legend = Nach einem Gewinn zählt die Zahl die Égalités danach, n ist ein Natural, p und b sind Paare von Punto und Banco. In den drei unteren Permanenzen ist r rot und b blau.
error-one-form = Geben Sie nur eines von --svg, --plot, --text und --json an.
error-no-results = „{ $value }“ ist weder eine Datei noch eine Folge von Ergebnissen wie B,P,T.
error-no-side = In diesem Schlitten wurde keine Seite „{ $name }“ gegeben; es gibt { $known }.

verify-root = Wurzel: { $root }
verify-browsers = { $many ->
    [0] Kein Browser hat mitgemischt: Das Haus allein hat das Geheimnis gewählt.
    [one] Ein Browser hat mitgemischt: { $names }.
   *[other] { $many } Browser haben mitgemischt: { $names }.
}
verify-cut = { $by ->
    [chance] Vom Zufall abgehoben, nach { $cut ->
        [one] { $cut } Karte
       *[other] { $cut } Karten
    }.
   *[player] Abgehoben von { $name }, nach { $cut ->
        [one] { $cut } Karte
       *[other] { $cut } Karten
    }.
}
verify-abandoned = { $many ->
    [0] Kein Versuch wurde abgebrochen.
    [one] Ein Versuch davor wurde abgebrochen.
   *[other] { $many } Versuche davor wurden abgebrochen.
}
verify-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} in { $coups ->
    [one] { $coups } Coup
   *[other] { $coups } Coups
}: Jede lag dort, wo sie herkam, und jedes Ergebnis und jede Zahlung folgt daraus.
verify-head = Laufende Prüfsumme: { $head }
verify-holds = Alles stimmt.
seal-not-announced = Ein Geheimnis ist nicht das, auf das sich das Haus festgelegt hatte.
seal-other-shoe = Angekündigt war sie für einen anderen Raum, Schlitten oder andere Regeln.
seal-miscounted = Die Versuche sind nicht der Reihe nach gezählt.
seal-secret-reused = Ein Geheimnis wurde zweimal verwendet.
seal-barred-seat = Ein Platz soll versagt haben, der es nicht hat, oder kam danach wieder.
seal-unfinished = Nicht alle auf der Liste haben aufgedeckt.
seal-other-root = Geheimnis und Aufgedecktes ergeben eine andere Reihenfolge der Karten.
seal-other-cutter = Laut Ankündigung sollte jemand abheben, der nicht an der Reihe war.
ceremony-closed = Jemand kam dazu, als die Liste schon geschlossen war.
ceremony-twice = Jemand steht zweimal auf der Liste.
ceremony-uninvited = Jemand hat aufgedeckt, der nicht auf der Liste steht.
ceremony-opened-otherwise = Jemand hat anderes aufgedeckt als das, worauf er sich festgelegt hatte.

odds-title = { $preset }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
odds-title-replaced = { $preset }, Karten mit Zurücklegen
odds-bet = Wette
odds-edge = Hausvorteil
odds-hit = Gewinnt
odds-sd = Abweichung
odds-commission = Als Kommission
odds-joint = Genau, über jede Folge von sechs Karten gezählt. Der Hausvorteil ist der Verlust, den ein Einsatz erwarten lässt.
odds-halfway = Genau, über jede Folge der Karten gezählt, die noch kommen. Der Hausvorteil ist der Verlust, den ein Einsatz erwarten lässt.
odds-replacement = Genau, der Grenzwert für viele Kartenspiele: Jede Karte wird aus einem ganzen gezogen. Der Hausvorteil ist der Verlust, den ein Einsatz erwarten lässt.

risk-title = { $bet }, je { $stake } in { $coups ->
    [one] { $coups } Coup
   *[other] { $coups } Coups
} aus einer Kasse von { $bankroll }
risk-ruin = Aufgebraucht
risk-ahead = Im Plus
risk-even = Auf null
risk-behind = Im Minus
risk-mean = Im Mittel
risk-exact = Genau, durch Faltung, jeder Coup wie aus einem vollen Schlitten.
risk-floats = Durch Faltung in Gleitkommazahlen, jeder Coup wie aus einem vollen Schlitten.

shoe-coup = Coup
shoe-cards = Karten
shoe-outcome = Sieger
shoe-how = Hausvorteil vor jedem Coup, genau, nach den Karten, die man gesehen hat.
shoe-kernel = { $kernel ->
    [reference] Gezählt in reinem Python; mit numba ginge es schneller.
    [numpy] Gezählt mit numpy; mit numba ginge es schneller.
   *[other] Gezählt mit übersetztem Code, dem Kern { $kernel }.
}
shoe-ranked = Wetten auf Paare, Werte und Farben sind in reinem Python gezählt.

solve-title = { $replaced ->
    [yes] Chemin de fer, mit Zurücklegen gegeben
   *[no] Chemin de fer, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
}
solve-value-ponte = Ein Coup ist dem Ponte { $value } des Einsatzes wert, genau { $exact },
solve-value-bank = und der Bank { $value }, genau { $exact }.
solve-ponte = Der Ponte
solve-banker = Der Bankhalter, nach der gegebenen Karte; S: der Ponte blieb stehen
solve-mixed = { $point }: zieht mit Wahrscheinlichkeit { $exact } ({ $share })
solve-legend = ● zieht · ○ bleibt stehen · ein Anteil: zieht so oft
solve-unique = { $unique ->
    [proved] Ein anderes Gleichgewicht gibt es nicht.
    [searched] Ob es weitere Gleichgewichte gibt, ist nicht bekannt.
   *[no] Es ist nicht das einzige Gleichgewicht: { $found } wurden gefunden. { $complete ->
        [yes] Alle anderen sind Mischungen aus ihnen.
       *[no] Ob es noch weitere gibt, ist nicht bekannt.
    } Dieses mischt an den wenigsten Stellen.
}
solve-exact = { $holds ->
    [yes] Genau. Keine Seite gewinnt durch Abweichen; das wurde an jeder Entscheidung in Brüchen geprüft.
   *[no] Kein Gleichgewicht: durch Abweichen gewinnt der Ponte { $ponte } des Einsatzes und die Bank { $bank }.
}
plate-margin = Je dunkler, desto mehr kostet ein Fehler: über alle Coups bis zu { $most } des Einsatzes.
plate-bound = Grau: die Regeln entscheiden.
plate-packs = Was ein Coup dem Ponte wert ist, in Hundertsteln des Einsatzes, nach der Zahl der Kartenspiele; ∞: mit Zurücklegen gegeben.
plate-totals = Beide nach ihrer Summe
plate-banker = Bankhalter nach zwei Karten, Ponte nach Summe
plate-both = Beide nach ihren zwei Karten
plate-theta = Was ein Coup wert ist, in Hundertsteln aller Einsätze, nach dem Anteil, der rechts liegt.
plate-right = der rechten Seite
plate-left = der linken Seite
plate-bank = der Bank
plate-title-packs = Chemin de fer, von einem Kartenspiel zu vielen
plate-title-theta = { $concept ->
    [correlated] Banque, beide Seiten nach gemeinsamem Plan
    [independent] Banque, beide Seiten gemeinsam, jede zieht für sich
   *[nash] Banque, jede Seite für sich
}
plate-banque = Eine Tafel für jede Summe des Bankhalters: nach unten, was rechts gegeben wurde, zur Seite, was links; S: blieb stehen, N: Natural.
plate-margin-banque = Je dunkler, desto mehr kostet ein Fehler die Bank: bis zu { $most } aller Einsätze, über alle Coups.
answer-gain = { $given ->
    [ponte] Die beste Antwort auf diesen Ponte bringt der Bank { $gain } mehr als das Gleichgewicht, genau { $exact }.
   *[banker] Die beste Antwort auf diesen Bankhalter bringt dem Ponte { $gain } mehr als das Gleichgewicht, genau { $exact }.
}

banque-title = { $replaced ->
    [yes] Banque, mit Zurücklegen gegeben
   *[no] Banque, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
}
banque-asked = { $share } der Einsätze rechts; { $concept ->
    [nash] jeder für sich (Nash-Gleichgewicht).
    [correlated] rechts und links zusammen gegen die Bank, nach gemeinsamem Plan.
   *[independent] rechts und links zusammen gegen die Bank, jede Seite zieht unabhängig.
}
banque-information = Der Bankhalter sieht, was beide Seiten taten und welche Karten sie bekamen; { $left ->
    [card] die linke Seite sieht, was die rechte tat und welche Karte sie bekam.
    [hand] beide Hände spielt ein Spieler, der die linke sieht, wenn die rechte fertig ist.
   *[total] die linke Seite entscheidet nach ihren eigenen Punkten, gleich welche Karte die rechte bekam.
}
banque-naturals = { $naturals ->
    [known] Ein Natural einer Seite wird gezeigt, bevor die andere gefragt wird.
   *[pooled] Rechts weiß nicht, ob links ein Natural hat.
}
banque-none = { $unique ->
    [proved] Für diese Verteilung der Einsätze gibt es kein solches Gleichgewicht: der beste gemeinsame Plan bindet das Ziehen der einen Seite an das der anderen.
   *[searched] Für diese Verteilung der Einsätze wurde kein solches Gleichgewicht gefunden: der beste gemeinsame Plan, der gefunden wurde, bindet das Ziehen der einen Seite an das der anderen. Ob ein anderer Plan ebenso gut ist, ist nicht bekannt.
}
banque-unique = { $unique ->
    [proved] Ein anderes Gleichgewicht gibt es nicht.
    [searched] Ob es weitere Gleichgewichte gibt, ist nicht bekannt.
   *[no] Es ist nicht das einzige Gleichgewicht: { $found } wurden gefunden. { $complete ->
        [yes] Weitere bilden allenfalls Linien oder Flächen, deren Ecken diese sind.
       *[no] Ob es noch weitere gibt, ist nicht bekannt.
    } Dieses mischt an den wenigsten Stellen.
}
banque-value-right = Ein Coup ist { $value } aller Einsätze wert für rechts,
banque-value-left = { $value } für links
banque-value-bank = und { $value } für die Bank.
banque-right = Mit 5 zieht rechts mit Wahrscheinlichkeit { $exact } ({ $share }).
banque-right-beside = Mit 5 neben einem Natural der linken Seite zieht rechts mit Wahrscheinlichkeit { $exact } ({ $share }).
banque-left = Mit 5 zieht links mit Wahrscheinlichkeit { $exact } ({ $share }).
banque-left-beside = Mit 5 neben einem Natural der rechten Seite zieht links mit Wahrscheinlichkeit { $exact } ({ $share }).
banque-plan = Ihr Plan mit 5: beide ziehen { $both }, nur rechts { $right }, nur links { $left }, keine { $neither }.
banque-always = { $draws ->
    [yes] Mit { $total } zieht der Bankhalter immer.
   *[no] Mit { $total } bleibt der Bankhalter immer stehen.
}
banque-banker = Der Bankhalter mit { $total }: abwärts, was rechts bekam, quer, was links bekam; S: blieb stehen, N: Natural
banque-exact = Genau. Niemand gewinnt durch Abweichen; das wurde in Brüchen geprüft.
banque-answer-gain = { $answers ->
    [right] Die beste Antwort bringt der rechten Seite { $gain } aller Einsätze mehr, als weiter wie im Gleichgewicht zu spielen.
    [left] Die beste Antwort bringt der linken Seite { $gain } aller Einsätze mehr, als weiter wie im Gleichgewicht zu spielen.
   *[banker] Die beste Antwort bringt der Bank { $gain } aller Einsätze mehr, als weiter wie im Gleichgewicht zu spielen.
}
banque-bound = Keine Brüche: wie oft jede Seite zieht, stimmt auf { $bound }. Wer von diesen Zahlen abweicht, gewinnt höchstens { $gain } aller Einsätze; das wurde genau gerechnet.
banque-table-right = Rechts, nach Punkten
banque-table-left = Links, nach Punkten; quer, was rechts tat oder bekam; S: blieb stehen, N: Natural
banque-draws-right = Rechts zieht mit { $points }.
banque-draws-left = Links zieht mit { $points }.
banque-near = Niemand gewinnt durch Abweichen mehr als { $bound } aller Einsätze; das wurde genau gerechnet.
banque-stopped = Die Suche endete, bevor sie ein Gleichgewicht erreichte: durch Abweichen gewinnt jemand bis zu { $bound } aller Einsätze; das wurde genau gerechnet.

analyse-choices = Entscheidungen
analyse-choice = Coup { $coup }, { $name } ({ $side ->
    [ponte] Ponte
    [right] rechts
    [left] links
   *[banker] Bankhalter
}) bei { $point }: { $drew ->
    [yes] zog
   *[no] blieb
}; im Gleichgewicht ziehen { $often } %; Ziehen { $draw }, Bleiben { $stand }; { $gave ->
    [nothing] nichts verschenkt,
   *[something] { $lost } verschenkt,
} { $known } gemessen an dem, was über die anderen bekannt war
analyse-player = Spieler
analyse-seat = { $name } (Platz { $seat })
analyse-result = Ergebnis
analyse-expectation = Erwartet
analyse-by-choices = Davon durch eigene Entscheidungen
analyse-by-luck = Glück
analyse-how = Beträge in Jetons. Vor jedem Coup wurde der Schlitten gelöst, soweit jemand seine Karten kannte; die Anteile sagen, was ein Einsatz da wert war.
analyse-known = Bekannt sind die gezeigten Karten, jeder Hand auch die eigenen. Verbrannte Karten zählen, als könnten sie noch kommen. Von den anderen ist bekannt, wie sie in diesem Schlitten bisher entschieden haben.
analyse-priced = Beträge in Jetons. Die Anteile sagen, was ein Einsatz auf eine Wette vor dem Coup wert war, soweit jemand die Karten des Schlittens kannte. Verbrannte Karten zählen, als könnten sie noch kommen.
analyse-luck = Ergebnis = erwartet + Glück, exakt. Glück sind die Karten und was andere entschieden.
analyse-won-player = Ponte
analyse-won-banker = Bankhalter
analyse-won-tie = En cartes
analyse-side = { $side ->
    [right] rechts
   *[left] links
} { $how ->
    [player] gewonnen
    [banker] verloren
   *[tie] unentschieden
}
analyse-of-ponte = Ponte
analyse-of-bank = Bank
analyse-of-right = Rechts
analyse-of-left = Links

error-unknown-command = Es gibt keinen Befehl „{ $name }“; `{ $after } --help` nennt sie alle.
error-nothing-to-solve = Bei { $name } entscheidet niemand etwas, denn die Regeln sagen, wer zieht; darum gibt es nichts zu lösen. `{ $after }` nimmt { $known }.
error-solve-game = `{ $after }` nimmt { $known }, nicht „{ $name }“.
error-unknown-option = Hier gibt es keine Option „{ $name }“; `--help` zeigt, welche es gibt.
error-unknown-preset = Es gibt kein Spiel „{ $name }“, wohl aber { $known }.
error-unknown-result = Es gibt kein Ergebnis „{ $name }“, wohl aber { $known }.
error-result-checkpoint = { $path } ist kein Zwischenstand dieses Ergebnisses von dieser Version, mit ebenso vielen Kartenspielen.
error-other-game = `baccarat odds` berechnet nur die Wetten von Punto banco; wählen Sie { $known }. Bei { $name } gibt es nichts zu berechnen, aber `baccarat deal { $name }` spielt es.
error-unknown-language = Für „{ $name }“ gibt es keine Texte; es gibt { $known }.
error-unknown-bot = Nach „{ $name }“ spielt kein Bot; es gibt { $known }.
error-no-players = „{ $preset }“ wird einem leeren Tisch gegeben: Lassen Sie --seats und --bots weg, oder wählen Sie ein Spiel Chemin de fer.
error-missing = { $name } fehlt; `--help` zeigt, was der Befehl braucht.
error-too-many = „{ $name }“ ist mehr, als dieser Befehl annimmt; `--help` zeigt, was er braucht.
error-not-whole = { $name } verlangt eine ganze Zahl, nicht „{ $value }“.
error-no-network = { $name } verlangt Adressen oder Netze wie 10.0.0.1 oder 10.0.0.0/8, nicht „{ $value }“.
error-no-host-name = { $name } verlangt Namen wie tische.example, ohne Port, nicht „{ $value }“.
error-no-sign-in-name = { $name } verlangt Anmeldenamen von Konten wie Anna-4821, nicht „{ $value }“. Das Kontofenster zeigt Ihren.
error-out-of-range = { $name } verlangt eine Zahl von { $low } bis { $high }, nicht { $value }.
error-bad-value = { $name } kann nicht „{ $value }“ sein; `--help` zeigt, was geht.
error-usage = Das ist nicht zu verstehen („{ $reason }“); `--help` zeigt, was es gibt.
error-no-shell = Welche Shell Sie benutzen, ist nicht zu erkennen; nennen Sie sie, etwa mit --shell bash.
completion-installed = Die Vervollständigung ist in { $file } eingerichtet. Starten Sie eine neue Shell, um sie zu benutzen.
error-twice = { $name } steht zweimal da; geben Sie es einmal an.
error-unusable = { $path } lässt sich nicht verwenden: { $reason }.
error-bad-bet = Die Datei { $path } ergibt keine Wette: { $reason }.
error-unknown-bet = Es gibt keine Wette „{ $name }“, wohl aber { $known }.
error-nearest-bet = Es gibt keine Wette „{ $name }“; am nächsten: { $near }.
error-bet-file = Geben Sie „{ $name }“ mit dem Ordner und dem Namen der Wette an: --bets { $folder } und { $bet }.
error-needs-ranks = Die Wette „{ $name }“ braucht Rang und Farbe, gegeben sind nur Werte; nennen Sie die Karten.
error-two-shoes = Von --counts, --cards und --removed geht nur eines.
error-endless-shoe = Mit --packs inf verlässt keine Karte den Schlitten: --counts, --cards und --removed weglassen.
error-two-forms = Von --json und --csv geht nur eines.
error-spreadsheet-alone = --spreadsheet ändert die Form einer CSV; geben Sie auch { $option } an.
error-rule-alone = --rule ändert die Regeln eines Spiels; nennen Sie auch das Spiel.
error-unknown-card = „{ $name }“ ist keine Karte: Eine Karte ist ein Rang aus A23456789TJQK und eine Farbe aus cdhs, wie 9h.
error-not-ten = --counts verlangt zehn Zahlen, für die Werte 0 bis 9, nicht { $found }.
error-no-count = Karten zählt man in ganzen Zahlen ab 0, nicht mit „{ $value }“.
error-count-too-large = „{ $value }“ ist als Anzahl von Karten zu groß.
error-too-many-worth = Der Schlitten hat { $most } Karten vom Wert { $what }, nicht { $found }.
error-too-many-cards = { $what }: Der Schlitten hat { $most } davon, nicht { $found }.
error-too-few-cards = { $coup ->
    [nine] Ein Coup kann neun Karten brauchen, und da sind { $found }.
   *[other] Ein Coup kann sechs Karten brauchen, und da sind { $found }.
}
error-dealt-card = „{ $value }“ ist keine gegebene Karte: schreiben Sie P oder B, für Punto oder Banco, dann die Karte, wie „P 9h“.
error-dealt = Karte { $at }, { $card }, kann dort nicht liegen: { $due ->
    [player] die nächste Karte geht an Punto
    [banker] die nächste Karte geht an Banco
   *[none] der Coup ist zu Ende
}.
error-not-game = „{ $name }“ ist kein { $game ->
    [banque] Banque-Spiel
   *[chemin] Chemin-de-fer-Spiel
}; es gibt { $known }.
error-bad-tax = Eine Taxe ist eine Dezimalzahl oder ein Bruch ab 0 und unter 1, wie 0.05 oder 1/20, nicht „{ $value }“.
error-one-strategy = Geben Sie die Strategie einer Seite an, mit --ponte oder mit --banker.
error-many-strategies = Dieses Spiel hat { $points } offene Entscheidungen, und eine Datei in strategischer Form fasst höchstens { $most }: Lassen Sie mit --banker-free oder --ponte-free weniger frei, oder nehmen Sie --efg.
error-no-decision = „{ $value }“ ist keine Entscheidung dieser Seite mit der Häufigkeit, mit der sie zieht, wie 5=0 für den Ponte oder 6|S=1/2 für den Bankhalter.
error-one-answers = Geben Sie an, was einer oder zwei von rechts, links und Bankhalter tun; ein Dritter antwortet.
error-nash-alone = Wo die Pontes bei jeder Hand frei sind oder die linke Seite die Karte der rechten sieht, wird nur nash gelöst.
error-unsolved = Mit dem Rechenaufwand, der für eine Lösung erlaubt ist, wurde kein Gleichgewicht gefunden. Mit weniger freien Entscheidungen geht es schneller.
error-no-decision-banque = „{ $value }“ ist keine Entscheidung dieser Person mit der Häufigkeit, mit der sie zieht, wie 5=0 für rechts und links oder 6|S,7=1/2 für den Bankhalter.
error-bound-decision = „{ $value }“ widerspricht den Regeln, nach denen dort { $draws } gilt.
error-bad-theta = Der Anteil der Einsätze rechts ist eine Dezimalzahl oder ein Bruch über 0 und unter 1, wie 0.25 oder 1/4, nicht „{ $value }“.
error-no-typeface = Auf diesem Rechner wurde keine Schrift gefunden, mit der sich in ein PNG schreiben lässt: die Datei auf .svg enden lassen.
error-picture-kind = Ein Bild ist ein .svg oder ein .png, also nicht „{ $path }“.
error-missing-extra = Das braucht { $name }, das nicht installiert ist. So installieren Sie es: pip install 'baccarat[{ $extra }]'
error-unknown-point = Der Bankhalter hat hier keine Entscheidung „{ $name }“; schreiben Sie die Hand und die gegebene Karte, wie 6|7, oder S für einen Ponte, der stehen blieb, wie 6|S.
error-packs-or-inf = --packs nimmt eine Zahl von 1 bis { $high } oder inf, nicht „{ $value }“.
error-bad-tags = --tags verlangt zehn Zahlen, nicht alle gleich, für A, 2 bis 9 und die Zehnerwerte, nicht „{ $value }“.
error-unbalanced-tags = Die Zählwerte eines Kartenspiels ergeben zusammen { $sum }, ein wahrer Stand verlangt aber 0. Ausgeglichen, multipliziert mit { $times }: { $form }. Oder ohne Teilung zählen: { $running }.
error-bad-running = Ein laufender Stand verlangt zwei Zahlen, START:AUSLÖSER, etwa -32:0, nicht „{ $value }“.
error-running-alone = Ein laufender Stand wird nicht geteilt und hat seinen eigenen Auslöser: { $name } weglassen.
error-bad-cut-card = Die Stoppkarte liegt 0 bis { $most } Karten vor dem Ende dieses Schlittens, nicht { $value }.
error-bad-threshold = --threshold nimmt eine Zahl, nicht „{ $value }“.
error-bad-shoes = --shoes verlangt eine Zahl von 2 bis { $most }, nicht { $value }.
error-record-game = Bei { $name } entscheiden die Spieler, wer eine Karte bekommt, darum sind Karten allein keine Aufzeichnung; `baccarat record` nimmt { $known }.
error-record-packs = --packs { $packs } passt nicht zu { $name }: Punto banco wird aus 3 bis 12 Spielen gegeben, mit Dealern aus mindestens 6 (C-2).
error-file-exists = { $path } gibt es schon und bleibt, wie es ist; nennen Sie eine andere Datei.
error-too-long = Die Kasse kann in { $coups } Coups auf mehr Beträge kommen, als sich verfolgen lassen; nehmen Sie weniger Coups.
error-no-output = Die Ausgabe lässt sich nicht schreiben: { $reason }.
error-unforeseen = Ein unerwarteter Fehler ist aufgetreten: { $reason }

refusal-record-unknown = Das ist keine Aufzeichnung eines Schlittens. Wählen Sie eine .bhh-Datei.
refusal-record-cut-short = Die Aufzeichnung ist abgeschnitten: Sie endet in Zeile { $line } ohne ihr Siegel. Laden Sie die ganze Datei noch einmal.
refusal-record-changed = Die Aufzeichnung wurde nachträglich verändert: Das Siegel in Zeile { $line } passt nicht. Holen Sie sie noch einmal dort, wo sie herkommt.
refusal-record-malformed = Zeile { $line } hat nicht die Form einer Aufzeichnung: { $reason }.
refusal-record-illegal = Zeile { $line } kann so nicht gespielt worden sein. Der Tisch sagt: { $reason }
refusal-record-card-impossible = Zeile { $line } gibt { $reason } öfter, als der Schlitten diese Karte enthält.
refusal-record-card-differs = Zeile { $line } gibt { $reason }, aber nach dem Geheimnis des Schlittens liegt dort eine andere Karte.
refusal-record-lot-differs = Zeile { $line } zieht das Los { $reason }, aber das Geheimnis des Schlittens zieht { $limit }.
refusal-record-card-hidden = Zeile { $line } verdeckt eine Karte, die dort bekannt sein muss.
refusal-record-result-differs = Zeile { $line } nennt ein anderes Ergebnis, als Karten und Einsätze ergeben, nämlich { $reason }.
refusal-record-other-game = Das ist die Aufzeichnung einer Partie { $reason }; dort gibt es keine Wetten, deren Wert sich berechnen ließe. Nehmen Sie eine von Punto banco.
refusal-record-seal-differs = Zeile { $line }: Die Versiegelung dieses Schlittens passt nicht zusammen. { $reason }
refusal-record-head-differs = Die laufende Prüfsumme in Zeile { $line } ist nicht die der Coups darüber.
refusal-record-not-ended = Dieser Schlitten wird noch ausgeteilt. Sein Geheimnis wird am Ende gezeigt; prüfen Sie die Aufzeichnung dann.
refusal-record-ended-otherwise = Das Geheimnis dieses Schlittens wurde vor seinem letzten Coup gezeigt: Ein Schlitten, der zu früh endet, kann dessentwegen beendet worden sein, was noch kommen sollte.
refusal-record-not-sealed = Diese Aufzeichnung sagt nicht, wie der Schlitten versiegelt wurde; zu prüfen gibt es nichts. Nehmen Sie replay.
refusal-record-head-unknown = Die laufende Prüfsumme { $reason } kommt in dieser Aufzeichnung nicht vor: Sie gehört zu einem anderen Schlitten, oder es wurde nicht aufgeschrieben, was Sie gesehen haben.
