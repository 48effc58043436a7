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
game-about-punto = Bet on Player or Banker. The rules draw every card, so there is nothing to learn first.
game-about-chemin = One player holds the bank and the others stake against it. The bank moves round the table.
game-about-banque = One banker plays against two hands at once, and holds the bank for as long as it lasts.
game-rules = Rules
