lab-title = Le probabilità
lab-intro = Quanto vale ogni puntata, con qualsiasi sabot. Condividi l’indirizzo per condividere la domanda.
lab-outcomes = Chi vince
lab-shoe = Gioco e sabot
lab-packs = Mazzi
lab-gone = Carte tolte
lab-gone-how = Secondo quanto contano; dieci e figure contano 0.
lab-worth = Carte da { $worth } uscite
lab-cards = Singole carte tolte
lab-cards-how = Per valore e seme, così le puntate sulle coppie mantengono il loro prezzo.
lab-suit = Seme
lab-take = Togli { $card }
lab-put-back = Rimetti { $card } (tolte: { $times })
lab-full = Sabot intero
lab-trade = Tutte le puntate consuete
lab-bet = Puntata
lab-hit = Vince
lab-sd = Deviazione standard
lab-commission = Come commissione
lab-ranks = Queste vogliono i valori esatti, e non hanno prezzo finché le carte mancano solo per punti: { $bets }.
lab-how = Ogni cifra è esatta, contata su tutti gli ordini delle carte; premi una puntata per le sue frazioni. Il vantaggio della casa è ciò che ci si aspetta che una puntata perda; il verde è a tuo favore.
lab-edge = Vantaggio della casa

equilibrium-title = L’equilibrio
equilibrium-intro = Chemin de fer e banque sono i giochi di baccarat in cui i giocatori decidono. Queste immagini mostrano il gioco da cui nessuno guadagna scostandosi, risolto esattamente. Non è un modo per vincere: con esso ogni parte non perde più del necessario.
equilibrium-tables = Chi tira, e quando
equilibrium-tables-about = Chemin de fer con sei mazzi, senza cagnotte: il ponte sceglie con 5, il banchiere sempre, e tutti e due guardano i totali. Due decisioni sono miste, e vanno lasciate al caso: quella del ponte con 5, e quella del banchiere con 6 contro un ponte che non ha tirato. Tutto il resto ha una sola risposta giusta.
equilibrium-tables-alt = Due tabelle di dischi e anelli: per ogni totale del ponte, e per ogni totale del banchiere con ogni carta data, se tirare o stare.
equilibrium-packs = Che cosa cambiano i mazzi
equilibrium-packs-about = Meno sono i mazzi, più un colpo costa al ponte, e più conta chi guarda le proprie carte. Il ponte perde meno dove lo fanno tutti e due, e di più dove lo fa solo il banchiere.
equilibrium-packs-alt = Tre linee in salita, che si incontrano dove le carte si rimettono.
equilibrium-theta = Banque, secondo dove sono le puntate
equilibrium-theta-about = A banque il banchiere gioca una mano contro due, e segue il lato con più puntate. Il banco vince meno dove i due lati puntano uguale; un lato con poche puntate non perde quasi nulla. Con reinserimento, ogni lato per sé.
equilibrium-theta-alt = La linea del banco scende nel mezzo; destra e sinistra calano al crescere della loro parte di puntate, e si incrociano a metà.
equilibrium-sides = Banque: una mano contro due
equilibrium-sides-about = Metà delle puntate su ogni lato, con reinserimento, ogni lato per sé. C’è una tabella per ogni totale del banchiere: in verticale la carta data alla destra, in orizzontale quella data alla sinistra. Con 2 o meno il banchiere tira sempre, con 7 mai; con 4 e 5 le due carte contano insieme, e lì un errore costa meno. Una decisione è lasciata al caso: con 6, quando nessun lato ha tirato.
equilibrium-sides-alt = Otto tabelle di dischi e anelli: per ogni totale del banchiere, secondo le carte date a destra e a sinistra, se tirare o stare.
equilibrium-more = “baccarat solve” le disegna per altre regole della casa, altri sabot e altre cagnotte.

advisor-name = Consigliere
advisor-show = Chiedi al consigliere che cosa fare
advisor-hide = Chiudi il consigliere
advisor-draw = Tira
advisor-stand = Stai
advisor-fares = vince { $won }, pareggia { $tied }, perde { $lost }
advisor-why-strict = Contro giocatori perfetti è meglio { $better ->
    [draw] tirare
   *[stand] stare
}: l’altra risposta regala { $cost } per fiche puntata.
advisor-why-mixed = Le due valgono lo stesso. Lascia scegliere al caso, ciascuna con questa frequenza, e nessuno guadagna indovinando la tua mano.
advisor-why-indifferent = Per te le due valgono lo stesso: scegli come vuoi.
advisor-cards = { $exact ->
    [yes] Esatto, secondo
   *[no] Quasi esatto, secondo
} { $cards ->
    [one] l’unica carta che restava
   *[other] le { $cards } carte che restavano
} prima di questo colpo, per quanto il tuo posto ha visto.
advisor-outlook = In media una puntata o un banco rende { $ponte } del suo importo, e il banco { $bank } di ciò che gli si punta contro, se tutti giocano al meglio.
advisor-outlook-sides = In media una puntata rende { $right } del suo importo a destra e { $left } a sinistra, e il banco { $bank } di tutte le puntate, se tutti giocano al meglio.
advisor-brief = Per unità: puntata o banco { $ponte }, banco { $bank }
advisor-brief-sides = Per unità: destra { $right }, sinistra { $left }, banco { $bank }
advisor-rough = Approssimato: secondo la soluzione di un sabot intero. Queste carte sono ancora in calcolo.
advisor-brief-rough = (di un sabot intero)
advisor-outlook-rough = Vale per un sabot intero; le carte effettive sono ancora in calcolo.
advisor-computing = Il consigliere sta ancora calcolando.
advisor-forced = Per questa mano decidono le regole: non c’è nulla da valutare.
advisor-unsolved = Nessuno ha risolto questa decisione: il consigliere non ha nulla da dire.
advisor-silent = Il consigliere non risponde.
