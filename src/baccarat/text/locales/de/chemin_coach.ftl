# Was der Lehrer beim Chemin de fer sagt: die Begriffe, was zu tun ist, und warum.

## Die Begriffe
coach-bank = Bank und Schlitten
coach-bank-text = Einer hält die Bank und gibt aus dem Schlitten, gegen alle anderen. Zwei Hände werden gespielt. Es gewinnt die Hand, die näher an neun ist.
coach-offered = Die Bank wird angeboten
coach-offered-text = Der Schlitten wandert nach rechts. Zu wem er kommt, der darf eine Bank auflegen oder ablehnen. Niemand nimmt das übel.
coach-putup = Die eigene Bank
coach-putup-text = Jetzt spielen Sie gegen den Tisch. Gewinnen Sie, bleiben die Einsätze in der Bank. Verlieren Sie, wandert der Schlitten. Mehr als die Bank ist nie zu verlieren.
coach-putup-decided-text = Jetzt spielen Sie gegen den Tisch, bis zum ersten entschiedenen Coup. Dann wird Ihnen die Bank ausgezahlt, und der Schlitten wandert. Mehr als die Bank ist nie zu verlieren.
coach-putup-never-text = Jetzt spielen Sie gegen den Tisch, bis die Bank gesprengt ist oder Sie gehen. Mehr als die Bank ist nie zu verlieren.
coach-stakes = Einsätze und der Ponte
coach-stakes-text = Einsätze zählen nach der Prime, bis die Bank gedeckt ist. Der Rest geht zurück. Der höchste spielt die Hand für alle: Er ist der Ponte.
coach-stakes-left-text = Jeder wird nach der Prime gefragt und setzt, was von der Bank noch offen ist. Der höchste Einsatz spielt die Hand für alle: Er ist der Ponte.
coach-garage = Au garage
coach-garage-text = Was niemand deckt, wird beiseitegelegt: au garage, auch au chocolat. Es spielt nicht mit und gehört weiter dem Bankhalter.
coach-natural = Acht und Neun
coach-natural-text = Acht oder Neun mit zwei Karten zeigt man sofort: la petite, la grande. Auch die andere Hand wird gezeigt, und niemand zieht.
coach-tableau = Die Tafel des Bankhalters
coach-tableau-text = Der Bankhalter spricht zuletzt und kennt die Karte, die er gab. Die Tafel bindet ihn. Wählen darf er nur mit 3, wenn er 9 gab, und mit 5, wenn er 4 gab.
coach-tableau-computer-text = Der Bankhalter spricht zuletzt und kennt die Karte, die er gab. Die Tafel bindet ihn. Wählen darf er nur mit 3, wenn er 9 gab.
coach-tableau-free-text = Der Bankhalter spricht zuletzt, kennt die Karte, die er gab, und darf immer wählen. Nach dem Brauch geht er nach der Tafel.
coach-tax = Die Taxe
coach-tax-text = Von jedem Gewinn der Bank gehen { $tax } % an das Haus. Gewinnt der Ponte, nimmt es nichts.
coach-tie = En cartes
coach-tie-text = Gleiche Hände: Niemand gewinnt. Die Einsätze gehen zurück, und die Bank bleibt. Dann wird neu angesagt.
coach-tie-stand-text = Gleiche Hände: Niemand gewinnt. Bank, Einsätze und Ansage stehen für den nächsten Coup.
coach-choice = Behalten oder weitergeben
coach-choice-text = Nach einem Gewinn behält der Bankhalter die Bank, oder er sagt „La main passe“ und nimmt alles heraus. Solange er sie hält, nimmt er nichts heraus.
coach-choice-any-text = Zwischen zwei Coups behält der Bankhalter die Bank, oder er sagt „La main passe“ und nimmt alles heraus. Solange er sie hält, nimmt er nichts heraus.
coach-auction = Die Versteigerung
coach-auction-text = Niemand nahm die Suite, also wird die Bank versteigert. Das höchste Gebot legt sie auf. Gleiche Gebote gehen nach der Prime.

## Was ich täte, und warum
coach-why-solo = Die Bank ist klein neben Ihren Jetons. Nehmen Sie alles, und Sie spielen die Hand.
coach-why-hand = Sie haben noch keine Hand gespielt. So kommen Sie zu einer: Wer am meisten deckt, spielt sie.
coach-why-no-bid = Es kommt eine andere Bank. Für diese muss man nicht bieten.
coach-why-no-suite = Eine gewachsene Bank ist teuer. Ihre eigene kommt noch.
coach-why-hold = Ein Gewinn ist ein Anfang, und Sie wagen vor allem Gewonnenes.
coach-why-hold-first = Sie hat noch nicht gewonnen. Geben Sie ihr einen Coup.
coach-why-tableau = So will es die Tafel: nach dem, was Sie haben, und dem, was Sie gaben.
coach-why-volonte = Hier haben Sie die Wahl. Beides ist fast gleich viel wert; die meisten ziehen.
coach-why-usage = Hier haben Sie die Wahl. Der Brauch geht nach der Tafel.
