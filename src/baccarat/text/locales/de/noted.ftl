note-standard-input = Standardeingabe
note-place = { $path }, Zeile { $line }, Spalte { $column }
note-two-cards = Jede Hand beginnt mit zwei Karten.
note-keep-going = Mit --keep-going DATEI kommen solche Coups in eine Datei, und der Rest wird gelesen.
noted-title = { $named ->
    [yes] Schlitten { $shoe } ({ $name })
   *[no] Schlitten { $shoe }
}

read-as = Gelesen als: { $how }; { $shoes ->
    [one] ein Schlitten
   *[other] { $shoes } Schlitten
}, { $coups ->
    [one] ein Coup
   *[other] { $coups } Coups
}.
read-detail = { $detail ->
    [results] Ergebnisse
    [values] Werte von Karten
    [ranks] Karten ohne Farben
   *[cards] Karten mit Farben
}
read-order = { $order ->
    [results] ein Schlitten je Zeile
    [result] ein Coup je Zeile
    [cards] in der gezogenen Reihenfolge
    [hands] eine Hand je Zelle
    [by-hand] sechs Plätze, zuerst die von Punto
   *[alternating] sechs Plätze, abwechselnd von Punto und Banco
}
read-separator = { $separator ->
    [tab] Tabulatoren
    [semicolon] Semikolons
    [comma] Kommas
   *[space] Leerzeichen
}
read-header = Kopfzeile
read-zero = 0 für keine Karte
read-feed = Nachrichten eines Feeds
read-frames = Rahmen eines elektronischen Schlittens
read-missed = Coups, die niemand gesehen hat: { $missed }. Ihre Karten gelten als ungesehen.
read-out = Ungültige Coups: { $void }; tote Karten: { $dead }. Die Karten sind aus dem Schlitten und zählen sonst nicht.
read-broken = Fehlerhafte Coups, beiseitegelegt in { $path }: { $many } ({ $kinds }). Ihre Karten gelten als ungesehen.
read-skipped = Ohne Bedeutung übergangen: { $many } ({ $kinds }).
record-packs-assumed = { $packs } Spiele sind bei { $preset } üblich; hatte Ihr Schlitten eine andere Zahl, nennen Sie sie mit --packs.
record-done = { $path } enthält { $coups ->
    [one] einen Coup
   *[other] { $coups } Coups
} eines Schlittens mit { $packs } Spielen.
records-done = { $first } bis { $last } enthalten { $coups ->
    [one] einen Coup
   *[other] { $coups } Coups
} von { $shoes ->
    [one] einem Schlitten
   *[other] { $shoes } Schlitten
} mit { $packs } Spielen.
shoe-unpriced = Ausgelassen, weil diese Karten keine Farben haben: { $names }.

error-note-no-coups = { $path } enthält keine Coups: Schreiben Sie in jede Zeile einen Coup oder die Ergebnisse eines Schlittens; Nachrichten in JSON brauchen die Karten.
error-note-no-card = { note-place }: „{ $name }“ ist keine Karte: { $wanted ->
    [cards] Eine Karte hat einen Rang und eine Farbe, wie 9h, Td, ♥10 oder d13
   *[other] Diese Karten haben nur Ränge oder Werte, wie K, 10, 9 oder 0
}.
error-note-no-result = { note-place }: „{ $name }“ ist kein Ergebnis: Schreiben Sie P, B oder T, oder sagen Sie mit --codes, was Ihre Wörter bedeuten.
error-note-no-number = { note-place }: „{ $name }“ ist nicht die Nummer eines Coups.
error-note-not-in-order = { note-place }: Coup { $number } kommt nach Coup { $before } desselben Schlittens.
error-note-formula = { note-place }: „{ $name }“ ist eine Formel; speichern Sie die Tabelle mit ihren Werten.
error-note-not-utf-8 = { note-place }: Das ist kein UTF-8-Text; speichern Sie die Datei in UTF-8.
error-note-card-used-up = { note-place }: In { $packs } Spielen ist { $card } nur { $most }-mal, und diese wäre eine mehr (C-2). Gehört sie zu einem anderen Schlitten, lassen Sie zwischen beiden eine Zeile leer.
error-note-too-few-cards = { note-place }: Der Coup endet hier, aber { $side ->
    [player] { side-player }
   *[banker] { side-banker }
} bekommt noch eine Karte ({ $rule }). { $why }
error-note-too-many-cards = { note-place }: Der Coup ist vor { $card } zu Ende ({ $rule }). { $why }
error-note-too-many-fields = { note-place }: „{ $name }“ steht hinter der letzten Spalte.
error-note-result-differs = { note-place }: Die Karten ergeben { $won ->
    [player] { outcome-player }
    [banker] { outcome-banker }
   *[tie] { outcome-tie }
}, nicht „{ $name }“ ({ $rule }).
error-note-shoe-over = { note-place }: Der Schlitten war vor diesem Coup zu Ende, weil die Stoppkarte gekommen war (C-5).
error-note-void-nothing = { note-place }: Davor steht kein Coup, der noch ungültig werden könnte. Schreiben Sie void in die Zeile nach dem Coup oder die Karten eines abgebrochenen Coups, etwa void 9h 2c.
error-note-dead-nothing = { note-place }: Schreiben Sie, welche Karte tot ist, etwa dead 9h, oder ?, wenn niemand sie sah.
error-note-too-many-coups = { note-place }: Der Schlitten hat mehr als { $most } Coups, die größte Zahl bei { $packs } Spielen. Nummerieren Sie die Schlitten in einer Spalte, lassen Sie eine Zeile dazwischen leer, oder schreiben Sie in jede Zeile einen.
error-note-not-text = { $path } ist { $kind ->
    [pdf] ein PDF
    [packed] ein Archiv, eine komprimierte Datei oder eine Tabellenkalkulation
    [utf-16] Text in UTF-16
   *[binary] kein Text
}; speichern Sie es als Text oder CSV in UTF-8.
error-note-line-too-long = { $path }: Zeile { $line } hat mehr als { $most } Zeichen.
error-note-not-json = { $path }: Zeile { $line } ist keine Nachricht in JSON; schreiben Sie jede Nachricht in eine eigene Zeile.
error-note-no-reading = { $path } enthält weder Ergebnisse noch Karten, soweit ab Zeile { $line } zu sehen ist; sagen Sie mit --columns, was die Spalten sind.
error-note-two-readings = { $path } lässt sich auf zwei Arten lesen; wählen Sie eine: --{ $option } { $first } oder --{ $option } { $second }.
error-note-column-twice = { $path }: Die Kopfzeile { $line } hat die Spalte { $name } zweimal.
error-note-fourth-card = { $path }: Die Kopfzeile { $line } hat die Spalte { $name }, aber eine Hand hat höchstens drei Karten (PB-3); geben Sie mit --columns an, was die Spalten sind.
error-note-columns-missing = { $path }: Die Kopfzeile { $line } hat Spalten für Karten, aber es fehlen { $names }.
error-bad-columns = --columns nimmt Namen wie shoe,coup,p1,b1,p2,b2,p3,b3 oder result und `-` für jede andere Spalte, nicht „{ $value }“.
error-bad-codes = --codes nimmt Wörter und ihre Ergebnisse, wie 1=P,2=B,3=T, nicht „{ $value }“.
error-no-shoe = { $path } enthält keinen Schlitten { $number }; der letzte ist { $shoes }.
error-several-shoes = Die Datei enthält mehrere Schlitten; wählen Sie mit --shoe einen.
error-no-cards = Ergebnisse allein haben keine Chancen vor jedem Coup; `baccarat roads` zeichnet sie.
error-no-record = Schlitten { $shoe } hat nicht in jedem Coup Karten mit Farben und kann darum keine Aufzeichnung sein; `roads`, `shoe`, `analyse` und `study` lesen solche Schlitten.

study-title = { $how }: { $coups ->
    [one] { $coups } Coup
   *[other] { $coups } Coups
} in { $shoes ->
    [one] { $shoes } Schlitten
   *[other] { $shoes } Schlitten
}
study-runs-picture = Serien, die bei jeder Länge enden; gestrichelt ist, was zu erwarten ist
study-number = Anzahl
study-found = Gefunden
study-error = Fehler
study-expected = Erwartet
study-source = Woher
study-chance = Zufall
study-exact = genau
study-simulated = simuliert
study-row-player-total = { side-player } hat { $name }
study-row-banker-total = { side-banker } hat { $name }
study-row-cards = { $name } Karten
study-row-third-player = { side-player } zieht
study-row-third-banker = { side-banker } zieht
study-row-natural = Natural
study-row-pair-player = Paar { side-player }
study-row-pair-banker = Paar { side-banker }
study-row-change = Anderer Gewinner als zuvor
study-row-run = Serie von { $name }, die endet
study-row-road = { $road }: rot
study-row-coups = Coups je Schlitten
study-row-runs = Serien je Schlitten
study-row-longest = Längste Serie eines Schlittens
study-calm = Nichts Auffälliges: Keine von { $tests } Prüfungen liegt weiter ab, als der bloße Zufall es in 19 von 20 Dateien ehrlicher Schlitten bringt.
study-alarm = Auffällig: { $alarms } von { $tests } Prüfungen liegen weiter ab, als der bloße Zufall es in 19 von 20 Dateien ehrlicher Schlitten bringt: { $names }. Suchen Sie zuerst nach Schreibfehlern, ausgelassenen Coups und einer anderen Zahl von Kartenspielen.
study-few = Für eine Prüfung sind es zu wenige Coups.
study-forecast = Nichts davon sagt einen Coup voraus: Der nächste hängt von den übrigen Karten ab, nicht von Ergebnissen.
study-how = „Genau“ ist ein Coup aus einem vollen Schlitten; „simuliert“ sind { $simulated } zufällige Schlitten aus { $packs ->
    [one] einem Kartenspiel
   *[other] { $packs } Kartenspielen
} mit der Zahl { $seed }. Die Fehler gelten je Schlitten, weil die Coups eines Schlittens voneinander abhängen. „Zufall“ ist die Wahrscheinlichkeit, dass bei ehrlichen Schlitten irgendeine der Prüfungen so weit abliegt.
study-depth = Die Länge der Schlitten wird nicht geprüft, weil niemand mit --cut gesagt hat, wo die Stoppkarte lag.
study-bets = Was eine Einheit auf jeden Coup gebracht hätte
study-gain = Ergebnis
study-as-good = Chance auf so viel
study-bets-how = Ergebnisse sind in Einheiten. Die Chance ist die, dass ehrliche Coups so viel oder mehr bringen; nach Pech ist sie hoch.
study-distances = Abstände in Standardfehlern

error-mixed-shoes = Schlitten { $number } hat eine andere Zahl von Kartenspielen als der erste, oder von seinen Karten ist weniger bekannt; werten Sie ihn für sich aus.
error-nothing-to-study = Es gibt keine Schlitten auszuwerten.
