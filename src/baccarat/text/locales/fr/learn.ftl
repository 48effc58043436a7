# Le chemin du premier sabot, à l’entrée et à l’ouverture d’une table.
learn = Apprendre un jeu en dix coups
learn-how = Une table privée, des joueurs de la maison et un guide à vos côtés.
learn-room = Premier sabot
