# The full-screen board and the bar of odds. Loaded on demand.

board-open = Full-screen board
board-close = Back to the table
odds-bar = Odds now: { $player } Player, { $tie } tie, { $banker } Banker
odds-swing = { $outcome } { $points } points
touch-run = { $outcome }: { $count } in a row
touch-broken = The bank is broken
odds-bar-side = { $side } now: wins { $player }, ties { $tie }, loses { $banker }
