# El panel a pantalla completa, la barra de probabilidades y lo notable de un golpe. Se carga cuando hace falta.

board-open = Panel a pantalla completa
board-close = Volver a la mesa
board-fill = Pantalla completa
board-late = { $seconds } s de retraso
board-results = Últimos resultados
board-bank = Banca: { $amount }
board-staked = Apostado: { $amount }
odds-bar = Probabilidades ahora: Punto { $player }, empate { $tie }, Banca { $banker }
odds-swing = { $outcome } { $points } puntos
touch-run = { $outcome }: { $wins } veces seguidas
touch-broken = La banca ha saltado
odds-bar-side = { $side } ahora: gana { $player }, empata { $tie }, pierde { $banker }
card-turned = { $side }: { $card }
