# L’affichage plein écran, la barre des chances et ce qu’un coup a de remarquable. Chargé à la demande.

board-open = Affichage plein écran
board-close = Retour à la table
board-fill = Plein écran
board-late = différé de { $seconds } s
board-results = Derniers résultats
board-bank = Banque : { $amount }
board-staked = Misé : { $amount }
odds-bar = Chances à ce moment : Punto { $player }, égalité { $tie }, Banco { $banker }
odds-swing = { $outcome } { $points } points
touch-run = { $outcome } : { $wins } fois de suite
touch-broken = La banque a sauté
odds-bar-side = { $side } en ce moment : gagne { $player }, égalité { $tie }, perd { $banker }
card-turned = { $side } : { $card }
