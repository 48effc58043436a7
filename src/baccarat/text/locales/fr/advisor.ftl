# Ce que dit le conseiller à la table. Les nombres arrivent en texte ; une valeur vaut par jeton misé.

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
