### De dónde vienen las reglas de una mesa

sources-title = De dónde vienen estas reglas
sources-second-hand = conocido de segunda mano
sources-choice = elección de la casa
sources-house = regla de la casa
sources-ours = propia
sources-missing = no se sigue
