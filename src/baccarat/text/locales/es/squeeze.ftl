# Cartas que uno mismo brujulea antes de que se descubran.
squeeze-title = { $side }: te toca mirar
squeeze-how = Levanta una carta por un lado o una esquina, o con las flechas. Suéltala para dejarla como estaba.
squeeze-turn = Descubrir
squeeze-card = Carta { $at } de { $side }, boca abajo
squeeze-bent = levantada un { $percent } %
squeeze-turned = descubierta
