board-open = Panel a pantalla completa
board-close = Volver a la mesa
board-fill = Pantalla completa
board-late = { $seconds } s de retraso
board-late-coups = { $coups ->
    [one] una jugada de retraso
   *[other] { $coups } jugadas de retraso
}
board-bank = Banca: { $amount }
board-staked = Apostado: { $amount }
odds-bar = Probabilidades ahora: Punto { $player }, empate { $tie }, Banca { $banker }
odds-swing = { $outcome } { $points } puntos
touch-run = { $outcome }: { $wins } veces seguidas
touch-broken = La banca ha saltado
odds-bar-side = { $side } ahora: gana { $player }, empata { $tie }, pierde { $banker }
card-turned = { $side }: { $card }

door-invited = { $host } te invita a su mesa
door-table-of = La mesa de { $host }
door-house = Una mesa de la casa
door-called = Se llama «{ $name }».
door-limits = { $preset }, apuestas de { $minimum } a { $maximum }.
door-limits-open = { $preset }, desde { $minimum }.
door-played = { $game ->
    [punto] Apuestas a Punto, Banca o Empate, y unas reglas fijas deciden quién pide carta.
    [chemin] Los jugadores llevan la banca por turno, y los demás apuestan contra ella.
    [banque] Un banquero juega contra dos manos a la vez, una por cada lado de la mesa.
   *[other] {""}
  }
door-seats = { $free ->
    [0] Ahora no hay asientos libres; puedes mirar.
    [one] Hay un asiento libre.
   *[other] Hay { $free } asientos libres.
  }
door-chips = Aquí todas las fichas son de juego: no cuestan nada y no valen nada.
door-watch = Mirar
door-left = Ya no tienes asiento aquí. Tus fichas han vuelto a tu cuenta.
door-again = Volver a sentarse con { $amount }
door-just-watch = Solo mirar

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

offer-figures = ¿Prefieres ver cifras en las esquinas de las cartas?
offer-figures-yes = Mostrar cifras
offer-sound = ¿Quieres oír las cartas y las fichas?
offer-sound-yes = Activar el sonido
offer-squeeze = Puedes brujulear las cartas tú mismo, tan despacio como quieras.
offer-squeeze-yes = Yo las brujuleo
offer-no = No, gracias

patterns = Apuestas guardadas
patterns-how = Coloca tus apuestas en el tapete y guárdalas aquí. Se quedan en este navegador.
pattern = Combinación { $number }
pattern-none = Todavía no hay nada guardado.
pattern-lay = Colocar estas apuestas
pattern-save = Guardar lo que hay en el tapete
again = Repetir y repartir

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
