### Da dove vengono le regole di un tavolo

sources-title = Da dove vengono queste regole
sources-second-hand = noto di seconda mano
sources-choice = scelta della casa
sources-house = regola della casa
sources-ours = nostra
sources-letters = Da S0 a S3 sono le descrizioni da cui partiamo: S0 tutti i giochi, S1 il punto banco di una casa, S2 un vecchio gioco per computer, S3 lo chemin de fer e il baccara banque nei particolari.
sources-missing = non seguita
