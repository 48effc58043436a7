# The words of the page of odds. Loaded on demand.

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
