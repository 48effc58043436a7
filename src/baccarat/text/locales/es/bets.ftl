tell-winner = { $winner ->
    [player] gana Punto
    [banker] gana Banca
   *[tie] un empate
}
tell-with = con { $points }
tell-at = a { $points }
tell-high = la mano ganadora tiene { $points }
tell-beats = { $points } gana a { $beaten }
tell-cards = con { $cards ->
    [2] dos cartas
   *[other] tres cartas
}
tell-natural = { $natural ->
    [yes] con natural
   *[no] sin natural
}
tell-pays = { $when }: paga { $odds }.
tell-stands = { $when }: la apuesta se queda.
tell-loses = { $when }: { $loss }.
tell-lost = En otro caso, la apuesta se pierde.
tell-edge = De media, la casa se queda con { $edge } de cada apuesta.
tell-first = Apuesta antes a Punto, Banca o Empate.
tell-again = Toca otra vez para apostar { $amount }.
tell-click = Haz clic para apostar { $amount }.

kind-main = Apuestas principales
kind-player = A Punto
kind-banker = A Banca
kind-ties = A empates
kind-pairs = A parejas
kind-others = A puntos y número de cartas
bets-search = Buscar apuestas
bets-none = Ninguna apuesta se llama así.

when-winner = { $values }
when-player-total = Punto tiene { $values }
when-banker-total = Banca tiene { $values }
when-player-cards = Punto tiene { $values } cartas
when-banker-cards = Banca tiene { $values } cartas
when-player-two = Punto tiene { $values } con dos cartas
when-banker-two = Banca tiene { $values } con dos cartas
when-player-third = la tercera carta de Punto vale { $values }
when-banker-third = la tercera carta de Banca vale { $values }
when-margin = por { $values } { $values ->
    [1] punto
   *[other] puntos
}
when-high = total más alto { $values }
when-low = total más bajo { $values }
when-tied = a { $values }
when-high-cards = la mano ganadora tiene { $values } cartas
when-cards = { $values } cartas en total
when-natural = { $values }
when-player-pair = Punto empieza con { $values }
when-banker-pair = Banca empieza con { $values }
when-player-ranks = las dos primeras cartas de Punto: solo { $values }
when-banker-ranks = las dos primeras cartas de Banca: solo { $values }
when-player-suits = { when-player-ranks }
when-banker-suits = { when-banker-ranks }
when-one-rank = { $values }
when-sum = los dos totales suman { $values }
when-equal = iguales: { $values }
when-player-exactly = las dos primeras cartas de Punto tienen exactamente { $values }
when-banker-exactly = las dos primeras cartas de Banca tienen exactamente { $values }
when-first-four = las cuatro primeras cartas tienen exactamente { $values }
when-player-third-suit = palo de la tercera carta de Punto: { $values }
when-banker-third-suit = palo de la tercera carta de Banca: { $values }
when-first-rank = primera carta: { $values }
when-first-suit = { when-first-rank }
when-player-flush = cartas de Punto: { $values }
when-banker-flush = cartas de Banca: { $values }
when-poker = todas las cartas: { $values }
when-pairs = { $values ->
    [1] una mano empieza con pareja
    [2] las dos manos empiezan con pareja
    [any] al menos una mano empieza con pareja
   *[other] manos que empiezan con pareja: { $values }
}
when-perfect-pairs = { $values ->
    [1] una mano empieza con pareja perfecta
    [2] las dos manos empiezan con pareja perfecta
    [any] al menos una mano empieza con pareja perfecta
   *[other] manos que empiezan con pareja perfecta: { $values }
}
when-anything = siempre
value-winner-player = gana Punto
value-winner-banker = gana Banca
value-winner-tie = empate
value-natural-yes = natural
value-natural-no = sin natural
value-pair-none = dos cartas de distinto valor y palo
value-pair-suited = dos cartas del mismo palo y distinto valor
value-pair-pair = una pareja
value-pair-perfect = una pareja perfecta
value-one-rank-yes = dos parejas del mismo valor
value-one-rank-no = sin dos parejas del mismo valor
value-equal-player-total = el total de Punto
value-equal-banker-total = el total de Banca
value-equal-player-cards = el número de cartas de Punto
value-equal-banker-cards = el número de cartas de Banca
value-equal-player-two = las dos primeras cartas de Punto
value-equal-banker-two = las dos primeras cartas de Banca
value-equal-player-third = la tercera carta de Punto
value-equal-banker-third = la tercera carta de Banca
value-exactly-suited = { $cards } de un mismo palo
value-flush-yes = todas de un mismo palo
value-flush-no = no todas de un mismo palo
value-poker-none = ninguna repetida
value-poker-pair = una pareja
value-poker-two-pairs = dos parejas
value-poker-three-pairs = tres parejas
value-poker-three = un trío
value-poker-full-house = un full
value-poker-two-threes = dos tríos
value-poker-four = un póquer
value-poker-five = un repóquer
value-poker-six = seis del mismo valor
