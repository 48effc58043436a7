# Der Weg zum ersten Schlitten, am Eingang und beim Eröffnen eines Tisches.
learn = Chemin de fer lernen, in zehn Coups
learn-how = Ein eigener Tisch, vier Spieler des Hauses und ein Lehrer neben Ihnen.
learn-room = Erster Schlitten
