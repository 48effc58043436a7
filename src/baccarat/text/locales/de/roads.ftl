### Wie Permanenzen heißen.

roads = Permanenzen
# The language of the five names below.
roads-language = en
big-road = Big Road
bead-plate = Bead Plate
big-eye-boy = Big Eye Boy
small-road = Small Road
cockroach-road = Cockroach Road
roads-predict-nothing = Sie zeigen, was war. Sie sagen nichts voraus.
roads-test = Der Test dazu
derived-roads = Aus der Big Road abgeleitet
derived-road-label = { $red } rot, { $blue } blau
road-next = Wenn { $side } als Nächstes gewinnt
road-red = rot
road-blue = blau
road-none = noch nichts
road-naturals = Naturals: { $many }
road-pairs = Paare { $side }: { $many }
road-legend = So liest man sie
road-legend-big = Je Gewinnserie eine Spalte; ein Strich für eine Égalité nach einem Gewinn, mit einer Zahl für mehrere; Gold für ein Natural; ein Punkt für ein Paar, links oben das von Banco, rechts unten das von Punto.
road-legend-derived = Sie vergleichen die Big Road mit sich selbst, eine, zwei und drei Spalten zurück: rot, wo sie sich wiederholt, blau, wo nicht. Mit dem Gewinner haben die Farben nichts zu tun.
