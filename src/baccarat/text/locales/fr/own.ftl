# Ce que l’on choisit pour ce que l’on est seul à voir et à entendre.
own = Pour vous seulement
own-how = Seulement ce que vous voyez et entendez. L’horloge de la table continue ; « Passer » montre aussitôt ce qui est donné.
own-pace = La vitesse des cartes pour moi
own-pace-table = Comme la table
own-pace-slow = Lente
own-pace-normal = Normale
own-pace-quick = Vive
own-pace-instant = Immédiate
own-turns = Qui retourne les cartes
own-turns-never = Le croupier
own-turns-mine = Je file celles de mon côté
own-turns-all = Je file toutes les cartes
own-index = Cartes avec des indices aux coins
own-volume = Volume
own-voice = Le croupier parle
