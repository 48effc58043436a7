# `baccarat removal` y `baccarat count`.

removal-title = { $bet }, { $packs ->
    [one] { $packs } baraja
   *[other] { $packs } barajas
}: ventaja { $edge }
removal-card = Carta retirada
removal-effect = Ganancia
removal-linear = En proporción
removal-correlation = Correlación
removal-how = Exacto. La ganancia es cuánto más puede esperar una apuesta cuando esa carta ya no está; los enteros son el mejor conteo equilibrado con valores hasta ese tamaño.

count-tags = Valor
count-fit = Correlación { $correlation }; { $way ->
    [running] empieza en { $start }, apuesta desde una cuenta corrida de { $threshold }
    [shoe] apuesta desde una cuenta verdadera de { $threshold }, por baraja que queda en el sabot
    [none] ninguna cuenta verdadera gana
   *[unseen] apuesta desde una cuenta verdadera de { $threshold }, por baraja no vista
}
count-own = Con estos valores, por sabot
count-best = Con la ventaja exacta antes de cada jugada, por sabot
count-cut = Carta de parada
count-coups = Jugadas
count-bets = Apuestas
count-advantage = Ventaja
count-profit = Beneficio
count-error = Error
count-how = De { $shoes } sabots al azar; cada apuesta cuenta con su esperanza exacta. La carta de parada se da en cartas desde el final; el beneficio, en unidades apostadas por apuesta.
