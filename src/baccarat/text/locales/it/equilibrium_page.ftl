# The words of the page of pictures of optimal play. Loaded on demand.

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
