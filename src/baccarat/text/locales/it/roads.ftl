### What scorecards are called.

roads = Tabelloni
# The language of the five names below.
roads-language = it
big-road = Strada grande
bead-plate = Piatto di perle
big-eye-boy = Occhio grande
small-road = Strada piccola
cockroach-road = Strada scarafaggio
roads-predict-nothing = Mostrano i colpi usciti. Non predicono nulla.
roads-test = La prova che lo dimostra
derived-roads = Strade tratte dalla strada grande
derived-road-label = { $red } rosso, { $blue } blu
road-next = Se ora vince { $side }
road-red = rosso
road-blue = blu
road-none = ancora nulla
road-naturals = Naturali { $many }
road-pairs = Coppie { $side } { $many }
road-legend = Come leggerli
road-legend-big = Una colonna per ogni serie di vittorie; una barretta per un pareggio dopo una vittoria, con un numero se sono più d’uno; oro per un naturale; un puntino per una coppia, di Banco in alto a sinistra e di Punto in basso a destra.
road-legend-derived = Confrontano la strada grande con sé stessa, una, due e tre colonne indietro: rosso dove si ripete, blu dove no. I colori non dicono nulla su chi ha vinto.
