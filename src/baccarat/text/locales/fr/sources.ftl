### D’où viennent les règles d’une table

sources-title = D’où viennent ces règles
sources-second-hand = connu de seconde main
sources-choice = choix de la maison
sources-house = règle de la maison
sources-ours = la nôtre
sources-missing = non suivie
