# Le chemin du premier sabot, à l’entrée et à l’ouverture d’une table.
learn = Apprendre le chemin de fer en dix coups
learn-how = Une table privée, quatre joueurs de la maison et un guide à vos côtés.
learn-room = Premier sabot
