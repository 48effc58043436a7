an-title = ¿Cuánto fue suerte?
an-intro = Abre el acta de un sabot: lo que valía cada jugada antes de sus cartas, lo que valía cada decisión y lo que hicieron las cartas. O suelta aquí el archivo. Un archivo de resultados o cartas que hayas anotado se compara con lo que cabe esperar de sabots limpios.
an-busy = Se está analizando el sabot; tarda unos segundos.
an-broken = { $broken ->
    [one] Una jugada no pudo ser así y queda aparte.
   *[other] { $broken } jugadas no pudieron ser así y quedan aparte.
}
an-too-large = La casa lee archivos de 4 MB como máximo. En tu propio ordenador, «baccarat study ARCHIVO» lee cualquier tamaño.
an-players = El sabot entero
an-of = { $room }, sabot { $shoe }
an-of-unnamed = Sabot { $shoe }
an-to-table = A la mesa
an-name = Nombre
an-result = Resultado
an-expected = Esperado
an-lost = Decisiones propias
an-luck = Suerte
an-picture = Lo que cada jugador había ganado tras cada jugada, y lo que podía esperar
an-legend = Líneas continuas: ganado. Discontinuas: esperado. Un anillo: una decisión que regaló fichas.
an-no-stakes = Esta acta no contiene apuestas. Las líneas muestran lo que valía una apuesta antes de cada jugada, según las cartas conocidas; las cartas quemadas cuentan como pendientes.
an-coup = Jugada { $coup }
an-before = La jugada anterior
an-next = La jugada siguiente
an-go = Ir a una jugada
an-cards = { $cards ->
    [one] { $cards } carta posible
   *[other] { $cards } cartas posibles
}
an-no-coup = No se repartió nada.
an-values = Lo que valía una apuesta antes de las cartas
an-side = { $side ->
    [player] Punto
    [banker] Banca
    [ponte] Punto
    [bank] Banca
    [right] Derecha
   *[left] Izquierda
}
an-fared = { $how ->
    [player] ganó
    [banker] perdió
   *[tie] empató
}
an-choice = { $side ->
    [ponte] como punto
    [right] por la derecha
    [left] por la izquierda
   *[banker] como banquero
}, con { $point }, { $drew ->
    [yes] pidió.
   *[no] se plantó.
}
an-worth = Pedir vale { $draw }, plantarse { $stand }.
an-often = En equilibrio pide el { $often }.
an-gave = { $gave ->
    [none] No se regaló nada.
   *[some] Regalado: { $lost }.
}
an-known = Contra lo que se sabía de los demás: { $lost }.
an-how = Resultado = esperado + suerte. Se conocen las cartas mostradas, y para cada mano las suyas; las quemadas cuentan como pendientes. Lo esperado es lo que rinde el equilibrio de estas cartas, menos lo que regalaron las decisiones propias. La suerte son las cartas, y lo que eligieron otros.

play-reading = Se leen tus sabots: { $shoes } hasta ahora.
play-bankroll = Ganado y perdido
play-won = Ganado
play-expected = Esperado
play-luck = Suerte
play-coups = Jugadas
play-staked = Apostado
play-time = Tiempo jugado
play-hours = { $hours } h { $minutes }
play-picture = Lo que habías ganado tras cada sabot, lo que era de esperar y el margen de la suerte alrededor
play-legend = Línea continua: ganado. Discontinua: esperado. Sombreado: dos desviaciones típicas de suerte, donde están unos 95 de cada 100 jugadores.
play-how = Lo esperado es cada apuesta por el valor exacto de esa apuesta con un sabot completo. Contra la banca de un jugador es el valor de una sola mano si ambos lados juegan el equilibrio y solo ven sus cartas. Para el margen, las apuestas de una jugada cuentan como independientes. El tiempo se cuenta de jugada a jugada, sin pausas de más de diez minutos.
play-by-bet = Por juego y apuesta
play-bet = Apuesta
play-bet-ponte = Contra la banca
play-bet-bank = Con la banca
play-other = Cagnotte y otros pagos
play-by-month = Por mes
play-month = Mes
play-biggest = Las jugadas más grandes
play-all = Todas las jugadas
play-replay = Volver a ver
play-replay-coup = Volver a ver la jugada { $coup }
play-replay-shoe = Volver a ver { $name }, sabot { $shoe }
play-replay-record = Volver a ver un acta
play-csv = Todas las jugadas (CSV)
play-json = Todas las jugadas (JSON)

replay = Volver a ver
replay-title = Repetición: { $name }, sabot { $shoe }
replay-intro = Abre el acta de un sabot para verlo de nuevo en la mesa, carta a carta. O suelta el archivo aquí.
replay-busy = Se prepara el sabot.
replay-play = Reproducir
replay-pause = Pausa
replay-playing = Se reproduce el sabot.
replay-paused = En pausa.
replay-coup = Jugada { $coup } de { $coups }
replay-at = Jugada { $coup } de { $coups }, paso { $step }
replay-coup-before = Al principio de la jugada anterior
replay-coup-end = Al final de la jugada
replay-coup-next = A la jugada siguiente
replay-step-before = Un paso atrás
replay-step-next = Un paso adelante
replay-slider = Lugar en el sabot
replay-speed = Velocidad
replay-rate = { $speed }×
replay-from = Visto desde
replay-from-none = ningún asiento
replay-from-seat = { $name }, asiento { $seat }
replay-proved = Cada carta se deduce del secreto con el que se selló el sabot.
replay-not-proved = El acta no tiene ningún secreto que demuestre sus cartas.

choose-own = Tus últimos sabots
choose-none = Todavía no hay ningún sabot tuyo. Juega una jugada y aparecerá aquí.
choose-shoe = { $name }, sabot { $shoe }
choose-all = Todo tu juego
choose-example = Un sabot de ejemplo
choose-file = Abrir un acta (.bhh)
choose-any-file = Abrir un archivo
choose-link = O el enlace de un sabot de esta casa
choose-link-example = Pega un enlace, como el de una repetición
choose-open = Abrir
choose-no-shoe = No es el enlace de un sabot de esta casa.

picture-save = Guardar imagen
picture-busy = Se dibuja la imagen…
picture-shoe = { $game } · sabot { $shoe } · { $coups ->
    [one] una jugada
   *[other] { $coups } jugadas
  }
picture-luck = Suerte
picture-biggest = Mayor ganancia
picture-longest = Racha más larga
picture-counts = Jugadas ganadas
picture-legend = Línea continua: ganado. Discontinua: esperado.
picture-root = Sellado antes de la primera carta: { $root }
picture-unsealed = Sin sello
picture-of = sabot { $shoe }
picture-coups = { $coups ->
    [one] una jugada
   *[other] { $coups } jugadas
  }
