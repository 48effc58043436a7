### Where the rules of a table come from

sources-title = Where these rules come from
sources-second-hand = known second hand
sources-choice = the house’s choice
sources-house = house rule
sources-ours = ours
sources-letters = S0 to S3 are the descriptions that we start from: S0 of all games, S1 of one house’s punto banco, S2 of an old computer game, S3 of chemin de fer and baccara banque in depth.
sources-missing = not followed
