# Les mots de la page des images du meilleur jeu. Chargés à la demande.

equilibrium-title = L’équilibre
equilibrium-intro = Le chemin de fer et la banque sont les baccaras où les joueurs décident. Ces images montrent le jeu dont personne ne gagne à s’écarter, résolu exactement. Ce n’est pas un moyen de gagner : chacun n’y perd que ce qu’il doit perdre.
equilibrium-tables = Qui tire, et quand
equilibrium-tables-about = Le chemin de fer à six jeux, sans taxe : le ponte choisit à 5, le banquier toujours, et chacun joue sur son total. Deux décisions sont mixtes et se laissent au hasard : celle du ponte à 5, et celle du banquier à 6 quand le ponte est resté. Partout ailleurs, un seul choix est juste.
equilibrium-tables-alt = Deux tableaux de disques et d’anneaux : pour chaque total du ponte, et pour chaque total du banquier avec chaque carte donnée, s’il faut tirer ou rester.
equilibrium-packs = Ce que change le nombre de jeux
equilibrium-packs-about = Moins il y a de jeux, plus un coup coûte au ponte, et plus il importe de savoir qui joue sur ses cartes. Le ponte perd le moins quand chacun le fait, et le plus quand le banquier est seul à le faire.
equilibrium-packs-alt = Trois lignes montantes, qui se rejoignent quand les cartes sont remises.
equilibrium-theta = La banque, selon la place des mises
equilibrium-theta-about = À la banque, le banquier joue une main contre deux et suit le tableau où il y a le plus en jeu. La banque gagne le moins quand les deux tableaux se valent ; un tableau peu chargé ne perd presque rien. Donné avec remise, chaque tableau jouant pour soi.
equilibrium-theta-alt = La ligne de la banque s’incurve au milieu ; la droite et la gauche baissent à mesure que leur part grandit, et se croisent à la moitié.
equilibrium-sides = La banque : une main contre deux
equilibrium-sides-about = La moitié des mises de chaque côté, donné avec remise, chaque tableau jouant pour soi. À chaque total du banquier son tableau : vers le bas ce que la droite a reçu, en travers ce que la gauche a reçu. À 2 ou moins, le banquier tire toujours, à 7 jamais ; à 4 et à 5, les deux cartes comptent ensemble, et c’est là qu’une erreur coûte le moins. Une décision est laissée au hasard : à 6, quand les deux côtés sont restés.
equilibrium-sides-alt = Huit tableaux de disques et d’anneaux : pour chaque total du banquier, selon ce que la droite et la gauche ont reçu, s’il faut tirer ou rester.
equilibrium-more = « baccarat solve » les dessine pour d’autres règles, sabots et taxes.
