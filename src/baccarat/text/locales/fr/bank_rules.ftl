# Les mots des règles que partagent toutes les tables où un joueur tient la banque.

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
