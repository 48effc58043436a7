# The words of the page itself. Sums come in as text, already written as chips.
name = Baccarat
side-player-sub = Punto
side-banker-sub = Banco
pays = pays { $odds }
pushes = { $cards }-card { $total } pushes
pays-up-to = pays up to { $odds }
letter-player = P
letter-banker = B
letter-tie = T

## Landing
open-table-game = Game
game-punto = Punto banco
game-chemin = Chemin de fer
game-banque = Baccara banque

## The bar
language = Language
sound-on = Turn sound on
sound-off = Turn sound off
help = Keys and help
rules = Rules
table-menu = The table
talk-open = { $count ->
    [0] Talk at the table
    [one] Talk at the table: one new message
   *[other] Talk at the table: { $count } new messages
  }
lobby = To the lobby
limits = Stakes { $minimum } to { $maximum }
close = Close

## The felt
felt = Table
croupier = Croupier
shoe = Shoe: { $left } of { $total } cards left
shoe-left = { $left ->
    [one] { $left } card
   *[other] { $left } cards
}
discard = Discard: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
card-down = { $back ->
    [blue] a card with a blue back
   *[pink] a card with a pink back
}
hand-total = { $side }: { $total }
no-cards = { $side }: no cards yet
hand-down = { $side }: face down
spots = Bets
side-bets = Side bets
spot-empty = no stake
spot-staked = your stake { $amount }
spot-barred = barred
spot-stands = stands
places = Seats
place-you = Seat { $seat }: you, { $count ->
    [one] { $amount } chip
   *[other] { $amount } chips
}
place-taken = Seat { $seat }: { $name }, { $count ->
    [one] { $amount } chip
   *[other] { $amount } chips
}
place-stands = standing
place-free = Seat { $seat }, free
place-holder = holds the shoe
sit-here = Sit in seat { $seat }
you = You
you-said = you
# The seat in what the croupier says, with the name of its player.
seat-named = { $seat } ({ $name })
away = away
slow = slow
stakes-of = { $wager } { $amount }
last-coups = { $coups ->
    [one] Last coup of this shoe
   *[other] { $coups } more coups in this shoe
  }
waiting-player = The croupier waits for a player.
waiting-shoe = The shoe is being prepared…
closes = Stakes close in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
closes-answer = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} left to answer

## The rail
balance = Your chips
on-felt = On the felt
commission-owed = Commission owed
chips-rail = Chips
pick-chip = Chip of { $amount }
deal = Deal
ready-deal = Deal, please
waiting = Waiting for the others…
dealing = Dealing…
halted = Paused
skip = Skip
undo = Undo
double = Double
rebet = Rebet
clear = Clear
watching = You are watching.
watching-full = All seats are taken. You are watching.
sit-with = Sit down with
sit-down = Sit down
stand-by = Play standing
rebuy = { $count ->
    [one] { $amount } new chip
   *[other] { $amount } new chips
}
broke = Your chips are gone. The house has new ones for you.
buy-chips = Buy { $count ->
    [one] { $amount } chip
   *[other] { $amount } chips
}
low = You have fewer chips than the minimum stake.
won-coup = You win { $amount }
lost-coup = You lose { $amount }
hint-chip = Take a chip and place it on Player, Banker or Tie.
hint-deal = { $alone ->
    [yes] Now press “{ deal }”. The croupier does the rest.
   *[no] Now press “{ ready-deal }”. The cards come once everybody has.
}
hint-deal-held = Now ask for the deal. The player who holds the shoe deals, or has the croupier deal.
notice-raised = The minimum stake here is { $limit }, so yours was raised to it.
refused-somehow = That did not work. Nothing was changed.

## Roads and coups
roads-empty = No coups in this shoe yet.
big-road-label = { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}
bead-plate-label = { $player } Player, { $banker } Banker, { $tie } Tie
coups = Last coups
coup-line = Player { $player }, Banker { $banker }: { $outcome }
outcome-of-side = { $side }: { $outcome }
why = Why?
why-coup = Why? Coup { $coup }
why-title = Coup { $coup }, explained

## Connection
connecting = Finding your table…
connection-lost = Connection lost, reconnecting…
house-restarts = The house is restarting, and your table will be back in a moment…
connection-back = You are back.
unreachable = The house does not answer. Trying again…
table-unreachable = Your table does not answer. Trying again…
# A clock before a table that is shown late; then the same for a delay of coups.
held-seconds = { $seconds ->
    [one] One second until the table is shown
   *[other] { $seconds } seconds until the table is shown
}
held-coups = { $coups ->
    [one] It appears when the next coup has ended.
   *[other] It appears when { $coups } more coups have ended.
}
missing = A part of the page could not be fetched: the house did not answer.
fetch-again = Try again
to-lobby = To the lobby

## Help
key-enter = Enter
key-space = Space

## The odds at the table

live-odds = The odds of this coup
live-odds-show = Show the odds
live-odds-worth = What a bet is worth now, per chip staked

## The odds
edge-of = house edge { $edge }
lab-link = What every bet is worth

open-table = Open a table
open-account = Account
invite = Invite a friend
pace-slow = Slow
pace-normal = Normal
pace-quick = Quick
pace-instant = Instant
room-limits = { $minimum } to { $maximum }
room-limits-open = from { $minimum }

# The words of the first page, and of where one says a name. Loaded with them.
tagline = Punto banco, chemin de fer and baccara banque, dealt live at a fine table. Alone, or with friends.
your-name = Your name
your-name-example = What shall we call you?
take-seat = Take a seat
taking-seat = One moment…
first-chips = You start with play chips. Nothing here costs money.
hello = Good evening, { $name }.
your-account = { $count ->
    [one] { $amount } chip
   *[other] { $amount } chips
} at the changeur
astray = Nothing was found at this address. Here are the tables.
an-link = How much was luck? Analyse a shoe
note-link = Note a real table
equilibrium-link = Optimal play
name-missing = Please enter a name first.
have-account = Played here before? Sign in
house-password = Password of the house
privacy-link = Privacy

## The cards of the games
games = The games
game-about-punto = Bet on Player or Banker. The rules draw every card, so there is nothing to learn first.
game-about-chemin = One player holds the bank and the others stake against it. The bank moves round the table.
game-about-banque = One banker plays against two hands at once, and holds the bank for as long as it lasts.
play-now = Play now
play-game = Play { $game }
play-alone-how = A table of your own with house players. It closes when you leave.
sit-with-people = Sit with people ({ $people } there)
learn-it = Learn it in ten coups
learn-game = Learn { $game } in ten coups
learn-how = A table of your own, house players, and a coach beside you.
learn-room = First shoe

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
lobby-back = Back to your seat
lobby-back-room = Back to your seat at “{ $name }”
tile-offer-advisor = advisor
tile-offer-odds = live odds
tile-offer-squeeze = squeeze
tile-offer-players-deal = dealt by players
tile-offer-side-bets = side bets
tile-offer-free-draw = free drawing

### Shown by a browser without JavaScript, in every language at once.

no-script = The tables need JavaScript: the cards, the chips and the check of the sealed shoe are drawn in your browser. Please allow scripts for this page.
