# The full-screen board, the bar of odds, what is remarkable about a coup, and cards read aloud. Loaded on demand.

board-open = Full-screen board
board-close = Back to the table
board-fill = Fill the whole screen
board-late = { $seconds } s late
board-results = Last results
board-bank = Bank: { $amount }
board-staked = Staked: { $amount }
odds-bar = Odds now: { $player } Player, { $tie } tie, { $banker } Banker
odds-swing = { $outcome } { $points } points
touch-run = { $outcome }: { $wins } in a row
touch-broken = The bank is broken
odds-bar-side = { $side } now: wins { $player }, ties { $tie }, loses { $banker }
card-turned = { $side }: { $card }
