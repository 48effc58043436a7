board-open = Affichage plein écran
board-close = Retour à la table
board-fill = Plein écran
board-late = différé de { $seconds } s
board-late-coups = { $coups ->
    [one] différé d’un coup
   *[other] différé de { $coups } coups
}
board-bank = Banque : { $amount }
board-staked = Misé : { $amount }
odds-bar = Chances à ce moment : Punto { $player }, égalité { $tie }, Banco { $banker }
odds-swing = { $outcome } { $points } points
touch-run = { $outcome } : { $wins } fois de suite
touch-broken = La banque a sauté
odds-bar-side = { $side } en ce moment : gagne { $player }, égalité { $tie }, perd { $banker }
card-turned = { $side } : { $card }

door-invited = { $host } vous invite à sa table
door-table-of = Table tenue par { $host }
door-house = Une table de la maison
door-called = Elle s’appelle « { $name } ».
door-limits = { $preset }, mises de { $minimum } à { $maximum }.
door-limits-open = { $preset }, à partir de { $minimum }.
door-played = { $game ->
    [punto] Vous misez sur Punto, Banco ou Égalité, et des règles fixes décident du tirage.
    [chemin] Chacun tient la banque à son tour, et les autres misent contre elle.
    [banque] Un banquier joue contre deux mains à la fois, une pour chaque côté de la table.
   *[other] {""}
  }
door-seats = { $free ->
    [0] Aucune place n’est libre pour l’instant ; vous pouvez regarder.
    [one] Une place est libre.
   *[other] { $free } places sont libres.
  }
door-chips = Tous les jetons ici sont fictifs : ils ne coûtent rien et ne valent rien.
door-watch = Regarder
door-left = Vous n’avez plus de place ici. Vos jetons sont revenus sur votre compte.
door-again = Reprendre une place avec { $amount }
door-just-watch = Seulement regarder

squeeze-title = { $side } : à vous de filer
squeeze-how = Relevez une carte par un bord ou un coin, ou avec les flèches du clavier. Lâchez-la : elle se recouche.
squeeze-finger = Relevez une carte du doigt par un bord ou un coin. Lâchez-la : elle se recouche.
squeeze-pattern = Dos à motif
squeeze-turn = Retourner
squeeze-card = Carte { $at } de { $side }, face cachée
squeeze-bent = relevée à { $percent } %
squeeze-turned = retournée
squeeze-watched = { $name } regarde les cartes ({ $side })
reactions = Réactions
reaction-luck = Bonne chance
reaction-wow = Oh !
reaction-bravo = Bravo
reaction-laugh = Ha ha
reaction-pity = Quel dommage
turns-who = Qui retourne les cartes
turns-croupier = Le croupier
turns-corner = Je lève un coin
turns-me = Je file mes cartes

offer-figures = Des chiffres dans les coins rendraient-ils les cartes plus lisibles ?
offer-figures-yes = Afficher les chiffres
offer-sound = Souhaitez-vous entendre les cartes et les jetons ?
offer-sound-yes = Activer le son
offer-squeeze = Vous pouvez filer les cartes vous-même, aussi lentement que vous voulez.
offer-squeeze-yes = Filer mes cartes
offer-no = Non merci

patterns = Mises enregistrées
patterns-how = Placez vos mises sur le tapis, puis enregistrez-les ici. Elles restent dans ce navigateur.
pattern = Combinaison { $number }
pattern-none = Rien d’enregistré pour l’instant.
pattern-lay = Placer ces mises
pattern-save = Enregistrer les mises du tapis
again = Même mise et donner

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
