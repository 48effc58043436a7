# Ce que dit le guide au baccara banque : les notions, que faire, et pourquoi.

## Les notions
coach-banque = Une banque, deux tableaux
coach-banque-text = Le banquier est au milieu et joue contre les deux moitiés de la table à la fois. On donne trois mains. Chaque tableau gagne ou perd pour lui-même contre la banque : le plus près de neuf.
coach-award = L’enchère
coach-award-text = La banque va à la plus forte enchère, et chacune dépasse la précédente. La plus forte de toutes : « Tous les coups sont tenus », et la banque est ouverte.
coach-limited = Limitée ou ouverte
coach-limited-text = Une banque limitée répond de ce qu’elle contient, rien de plus. À zéro elle a sauté, et un drap noir la couvre. Une banque ouverte tient toutes les mises, ou elle est abandonnée.
coach-sides = Votre tableau
coach-sides-text = Vous misez sur la moitié de la table où vous êtes, et gagnez ou perdez avec sa main. Les mises comptent selon la prime, jusqu’à couvrir la banque. Le reste est refusé.
coach-cheval = Banco à cheval
coach-cheval-text = Ce qu’on annonce ici porte sur les deux mains, la moitié sur chacune : l’une peut gagner et l’autre perdre. Qui annonce seul joue les deux, la droite d’abord. Dans un cercle, on peut aussi n’annoncer que sur la main de son tableau.
coach-three = Droite, gauche, banquier
coach-three-text = Les cartes viennent faces cachées, en deux tours : droite, gauche, banquier. Un tableau sans mises n’en reçoit pas.
coach-holders = Qui joue la main
coach-holders-text = La main de chaque tableau part du voisin du banquier. Elle reste tant qu’elle gagne ou qu’elle est en cartes. Perdue, elle passe vers l’extérieur, et qui la joue doit avoir misé sur elle.
coach-naturals = Huit et neuf
coach-naturals-text = Le banquier regarde le premier : son naturel finit le coup. Celui d’un tableau est décidé aussitôt, contre les deux cartes du banquier. Ce qui se tire ensuite n’y change rien.
coach-last = Le banquier décide le dernier
coach-last-text = Le banquier voit les deux troisièmes cartes, puis tire ou reste à son gré : une seule carte doit servir contre deux mains. L’usage suit le tableau de tirage, contre le côté où il y a le plus en jeu.
coach-apart = L’un gagne, l’autre perd
coach-apart-text = La banque peut perdre contre un tableau et gagner contre l’autre. L’argent bouge quand tous sont servis : on ramasse d’abord, on paie ensuite.
coach-level = En cartes
coach-level-text = Mains égales : ce tableau ne gagne ni ne perd, et ses mises reviennent. La banque reste, et l’on annonce de nouveau.
coach-net = La taxe
coach-net-text = La maison prend { $tax } % de ce qu’un coup rapporte à une banque limitée, les deux tableaux ensemble. Si la banque perd en tout, elle ne prend rien.
coach-middle = Vous tenez la banque
coach-middle-text = Du milieu, vous jouez contre les deux tableaux. La banque vous reste même après une perte, jusqu’à ce qu’elle saute ou que le sabot finisse. Vous ne perdez que ce qu’elle contient.
coach-retire = Continuer ou se retirer
coach-retire-text = Entre deux coups, le banquier continue, ou se retire : « Il y a une suite ». Tant qu’il tient la banque, il n’en retire rien.

## Ce que je ferais, et pourquoi
coach-why-both = La banque est petite pour vous. La moitié porte sur chaque main, et vous jouez les deux.
coach-why-both-at-last = Vous n’avez pas encore joué une main. Annoncez la banque, et vous jouez les deux.
coach-why-no-bank = Regardez d’abord un coup ou deux. Qui tient la banque joue contre tous.
coach-why-no-heir = Une banque qui a grossi coûte cher. Il y en aura une autre.
coach-why-keep = Gain ou perte, la banque vous reste, et vous ne risquez que ce qu’elle contient.
coach-why-custom = À volonté. L’usage suit le tableau de tirage, contre le côté où il y a le plus en jeu.
coach-why-no-open = Une banque ouverte doit tenir toutes les mises. Laissez-la aux bourses mieux garnies.
