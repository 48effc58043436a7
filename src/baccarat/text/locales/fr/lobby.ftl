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
game-rules = Règles

## The list of tables
rooms = Tables ouvertes
no-rooms = Aucune table n’est encore ouverte. Ouvrez la première.
no-rooms-so = Aucune table ne correspond. Choisissez d’autres limites, ou ouvrez-en une.
lobby-seats = { $free ->
    [0] complet
    [one] une place libre
   *[other] { $free } places libres
  }
lobby-paused = en pause
lobby-private = sur invitation
lobby-out-of-order = hors service
lobby-no-name = Une table
aside-damaged = Les données enregistrées de cette table sont endommagées.
aside-settings = Les réglages de cette table sont illisibles.
aside-log = Les données enregistrées de cette table sont illisibles.
aside-faults = Cette table n’a pu être enregistrée, malgré plusieurs essais.
lobby-looking = { $count ->
    [0] personne
    [one] une personne présente
   *[other] { $count } personnes présentes
  }
lobby-road = { $name } : les derniers coups
lobby-road-sides = { $name } : les derniers coups du côté droit, puis du gauche
lobby-road-choice = Tableau du haut
lobby-no-road = un nouveau sabot
lobby-pace = Cartes : { $pace }
lobby-filter = Afficher
lobby-any-game = Tous les jeux
lobby-any-limit = Toutes les limites
lobby-least = Mise minimale jusqu’à { $amount }
lobby-free-only = Avec une place libre
lobby-watch = Regarder
lobby-watch-room = Regarder { $name }
lobby-sit = S’asseoir
lobby-sit-room = S’asseoir à la table « { $name } »
lobby-own = Votre place à la table « { $name } » : { $count ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
}
lobby-own-seats = Vos places
lobby-back = Retour à votre place
lobby-back-room = Retour à votre place à la table « { $name } »
tile-offer-advisor = conseiller
tile-offer-odds = chances en direct
tile-offer-squeeze = cartes à filer
tile-offer-players-deal = les joueurs donnent
tile-offer-side-bets = mises annexes
tile-offer-free-draw = tirage libre
