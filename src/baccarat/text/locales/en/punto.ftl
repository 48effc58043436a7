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

# Why a card was drawn at punto banco, or was not.

why-natural = Player has { $player } and Banker has { $banker } on two cards: an 8 or 9 ends the coup, and nobody draws.
why-player-draws = Player has { $player }: on 0 to 5, Player draws.
why-player-stands = Player has { $player }: on 6 or 7, Player stands.
why-banker-draws = Player stood, and Banker has { $banker }: on 0 to 5, Banker draws.
why-banker-stands = Player stood, and Banker has { $banker }: on 6 or 7, Banker stands.
why-banker-draws-given = { $banker ->
    [3] Banker has 3 and Player drew { $given }: on 3, Banker draws against anything but an 8.
    [4] Banker has 4 and Player drew { $given }: on 4, Banker draws against 2 to 7.
    [5] Banker has 5 and Player drew { $given }: on 5, Banker draws against 4 to 7.
    [6] Banker has 6 and Player drew { $given }: on 6, Banker draws against 6 or 7.
   *[other] Banker has { $banker }: on 0 to 2, Banker always draws.
}
why-banker-stands-given = { $banker ->
    [3] Banker has 3 and Player drew { $given }: on 3, Banker stands against an 8 alone.
    [4] Banker has 4 and Player drew { $given }: on 4, Banker draws only against 2 to 7.
    [5] Banker has 5 and Player drew { $given }: on 5, Banker draws only against 4 to 7.
    [6] Banker has 6 and Player drew { $given }: on 6, Banker draws only against 6 or 7.
   *[other] Banker has { $banker }: on 7, Banker always stands.
}
why-result-player = Player’s { $player } beats Banker’s { $banker }.
why-result-banker = Banker’s { $banker } beats Player’s { $player }.
why-result-tie = { $player } against { $banker } is a tie: bets on Player and Banker stay as they are.
why-barred-banker = At this table that hand is barred: bets on Banker are neither paid nor lost, and stay where they are.
why-barred-player = At this table that hand is barred: bets on Player are neither paid nor lost, and stay where they are.
