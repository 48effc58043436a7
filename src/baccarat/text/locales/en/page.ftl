# The words of the page itself. Sums come in as text, already written as chips.
name = Baccarat
tagline = Punto banco, dealt live at a fine table. Alone, or with friends.
side-player-sub = Punto
side-banker-sub = Banco
pays = pays { $odds }
pays-up-to = pays up to { $odds }
letter-player = P
letter-banker = B
letter-tie = T

## Landing
your-name = Your name
your-name-example = What shall we call you?
take-seat = Take a seat
taking-seat = One moment…
first-chips = You begin with play chips. Nothing here costs money.
hello = Good evening, { $name }.
your-account = { $amount } chips at the changeur
rooms = Tables open now
no-rooms = No table is open yet. Open the first.
room-line = { $seated } of { $seats } seats taken
room-limits = { $minimum } to { $maximum }
room-limits-open = from { $minimum }
join = Join
join-room = Join { $name }
open-table = Open a table
open-table-name = Name of the table
open-table-game = Game
game-punto = Punto banco
game-chemin = Chemin de fer
open-table-side-bets = Side bets: { $count ->
    [0] none
   *[other] { $count }
}
open-table-pace = Pace of the cards
open-table-bots = Players of the house
open-table-clock = Seconds for stakes, in company
open-table-rebuy = New chips for whoever is broke
open-it = Open the table
pace-slow = Slow
pace-normal = Normal
pace-quick = Quick
pace-instant = At once

## The bar
language = Language
language-en = English
language-de = Deutsch
language-fr = Français
sound-on = Turn sound on
sound-off = Turn sound off
help = Keys and help
rules = Rules
table-menu = The table
lobby = To the lobby
limits = Stakes { $minimum } to { $maximum }
close = Close

## The felt
felt = Table
shoe = Shoe: { $left } of { $total } cards left
shoe-left = { $left } cards
discard = Discard: { $count } cards
hand-total = { $side }: { $total }
no-cards = { $side }: no cards yet
spots = Bets
side-bets = Side bets
spot-empty = no stake
spot-staked = your stake { $amount }
places = Seats
place-you = Seat { $seat }: you, { $amount } chips
place-taken = Seat { $seat }: { $name }, { $amount } chips
place-free = Seat { $seat }, free
sit-here = Sit in seat { $seat }
you = You
away = away
stakes-of = { $wager } { $amount }
last-coups = { $coups ->
    [one] Last coup of this shoe
   *[other] { $coups } more coups in this shoe
  }
waiting-shoe = The shoe is being made ready…
closes = Stakes close in { $seconds } seconds

## The rail
balance = Your chips
on-felt = On the felt
chips-rail = Chips
pick-chip = Chip of { $amount }
deal = Deal
ready-deal = Deal, please
waiting = Waiting for the others…
dealing = Dealing…
skip = Skip
undo = Undo
double = Double
rebet = Rebet
clear = Clear
watching = You are looking on.
watching-full = All seats are taken. You are looking on.
sit-with = Sit down with
sit-down = Sit down
rebuy = { $amount } new chips
broke = Your chips are gone. The house has new ones for you.
buy-chips = Buy { $amount } chips
low = You have fewer chips than the least stake.
won-coup = You win { $amount }
lost-coup = You lose { $amount }
hint-chip = Take a chip and place it on Player, Banker or Tie.
hint-deal = Now press Deal. The croupier does the rest.
notice-raised = The least stake here is { $limit }: it was raised to that.
refused-somehow = That did not work. Nothing was changed.
name-missing = Please tell us a name first.

## Roads and coups
roads = Scorecards
big-road = Big road
bead-plate = Bead plate
roads-predict-nothing = They show what was. They foretell nothing.
roads-empty = The first coup begins the card.
big-road-label = Big road: { $coups } coups
bead-plate-label = Bead plate: { $player } Player, { $banker } Banker, { $tie } Tie
coups = Last coups
coup-line = Player { $player }, Banker { $banker }: { $outcome }
why = Why?
why-coup = Why? Coup { $coup }
why-title = Coup { $coup }, explained

## Connection
connecting = Finding your table…
connection-lost = Connection lost, reconnecting…
connection-back = You are back.
unreachable = The house does not answer. Trying again…
to-lobby = To the lobby

## The table's menu
invite = Invite a friend
invite-how = Whoever opens this address can sit down here.
copy = Copy the address
copied = Copied
pace = Pace
house-players = Players of the house
add-bot = Seat one
remove-bot = Send { $name } away
chips-and-seat = Chips and seat
account = At the changeur
amount-chips = Chips
buy = Buy
cash = Cash
leave = Get up from the table
leaving = You get up after this coup.
limit-seat = Highest bet of one seat
limit-set = Set
limit-none = As the table
records = Records of the shoes
records-none = No shoe has been dealt yet.
record-line = Shoe { $shoe }: { $coups } coups
record-open = being dealt
record-download = Download

## Help
help-title = Keys
help-intro = Everything can be done from the keyboard.
help-chips = choose a chip
help-spots = place it on Player, Banker or Tie
help-deal = deal, or skip the motion
help-undo = undo
help-double = double
help-rebet = stake as before
help-clear = take the stakes back
help-why = why the last coup went so
help-sound = sound on or off
help-rules = rules
help-menu = the table: chips, pace, records
help-help = this page
key-enter = Enter
key-space = Space

## Rules
rules-title = How punto banco is played
rules-aim = Bet on which of two hands comes nearer to nine, Player or Banker, or on a tie. Both hands belong to the table: anyone may bet on either.
rules-values-title = Values
rules-values = Ace counts one, two to nine their number, tens and court cards nothing. Of a sum only the last digit counts: seven and six make three.
rules-natural-title = Naturals
rules-natural = Eight or nine on two cards ends the coup at once.
rules-player-title = Player's third card
rules-player = Player draws on 0 to 5 and stands on 6 and 7.
rules-banker-title = Banker's third card
rules-banker = If Player stood, Banker draws on 0 to 5. If Player drew, it depends on that card:
rules-banker-has = Banker has
rules-banker-draws = draws when Player's card counts
rules-always = always
rules-never = never
rules-except-8 = anything but 8
rules-pays-title = What is paid
rules-beside = only beside a bet on Player, Banker or Tie
rules-lines = Of a bet’s lines the first that applies counts; where none does, the stake is lost.
rules-tie = On a tie, stakes on Player and Banker stay where they are.
rules-table = { $packs } packs of 52, stakes from { $minimum } to { $maximum } chips in steps of { $step }.

## The odds at the table

live-odds = The odds of this coup
live-odds-show = Show the odds
live-odds-worth = What a bet is worth now, for each chip on it
open-table-odds = Show the odds of each coup to whoever wants them

## The odds
edge-of = house edge { $edge }
lab-title = The odds
lab-link = What every bet is worth
lab-intro = What every bet is worth, on any shoe. Share the address to share the question.
lab-outcomes = Who wins
lab-shoe = Game and shoe
lab-packs = Packs
lab-gone = Cards taken out
lab-gone-how = By what they count; tens and court cards count 0.
lab-worth = Cards counting { $worth } that are out
lab-cards = Single cards taken out
lab-cards-how = By rank and suit, so that bets on pairs keep their price.
lab-suit = Suit
lab-take = Take out { $card }
lab-put-back = Put back { $card } ({ $times } out)
lab-full = Full shoe
lab-trade = All bets of the trade
lab-bet = Bet
lab-edge = House edge
lab-hit = Wins
lab-sd = Standard deviation
lab-commission = As a commission
lab-ranks = These need ranks, and have no price where cards are out by their value alone: { $bets }.
lab-how = Every figure is exact, counted over all orders of the cards; press a bet for its fractions. The house edge is what a stake is expected to lose; green is in your favour.
