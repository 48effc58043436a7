### D’où viennent les règles d’une table

sources-title = D’où viennent ces règles
sources-second-hand = connu de seconde main
sources-choice = choix de la maison
sources-house = règle de la maison
sources-ours = la nôtre
sources-letters = S0 à S3 sont les descriptions dont nous partons : S0 tous les jeux, S1 le punto banco d’une maison, S2 un ancien jeu sur ordinateur, S3 le chemin de fer et le baccara banque en détail.
sources-missing = non suivie
