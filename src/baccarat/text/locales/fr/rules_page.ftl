rules-title = Comment se joue le punto banco
rules-aim = Misez sur celle des deux mains qui s’approche le plus de neuf, Punto ou Banco, ou sur l’égalité. Les deux mains sont à la table : chacun peut miser sur l’une ou l’autre.
rules-values-title = Valeurs
rules-values = L’as vaut un, de deux à neuf leur chiffre, les dix et les figures rien. D’une somme, seul compte le dernier chiffre : sept et six font trois.
rules-natural-title = Naturels
rules-natural = Huit ou neuf en deux cartes met aussitôt fin au coup.
rules-player-title = La troisième carte du Punto
rules-player = Le Punto tire de 0 à 5 et reste à 6 et 7.
rules-banker-title = La troisième carte du Banco
rules-banker = Si le Punto est resté, le Banco tire de 0 à 5. Si le Punto a tiré, tout dépend de cette carte :
rules-banker-has = Banco a
rules-banker-draws = tire si la carte du Punto vaut
rules-always = toujours
rules-never = jamais
rules-except = tout sauf { $given }
rules-pays-title = Ce qui est payé
rules-beside = seulement à côté d’une mise sur Punto, Banco ou Égalité
rules-lines = Des lignes d’une mise, la première qui convient compte ; si aucune ne convient, la mise est perdue.
rules-tie = À l’égalité, les mises sur Punto et Banco ne sont ni payées ni perdues.
rules-tie-free = Elles restent en place, et vous pouvez les reprendre.
rules-tie-stands = Elles restent pour le coup suivant : vous pouvez y ajouter, mais non les reprendre.
rules-barred = Une main qui gagne alors que ses mises restent en place est dite neutralisée.
rules-commission = La commission est prise aussitôt sur chaque gain.
rules-whole-chips = On ne joue que des jetons entiers : la commission est arrondie au jeton entier, les gains au jeton inférieur.
rules-tie-limit = Une mise sur Égalité est d’au plus { $share } % du maximum de la table.
rules-side-limit = Un pari annexe est d’au plus { $share } % du maximum de la table.
rules-tie-least = Une mise sur Égalité est d’au moins { $units } jetons.
rules-side-least = Un pari annexe est d’au moins { $units } jetons.
rules-factor = Le maximum est de { $factor } fois le minimum.
rules-one-side = En un coup, on mise sur Punto ou sur Banco, pas sur les deux.
rules-differential = L’ensemble des mises sur une main ne peut dépasser celles de l’autre que de { $units } jetons ; le surplus est rendu avant la donne.
rules-wins-up = Un gain qui ne peut être payé exactement est arrondi par excès.
rules-whole-chips-up = On ne joue que des jetons entiers : la commission est arrondie au jeton, et les gains au jeton supérieur.
rules-banker-first = À la fin d’un coup, le croupier annonce le point du Banco, puis celui du Punto, puis le gagnant.
rules-deal-once = Qui prend le sabot donne un coup avant que le croupier puisse donner à sa place.
rules-official = Quatre cartes sont données couvertes. Le joueur qui a le plus misé sur Punto en montre les deux, qui restent découvertes ; puis celui qui tient le sabot montre les deux du Banco. Les troisièmes cartes arrivent découvertes, celle du Punto d’abord. Si personne n’en a le droit, le croupier montre les cartes.
rules-free-hands = { $count ->
    [one] Le premier coup d’un sabot se joue sans mises.
   *[other] Les { $count } premiers coups d’un sabot se jouent sans mises.
}
rules-last-hands = { $count ->
    [one] Avant de fermer la table, le croupier annonce un dernier coup.
   *[other] Avant de fermer la table, le croupier annonce { $count } derniers coups.
}
rules-bystanders = { $count ->
    [one] Un joueur peut miser debout, sans donner ni retourner de main.
   *[other] Jusqu’à { $count } joueurs peuvent miser debout, sans donner ni retourner de main.
}
rules-waiting-list = Quand toutes les places sont prises, on peut s’inscrire sur une liste d’attente. La place qui se libère est réservée au premier inscrit ; entre deux sabots, les joueurs assis qui veulent changer de place passent avant.
rules-limits-after-three = Si l’hôte change les limites, trois derniers coups sont annoncés ; un nouveau sabot commence ensuite avec les nouvelles limites.
rules-croupier = Le croupier donne.
rules-points = Le croupier annonce les points.
rules-draws = Le croupier annonce de chaque main si elle reste ou reçoit une carte.
rules-holds = Le joueur qui tient le sabot donne, fait donner le croupier, ou passe le sabot. S’il tarde, le croupier donne ; la seconde fois, le sabot passe.
rules-goes-clockwise = Quand Punto gagne, le sabot va à la place suivante, dans le sens horaire.
rules-goes-highest = Quand Punto gagne, le sabot va au joueur qui a la plus forte mise sur Punto.
rules-goes-right = Quand Punto gagne, le sabot va d’une place vers la droite.
rules-american = Quatre cartes sont données couvertes. Le joueur qui a la plus forte mise sur Punto voit ses deux cartes : un naturel est montré, sinon on demande une carte ou non, selon la règle.
rules-american-players = Puis le joueur qui tient le sabot montre les deux de Banco. Les troisièmes cartes viennent découvertes, et les deux de Punto sont montrées à la fin.
rules-american-croupier = Puis le croupier montre les deux de Banco. Les troisièmes cartes viennent découvertes, et les deux de Punto sont montrées à la fin.
rules-squeeze = Les cartes viennent couvertes. Le joueur qui a la plus forte mise sur une main la retourne : les deux de Punto, les deux de Banco, puis les troisièmes. Le croupier retourne les mains sans mise.
rules-not-holder = Le joueur qui tient le sabot ne prend jamais les cartes de Punto : à sa place, c’est celui qui a la mise suivante.
rules-noted = La commission est notée et mise de côté ; elle est prélevée à la fin du sabot, ou quand vous partez.
rules-dealers = Le croupier dirige le jeu, secondé par ses aides : ils ramassent les mises perdues et paient les gains.
rules-dealers-reckon = Les aides calculent aussi la commission.
rules-shuffle-croupier = Le croupier mélange les cartes.
rules-shuffle-dealers = Le croupier et ses aides mélangent les cartes.
rules-cut-in-turn = Les places coupent à tour de rôle, une par sabot.
rules-cut-neighbour = Le voisin de gauche du croupier place la carte de coupe.
rules-burn-first = Avant le premier coup, la première carte est montrée, et sa valeur dit combien d’autres sont brûlées : dix pour un dix ou une figure.
rules-burn-some = Avant le premier coup, quelques cartes sont brûlées sans être vues.
rules-table = { $packs ->
    [one] { $packs } jeu
   *[other] { $packs } jeux
} de 52 cartes, mises de { $minimum } à { $maximum } jetons par paliers de { $step }.

help-title = Touches
help-intro = Tout se fait aussi au clavier.
help-chips = choisir un jeton
help-spots = le poser sur Punto, Banco ou Égalité
help-deal = donner, ou accélérer l’animation
help-undo = annuler
help-double = doubler
help-rebet = miser comme avant
help-clear = retirer les mises
help-again = remiser et donner
help-patterns = placer les mises enregistrées
help-why = pourquoi le dernier coup a fini ainsi
help-sound = son activé ou coupé
help-rules = règles
help-menu = la table : jetons, allure, relevés
help-board = l’affichage plein écran
help-help = cette page

bk-rules-no-tax = La maison ne prélève rien.
bk-rules-whole-chips = On ne joue que des jetons entiers : une taxe est arrondie au jeton supérieur.
bk-rules-calls-title = Les annonces
bk-rules-calls-all = Avant les mises, chacun peut annoncer, du plus fort au plus faible : banco solo, toute la banque ; banco à deux, chacun la moitié ; banco avec la table, la moitié, la table misant le reste ; et la table marche, la moitié et ce que la table laisse.
bk-rules-calls-banco = Avant les mises, chacun peut faire banco : toute la banque, seul.
bk-rules-suivi = Le joueur qui a annoncé toute la banque et perdu peut l’annoncer encore au coup suivant, avant tout le monde : suivi.
bk-rules-prime = À annonces égales, la prime décide : la place la plus proche à la droite du banquier.
bk-rules-raise = Quand les mises dépassent la banque, le banquier peut ajouter.
bk-rules-values = L’as vaut un, de deux à neuf leur nombre, les dix et les figures rien. D’une somme, seul le dernier chiffre compte.
bk-rules-has = Le banquier a
bk-rules-draws = tire ayant donné
bk-rules-always = toujours
bk-rules-never = jamais
bk-rules-stood = ou si le ponte est resté
bk-rules-may = à volonté, ayant donné { $given }
bk-rules-tie-back-called = En cartes, à égalité : les mises reviennent, et l’on annonce de nouveau.
bk-rules-tie-back = En cartes, à égalité : les mises reviennent.
bk-rules-tie-stand-called = En cartes, à égalité : mises et annonce restent pour le coup suivant.
bk-rules-tie-stand = En cartes, à égalité : les mises restent pour le coup suivant.
bk-rules-auction = Si personne ne la prend, elle est mise aux enchères.
bk-rules-shuffle-croupier = Le croupier mélange les cartes.
bk-rules-shuffle-everyone = Le croupier mélange les cartes, puis chaque joueur à son tour, puis encore le croupier.
bk-rules-cut-neighbour = Le voisin de gauche du croupier coupe.
bk-rules-cut-croupier = Le croupier coupe.

sources-title = D’où viennent ces règles
sources-second-hand = connu de seconde main
sources-choice = choix de la maison
sources-house = règle de la maison
sources-ours = la nôtre
sources-letters = S0 à S3 sont les descriptions dont nous partons : S0 tous les jeux, S1 le punto banco d’une maison, S2 un ancien jeu sur ordinateur, S3 le chemin de fer et le baccara banque en détail.
sources-missing = non suivie
sources-irregularities = En cas d’erreur à la table (en anglais)
