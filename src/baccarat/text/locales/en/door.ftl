# What a visitor is told at the door of a table, before they come in.
door-invited = { $host } invites you to their table
door-table-of = { $host }’s table
door-house = A house table
door-called = It is called “{ $name }”.
door-limits = { $preset }, stakes { $minimum } to { $maximum }.
door-limits-open = { $preset }, from { $minimum } up.
door-played = { $game ->
    [punto] You bet on Player, Banker or a tie, and fixed rules decide who draws a card.
    [chemin] The players take turns as the bank, and the others bet against it.
    [banque] One banker plays against two hands at once, one for each side of the table.
   *[other] {""}
  }
door-seats = { $free ->
    [0] No seat is free just now; you can watch.
    [one] One seat is free.
   *[other] { $free } seats are free.
  }
door-chips = All chips here are play chips: they cost nothing and are worth nothing.
door-watch = Watch
door-left = You no longer have a seat here. Your chips are back in your account.
door-again = Sit again with { $amount }
door-just-watch = Just watch
