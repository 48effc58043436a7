### Woher die Regeln eines Tisches stammen

sources-title = Woher diese Regeln stammen
sources-second-hand = aus zweiter Hand
sources-choice = Wahl des Hauses
sources-house = Hausregel
sources-ours = eigene
sources-letters = S0 bis S3 sind die Beschreibungen, von denen wir ausgehen: S0 alle Spiele, S1 Punto banco eines Hauses, S2 ein altes Computerspiel, S3 Chemin de fer und Baccara banque ausführlich.
sources-missing = nicht befolgt
