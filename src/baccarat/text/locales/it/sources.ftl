### Da dove vengono le regole di un tavolo

sources-title = Da dove vengono queste regole
sources-second-hand = noto di seconda mano
sources-choice = scelta della casa
sources-house = regola della casa
sources-ours = nostra
sources-missing = non seguita
