# Die Worte der Seite mit Bildern des besten Spiels. Bei Bedarf geladen.

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
