# The words of the tiles in the lobby, of finding a table, and of several tables side by side. Loaded on demand.
my-play = My play
lobby-search = Table, game or player
lobby-filters = { $count ->
    [0] Filters
   *[other] Filters ({ $count })
  }
lobby-found = { $count ->
    [0] No table is shown
    [one] One table is shown
   *[other] { $count } tables are shown
  }
tile-coup = Coup { $coup }
tile-last = The last coup: { $hands }
tile-nobody = Nobody is seated
tile-away = Away: { $names }
tile-bots = { $count ->
    [one] one house player
   *[other] { $count } house players
  }

## Several tables
beside = Side by side
beside-add = Show { $name } side by side with other tables
beside-chosen = { $count ->
    [one] One table chosen. Choose up to { $most }.
   *[other] { $count } tables chosen, of { $most } at most.
  }
beside-none = Clear
beside-open = Open side by side
beside-more = Add a table
beside-less = Remove { $name }
beside-here = Sound and keys are here
beside-use = Use this table
beside-empty = No table has been chosen. Choose them in the lobby.

## Choosing a game
game-rules = Rules

## The list of tables
rooms = Tables open now
no-rooms = No table is open yet. Open the first.
no-rooms-so = No table matches. Choose other limits, or open one.
lobby-seats = { $free ->
    [0] full
    [one] one seat free
   *[other] { $free } seats free
  }
lobby-paused = paused
lobby-private = by invitation
lobby-out-of-order = out of order
lobby-no-name = A table
aside-damaged = The saved data of this table has been damaged.
aside-settings = The settings of this table cannot be read.
aside-log = The saved data of this table cannot be read.
aside-faults = This table could not be saved several times in a row.
lobby-looking = { $count ->
    [0] nobody there
    [one] one person there
   *[other] { $count } people there
  }
lobby-road = The latest coups of { $name }
lobby-road-sides = The latest coups of { $name }: the right-hand side, then the left
lobby-road-choice = Road on top
lobby-no-road = a new shoe
lobby-pace = Cards: { $pace }
lobby-filter = Show
lobby-any-game = All games
lobby-any-limit = Any limits
lobby-least = Minimum stake up to { $amount }
lobby-free-only = Only with a free seat
lobby-watch = Watch
lobby-watch-room = Watch { $name }
lobby-sit = Sit down
lobby-sit-room = Sit down at { $name }
lobby-own = Your seat at “{ $name }”: { $count ->
    [one] { $amount } chip
   *[other] { $amount } chips
}
lobby-own-seats = Your seats
lobby-back = Back to your seat
lobby-back-room = Back to your seat at “{ $name }”
tile-offer-advisor = advisor
tile-offer-odds = live odds
tile-offer-squeeze = squeeze
tile-offer-players-deal = dealt by players
tile-offer-side-bets = side bets
tile-offer-free-draw = free drawing
