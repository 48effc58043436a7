# The words of the page of odds. Loaded on demand.

lab-title = Les chances
lab-intro = Ce que vaut chaque pari, quel que soit le sabot. Partager l’adresse, c’est partager la question.
lab-outcomes = Qui gagne
lab-shoe = Jeu et sabot
lab-packs = Jeux de cartes
lab-gone = Cartes retirées
lab-gone-how = Par valeur ; les dix et les figures comptent 0.
lab-worth = Cartes de valeur { $worth } retirées
lab-cards = Ôter des cartes une à une
lab-cards-how = Par rang et couleur, si bien que les paris sur les paires gardent leur prix.
lab-suit = Couleur
lab-take = Ôter : { $card }
lab-put-back = Remettre : { $card } ({ $times } hors du sabot)
lab-full = Sabot plein
lab-trade = Tous les paris courants
lab-bet = Pari
lab-hit = Gagne
lab-sd = Écart type
lab-commission = En commission
lab-ranks = Ceux-ci demandent les rangs et n’ont pas de chiffres quand des cartes ne sont ôtées que par valeur : { $bets }.
lab-how = Chaque chiffre est exact, compté sur tous les ordres des cartes ; touchez un pari pour voir ses fractions. L’avantage de la maison est la perte à attendre d’une mise ; en vert, il est pour vous.
lab-edge = Avantage
