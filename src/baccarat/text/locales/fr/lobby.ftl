# Les mots des tuiles de l’accueil, de la recherche d’une table et de plusieurs tables côte à côte. Chargés à la demande.
my-play = Mon jeu
lobby-search = Table, jeu ou joueur
lobby-filters = { $count ->
    [0] Filtres
   *[other] Filtres ({ $count })
  }
lobby-found = { $count ->
    [0] Aucune table affichée
    [one] Une table affichée
   *[other] { $count } tables affichées
  }
tile-coup = Coup { $coup }
tile-last = Le dernier coup : { $hands }
tile-nobody = Personne n’est assis
tile-away = Hors ligne : { $names }
tile-bots = { $count ->
    [one] un joueur de la maison
   *[other] { $count } joueurs de la maison
  }

## Plusieurs tables
beside = Côte à côte
beside-add = Afficher { $name } à côté d’autres tables
beside-chosen = { $count ->
    [one] Une table choisie. Choisissez-en jusqu’à { $most }.
   *[other] { $count } tables choisies, { $most } au plus.
  }
beside-none = Effacer
beside-open = Ouvrir côte à côte
beside-more = Ajouter une table
beside-less = Retirer { $name }
beside-here = Le son et le clavier sont ici
beside-use = Jouer à cette table
beside-empty = Aucune table n’est choisie. Choisissez-les à l’accueil.

## Choisir un jeu
game-about-punto = Misez sur Punto ou Banco. Le tirage suit des règles fixes : il n’y a rien à apprendre avant de jouer.
game-about-chemin = Un joueur tient la banque, les autres misent contre lui. La banque fait le tour de la table.
game-about-banque = Un banquier joue contre deux tableaux à la fois et garde la banque tant qu’elle dure.
game-rules = Règles
