# The way to the first shoe, on the landing page and where a table is opened.
learn = Learn a game in ten coups
learn-how = A private table, house players, and a coach beside you.
learn-room = First shoe
