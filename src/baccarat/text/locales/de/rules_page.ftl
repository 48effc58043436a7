rules-title = So wird Punto banco gespielt
rules-aim = Setzen Sie darauf, welche von zwei Händen der Neun näher kommt, Punto oder Banco, oder auf Égalité. Beide Hände gehören dem Tisch: Jeder darf auf jede setzen.
rules-values-title = Werte
rules-values = Das Ass zählt eins, Zwei bis Neun ihre Zahl, Zehnen und Bilder nichts. Von der Summe zählt nur die letzte Ziffer: Sieben und Sechs ergeben drei.
rules-natural-title = Naturals
rules-natural = Acht oder neun mit zwei Karten beendet den Coup sofort.
rules-player-title = Dritte Karte für Punto
rules-player = Punto zieht mit 0 bis 5 und bleibt mit 6 und 7 stehen.
rules-banker-title = Dritte Karte für Banco
rules-banker = Blieb Punto stehen, zieht Banco mit 0 bis 5. Zog Punto, so kommt es auf diese Karte an:
rules-banker-has = Banco hat
rules-banker-draws = zieht, wenn die Karte von Punto zählt
rules-always = immer
rules-never = nie
rules-except = alles außer { $given }
rules-pays-title = Was gezahlt wird
rules-beside = nur neben einem Einsatz auf Punto, Banco oder Égalité
rules-lines = Von den Zeilen eines Einsatzes gilt die erste, die zutrifft; trifft keine zu, ist er verloren.
rules-tie = Bei Égalité werden Einsätze auf Punto und Banco weder bezahlt noch eingezogen.
rules-tie-free = Sie bleiben liegen, und Sie dürfen sie zurücknehmen.
rules-tie-stands = Sie bleiben für den nächsten Coup stehen: Sie dürfen etwas dazulegen, aber nichts zurücknehmen.
rules-barred = Eine Hand, die gewinnt, während die Einsätze auf sie stehen bleiben, heißt gesperrt.
rules-commission = Die Kommission wird sofort von jedem Gewinn abgezogen.
rules-whole-chips = Gespielt wird nur um ganze Jetons: Die Kommission wird auf ganze Jetons gerundet, Gewinne werden abgerundet.
rules-tie-limit = Ein Einsatz auf Égalité beträgt höchstens { $share } % des Höchsteinsatzes.
rules-side-limit = Eine Nebenwette beträgt höchstens { $share } % des Höchsteinsatzes.
rules-tie-least = Ein Einsatz auf Égalité beträgt mindestens { $units } Jetons.
rules-side-least = Eine Nebenwette beträgt mindestens { $units } Jetons.
rules-factor = Der Höchsteinsatz ist das { $factor }-Fache des Mindesteinsatzes.
rules-one-side = In einem Coup setzt man auf Punto oder auf Banco, nicht auf beide.
rules-differential = Alle Einsätze auf eine Hand dürfen die auf die andere um höchstens { $units } Jetons übersteigen; was darüber liegt, geht vor dem Geben zurück.
rules-wins-up = Ein Gewinn, der nicht genau gezahlt werden kann, wird aufgerundet.
rules-whole-chips-up = Es wird nur um ganze Jetons gespielt: Die Kommission wird auf ganze Jetons gerundet, Gewinne werden aufgerundet.
rules-banker-first = Am Ende eines Coups sagt der Croupier erst den Punkt von Banco an, dann den von Punto, dann den Gewinner.
rules-deal-once = Wer den Schlitten nimmt, gibt einen Coup, bevor der Croupier für ihn geben darf.
rules-official = Vier Karten werden verdeckt gegeben. Wer am meisten auf Punto gesetzt hat, zeigt dessen zwei, und sie bleiben offen; dann zeigt, wer den Schlitten hält, die zwei von Banco. Dritte Karten kommen offen, zuerst die von Punto. Hat niemand das Recht dazu, zeigt der Croupier die Karten.
rules-free-hands = { $count ->
    [one] Der erste Coup eines Schlittens wird ohne Einsätze gegeben.
   *[other] Die ersten { $count } Coups eines Schlittens werden ohne Einsätze gegeben.
}
rules-last-hands = { $count ->
    [one] Bevor der Tisch schließt, sagt der Croupier einen letzten Coup an.
   *[other] Bevor der Tisch schließt, sagt der Croupier { $count } letzte Coups an.
}
rules-bystanders = { $count ->
    [one] Ein Spieler darf stehend setzen; er gibt keine Karten und deckt keine Hand auf.
   *[other] Bis zu { $count } Spieler dürfen stehend setzen; sie geben keine Karten und decken keine Hand auf.
}
rules-waiting-list = Sind alle Plätze besetzt, kann man sich auf eine Warteliste setzen lassen. Ein frei werdender Platz bleibt dem Ersten auf der Liste vorbehalten; zwischen zwei Schlitten haben Sitzende Vorrang, die den Platz wechseln wollen.
rules-limits-after-three = Ändert der Gastgeber die Limits, werden drei letzte Coups angesagt; dann beginnt ein neuer Schlitten mit den neuen Limits.
rules-croupier = Der Croupier gibt.
rules-points = Der Croupier sagt die Punkte an.
rules-draws = Der Croupier sagt von jeder Hand an, ob sie stehen bleibt oder eine Karte bekommt.
rules-holds = Wer den Schlitten hält, gibt, lässt den Croupier geben oder reicht ihn weiter. Wer die Zeit verstreichen lässt, für den gibt der Croupier; beim zweiten Mal geht der Schlitten weiter.
rules-goes-clockwise = Gewinnt Punto, geht der Schlitten im Uhrzeigersinn zum nächsten Platz.
rules-goes-highest = Gewinnt Punto, geht der Schlitten an den Spieler mit dem höchsten Einsatz auf Punto.
rules-goes-right = Gewinnt Punto, geht der Schlitten einen Platz nach rechts.
rules-american = Vier Karten werden verdeckt gegeben. Der Spieler mit dem höchsten Einsatz auf Punto sieht dessen zwei: Ein Natural wird gezeigt, sonst wird nach der Regel eine Karte verlangt oder keine.
rules-american-players = Dann zeigt, wer den Schlitten hält, die zwei von Banco. Dritte Karten kommen offen, und am Ende werden die zwei von Punto gezeigt.
rules-american-croupier = Dann zeigt der Croupier die zwei von Banco. Dritte Karten kommen offen, und am Ende werden die zwei von Punto gezeigt.
rules-squeeze = Die Karten werden verdeckt gegeben. Der Spieler mit dem höchsten Einsatz auf eine Hand deckt sie auf: die zwei von Punto, die zwei von Banco, dann die dritten Karten. Eine Hand, auf die niemand gesetzt hat, deckt der Croupier auf.
rules-not-holder = Wer den Schlitten hält, nimmt nie die Karten von Punto: An seiner Stelle tut es der Spieler mit dem nächsthöchsten Einsatz.
rules-noted = Die Kommission wird vermerkt und zurückgelegt; eingezogen wird sie am Ende des Schlittens, oder wenn Sie aufstehen.
rules-dealers = Der Croupier leitet das Spiel, Dealer helfen ihm: Sie ziehen verlorene Einsätze ein und zahlen Gewinne aus.
rules-dealers-reckon = Die Dealer rechnen auch die Kommission.
rules-shuffle-croupier = Der Croupier mischt.
rules-shuffle-dealers = Der Croupier und die Dealer mischen.
rules-cut-in-turn = Die Plätze heben reihum ab, einer je Schlitten.
rules-cut-neighbour = Der linke Nachbar des Croupiers setzt die Schnittkarte.
rules-burn-first = Vor dem ersten Coup wird die erste Karte gezeigt, und ihr Wert sagt, wie viele weitere verbrannt werden: zehn bei einer Zehn oder einem Bild.
rules-burn-some = Vor dem ersten Coup werden einige Karten ungesehen verbrannt.
rules-table = { $packs ->
    [one] { $packs } Kartenspiel
   *[other] { $packs } Kartenspiele
} zu 52 Karten, Einsätze von { $minimum } bis { $maximum } Jetons in Schritten von { $step }.

help-title = Tasten
help-intro = Alles geht auch mit der Tastatur.
help-chips = einen Jeton wählen
help-spots = ihn auf Punto, Banco oder Égalité setzen
help-deal = geben, oder die Bewegung überspringen
help-undo = rückgängig machen
help-double = verdoppeln
help-rebet = setzen wie zuvor
help-clear = Einsätze abräumen
help-again = wie zuvor setzen und geben
help-patterns = gespeicherte Einsätze setzen
help-why = warum der letzte Coup so ausging
help-sound = Ton ein oder aus
help-rules = Regeln
help-menu = der Tisch: Jetons, Tempo, Aufzeichnungen
help-board = die Anzeigetafel
help-help = diese Seite

bk-rules-no-tax = Das Haus nimmt nichts.
bk-rules-whole-chips = Gespielt wird nur um ganze Jetons: Eine Taxe wird auf den nächsten Jeton aufgerundet.
bk-rules-calls-title = Ansagen
bk-rules-calls-all = Vor den Einsätzen darf jeder ansagen, die stärkste Ansage zuerst: Banco solo, die ganze Bank; Banco à deux, je die Hälfte für zwei; Banco avec la table, die Hälfte, und der Tisch setzt den Rest; et la table marche, die Hälfte und was der Tisch übrig lässt.
bk-rules-calls-banco = Vor den Einsätzen darf jeder Banco ansagen: die ganze Bank, allein.
bk-rules-suivi = Wer die ganze Bank angesagt und verloren hat, darf sie im nächsten Coup vor allen anderen noch einmal ansagen: Suivi.
bk-rules-prime = Gleiche Ansagen gehen nach der Prime: zuerst der Platz, der rechts vom Bankhalter am nächsten sitzt.
bk-rules-raise = Ist mehr gesetzt, als in der Bank ist, darf der Bankhalter nachlegen.
bk-rules-values = Das Ass zählt eins, Zwei bis Neun ihre Zahl, Zehnen und Bilder nichts. Von einer Summe zählt nur die letzte Stelle.
bk-rules-has = Bankhalter hat
bk-rules-draws = zieht, wenn er gab
bk-rules-always = immer
bk-rules-never = nie
bk-rules-stood = oder wenn der Ponte stehen blieb
bk-rules-may = darf, wenn er { $given } gab
bk-rules-tie-back-called = En cartes, bei Gleichstand: Die Einsätze gehen zurück, und es wird neu angesagt.
bk-rules-tie-back = En cartes, bei Gleichstand: Die Einsätze gehen zurück.
bk-rules-tie-stand-called = En cartes, bei Gleichstand: Einsätze und Ansage stehen für den nächsten Coup.
bk-rules-tie-stand = En cartes, bei Gleichstand: Die Einsätze stehen für den nächsten Coup.
bk-rules-auction = Nimmt sie niemand, wird sie versteigert.
bk-rules-shuffle-croupier = Der Croupier mischt.
bk-rules-shuffle-everyone = Der Croupier mischt, dann alle Spieler der Reihe nach, dann wieder der Croupier.
bk-rules-cut-neighbour = Der linke Nachbar des Croupiers hebt ab.
bk-rules-cut-croupier = Der Croupier hebt ab.

sources-title = Woher diese Regeln stammen
sources-second-hand = aus zweiter Hand
sources-choice = Wahl des Hauses
sources-house = Hausregel
sources-ours = eigene
sources-letters = S0 bis S3 sind die Beschreibungen, von denen wir ausgehen: S0 alle Spiele, S1 Punto banco eines Hauses, S2 ein altes Computerspiel, S3 Chemin de fer und Baccara banque ausführlich.
sources-missing = nicht befolgt
sources-irregularities = Wenn am Tisch etwas schiefgeht (englisch)
