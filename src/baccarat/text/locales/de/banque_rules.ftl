bq-rules-title = So spielt man Baccara banque
bq-rules-aim = Einer hält in der Mitte des Tisches die Bank und spielt gegen zwei Seiten zugleich: gegen die rechts und gegen die links von ihm. Drei Hände werden gegeben, eine für jede Seite und die des Bankhalters; jede Seite gewinnt oder verliert für sich gegen die Bank.
bq-rules-bank-title = Die Bank
bq-rules-award-auction = Die Bank wird versteigert: Jedes Gebot liegt über dem letzten, ab { $minimum }, und das höchste erhält sie.
bq-rules-award-auction-lot = Die Bank wird versteigert: Gebote beginnen bei { $minimum }, und das höchste erhält sie. Bei gleichen Geboten entscheidet das Los.
bq-rules-award-open = Die Bank wird ohne Summen versteigert: Wer als Erster „Tous les coups sont tenus“ sagt, hat sie sofort und eröffnet sie mit { $minimum }.
bq-rules-award-open-lot = Die Bank wird ohne Summen vergeben: Wer „Tous les coups sont tenus“ sagt, bewirbt sich, und unter mehreren entscheidet das Los. Sie beginnt mit { $minimum }.
bq-rules-award-list = Die Bank geht nach der Liste: Der erste Name darauf legt eine Summe ab { $minimum } auf.
bq-rules-bank-maximum = Eine neue Bank ist höchstens { $most } groß; was sie gewinnt, darf darüber hinausgehen.
bq-rules-open-allowed = „Tous les coups sont tenus“ geht über jedes Gebot: Wer es als Erster sagt, hat die Bank sofort. Sie ist dann offen, eine Banque ouverte, und hält jeden Einsatz.
bq-rules-open-always = Jede Bank ist eine offene Bank, Banque ouverte: Sie hält jeden Einsatz.
bq-rules-top-up = Vor den Karten wird eine offene Bank auf die Summe aller Einsätze aufgestockt oder aufgegeben.
bq-rules-limited = Eine begrenzte Bank haftet mit dem, was in ihr ist, und nicht mit mehr. Bei null ist sie gesprengt, und ein schwarzes Tuch wird über sie gelegt.
bq-rules-refill-never-auction = Eine gesprengte Bank wird versteigert.
bq-rules-refill-never-list = Nach einer gesprengten Bank legt der nächste Name auf der Liste eine auf.
bq-rules-refill-opening = Wer eine gesprengte Bank hielt, darf mit der Summe weitermachen, mit der sie begann.
bq-rules-refill-minimum = Wer eine gesprengte Bank hielt, darf mit { $minimum } weitermachen.
bq-rules-refill-opening-or-more = Wer eine gesprengte Bank hielt, darf mit einer beliebigen Summe ab der weitermachen, mit der sie begann.
bq-rules-stays = Der Bankhalter behält die Bank auch nach einem Verlust und nimmt nichts heraus; { $shoes ->
    [0] sie dauert, solange er will.
    [one] sie dauert, bis der Schlitten ausgespielt ist.
   *[other] sie dauert höchstens { $shoes } Schlitten.
}
bq-rules-retire-any-time = Nach jeder Runde darf sich der Bankhalter zurückziehen; dann wird die Bank reihum zu der Summe angeboten, die in ihr ist, mindestens aber zu { $minimum }: „Il y a une suite“.
bq-rules-retire-after-coup = Nach einem Coup darf sich der Bankhalter zurückziehen; dann wird die Bank reihum zu der Summe angeboten, die in ihr ist, mindestens aber zu { $minimum }: „Il y a une suite“.
bq-rules-retire-any-time-first = Nach jeder Runde darf sich der Bankhalter zurückziehen; dann wird die Bank reihum zu der Summe angeboten, mit der sie begann: „Il y a une suite“.
bq-rules-retire-after-coup-first = Nach einem Coup darf sich der Bankhalter zurückziehen; dann wird die Bank reihum zu der Summe angeboten, mit der sie begann: „Il y a une suite“.
bq-rules-winner-out = Wer die Bank mit Gewinn aufgibt, darf sie in diesem Schlitten nicht mehr halten.
bq-rules-new-shoe = Jede Versteigerung nach einem Coup gilt für einen neuen Schlitten.
bq-rules-new-shoe-broken = Auch wer mit einer gesprengten Bank weitermacht, darf einen bekommen.
bq-rules-suite-open = Auch wer sie übernimmt, hält eine offene Bank.
bq-rules-suite-limited = Wer eine offene Bank übernimmt, hält eine begrenzte.
bq-rules-suite-list = Nimmt sie niemand, legt der nächste Name auf der Liste eine Bank auf.
bq-rules-places = Der neue Bankhalter nimmt die Mitte ein, und wer dort saß, dessen Platz.
bq-rules-tax-limited = Das Haus nimmt { $limited } % von dem, was ein Coup einer begrenzten Bank bringt, beide Seiten zusammengenommen.
bq-rules-tax-open = Das Haus nimmt { $open } % von dem, was ein Coup einer offenen Bank bringt, beide Seiten zusammengenommen.
bq-rules-tax-capital = Das Haus nimmt { $capital } % von allem, was in eine Bank gelegt wird.
bq-rules-tax-nearest-tenth = Sie wird auf das nächste Zehntel eines Jetons gerundet.
bq-rules-tax-nearest-quarter = Sie wird auf das nächste Viertel eines Jetons gerundet.
bq-rules-tax-nearest-half = Sie wird auf den nächsten halben Jeton gerundet.
bq-rules-double = Vor jedem Coup darf ein Spieler eine begrenzte Bank verdoppeln, die noch niemand verdoppelt hat, und teilt Gewinn und Verlust.
bq-rules-stakes-title = Ansagen und Einsätze
bq-rules-stakes = Sie setzen auf Ihre eigene Seite, ab { $stake }, und gewinnen oder verlieren mit ihr.
bq-rules-bystanders-limited = Gegen eine begrenzte Bank wählen Umstehende eine Seite und setzen, was die Plätze offen lassen.
bq-rules-bystanders-open = Gegen eine offene Bank setzen Umstehende auf eine der Seiten, so viel sie wollen.
bq-rules-halved = Was angesagt ist, liegt zur Hälfte auf jeder Seite.
bq-rules-both-hands = Wer beide Hände spielt, spielt zuerst die rechte; die linke bleibt so lange verdeckt, auch für ihn.
bq-rules-banco-free = Wer die Bank allein ansagt, darf mit jeder Hand ohne Natural ziehen oder stehen bleiben.
bq-rules-banco-start = Vor dem ersten Coup einer Bank darf jeder Banco ansagen: die ganze Bank, allein. { $times ->
    [0] Es wird nicht wiederholt.
    [one] Ein Banco, das im Ganzen unentschieden ausgeht, darf einmal wiederholt werden.
   *[other] Ein Banco, das im Ganzen unentschieden ausgeht, darf wiederholt werden, höchstens { $times } Mal.
}
bq-rules-calls-club = Vor den Einsätzen darf jeder Banco ansagen, die ganze Bank: auf die Hand der eigenen Seite oder à cheval, zur Hälfte auf jede. Zwei auf verschiedenen Seiten nehmen je die Hälfte. Wer verliert, darf wieder ansagen, { $times ->
    [one] höchstens einmal
   *[other] höchstens { $times } Mal nacheinander
}.
bq-rules-uncalled = Gegen eine offene Bank gibt es keine Ansagen.
bq-rules-calls-none = Ansagen gibt es keine.
bq-rules-prime-round = Unter Gleichen zählt der Erste in der Prime: der Platz gleich rechts vom Bankhalter, und so weiter um den Tisch.
bq-rules-prime-alternating = Unter Gleichen zählt der Erste in der Prime: der rechte Nachbar des Bankhalters, dann der linke, dann der zweite rechts und so weiter.
bq-rules-sides-lot = Sagen Spieler beider Seiten Banco an, entscheidet das Los zwischen dem ersten jeder Seite.
bq-rules-over-refused = Was eine begrenzte Bank übersteigt, wird abgewiesen, vom Letzten in der Prime an.
bq-rules-over-as-far = Was eine begrenzte Bank übersteigt, wird nach der Prime bezahlt, so weit sie reicht; oder der Bankhalter nimmt alle Einsätze an, und die Bank ist von da an offen.
bq-rules-tie-last = Im letzten Coup eines Schlittens gehen sie zurück.
bq-rules-cards-title = Die Karten
bq-rules-natural = Acht oder neun mit zwei Karten wird sofort gezeigt: la petite, la grande. Hat sie der Bankhalter, ist der Coup zu Ende; die einer Seite ist auf der Stelle entschieden, gegen die zwei Karten des Bankhalters.
bq-rules-natural-last = Acht oder neun mit zwei Karten wird gezeigt, wenn die Hand gefragt wird: la petite, la grande. Die einer Seite ist auf der Stelle entschieden, gegen die zwei Karten des Bankhalters. Die des Bankhalters wird gezeigt, wenn die Seiten gesprochen haben, und schlägt jede Hand ohne Natural.
bq-rules-first-banker = Der Bankhalter sieht zuerst nach; dann spricht die rechte Seite, dann die linke.
bq-rules-first-all = Alle sehen zugleich nach; dann spricht die rechte Seite, dann die linke.
bq-rules-first-sides = Die rechte Seite sieht nach und spricht, dann die linke; erst dann sieht der Bankhalter nach.
bq-rules-ponte-tableau = Wer eine Hand spielt, muss mit 0 bis 4 ziehen, wählt mit 5 und muss mit 6 und 7 stehen bleiben.
bq-rules-ponte-free = Wer eine Hand spielt, darf immer wählen. Der Brauch ist, mit 0 bis 4 zu ziehen und mit 6 und 7 stehen zu bleiben.
bq-rules-holder = Die Hand einer Seite beginnt neben dem Bankhalter. Sie bleibt, solange sie gewinnt oder es unentschieden steht, und geht nach außen weiter, wenn sie verliert; gespielt wird sie von jemandem, der auf sie gesetzt hat.
bq-rules-banker = Der Bankhalter entscheidet zuletzt, frei, und sieht dabei die dritten Karten beider Seiten. Nach dem Brauch entscheidet die Tafel, gegen die Seite mit dem höheren Einsatz:
bq-rules-ask-table = Der Bankhalter darf den Croupier nach der Tafel fragen und ist an sie gebunden, wo sie gegen beide Seiten dasselbe sagt.
bq-rules-late = Wer zu spät ist, setzt nichts, sagt nichts an und tut, was die Regeln verlangen; wo es eine Wahl gibt, bleibt die Hand mit 5 stehen, und die Bank geht nach der Tafel.
bq-rules-least-players = Für einen Coup braucht es { $least } Spieler auf jeder Seite; bis dahin wartet der Tisch.
bq-rules-no-stop-card = Im Schlitten liegt keine Stoppkarte: Es wird gegeben, solange die Karten für einen ganzen Coup reichen.
bq-rules-shuffle-neighbours = Der Croupier mischt, dann die Nachbarn des Bankhalters, zuletzt er selbst.
bq-rules-cut-banker-names = Es hebt ab, wen der Bankhalter nennt.
bq-rules-table = { $packs ->
    [one] { $packs } Spiel
   *[other] { $packs } Spiele
} zu 52 Karten, { $seats ->
    [one] ein Platz, den man wählt oder auslost
   *[other] { $seats } Plätze, die man wählt oder auslost
}, { $bystanders ->
    [0] keine Plätze für Umstehende
    [one] ein Stehplatz
   *[other] { $bystanders } Stehplätze
}.
