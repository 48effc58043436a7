# Der Weg zum ersten Schlitten, am Eingang und beim Eröffnen eines Tisches.
learn = Ein Spiel lernen, in zehn Coups
learn-how = Ein eigener Tisch, Spieler des Hauses und ein Lehrer neben Ihnen.
learn-room = Erster Schlitten
