### What scorecards are called.

roads = Scorecards
# The language of the five names below.
roads-language = en
big-road = Big road
bead-plate = Bead plate
big-eye-boy = Big eye boy
small-road = Small road
cockroach-road = Cockroach road
roads-predict-nothing = They show what has been. They predict nothing.
roads-test = The test that shows it
derived-roads = Roads drawn from the big road
derived-road-label = { $red } red, { $blue } blue
road-next = If { $side } wins next
road-red = red
road-blue = blue
road-none = nothing yet
road-naturals = Naturals { $many }
road-pairs = { $side } pairs { $many }
road-legend = How to read them
road-legend-big = A column for each run of wins; a slash for a tie after a win, with a number for several; gold for a natural; a dot for a pair, Banker’s at the upper left and Player’s at the lower right.
road-legend-derived = They compare the big road with itself one, two and three columns back: red where it repeats itself, blue where it does not. The colours have nothing to do with who won.
