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

equilibrium-title = L’équilibre
equilibrium-intro = Le chemin de fer et la banque sont les baccaras où les joueurs décident. Ces images montrent le jeu dont personne ne gagne à s’écarter, résolu exactement. Ce n’est pas un moyen de gagner : chacun n’y perd que ce qu’il doit perdre.
equilibrium-tables = Qui tire, et quand
equilibrium-tables-about = Le chemin de fer à six jeux, sans taxe : le ponte choisit à 5, le banquier toujours, et chacun joue sur son total. Deux décisions sont mixtes et se laissent au hasard : celle du ponte à 5, et celle du banquier à 6 quand le ponte est resté. Partout ailleurs, un seul choix est juste.
equilibrium-tables-alt = Deux tableaux de disques et d’anneaux : pour chaque total du ponte, et pour chaque total du banquier avec chaque carte donnée, s’il faut tirer ou rester.
equilibrium-packs = Ce que change le nombre de jeux
equilibrium-packs-about = Moins il y a de jeux, plus un coup coûte au ponte, et plus il importe de savoir qui joue sur ses cartes. Le ponte perd le moins quand chacun le fait, et le plus quand le banquier est seul à le faire.
equilibrium-packs-alt = Trois lignes montantes, qui se rejoignent quand les cartes sont remises.
equilibrium-theta = La banque, selon la place des mises
equilibrium-theta-about = À la banque, le banquier joue une main contre deux et suit le tableau où il y a le plus en jeu. La banque gagne le moins quand les deux tableaux se valent ; un tableau peu chargé ne perd presque rien. Donné avec remise, chaque tableau jouant pour soi.
equilibrium-theta-alt = La ligne de la banque s’incurve au milieu ; la droite et la gauche baissent à mesure que leur part grandit, et se croisent à la moitié.
equilibrium-sides = La banque : une main contre deux
equilibrium-sides-about = La moitié des mises de chaque côté, donné avec remise, chaque tableau jouant pour soi. À chaque total du banquier son tableau : vers le bas ce que la droite a reçu, en travers ce que la gauche a reçu. À 2 ou moins, le banquier tire toujours, à 7 jamais ; à 4 et à 5, les deux cartes comptent ensemble, et c’est là qu’une erreur coûte le moins. Une décision est laissée au hasard : à 6, quand les deux côtés sont restés.
equilibrium-sides-alt = Huit tableaux de disques et d’anneaux : pour chaque total du banquier, selon ce que la droite et la gauche ont reçu, s’il faut tirer ou rester.
equilibrium-more = « baccarat solve » les dessine pour d’autres règles, sabots et taxes.

advisor-name = Conseil
advisor-show = Demander conseil
advisor-hide = Masquer le conseil
advisor-draw = Tirer
advisor-stand = Rester
advisor-fares = gagne { $won }, égalité { $tied }, perd { $lost }
advisor-why-strict = Contre des joueurs parfaits, mieux vaut { $better ->
    [draw] tirer
   *[stand] rester
} : l’autre réponse fait perdre { $cost } par jeton misé.
advisor-why-mixed = Les deux se valent. Laissez choisir le hasard, dans ces proportions : personne ne gagne alors à deviner votre main.
advisor-why-indifferent = Les deux se valent pour vous : choisissez comme vous voulez.
advisor-cards = { $exact ->
    [yes] Calcul exact
   *[no] Calcul très proche
}, d’après { $cards ->
    [one] la seule carte qui restait
   *[other] les { $cards } cartes qui restaient
} avant ce coup, pour ce que votre place a vu.
advisor-outlook = En moyenne une mise ou un banco rapporte { $ponte } de son montant, et la banque { $bank } de ce qu’on mise contre elle, si chacun joue au mieux.
advisor-outlook-sides = En moyenne une mise rapporte { $right } de son montant à droite et { $left } à gauche, et la banque { $bank } de toutes les mises, si chacun joue au mieux.
advisor-brief = Par unité : mise ou banco { $ponte }, banque { $bank }
advisor-brief-sides = Par unité : droite { $right }, gauche { $left }, banque { $bank }
advisor-rough = Approximatif : d’après la solution d’un sabot plein. Le calcul pour ces cartes est en cours.
advisor-brief-rough = (sabot plein)
advisor-outlook-rough = Cela vaut pour un sabot plein ; le calcul pour ces cartes est en cours.
advisor-computing = Le conseiller calcule encore.
advisor-forced = Les règles décident de cette main ; il n’y a rien à peser.
advisor-unsolved = Personne n’a résolu cette décision : le conseiller n’a rien à en dire.
advisor-silent = Le conseiller ne répond pas.
