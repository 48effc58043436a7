# Cartas que uno mismo brujulea antes de que se descubran.
squeeze-title = { $side }: te toca mirar
squeeze-how = Levanta una carta por un lado o una esquina, o con las flechas. Suéltala para dejarla como estaba.
squeeze-finger = Levanta una carta con el dedo por un lado o una esquina. Suéltala para dejarla como estaba.
squeeze-pattern = Dorsos con dibujo
squeeze-turn = Descubrir
squeeze-card = Carta { $at } de { $side }, boca abajo
squeeze-bent = levantada un { $percent } %
squeeze-turned = descubierta
squeeze-watched = { $name } mira las cartas de { $side }
reactions = Reacciones
reaction-luck = Buena suerte
reaction-wow = ¡Oh!
reaction-bravo = Bravo
reaction-laugh = Ja, ja
reaction-pity = Qué lástima
turns-who = Quién descubre las cartas
turns-croupier = El crupier
turns-corner = Levanto la esquina
turns-me = Yo las brujuleo

# Lo que se ofrece una vez a los recién llegados, tras sus primeros golpes.
offer-figures = ¿Prefieres ver cifras en las esquinas de las cartas?
offer-figures-yes = Mostrar cifras
offer-sound = ¿Quieres oír las cartas y las fichas?
offer-sound-yes = Activar el sonido
offer-squeeze = Puedes brujulear las cartas tú mismo, tan despacio como quieras.
offer-squeeze-yes = Yo las brujuleo
offer-no = No, gracias
