# Die Anzeigetafel, der Balken der Chancen und was an einem Coup bemerkenswert ist. Bei Bedarf geladen.

board-open = Anzeigetafel
board-close = Zurück zum Tisch
board-fill = Vollbild
board-late = { $seconds } s später
board-results = Letzte Ergebnisse
board-bank = Bank: { $amount }
board-staked = Gesetzt: { $amount }
odds-bar = Chancen jetzt: Punto { $player }, Égalité { $tie }, Banco { $banker }
odds-swing = { $outcome } { $points } Punkte
touch-run = { $outcome }: { $wins }-mal in Folge
touch-broken = Die Bank ist gesprengt
odds-bar-side = { $side } jetzt: gewinnt { $player }, unentschieden { $tie }, verliert { $banker }
card-turned = { $side }: { $card }
