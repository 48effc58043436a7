# Was der Lehrer überall sagt, wo ein Spieler die Bank hält: Begriffe, was zu tun ist, und warum.

## Die Begriffe
coach-double = Banco double
coach-double-text = Vor jedem Coup darf einer eine Bank verdoppeln, die noch niemand verdoppelt hat. Beide teilen Gewinn und Verlust. Entscheiden darf nur der Bankhalter.
coach-calls = Die Ansagen
coach-calls-text = Vor den Einsätzen dürfen Sie die Bank beanspruchen: solo für alles, à deux und avec la table für die Hälfte. Die stärkste Ansage gilt, nicht die schnellste.
coach-calls-banco-text = Vor den Einsätzen dürfen Sie die ganze Bank beanspruchen, allein: Banco. Von mehreren gilt der Erste nach der Prime, nicht der Schnellste.
coach-prime = Die Prime
coach-prime-text = Unter Gleichen entscheidet der Platz. Die Prime beginnt rechts vom Bankhalter und geht reihum. Jeder Platz zeigt seinen Rang.
coach-suivi = Suivi
coach-suivi-text = Wer die ganze Bank ansagte und verlor, darf im nächsten Coup vor allen noch einmal. Nicht genutzt, ist das Recht dahin.
coach-raise = Tous les coups sont tenus
coach-raise-text = Es ist mehr gesetzt, als in der Bank ist. Vor den Karten darf der Bankhalter nachlegen. Was er nicht hält, wird gekürzt.
coach-peek = Ihre Karten
coach-peek-text = Zwei Karten liegen verdeckt vor Ihnen. Heben Sie eine Ecke an. Von der Summe zählt die letzte Stelle: das Ass eins, Zehnen und Bilder nichts.
coach-draw = Karte oder keine
coach-draw-text = Eine Hand wird für alle gespielt, die auf sie gesetzt haben. Darum ist sie gebunden: eine Karte mit 0 bis 4, keine mit 6 und 7.
coach-five = Die freie Fünf
coach-five-text = Mit Fünf, und nur dann, darf der Ponte ziehen oder stehen bleiben. So weiß der Bankhalter nie, welche Hand er vor sich hat.
coach-free = Die freie Wahl
coach-free-text = In diesem Haus darf, wer eine Hand spielt, immer ziehen oder stehen bleiben. Der Brauch ist eine Karte mit 0 bis 4 und keine mit 6 und 7.
coach-suite = Die Suite
coach-suite-text = Eine weitergegebene Bank wird zu ihrer Summe reihum angeboten. „Passez-moi les cartes“: Wer das nach der Prime zuerst sagt, legt sie auf.

## Was ich täte, und warum
coach-why-put-up = Etwa ein Zehntel Ihrer Jetons. Geht es verloren, bleiben neun Zehntel.
coach-why-double = Sie würden das Risiko mittragen und nichts entscheiden. Sparen Sie für eine eigene Hand.
coach-why-suivi = Es ist Ihr Recht, und die Summe ist klein neben Ihren Jetons. Mehr Glück als vorher dürfen Sie nicht erwarten.
coach-why-no-call = Eine Ansage wagt viel auf einmal. Ein bescheidener Einsatz genügt.
coach-why-no-suivi = Die ganze Bank ist ein großes Wagnis, und Sie verlieren nichts, wenn das Recht verfällt.
coach-why-keep-seat = Mit dem Minimum wagt die Bank wenig, und ablehnen kostet den Platz.
coach-why-partner = Mit einem Partner ist die Bank doppelt so groß, und Sie wagen nicht mehr als zuvor.
coach-why-punt = Höchstens ein Zwanzigstel Ihrer Jetons: Ein langer Abend verlangt kleine Einsätze.
coach-why-punt-none = Nicht jede Bank verdient einen Einsatz.
coach-why-hold-all = Die Einsätze sind ein kleiner Teil Ihrer Jetons. Ein guter Gastgeber hält sie alle.
coach-why-hold-some = Sie müssen nicht. Was zu viel ist, geht einfach zurück.
coach-why-match = Ihr Teil ist klein, und Gewinn und Verlust bleiben halb und halb.
coach-why-no-match = Ihr Teil ist groß. Gewinn und Verlust gehen dann nach dem, was jeder in der Bank hat.
coach-why-no-add = Ihre Bank ist groß genug. Was Sie hinzufügen, kann mit ihr verloren gehen.
coach-why-set-aside = Beiseitegelegte Gewinne gehen nicht mehr verloren, und die Bank geht weiter.
coach-why-leave-in = Was beiseiteliegt, ist sicher. Die Bank ist groß genug.
coach-why-bid = Die Bank war noch nicht bei Ihnen. Ein kleines Gebot bringt sie vielleicht.
coach-why-take = Sie hatten die Bank noch nicht, und diese können Sie sich leisten.
coach-why-pass-on = Sie ist gewachsen. Nehmen Sie sie heraus: Ein schlechter Coup kann sonst alles kosten.
coach-why-pass-lesson = Geben Sie sie dieses eine Mal weiter: So sehen Sie, wie eine Bank ihren nächsten Halter findet.
coach-why-wait = Geben Sie ihnen noch einen Coup, um zu setzen.
coach-why-show = Acht oder Neun zeigt man immer sofort.
coach-why-must-draw = Mit 0 bis 4 muss der Ponte ziehen.
coach-why-must-stand = Mit 6 und 7 muss der Ponte stehen bleiben.
coach-why-five = Sie haben die Wahl. Auf Dauer kostet eine Karte etwas weniger als keine.
coach-why-custom-draw = Sie haben die Wahl. Nach dem Brauch zieht man mit 0 bis 4.
coach-why-custom-stand = Sie haben die Wahl. Nach dem Brauch bleibt man mit 6 und 7 stehen.
