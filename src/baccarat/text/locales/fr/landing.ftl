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
equilibrium-link = Le jeu optimal
name-missing = Indiquez d’abord un nom.
have-account = Déjà venu ? Se connecter
house-password = Mot de passe de la maison
privacy-link = Vie privée
