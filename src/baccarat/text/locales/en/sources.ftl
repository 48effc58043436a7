### Where the rules of a table come from

sources-title = Where these rules come from
sources-second-hand = known second hand
sources-choice = the house’s choice
sources-house = house rule
sources-ours = ours
sources-missing = not followed
