# Il tabellone a schermo intero e la barra delle probabilità.

board-open = Tabellone a schermo intero
board-close = Torna al tavolo
odds-bar = Probabilità ora: Punto { $player }, pareggio { $tie }, Banco { $banker }
odds-swing = { $outcome } { $points } punti
touch-run = { $outcome }: { $count } volte di fila
touch-broken = Il banco è saltato
odds-bar-side = { $side } adesso: vince { $player }, pareggia { $tie }, perde { $banker }
