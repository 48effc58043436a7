# What the croupier says at tables of punto banco where players hold the shoe, or commission is noted.

call-shuffle-croupier = The croupier shuffles, and their left neighbour places the cut card.
call-shuffle-dealers = The croupier and the dealers shuffle.
call-shoe-passed = The shoe passes to seat { $seat }.
call-shoe-refused = { $to ->
    [0] Nobody takes the shoe: the croupier deals.
   *[other] Seat { $seat } does not take the shoe. Seat { $to }, would you like it?
}
call-croupier-deals = { $late ->
    [yes] Time is up: the croupier deals.
   *[no] The croupier deals.
}
call-commission = Seat { $seat } pays { $units } in commission.
call-end-player = Banker { points-banker }, Player { points-player }: Player wins.
call-end-banker = Banker { points-banker }, Player { points-player }: Banker wins.
call-end-tie = Banker { points-banker }, Player { points-player }: égalité. Tie bets win.
call-free-hand = { $count ->
    [1] A hand without stakes. The next one is played for chips.
   *[other] A hand without stakes: { $count } of them are left.
}
