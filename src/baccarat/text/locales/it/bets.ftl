tell-winner = { $winner ->
    [player] Punto vince
    [banker] Banco vince
   *[tie] un pareggio
}
tell-with = con { $points }
tell-at = a { $points }
tell-high = la mano vincente ha { $points }
tell-beats = { $points } batte { $beaten }
tell-cards = con { $cards ->
    [2] due carte
   *[other] tre carte
}
tell-natural = { $natural ->
    [yes] con un naturale
   *[no] senza naturale
}
tell-pays = { $when }: paga { $odds }.
tell-stands = { $when }: la puntata resta.
tell-loses = { $when }: { $loss }.
tell-lost = Ogni altro esito: la puntata è persa.
tell-edge = In media la casa trattiene { $edge } di ogni puntata.
tell-first = Punta prima su Punto, Banco o Pareggio.
tell-again = Tocca di nuovo per puntare { $amount }.
tell-click = Clicca per puntare { $amount }.

kind-main = Puntate principali
kind-player = Su Punto
kind-banker = Su Banco
kind-ties = Sui pareggi
kind-pairs = Sulle coppie
kind-others = Su totali e numero di carte
bets-search = Cerca tra le puntate
bets-none = Nessuna puntata si chiama così.

when-winner = { $values }
when-player-total = Punto ha { $values }
when-banker-total = Banco ha { $values }
when-player-cards = Punto ha { $values } carte
when-banker-cards = Banco ha { $values } carte
when-player-two = Punto ha { $values } con due carte
when-banker-two = Banco ha { $values } con due carte
when-player-third = la terza carta di Punto vale { $values }
when-banker-third = la terza carta di Banco vale { $values }
when-margin = con uno scarto di { $values } { $values ->
    [1] punto
   *[other] punti
}
when-high = totale più alto { $values }
when-low = totale più basso { $values }
when-tied = a { $values }
when-high-cards = chi vince ha { $values } carte
when-cards = { $values } carte in tutto
when-natural = { $values }
when-player-pair = Punto comincia con { $values }
when-banker-pair = Banco comincia con { $values }
when-player-ranks = Prime due carte di Punto: solo { $values }
when-banker-ranks = Prime due carte di Banco: solo { $values }
when-player-suits = { when-player-ranks }
when-banker-suits = { when-banker-ranks }
when-one-rank = { $values }
when-sum = i due totali sommati fanno { $values }
when-equal = uguali: { $values }
when-player-exactly = le prime due carte di Punto hanno esattamente { $values }
when-banker-exactly = le prime due carte di Banco hanno esattamente { $values }
when-first-four = le prime quattro carte hanno esattamente { $values }
when-player-third-suit = seme della terza carta di Punto: { $values }
when-banker-third-suit = seme della terza carta di Banco: { $values }
when-first-rank = prima carta: { $values }
when-first-suit = { when-first-rank }
when-player-flush = carte di Punto: { $values }
when-banker-flush = carte di Banco: { $values }
when-poker = tutte le carte: { $values }
when-pairs = { $values ->
    [1] una mano comincia con una coppia
    [2] le due mani cominciano con una coppia
    [any] almeno una mano comincia con una coppia
   *[other] mani che cominciano con una coppia: { $values }
}
when-perfect-pairs = { $values ->
    [1] una mano comincia con una coppia perfetta
    [2] le due mani cominciano con una coppia perfetta
    [any] almeno una mano comincia con una coppia perfetta
   *[other] mani che cominciano con una coppia perfetta: { $values }
}
when-anything = sempre
value-winner-player = Punto vince
value-winner-banker = Banco vince
value-winner-tie = pareggio
value-natural-yes = naturale
value-natural-no = nessun naturale
value-pair-none = due carte di valore e seme diversi
value-pair-suited = due carte dello stesso seme, ma di valore diverso
value-pair-pair = una coppia
value-pair-perfect = una coppia perfetta
value-one-rank-yes = due coppie dello stesso valore
value-one-rank-no = non due coppie dello stesso valore
value-equal-player-total = il totale di Punto
value-equal-banker-total = il totale di Banco
value-equal-player-cards = il numero delle carte di Punto
value-equal-banker-cards = il numero delle carte di Banco
value-equal-player-two = le prime due carte di Punto
value-equal-banker-two = le prime due carte di Banco
value-equal-player-third = la terza carta di Punto
value-equal-banker-third = la terza carta di Banco
value-exactly-suited = { $cards } di un solo seme
value-flush-yes = tutte di un seme
value-flush-no = non tutte di un seme
value-poker-none = nessuna uguale
value-poker-pair = una coppia
value-poker-two-pairs = due coppie
value-poker-three-pairs = tre coppie
value-poker-three = un tris
value-poker-full-house = un full
value-poker-two-threes = due tris
value-poker-four = un poker
value-poker-five = cinque dello stesso valore
value-poker-six = sei dello stesso valore
