# Die Worte der Regeln, die sich alle Tische mit einer Bank der Spieler teilen.

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
