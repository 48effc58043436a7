# Les cartes que l’on relève soi-même avant qu’elles soient retournées.
squeeze-title = { $side } : à vous de filer
squeeze-how = Relevez une carte par un bord ou un coin, ou avec les flèches du clavier. Lâchez-la : elle se recouche.
squeeze-turn = Retourner
squeeze-card = Carte { $at } de { $side }, face cachée
squeeze-bent = relevée à { $percent } %
squeeze-turned = retournée
