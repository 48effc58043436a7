### Eine Auswertung notierter Schlitten.

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
