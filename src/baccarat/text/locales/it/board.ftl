# Il tabellone a schermo intero, la barra delle probabilità e ciò che un colpo ha di notevole. Caricato quando serve.

board-open = Tabellone a schermo intero
board-close = Torna al tavolo
board-fill = Schermo intero
board-late = { $seconds } s di ritardo
board-results = Ultimi risultati
board-bank = Banco: { $amount }
board-staked = Puntato: { $amount }
odds-bar = Probabilità ora: Punto { $player }, pareggio { $tie }, Banco { $banker }
odds-swing = { $outcome } { $points } punti
touch-run = { $outcome }: { $wins } volte di fila
touch-broken = Il banco è saltato
odds-bar-side = { $side } adesso: vince { $player }, pareggia { $tie }, perde { $banker }
card-turned = { $side }: { $card }
