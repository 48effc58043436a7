# Les cartes que l’on relève soi-même avant qu’elles soient retournées.
squeeze-title = { $side } : à vous de filer
squeeze-how = Relevez une carte par un bord ou un coin, ou avec les flèches du clavier. Lâchez-la : elle se recouche.
squeeze-finger = Relevez une carte du doigt par un bord ou un coin. Lâchez-la : elle se recouche.
squeeze-pattern = Dos à motif
squeeze-turn = Retourner
squeeze-card = Carte { $at } de { $side }, face cachée
squeeze-bent = relevée à { $percent } %
squeeze-turned = retournée
squeeze-watched = { $name } regarde les cartes ({ $side })
reactions = Réactions
reaction-luck = Bonne chance
reaction-wow = Oh !
reaction-bravo = Bravo
reaction-laugh = Ha ha
reaction-pity = Quel dommage
turns-who = Qui retourne les cartes
turns-croupier = Le croupier
turns-corner = Je lève un coin
turns-me = Je file mes cartes

# Ce qui est proposé une fois aux nouveaux venus, après leurs premiers coups.
offer-figures = Des chiffres dans les coins rendraient-ils les cartes plus lisibles ?
offer-figures-yes = Afficher les chiffres
offer-sound = Souhaitez-vous entendre les cartes et les jetons ?
offer-sound-yes = Activer le son
offer-squeeze = Vous pouvez filer les cartes vous-même, aussi lentement que vous voulez.
offer-squeeze-yes = Filer mes cartes
offer-no = Non merci
