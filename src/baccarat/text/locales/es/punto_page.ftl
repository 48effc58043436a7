# Lo que dicen en la página quienes tienen el sabot y quienes descubren una mano. Se carga con las mesas que los tienen.

holds-asked = Asiento { $seat }, tiene el sabot. ¿Reparte?
turns-asked = El asiento { $seat } descubre las cartas de { $side ->
    [player] { side-player }
   *[banker] { side-banker }
}.
holds-deal = Repartir las cartas
holds-croupier = Que reparta el crupier
holds-refuse = Pasar el sabot
holds-you = Tienes el sabot
holds-you-how = Reparte esta jugada, haz que la repartan o pasa el sabot al asiento siguiente.
turns-show = Mostrar las cartas
turns-draw = «Carte, s’il vous plaît»
turns-stand = «Non, Monsieur»
turns-you = Te toca descubrir las cartas de { $side }
turns-you-how = Solo tú ves estas cartas. Muéstralas a la mesa.
turns-bend-how = Brujulea las cartas o muéstralas enseguida. Nadie más las ve todavía.
turns-natural-how = Un natural: muéstralo.
turns-draw-how = Solo tú ves estas cartas. Con { $points }, las reglas mandan pedir carta.
turns-stand-how = Solo tú ves estas cartas. Con { $points }, las reglas mandan plantarse.
dealer = Ayudante
dealer-how = Calcula la comisión, recoge las apuestas perdidas y paga las ganadas
odds-down = De las cartas boca abajo solo cuenta lo que sabe toda la mesa.
