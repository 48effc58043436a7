bq-side-player = Tableau
bq-side-right = Droite
bq-side-left = Gauche
bq-side-banker = Banquier
bq-letter-player = T
bq-letter-banker = B
bq-letter-tie = C
bq-outcome-player = gagne
bq-outcome-banker = Banque
bq-outcome-tie = En cartes
bq-bead-plate-label = { $player } pour le tableau, { $banker } pour la banque, { $tie } en cartes
bq-coup-line = Droite { $right }, gauche { $left }, banque { $banker } : { $outcome }
bq-letter-right = D
bq-letter-left = G
bq-holds-right = a la main de droite
bq-holds-left = a la main de gauche
bq-on-cheval = à cheval
bq-on-right = à droite
bq-on-left = à gauche
bq-sit-right = S’asseoir à droite
bq-sit-left = S’asseoir à gauche
bq-sit-how = Vous misez sur le tableau où vous êtes assis. Choisissez-en un, ou tirez une place au sort.
bq-stand-by-open = Debout, on choisit un tableau et l’on mise autant qu’on veut.

bq-bank-open = banque ouverte
bq-bank-open-how = Une banque ouverte tient toutes les mises, ou elle est abandonnée
bq-banco-cheval = Banco à cheval : { $names }
bq-suivi = suivi possible : { $names }

bq-ask-bank-how = Mettez la somme que vous voulez, à partir de { $low }. Vous prenez le milieu, donnez et jouez contre les deux tableaux, jusqu’à son terme, à moins que la banque ne saute ou que vous ne vous retiriez.
bq-ask-bank-how-open = Mettez la somme que vous voulez, à partir de { $low }. Votre banque est ouverte : elle tient toutes les mises, ou vous l’abandonnez. Vous prenez le milieu, donnez et jouez contre les deux tableaux, jusqu’à son terme, à moins que vous ne vous retiriez.
bq-ask-auction-how = Une enchère doit dépasser la plus haute ; la plus haute a la banque.
bq-ask-auction-lot = L’enchère la plus haute a la banque ; entre enchères égales, le sort décide.
bq-ask-auction-or-open = Une enchère doit dépasser la plus haute. « Tous les coups sont tenus » les dépasse toutes : le premier qui le dit a la banque aussitôt.
bq-ask-auction-title = Qui prend la banque ?
bq-ask-auction-open = Le premier qui dit « Tous les coups sont tenus » a la banque aussitôt. Elle est ouverte : elle tient toutes les mises, ou elle est abandonnée.
bq-ask-auction-open-lot = Dites « Tous les coups sont tenus » si vous voulez la banque ; entre plusieurs, le sort décide. Elle est ouverte : elle tient toutes les mises, ou elle est abandonnée.
bq-ask-stake = Votre mise à { $side ->
    [right] droite
   *[left] gauche
} ?
bq-ask-stake-either = Votre mise, à droite ou à gauche ?
bq-ask-stake-how = Il reste { $left } à couvrir.
bq-ask-stake-open = La banque est ouverte : elle tient toutes les mises, ou elle est abandonnée.
bq-ask-stake-refused = Tout est couvert ; une mise mieux placée selon la prime passe devant, et ce qui dépasse la banque est refusé.
bq-ask-stake-as-far = Tout est couvert ; ce qui dépasse la banque est payé selon la prime, jusqu’à épuisement, à moins que le banquier n’accepte toutes les mises.
bq-ask-calls-halved = Ce que vous annoncez se partage entre les deux tableaux.
bq-ask-claim = Banco ? La banque est de { $bank }
bq-ask-claim-how = Le premier selon la prime l’obtient ; deux joueurs de tableaux opposés en prennent chacun la moitié. Le perdant peut recommencer, { $times ->
    [one] une fois au plus
   *[other] { $times } fois de suite au plus
}.
bq-ask-right = À droite : vous avez { $points }
bq-ask-left = À gauche : vous avez { $points }
bq-left-waits = Votre main gauche reste couverte jusqu’à ce que la droite soit finie.
bq-ask-banker = Vous avez { $points }
bq-beside-right = Droite, { $amount } en jeu : { $how ->
    [natural] naturel, décidé
    [stood] est restée
   *[other] a reçu { $how }
}.
bq-beside-left = Gauche, { $amount } en jeu : { $how ->
    [natural] naturel, décidé
    [stood] est restée
   *[other] a reçu { $how }
}.
bq-ask-cutter = Qui doit couper ?
bq-ask-cutter-croupier = Le croupier a mélangé les cartes. Le joueur que vous désignez dit où l’on coupe.
bq-ask-cutter-neighbours = Le croupier et vos voisins ont mélangé les cartes, et vous en dernier. Le joueur que vous désignez dit où l’on coupe.
bq-ask-top-up = Les mises dépassent votre banque de { $over }
bq-ask-top-up-how = Une banque ouverte tient toutes les mises : complétez-la, ou abandonnez-la. Alors les mises reviennent, et l’on ne donne pas.
bq-ask-accept-all = Les mises dépassent votre banque de { $over }
bq-ask-accept-all-how = Acceptez-les toutes, et votre banque est ouverte désormais ; sinon elle paie selon la prime, jusqu’à épuisement.
bq-stands-refill = « La banque a sauté. » Place { $seat }, continuez-vous ?
bq-stands-players = La table attend des joueurs : { $missing ->
    [one] il en manque un.
   *[other] il en manque { $missing }.
}
bq-ask-refill = Votre banque a sauté
bq-ask-refill-how = Vous pouvez continuer avec { $over } ; sinon elle est mise aux enchères.
bq-ask-refill-how-list = Vous pouvez continuer avec { $over } ; sinon, le suivant sur la liste met une banque.
bq-ask-refill-more-how = Vous pouvez continuer avec toute somme à partir de { $low } ; sinon la banque passe à d’autres.
bq-ask-new-shoe = Un nouveau sabot ?
bq-ask-new-shoe-how = Votre banque continue.

bq-do-bid-open-gloss = tout tenir, à partir de { $amount }
bq-do-top-up-gloss = la compléter de { $amount }
bq-do-accept-all-gloss = les accepter toutes : { $amount } de plus
bq-do-refill = Continuer
bq-do-refill-gloss = avec { $amount }
bq-do-new-shoe = Un nouveau sabot
bq-do-new-shoe-gloss = mélangé et coupé de nouveau
bq-no-bid-open = Pas moi
bq-no-top-up = Abandonner la banque
bq-no-top-up-gloss = ce qu’elle contient vous revient
bq-no-accept-all = Payer jusqu’à épuisement
bq-no-refill = La laisser
bq-no-new-shoe = Garder celui-ci
bq-ask-suite-open = C’est une banque ouverte : le banquier tient toutes les mises, ou l’abandonne.
bq-do-hand-gloss = sur la main de votre tableau : { $amount }
bq-do-cheval-gloss = la moitié sur chaque main : { $amount }
bq-do-stake-right = { $amount } à droite
bq-do-stake-left = { $amount } à gauche

bq-do-bid-open = Tous les coups sont tenus
bq-do-top-up = Tous les coups sont tenus
bq-do-accept-all = Tous les coups sont tenus
bq-do-hand = Banco
bq-do-cheval = Banco à cheval
