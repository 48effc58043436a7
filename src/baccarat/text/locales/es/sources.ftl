### De dónde vienen las reglas de una mesa

sources-title = De dónde vienen estas reglas
sources-second-hand = conocido de segunda mano
sources-choice = elección de la casa
sources-house = regla de la casa
sources-ours = propia
sources-letters = S0 a S3 son las descripciones de las que partimos: S0 todos los juegos, S1 el punto y banca de una casa, S2 un antiguo juego de ordenador, S3 el chemin de fer y el bacarrá a dos paños en detalle.
sources-missing = no se sigue
