### Woher die Regeln eines Tisches stammen

sources-title = Woher diese Regeln stammen
sources-second-hand = aus zweiter Hand
sources-choice = Wahl des Hauses
sources-house = Hausregel
sources-ours = eigene
sources-missing = nicht befolgt
