### Comment s’appellent les tableaux de marque.

roads = Tableaux de marque
# The language of the five names below.
roads-language = en
big-road = Big road
bead-plate = Bead plate
big-eye-boy = Big eye boy
small-road = Small road
cockroach-road = Cockroach road
roads-predict-nothing = Ils montrent les coups passés. Ils n’annoncent rien.
roads-test = Le test qui le montre
derived-roads = Tableaux dérivés de la big road
derived-road-label = { $red } rouges, { $blue } bleus
road-next = Si { $side } gagne ensuite
road-red = rouge
road-blue = bleu
road-none = rien encore
road-naturals = Naturels : { $many }
road-pairs = Paires { $side } : { $many }
road-legend = Comment les lire
road-legend-big = Une colonne par série de coups gagnés ; un trait pour une égalité après un coup gagné, avec un nombre s’il y en a plusieurs ; l’or pour un naturel ; un point pour une paire, en haut à gauche celle du Banco, en bas à droite celle du Punto.
road-legend-derived = Ils comparent la big road à elle-même, une, deux et trois colonnes plus tôt : rouge là où elle se répète, bleu sinon. Les couleurs n’ont rien à voir avec le gagnant.
