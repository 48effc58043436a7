# Was der Lehrer des ersten Schlittens sagt. Beträge kommen als Text, schon in Jetons geschrieben.

coach = Lehrer
coach-coup = Coup { $coup } von { $coups }
coach-ideas = { $met } von { $ideas } Begriffen
coach-off = Lehrer ausschalten
coach-on = Lehrer zeigen
coach-read = Verstanden
coach-advice = Mein Rat:
coach-look = die Karten ansehen
coach-later = Das kam noch nicht vor.
coach-seat = Das Haus lost Ihnen einen Platz aus.
coach-watch = Im Augenblick ist nichts zu tun. Sehen Sie zu.

## Die Begriffe
coach-bank = Bank und Schlitten
coach-bank-text = Einer hält die Bank und gibt aus dem Schlitten, gegen alle anderen. Zwei Hände werden gespielt. Die der Neun nähere gewinnt.
coach-offered = Die Bank wird angeboten
coach-offered-text = Der Schlitten wandert nach rechts. Zu wem er kommt, der darf eine Bank auflegen oder ablehnen. Niemand nimmt das übel.
coach-putup = Die eigene Bank
coach-putup-text = Jetzt spielen Sie gegen den Tisch. Gewinnen Sie, bleiben die Einsätze in der Bank. Verlieren Sie, wandert der Schlitten. Mehr als die Bank ist nie zu verlieren.
coach-double = Banco double
coach-double-text = Einer darf zu einer neuen Bank so viel legen, wie darin ist. Beide teilen Gewinn und Verlust. Entscheiden darf nur der Bankhalter.
coach-calls = Die Ansagen
coach-calls-text = Vor den Einsätzen dürfen Sie die Bank beanspruchen. Suivi geht vor, dann solo für alles, à deux und avec la table für die Hälfte. Die stärkste gilt, nicht die schnellste.
coach-prime = Die Prime
coach-prime-text = Unter Gleichen entscheidet der Platz. Die Prime beginnt rechts vom Bankhalter und geht reihum. Jeder Platz zeigt seine Zahl.
coach-suivi = Suivi
coach-suivi-text = Wer die ganze Bank ansagte und verlor, darf im nächsten Coup vor allen noch einmal. Nicht genutzt, ist das Recht dahin.
coach-stakes = Einsätze und der Ponte
coach-stakes-text = Einsätze zählen nach der Prime, bis die Bank gedeckt ist. Der Rest geht zurück. Der höchste spielt die Hand für alle: Er ist der Ponte.
coach-raise = Tous les coups sont tenus
coach-raise-text = Es ist mehr gesetzt, als in der Bank ist. Vor den Karten darf der Bankhalter nachlegen. Was er nicht hält, wird gekürzt.
coach-garage = Au garage
coach-garage-text = Was niemand deckt, wird beiseitegelegt: au garage, auch au chocolat. Es spielt nicht mit und gehört weiter dem Bankhalter.
coach-peek = Ihre Karten
coach-peek-text = Zwei Karten liegen verdeckt vor Ihnen. Heben Sie eine Ecke an. Von der Summe zählt die letzte Stelle: das Ass eins, Zehnen und Bilder nichts.
coach-natural = Acht und Neun
coach-natural-text = Acht oder Neun auf zwei Karten zeigt man sofort: la petite, la grande. Auch die andere Hand wird gezeigt, und niemand zieht.
coach-draw = Karte oder keine
coach-draw-text = Der Ponte spielt für alle, die gesetzt haben. Darum ist er gebunden: eine Karte auf 0 bis 4, keine auf 6 und 7.
coach-five = Die freie Fünf
coach-five-text = Auf Fünf, und nur dort, darf der Ponte ziehen oder stehen bleiben. So weiß der Bankhalter nie, welche Hand er vor sich hat.
coach-tableau = Die Tafel des Bankhalters
coach-tableau-text = Der Bankhalter spricht zuletzt und kennt die Karte, die er gab. Die Tafel bindet ihn. Wählen darf er nur auf 3, wenn er 9 gab, und auf 5, wenn er 4 gab.
coach-tax = Die Taxe
coach-tax-text = Von jedem Gewinn der Bank gehen { $tax } % an das Haus. Gewinnt der Ponte, nimmt es nichts.
coach-tie = En cartes
coach-tie-text = Gleiche Hände: Niemand gewinnt. Die Einsätze gehen zurück, die Bank bleibt, es fällt keine Taxe an. Dann wird neu angesagt.
coach-choice = Behalten oder weitergeben
coach-choice-text = Nach einem Gewinn behält der Bankhalter die Bank, oder er sagt „La main passe“ und nimmt alles heraus. Solange er sie hält, bleibt alles darin.
coach-suite = Die Suite
coach-suite-text = Eine weitergegebene Bank wird zu ihrer Summe reihum angeboten. „Passez-moi les cartes“: Wer das nach der Prime zuerst sagt, legt sie auf.
coach-auction = Die Versteigerung
coach-auction-text = Niemand nahm die Suite, also wird die Bank versteigert. Das höchste Gebot legt sie auf. Gleiche Gebote gehen nach der Prime.

## Was ich täte, und warum
coach-why-put-up = Etwa ein Zehntel Ihrer Jetons. Geht es verloren, bleiben neun Zehntel.
coach-why-double = Sie trügen das Risiko mit und entschieden nichts. Sparen Sie für eine eigene Hand.
coach-why-suivi = Es ist Ihr Recht, und die Summe ist klein neben Ihren Jetons. Mehr Glück als vorher dürfen Sie nicht erwarten.
coach-why-solo = Die Bank ist klein neben Ihren Jetons. Nehmen Sie alles, und Sie spielen die Hand.
coach-why-hand = Sie haben noch keine Hand gespielt. So kommen Sie zu einer: Wer am meisten deckt, spielt sie.
coach-why-no-call = Eine Ansage wagt viel auf eine Hand. Ein bescheidener Einsatz genügt.
coach-why-punt = Höchstens ein Zwanzigstel Ihrer Jetons: Ein langer Abend verlangt kleine Einsätze.
coach-why-punt-none = Nicht jede Bank verdient einen Einsatz.
coach-why-hold-all = Die Einsätze sind ein kleiner Teil Ihrer Jetons. Ein guter Gastgeber hält sie alle.
coach-why-hold-some = Sie müssen nicht. Was zu viel ist, geht einfach zurück.
coach-why-match = Ihr Teil ist klein, und Gewinn und Verlust bleiben halb und halb.
coach-why-no-match = Ihr Teil ist groß. Gewinn und Verlust gehen dann nach dem, was jeder in der Bank hat.
coach-why-no-add = Ihre Bank ist groß genug. Was Sie hinzufügen, kann mit ihr verloren gehen.
coach-why-bid = Die Bank war noch nicht bei Ihnen. Ein kleines Gebot bringt sie vielleicht.
coach-why-no-bid = Die Bank kommt von selbst zu Ihnen. Dafür muss man nicht bieten.
coach-why-take = Sie hatten die Bank noch nicht, und diese können Sie sich leisten.
coach-why-no-suite = Eine gewachsene Bank ist teuer. Ihre eigene kommt noch.
coach-why-hold = Ein Gewinn ist ein Anfang, und Sie wagen vor allem Gewonnenes.
coach-why-pass-on = Sie ist gewachsen. Nehmen Sie sie heraus: Eine schlechte Hand kostet sonst alles.
coach-why-wait = Geben Sie ihnen noch einen Coup, um zu setzen.
coach-why-show = Acht oder Neun zeigt man immer sofort.
coach-why-must-draw = Auf 0 bis 4 muss der Ponte ziehen.
coach-why-must-stand = Auf 6 und 7 muss der Ponte stehen bleiben.
coach-why-five = Sie haben die Wahl. Auf Dauer kostet eine Karte etwas weniger als keine.
coach-why-tableau = So will es die Tafel: nach dem, was Sie haben, und dem, was Sie gaben.
coach-why-volonte = Hier haben Sie die Wahl. Beides ist fast gleich viel wert; die meisten ziehen.

## Das Ende
coach-done = Zehn Coups: Sie kennen das Spiel
coach-done-met = { $met } Begriffen sind Sie am Tisch begegnet, von { $told ->
    [one] einem weiteren
   *[other] { $told } weiteren
} haben Sie gehört.
coach-done-all = Allen { $met } Begriffen sind Sie am Tisch begegnet.
coach-done-next = Der Rest ist Geduld, und ein Platz unter Menschen.
coach-real = Zu den offenen Tischen
coach-stay = Hier weiterspielen
coach-list = Was Sie gelernt haben
