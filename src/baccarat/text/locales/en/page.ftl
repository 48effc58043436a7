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
place-free = Seat { $seat }, free
place-holder = holds the shoe
sit-here = Sit in seat { $seat }
you = You
you-said = you
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
