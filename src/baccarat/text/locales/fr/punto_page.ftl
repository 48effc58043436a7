# Ce que disent à la page qui tient le sabot et qui retourne une main. Chargé avec une table qui en a.

holds-asked = Place { $seat }, vous tenez le sabot. Voulez-vous donner ?
turns-asked = La place { $seat } retourne les cartes de { $side ->
    [player] { side-player }
   *[banker] { side-banker }
}.
holds-deal = Donner les cartes
holds-croupier = Laisser donner le croupier
holds-refuse = Passer le sabot
holds-you = Vous tenez le sabot
holds-you-how = Donnez ce coup, faites-le donner, ou passez le sabot à la place suivante.
turns-show = Montrer les cartes
turns-draw = « Carte, s’il vous plaît »
turns-stand = « Non, Monsieur »
turns-you = À vous de retourner { $side }
turns-you-how = Vous seul voyez ces cartes. Montrez-les à la table.
turns-bend-how = Filez les cartes, ou montrez-les tout de suite. Personne d’autre ne les voit encore.
turns-natural-how = Un naturel : montrez-le.
turns-draw-how = Vous seul voyez ces cartes. À { $points }, la règle demande une carte.
turns-stand-how = Vous seul voyez ces cartes. À { $points }, la règle n’en demande pas.
dealer = Aide
dealer-how = Calcule la commission, ramasse les mises perdues et paie les gains
odds-down = Des cartes cachées ne compte que ce que toute la table sait.
