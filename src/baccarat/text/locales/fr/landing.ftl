# Les mots de la première page, et d’où l’on dit son nom. Chargés avec elles.
tagline = Punto banco, chemin de fer et baccara banque, donnés en direct à une belle table. Seul ou entre amis.
your-name = Votre nom
your-name-example = Comment vous appeler ?
take-seat = Prendre place
taking-seat = Un instant…
first-chips = Vous commencez avec des jetons de jeu. Ici, rien ne coûte d’argent.
hello = Bonsoir, { $name }.
your-account = { $count ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
} chez le changeur
astray = Aucune page à cette adresse. Voici les tables.
an-link = La part de la chance : analyser un sabot
note-link = Noter une vraie table
equilibrium-link = Le jeu optimal
name-missing = Indiquez d’abord un nom.
have-account = Déjà venu ? Se connecter
house-password = Mot de passe de la maison
privacy-link = Vie privée

## The cards of the games
games = Les jeux
game-about-punto = Misez sur Punto ou Banco. Le tirage suit des règles fixes : il n’y a rien à apprendre avant de jouer.
game-about-chemin = Un joueur tient la banque, les autres misent contre lui. La banque fait le tour de la table.
game-about-banque = Un banquier joue contre deux tableaux à la fois et garde la banque tant qu’elle dure.
play-now = Jouer tout de suite
play-game = Jouer : { $game }
play-alone-how = Une table à vous, avec des joueurs de la maison. Elle ferme quand vous partez.
sit-with-people = { $people ->
    [one] Rejoindre une table ({ $people } présent)
   *[other] Rejoindre une table ({ $people } présents)
  }
learn-it = Apprendre en dix coups
learn-game = Apprendre en dix coups : { $game }
learn-how = Une table à vous, des joueurs de la maison et un guide à vos côtés.
learn-room = Premier sabot
