### Was die Simulation von Schlitten sagt.

simulate-title = { $preset }: { $coups ->
    [one] { $coups } Coup
   *[other] { $coups } Coups
} in { $shoes } Schlitten, Startwert { $seed }
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
simulate-ruin = Anteil der Sitzungen mit Ruin
simulate-drawdown = Größter Rückgang einer Sitzung
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

error-only-punto = `baccarat simulate` spielt nur Punto banco; wählen Sie { $known }. { $name } ist ein anderes Spiel.
error-cut-too-deep = Eine Stoppkarte { $value } Karten vor dem Ende lässt keinen Schlitten zum Geben: --cut ist höchstens { $most }.
error-cut-too-shallow = Der letzte Coup braucht Karten hinter der Stoppkarte, also ist --cut mindestens { $least }, nicht { $value }.
error-bad-cut = --cut nimmt die Zahl der Karten hinter der Stoppkarte, nicht „{ $value }“.
error-bad-burn = --burn nimmt eine Zahl von 0 bis 52, none oder first, nicht „{ $value }“.
error-bad-until = --until nimmt einen Standardfehler über 0, etwa se=1e-5, nicht „{ $value }“.
error-unknown-kernel = Es gibt keinen Kern „{ $name }“, wohl aber auto, { $known }.
error-values-only = Die Wette „{ $name }“ braucht Ränge und Farben, hier werden aber nur Kartenwerte gezählt.
error-third-cards = Die Wette „{ $name }“ hängt von Punkten auf zwei Karten oder von dritten Karten ab, die nicht simuliert werden; `baccarat odds` nennt ihren genauen Wert.
error-unknown-strategy = Es gibt keine Strategie „{ $name }“, wohl aber { $known } oder Ihre eigene als modul.funktion.
error-bad-argument = Die Strategie „{ $name }“ nimmt kein Argument „{ $value }“.
error-needs-numba = Dafür wird numba gebraucht, das nicht installiert ist: Installieren Sie das Paket mit dem Zusatz baccarat[lab].
error-only-cards = Eine Strategie spielt mit dem Kern cards, nicht mit „{ $name }“.
error-bad-session = Eine Sitzung zählt ganze Coups ab 1, und Ergebnisse werden während der Sitzung festgehalten, nicht bei „{ $value }“.
error-bad-bankroll = --bankroll nimmt eine Zahl ab 1 oder inf, nicht „{ $value }“.
error-bad-checkpoint = { $path } ist kein Zwischenstand einer Simulation.
error-other-checkpoint = { $path } ist der Zwischenstand einer Simulation mit anderen Angaben; machen Sie dieselben, oder nehmen Sie eine andere Datei.
error-no-cluster = Unter „{ $address }“ antwortet kein Dask-Cluster; eine Adresse sieht so aus: tcp://host:8786.
error-no-workers = Der Cluster unter „{ $address }“ hat keine Worker, also spielt niemand.
error-cluster-lost = Der Cluster unter „{ $address }“ ist nicht mehr da; { $saved ->
    [yes] die Ergebnisse bis hierher sind in { $path }, und derselbe Befehl macht dort weiter
   *[no] mit --checkpoint DATEI wären die Ergebnisse bis hierher gespeichert worden
}.
error-workers-lost = Mehrere Worker des Clusters unter „{ $address }“ haben geendet, während sie dieselben Schlitten spielten, vielleicht aus Mangel an Speicher; { $saved ->
    [yes] die Ergebnisse bis hierher sind in { $path }
   *[no] mit --checkpoint DATEI wären die Ergebnisse bis hierher gespeichert worden
}.
error-worker-lacks = Einem Worker des Clusters unter „{ $address }“ fehlt das Modul { $name }; installieren Sie dort dasselbe wie hier.
error-worker-version = Ein Worker des Clusters unter „{ $address }“ hat Version { $found } von baccarat, hier läuft aber Version { $own }; beide müssen gleich sein.
error-rows-kind = Ergebnisse werden als .csv oder .parquet geschrieben, also nicht in „{ $path }“.
error-no-parquet = Für .parquet wird pyarrow oder polars gebraucht, und keines ist installiert; geben Sie der Datei einen Namen auf .csv.
error-report-kind = Ein Bericht ist eine .html-Datei, also nicht „{ $path }“.
error-no-place = { $path } kann nicht geschrieben werden: Es ist ein Ordner, oder der Ordner dafür fehlt.
