simulate-title = { $preset }: { $coups ->
    [one] { $coups } Coup
   *[other] { $coups } Coups
} in { $shoes } Schlitten, Startzahl { $seed }
simulate-interrupted = Unterbrochen: Das sind die Ergebnisse bis hierher.
simulate-mean = Mittel
simulate-se = Standardfehler
simulate-interval = 99-%-Bereich
simulate-exact = Genau
simulate-distance = Abstand
simulate-how = Mittel je gesetzter Einheit; „genau“ gilt für einen Coup aus dem vollen Schlitten; der Abstand ist in Standardfehlern. Kern { $kernel }, { $rate }.
simulate-millions-per-second = { $rate } Millionen Coups/s
simulate-coups-per-second = { $rate } Coups/s
simulate-played = { $strategy }: { $sessions } Sitzungen, Beträge in Mindesteinsätzen des Tisches
simulate-per-unit = Gewinn je gesetzter Einheit
simulate-per-coup = Gewinn je Coup
simulate-per-shoe = Gewinn je Schlitten
simulate-result = Ergebnis einer Sitzung
simulate-sd = Standardabweichung des Ergebnisses einer Sitzung
simulate-ruin = Anteil der Sitzungen mit Ruin
simulate-drawdown = Größter Rückgang einer Sitzung
simulate-deepest = Größter Rückgang aller Sitzungen
simulate-too-few-sessions = { $sessions ->
    [0] keine Sitzung wurde beendet
   *[other] zu wenige Sitzungen: { $sessions }
}
simulate-too-few-weigh = zu wenige Sitzungen: { $sessions }, so viel wert wie { $weight } mit gleichem Risiko
simulate-all-alike = alle { $sessions } Sitzungen gleich
simulate-nothing-staked = nichts wurde gesetzt
simulate-bounds-most = { $count } von { $sessions }, höchstens { $high } bei 95 %
simulate-bounds-least = { $count } von { $sessions }, mindestens { $low } bei 95 %
simulate-bounds-both = { $count } von { $sessions }, { $low } bis { $high } bei 95 %
simulate-no-session = So weit kam keine Sitzung.
simulate-blanks = „–“ steht, wo die Stichprobe zu klein ist. Ein Fehler braucht { $least } Ergebnisse, die nicht das häufigste sind, oder { $least } Schlitten mit etwa gleichen Einsätzen.
simulate-quantiles = Quantile der Ergebnisse der Sitzungen
simulate-coups = Coups
simulate-results-after = Ergebnisse nach { $coups ->
    [one] { $coups } Coup
   *[other] { $coups } Coups
}
simulate-drawdowns = Größte Rückgänge
simulate-streaks = Längste Serien einer Sitzung
simulate-streak-wins = gewonnene Wetten
simulate-streak-losses = verlorene Wetten
simulate-runs = Serien je Schlitten, mindestens so lang
simulate-sessions = Sitzungen
simulate-values = Wert eines Coups, je Einheit der Einsätze gegen die Bank
simulate-side-ponte = Ponte
simulate-side-right = Rechts
simulate-side-left = Links
simulate-side-bank = Bank
simulate-side-house = Haus
simulate-bank-player = gewonnen
simulate-bank-banker = verloren
simulate-bank-tie = gleich
simulate-roles = Gewinne nach Rolle, in Mindestbanken (Coups je Bank: { $mean })
simulate-role-ponte = Pontes
simulate-role-bank = Banken
simulate-role-house = Haus
simulate-seats = Gewinne nach Platz und Schlitten, in Mindestbanken
simulate-seat = Platz
simulate-seat-all = insgesamt
simulate-seat-ponte = als Ponte
simulate-seat-bank = als Bankhalter
simulate-seat-unit = als Ponte, je gesetzter Einheit
simulate-how-bank = Gewinne der Bank sind nach Abzug der Taxe. „Genau“ gilt für einen Coup aus dem vollen Schlitten mit demselben Spiel der Hände; der Abstand ist in Standardfehlern. Kern { $kernel }, { $rate } Coups in der Sekunde.

error-cut-too-deep = Eine Stoppkarte { $value } Karten vor dem Ende lässt keinen Schlitten zum Geben: --cut ist höchstens { $most }.
error-cut-too-shallow = Der letzte Coup braucht Karten hinter der Stoppkarte, also ist --cut mindestens { $least }, nicht { $value }.
error-bad-cut = --cut nimmt die Zahl der Karten hinter der Stoppkarte, nicht „{ $value }“.
error-bad-burn = --burn nimmt eine Zahl von 0 bis 52, none oder first, nicht „{ $value }“.
error-bad-until = --until nimmt einen Standardfehler über 0, etwa se=1e-5, nicht „{ $value }“.
error-unknown-kernel = Es gibt keinen Kern „{ $name }“, wohl aber auto, { $known }.
error-values-only = Die Wette „{ $name }“ hängt von Rängen, Farben, Punkten mit zwei Karten oder dritten Karten ab, hier werden aber nur Endpunkte und Kartenzahlen gezählt.
error-whole-coup = Die Wette „{ $name }“ achtet auf jede Karte eines Coups; das kann nur der Kern „reference“ und keine Strategie.
error-unknown-strategy = Es gibt keine Strategie „{ $name }“, wohl aber { $known } oder Ihre eigene als modul.funktion.
error-bad-argument = Die Strategie „{ $name }“ nimmt kein Argument „{ $value }“.
error-argument-range = Die Strategie „{ $name }“ nimmt { $argument } von { $least } bis { $most }, nicht { $value }.
error-needs-numba = Das braucht numba, das nicht installiert ist. So installieren Sie es: pip install 'baccarat[lab]'
error-only-cards = Eine Strategie spielt mit dem Kern cards, nicht mit „{ $name }“.
error-bad-session = Eine Sitzung zählt ganze Coups ab 1, und Ergebnisse werden während der Sitzung festgehalten, nicht bei „{ $value }“.
error-bad-bankroll = --bankroll nimmt eine Zahl ab 1 oder inf, nicht „{ $value }“.
error-no-sessions = Nur eine Strategie bei Punto Banco spielt Sitzungen; --by-session verlangt dort --strategy.
error-rows-and-checkpoint = Zeilen von Schlitten und Sitzungen lassen sich aus einem Zwischenstand nicht fortsetzen; geben Sie --by-shoe und --by-session ohne --checkpoint an.
error-bad-checkpoint = { $path } ist kein Zwischenstand einer Simulation.
error-other-checkpoint = { $path } ist der Zwischenstand einer Simulation mit anderen Angaben; machen Sie dieselben, oder nehmen Sie eine andere Datei.
error-no-cluster = Unter „{ $address }“ antwortet kein Dask-Cluster; eine Adresse sieht so aus: tcp://host:8786.
error-no-workers = Der Cluster unter „{ $address }“ hat keine Worker, also spielt niemand.
error-cluster-lost = Der Cluster unter „{ $address }“ ist nicht mehr da; { $saved ->
    [yes] die Ergebnisse bis hierher sind in { $path }, und derselbe Befehl macht dort weiter
   *[no] mit --checkpoint DATEI wären die Ergebnisse bis hierher gespeichert worden
}.
error-workers-lost = Mehrere Worker des Clusters unter „{ $address }“ wurden beendet, während sie dieselben Schlitten spielten, vielleicht aus Mangel an Speicher; { $saved ->
    [yes] die Ergebnisse bis hierher sind in { $path }
   *[no] mit --checkpoint DATEI wären die Ergebnisse bis hierher gespeichert worden
}.
error-worker-lacks = Einem Worker des Clusters unter „{ $address }“ fehlt das Modul { $name }; installieren Sie dort dasselbe wie hier.
error-worker-version = Ein Worker des Clusters unter „{ $address }“ hat Version { $found } von baccarat, hier läuft aber Version { $own }; beide müssen gleich sein.
error-unknown-hands = Es gibt keine Strategie „{ $name }“ für { $game ->
    [chemin] Chemin de fer
   *[banque] Banque
}, wohl aber { $known }.
error-unknown-function = Es gibt keine Funktion „{ $name }“; eine eigene Strategie ist eine Funktion in einer Datei dieses Ordners und heißt datei.funktion.
error-bad-answer = Ihre Strategie „{ $name }“ beantwortet die Frage „{ $asks }“ mit { $value }, was keine Antwort darauf ist.
error-faulty-function = Ihre Strategie „{ $name }“ scheitert mit { $value }.
error-other-strategy = „{ $name }“ ist keine Strategie für { $game ->
    [chemin] Chemin de fer
   *[banque] Banque
}; geben Sie eine BankStrategy oder ihren Namen an.
error-bad-point = --{ $side } nimmt Entscheidungen dieses Spiels mit einer Wahrscheinlichkeit von 0 bis 1, etwa 5=1/2, nicht „{ $value }“.
error-unknown-rule = Es gibt keine Regel „{ $name }“, die man ändern kann, wohl aber { $known }.
error-bad-rule = Die Regel „{ $name }“ dieses Spiels kann nicht „{ $value }“ sein; erlaubt: { $known }.
error-rule-conflict = Die Regel „{ $name }“ dieses Spiels kann mit seinen anderen Regeln nicht „{ $value }“ sein.
error-rules-conflict = Die Regel „{ $name }“ dieses Spiels kann nicht „{ $value }“ sein, solange { $others } gilt.
error-bad-seats = Ein Tisch hat { $least } bis { $most } Spieler, nicht { $value }.
error-bad-bystanders = Ein Tisch hat 0 bis { $most } Umstehende, nicht { $value }.
error-no-seat = An einem Tisch mit { $most } Spielern gibt es keinen Platz { $value }.
error-bad-player = --player nimmt einen Platz und seine Strategie, etwa 2=custom, nicht „{ $value }“.
error-only-table = { $kernel ->
    [hands] Der Kern hands spielt nur die Hände; --{ $name } braucht den Kern traced oder table.
   *[traced] Der Kern traced kennt nur benannte Strategien und Summen, die er fassen kann; --{ $name } braucht den Kern table.
}
error-other-option = --{ $name } hat bei { $game } keine Bedeutung.
error-rows-kind = Ergebnisse werden als .csv oder .parquet geschrieben, also nicht in „{ $path }“.
error-each-kind = Zeilen von Schlitten und Sitzungen werden als .csv, .jsonl oder .parquet geschrieben, also nicht in „{ $path }“.
error-no-parquet = Für .parquet wird pyarrow oder polars gebraucht, und keines ist installiert; geben Sie der Datei einen Namen auf .csv.
error-report-kind = Ein Bericht ist eine .html-Datei, also nicht „{ $path }“.
error-no-place = { $path } kann nicht geschrieben werden: Es ist ein Ordner, oder der Ordner dafür fehlt.

removal-title = { $bet }, { $packs ->
    [one] { $packs } Kartenspiel
   *[other] { $packs } Kartenspiele
}: Hausvorteil { $edge }
removal-card = Karte fort
removal-effect = Gewinn
removal-linear = Im Verhältnis
removal-correlation = Korrelation
removal-how = Genau. Der Gewinn sagt, wie viel mehr ein Einsatz erwarten darf, wenn die Karte fort ist; die ganzen Zahlen sind die beste ausgeglichene Zählung bis zu diesem Wert.

count-tags = Wert
count-fit = Korrelation { $correlation }; { $way ->
    [running] Beginn bei { $start }, setzen ab einem laufenden Stand von { $threshold }
    [shoe] setzen ab einem wahren Stand von { $threshold } je Kartenspiel im Schlitten
    [none] kein wahrer Stand bringt Gewinn
   *[unseen] setzen ab einem wahren Stand von { $threshold } je ungesehenem Kartenspiel
}
count-own = Mit dieser Zählung, je Schlitten
count-best = Mit dem genauen Hausvorteil vor jedem Coup, je Schlitten
count-cut = Stoppkarte
count-coups = Coups
count-bets = Einsätze
count-advantage = Vorteil
count-profit = Gewinn
count-error = Fehler
count-how = Aus { $shoes } zufälligen Schlitten; jeder Einsatz zählt mit seiner genauen Erwartung. Die Stoppkarte liegt so viele Karten vor dem Ende, der Gewinn ist in Einheiten je Einsatz.

result-name = Ergebnis
result-question = Frage
result-command = Befehl
result-seconds = Sekunden
result-question-banque = Welche Lösungen hat Banque bei jeder Verteilung der Einsätze?
result-question-correlation = Was gewinnen Rechts und Links bei Banque durch Teilen, was durch einen gemeinsamen Plan?
result-question-counting = Was gewinnt bei jeder Wette, wer die Karten zählt?
result-question-history = Was verschenkt eine Seite, die Chemin de fer nach dem Brauch spielt?
result-question-law = Was ändern die Gesetze gegenüber der Form, die jedes Spiel in den Büchern hat?
result-question-passing = Wann sollte der Bankhalter die Bank beim Chemin de fer weitergeben, und wie viel sollte er hineingeben?
result-question-stop-card = Was ändert die Stoppkarte am Mittel und an der Streuung des Ergebnisses eines Schlittens?
result-question-through-the-shoe = Wie ändert sich der Wert von Chemin de fer im Lauf des Schlittens, und was bringt es, die Karten zu zählen?
result-question-uniqueness = Bei welchen Steuersätzen hat Chemin de fer mehr als ein Gleichgewicht, wenn beide Seiten ihre Karten sehen?
