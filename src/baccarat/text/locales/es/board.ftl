# El panel a pantalla completa y la barra de probabilidades.

board-open = Panel a pantalla completa
board-close = Volver a la mesa
odds-bar = Probabilidades ahora: Punto { $player }, empate { $tie }, Banca { $banker }
odds-swing = { $outcome } { $points } puntos
touch-run = { $outcome }: { $count } veces seguidas
touch-broken = La banca ha saltado
odds-bar-side = { $side } ahora: gana { $player }, empata { $tie }, pierde { $banker }
