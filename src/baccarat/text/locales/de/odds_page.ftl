lab-title = Die Chancen
lab-intro = Was jede Wette wert ist, bei jedem Schlitten. Wer die Adresse teilt, teilt die Frage.
lab-outcomes = Wer gewinnt
lab-shoe = Spiel und Schlitten
lab-packs = Kartenspiele
lab-gone = Karten, die fehlen
lab-gone-how = Nach ihrem Wert; Zehnen und Bilder zählen 0.
lab-worth = Fehlende Karten vom Wert { $worth }
lab-cards = Einzelne Karten herausnehmen
lab-cards-how = Mit Wert und Farbe, sodass auch Wetten auf Paare berechnet werden.
lab-suit = Farbe
lab-take = { $card } herausnehmen
lab-put-back = { $card } zurücklegen ({ $times } fort)
lab-full = Voller Schlitten
lab-trade = Alle üblichen Wetten
lab-bet = Wette
lab-hit = Gewinnt
lab-sd = Standardabweichung
lab-commission = Als Kommission
lab-ranks = Diese brauchen Ränge und haben keine Zahlen, wenn Karten nur nach ihrem Wert fehlen: { $bets }.
lab-how = Jede Zahl ist genau, über alle Folgen der Karten gezählt; ein Druck auf die Wette zeigt ihre Brüche. Der Hausvorteil ist der Verlust, den ein Einsatz erwarten lässt; grün ist zu Ihren Gunsten.
lab-edge = Hausvorteil

equilibrium-title = Das Gleichgewicht
equilibrium-intro = Chemin de fer und Banque sind die Baccaratspiele, in denen Spieler entscheiden. Diese Bilder zeigen das Spiel, von dem abzuweichen niemandem etwas bringt, genau gelöst. Gewinnen lässt sich damit nicht: Jede Seite verliert so nur nicht mehr, als sie muss.
equilibrium-tables = Wer wann zieht
equilibrium-tables-about = Chemin de fer aus sechs Kartenspielen, ohne Taxe: Der Ponte wählt mit 5, der Bankhalter immer, und beide richten sich nach ihrer Summe. Zwei Entscheidungen sind gemischt und gehören dem Zufall überlassen: die des Ponte mit 5 und die des Bankhalters mit 6, wenn der Ponte stehen blieb. Sonst ist immer nur eines richtig.
equilibrium-tables-alt = Zwei Tafeln mit Scheiben und Ringen: für jede Summe des Ponte, und für jede des Bankhalters mit jeder gegebenen Karte, ob zu ziehen oder stehen zu bleiben ist.
equilibrium-packs = Was die Zahl der Kartenspiele ändert
equilibrium-packs-about = Je weniger Kartenspiele, desto mehr kostet ein Coup den Ponte, und desto mehr zählt, wer sich nach seinen Karten richtet. Am wenigsten verliert der Ponte, wo beide es tun, am meisten, wo es der Bankhalter allein tut.
equilibrium-packs-alt = Drei steigende Linien, die sich treffen, wo Karten zurückgelegt werden.
equilibrium-theta = Banque, je nachdem, wo die Einsätze liegen
equilibrium-theta-about = Bei der Banque spielt der Bankhalter eine Hand gegen zwei und richtet sich nach der Seite, auf der mehr liegt. Am wenigsten gewinnt die Bank, wo beide Seiten gleich viel setzen; eine Seite, auf der wenig liegt, verliert fast nichts. Mit Zurücklegen gegeben, jede Seite für sich.
equilibrium-theta-alt = Die Linie der Bank hängt in der Mitte durch; rechts und links fallen, je mehr auf ihnen liegt, und kreuzen sich bei der Hälfte.
equilibrium-sides = Banque: eine Hand gegen zwei
equilibrium-sides-about = Auf jeder Seite liegt die Hälfte der Einsätze; mit Zurücklegen gegeben, jede Seite für sich. Für jede Summe des Bankhalters gibt es eine Tafel: nach unten, was rechts gegeben wurde, zur Seite, was links. Mit 2 oder weniger zieht er immer, mit 7 nie; mit 4 und 5 zählen beide Karten zusammen, und dort kostet ein Fehler am wenigsten. Eine Entscheidung gehört dem Zufall: mit 6, wenn beide Seiten stehen blieben.
equilibrium-sides-alt = Acht Tafeln mit Scheiben und Ringen: für jede Summe des Bankhalters, je nachdem, was rechts und links gegeben wurde, ob zu ziehen oder stehen zu bleiben ist.
equilibrium-more = „baccarat solve“ zeichnet sie für andere Hausregeln, Schlitten und Taxen.

advisor-name = Ratgeber
advisor-show = Den Ratgeber fragen
advisor-hide = Den Ratgeber ausblenden
advisor-draw = Ziehen
advisor-stand = Bleiben
advisor-fares = gewinnt { $won }, gleich { $tied }, verliert { $lost }
advisor-why-strict = Gegen fehlerlose Gegner ist { $better ->
    [draw] Ziehen
   *[stand] Bleiben
} besser: Die andere Antwort verschenkt { $cost } je gesetztem Jeton.
advisor-why-mixed = Beides ist gleich viel wert. Lassen Sie den Zufall mit diesen Häufigkeiten wählen; dann nützt es niemandem, Ihre Hand zu erraten.
advisor-why-indifferent = Beides ist Ihnen gleich viel wert: Wählen Sie, wie Sie mögen.
advisor-cards = { $exact ->
    [yes] Exakt
   *[no] Fast genau
}, nach { $cards ->
    [one] der einen Karte, die vor diesem Coup übrig war,
   *[other] den { $cards } Karten, die vor diesem Coup übrig waren,
} soweit Ihr Platz es gesehen hat.
advisor-outlook = Im Mittel bringt ein Einsatz oder ein Banco { $ponte } seines Betrags, die Bank { $bank } dessen, was gegen sie gesetzt wird, wenn alle ihr Bestes spielen.
advisor-outlook-sides = Im Mittel bringt ein Einsatz rechts { $right } seines Betrags, links { $left }, die Bank { $bank } aller Einsätze, wenn alle ihr Bestes spielen.
advisor-brief = Je Einheit: Einsatz oder Banco { $ponte }, Bank { $bank }
advisor-brief-sides = Je Einheit: rechts { $right }, links { $left }, Bank { $bank }
advisor-rough = Grob: nach der Lösung eines vollen Schlittens. Für diese Karten wird noch gerechnet.
advisor-brief-rough = (voller Schlitten)
advisor-outlook-rough = Das gilt für einen vollen Schlitten; für diese Karten wird noch gerechnet.
advisor-computing = Der Ratgeber rechnet noch.
advisor-forced = Diese Hand entscheiden die Regeln; es gibt nichts abzuwägen.
advisor-unsolved = Diese Entscheidung hat niemand gelöst: Der Ratgeber kann nichts dazu sagen.
advisor-silent = Der Ratgeber antwortet nicht.
