# The words of the lobby, of what is said at tables, and of their hosts. Loaded on demand.

## Lobby
next-table = Go on at { $name }

## History
history = My coups
history-none = You have not staked on a coup yet.
history-all = In all: { $coups ->
    [one] one coup
   *[other] { $coups } coups
  }, { $staked } staked
history-shoe = { $name } · shoe { $shoe }
history-shoe-sums = Whole shoe: { $coups ->
    [one] one coup
   *[other] { $coups } coups
  }, { $staked } staked
history-coup = Coup { $coup }
history-days = Days and times are shown for { $zone }; daily limits follow Greenwich time.
history-staked = staked { $amount }
history-record = Record
history-record-of = Record of shoe { $shoe }
history-analyse = Analyse
history-analyse-of = Analyse shoe { $shoe }
history-more = Older coups

## A shoe that is over
ended = Shoe { $shoe } is over
ended-go-on = Continue
ended-coups = { $coups ->
    [one] One coup was dealt.
   *[other] { $coups } coups were dealt.
  }
ended-own = { $coups ->
    [one] You played one and staked { $staked }: { $won }
   *[other] You played { $coups } and staked { $staked }: { $won }
  }
ended-verify = Check the seal
ended-analyse = How much was luck?

## Talk
talk = Talk at the table
talk-none = Nobody has said anything yet.
talk-line = Your message
talk-say = Send
talk-silenced = You may read here, but not write.
talk-stranger = Take a seat to talk here.
talk-hide = Hide what { $name } says
talk-report = Report what { $name } said
talk-hidden = { $count ->
    [one] You hide one person.
   *[other] You hide { $count } people.
  }
talk-show-all = Show everyone again
talk-mute = Mute { $name }
talk-unmute = Let { $name } speak again

## The host's desk
desk = The host’s desk
desk-pause = Pause
desk-resume = Resume
desk-paused = The table is paused. It resumes automatically after half an hour.
desk-close = Close the table after the coup
desk-close-sure = Close for good? Everyone gets their chips back; the records stay.
desk-close-last = { $count ->
    [one] One last coup is announced first; close again to close at once.
   *[other] The last { $count } coups are announced first; close again to close at once.
}
desk-close-yes = Yes, close it
desk-close-no = No, keep it open
desk-closing = The table closes after this coup.
desk-people = Players
desk-nobody = Nobody else is seated yet.
desk-remove = Send away
desk-remove-name = Send { $name } away
desk-remove-sure = Send { $name } away? They get up after the coup with their chips, and can neither sit nor write here until you let them back in.
desk-remove-yes = Yes, send { $name } away
desk-remove-no = No, let { $name } stay
desk-let-in = Let { $name } back in
desk-chips-of = Chips of { $name }
desk-chips-set = Set
desk-chips-how = Chips added are new ones; chips taken away go to the player’s own account.
desk-terms = Terms of play
desk-limits = Limits
desk-limits-how = The current shoe keeps its limits. New ones apply from the next shoe, and everybody here is told.
desk-limits-set = From the next shoe
desk-limits-keep = Keep the current limits
desk-limits-coming = These apply from the next shoe.
coming-limits = From the next shoe: stakes { $minimum } to { $maximum }
coming-banks = From the next shoe: banks from { $minimum }
desk-door = Who may enter
desk-door-open = Everybody
desk-door-private = Invited guests only
desk-links = Links
desk-link-make = Make a link
desk-link = Link { $number }
desk-link-came = { $count ->
    [0] not used yet
    [one] used by one person
   *[other] used by { $count } people
  }
desk-link-revoke = Revoke
desk-link-revoke-name = Revoke link { $number }
desk-link-copy-name = Copy link { $number }
desk-winnings = Winnings and losses (CSV)

## Opening a table
form-nobody = None
form-add = Add
form-drop = Remove { $name }
form-private = By invitation only
form-more = All rules of the game
form-changed = { $count ->
    [0] the usual rules
    [one] one rule changed
   *[other] { $count } rules changed
  }
form-faulty = Some entries above are not possible. They are marked.
form-spaced = Sums in chips, separated by spaces
form-law = By law ({ $rule }): { $values }
form-law-yes = yes
form-law-no = no
form-house-rule = house rule
form-in-chips = { $label } (chips)
group-table = The table
group-stakes = Stakes
group-shoe = The shoe
group-cards = The cards
group-calls = Calls and stakes
group-bank = The bank
wager-banker-ez = Banker, a three-card 7 pushes
wager-banker-super6 = Banker, pays half on a 6
wager-tie-9 = Tie at 9 to 1
field-packs = Packs of 52
field-stop-depth = Cards behind the stop card
field-one-more = One more coup after the stop card
field-burn = Cards burnt first
field-shuffle = Who shuffles
field-cut = Who cuts
field-bank-first = The bank is taken before the shoe is made, and the banker names who cuts
field-seats = Seats
field-bystanders = Places for bystanders
field-standing-ranks = Bystanders rank by the chairs before them
field-standing-banks = Bystanders may hold banks and join them
field-wagers = Bets on the felt
field-tie-stakes-withdrawable = After a tie, stakes may be taken back
field-minimum = Minimum stake
field-chemin-minimum = Minimum bank
field-minimum-bet = Minimum stake (0: a tenth of the minimum bank)
field-bank-maximum = Greatest sum for a new bank (0: no limit)
field-maximum = Maximum stake
field-stake-step = Stakes in steps of
field-chips = Chips on the table
field-calls-points = The croupier calls the points
field-calls-draws = The croupier says who stands and who gets a card
field-commission = Commission is taken
field-rounding = Commission or tax is rounded
field-whole-chips = Whole chips only: what the house takes is rounded up to a whole chip
field-dealt-by = Who deals
field-shoe-goes = When Player wins, the shoe goes
field-ceremony = How the cards are dealt
field-squeeze = The player with the highest stake on a hand turns its cards
field-dealers = Dealers assisting the croupier
field-drawing = Who chooses whether to draw
field-banker-looks = The banker looks at their cards
field-free-solo = A lone caller of the whole bank frees both hands
field-tax = Tax on the bank’s wins, per cent
field-calls = Calls
field-suivi = Suivi after a lost banco
field-last-complete = A call that completes the bank comes before one for half
field-sole-punter = Suivi also after the only stake
field-suivi-until = Suivi may be called
field-staking = Staking
field-raises = The banker may raise
field-garage = The uncovered part is set aside
field-adds = The banker may add before each coup
field-co-banker = Somebody may double the bank
field-cobank-consent = The banker has to accept the player who doubles the bank
field-banco-at = When the bank may be called
field-banco-repeat = Times that a void banco may be repeated
field-award-ties = Equal bids
field-bank-lasts = Shoes that a bank lasts, 0 for any number
field-new-shoe = An auction is for a new shoe
field-sides-prime = If both sides call banco
field-banco-free = A caller of the bank plays free of the drawing rule
field-ask-table = The banker may ask for the table
field-tie = After a tie
field-passing = The bank may be passed on
field-auction = A bank nobody takes is auctioned
field-chemin-bank-maximum = Maximum bank, in minimum stakes (0: none)
field-price = A bank passed on is taken
field-chemin-must-deal-once = A player who takes a bank over must deal a coup
field-giver-out = Giver and partner of a bank stay out of it
field-giver-may-return = A bank nobody takes may go back to its giver
field-forced-bank = A bank without bids falls to the giver’s right neighbour
field-refusals = Declined banks in a row that cost the seat (0: none)
field-cards-after-pass = After a pass to a larger bank the last caller has the cards once
field-voluntary-garage = Winnings, in least stakes, above which some may be set aside (0: never)
field-half-from-pass = Won coups after which half of the bank may be set aside (0: none)
field-all-in = The banker may leave in all that nobody covers
field-newcomer-waits = Players who sit down in a shoe let the hand pass once
field-suite-falls-from = When a suite falls, the shoe goes to the right of
field-rotation = The bank moves on
field-stop-card = The shoe has a stop card
field-per-side = Players on each side
field-least-players = Players needed for a coup (at banque: on each side)
field-banque-minimum = Minimum bank
field-award = The bank goes
field-open-bank = Banque ouverte, which covers every stake
field-first-look = Who looks first
field-prime = Precedence
field-bancos-in-row = Lost bancos in a row by one seat
field-over = Stakes over a limited bank
field-banque-tax = The house takes
field-tax-limited = Tax on a limited bank’s net win, in hundredths of a per cent
field-tax-open = Tax on an open bank’s net win, in hundredths of a per cent
field-tax-capital = Tax on the money brought in, in hundredths of a per cent
field-refill = The banker of a broken bank may go on
field-retire = The bank may be given up
field-tie-share = Maximum on Tie, in per cent of the maximum stake
field-tie-minimum = Minimum on Tie (0: the minimum stake)
field-side-share = Maximum of a side bet, in per cent of the maximum stake
field-side-minimum = Minimum of a side bet (0: the minimum stake)
field-maximum-factor = The maximum in minimums (0: any)
field-both-sides = One player may bet on Player and Banker together
field-differential = Most difference between all stakes on Player and on Banker (0: any)
field-win-rounding = Wins are rounded
field-free-hands = Coups without stakes at the start of a shoe
field-last-hands = Coups announced before the table closes
field-waiting-list = A waiting list for free seats
field-limits-change = Other limits apply
field-call-order = At the end the croupier calls first
field-must-deal-once = A player who takes the shoe must deal one coup
field-reoffer = A bank given up is offered
field-winner-out = Who leaves the bank with a gain may not hold it again in that shoe
choice-burn-first-card = the value of the first card
choice-burn-number = a number
choice-shuffle-croupier = the croupier
choice-shuffle-everyone = the croupier, everyone, and the croupier again
choice-cut-neighbour = the croupier’s left neighbour
choice-cut-from-left = anyone who wants to, from the croupier’s left
choice-cut-croupier = the croupier
choice-shuffle-dealers = the croupier and the dealers
choice-cut-in-turn = each seat in turn
choice-commission-at-once = immediately
choice-commission-noted = when the shoe ends, or on leaving
choice-rounding-up = up
choice-rounding-down = down
choice-rounding-nearest = to the nearest unit
choice-rounding-nearest-tenth = to the nearest tenth of a chip
choice-rounding-nearest-quarter = to the nearest quarter of a chip
choice-rounding-nearest-half = to the nearest half of a chip
choice-dealt-by-croupier = the croupier
choice-dealt-by-players = the players, in turn
choice-limits-change-next-shoe = from the next shoe
choice-limits-change-after-three = after three announced coups
choice-shoe-goes-clockwise = clockwise to the next seat
choice-shoe-goes-highest = to the player who staked most on Player
choice-shoe-goes-right = to the right
choice-ceremony-open = face up
choice-ceremony-american = face down, as in America
choice-drawing-tableau = where the tableau allows
choice-drawing-computer = only with 3 against a 9
choice-drawing-free = everybody always
choice-banker-looks-after-ponte = after the ponte has decided
choice-banker-looks-at-once = immediately
choice-calls-all = all
choice-calls-banco = banco alone
choice-staking-open = all at the same time
choice-staking-in_order_cut_back = in turn, cut back to the bank
choice-staking-in_order_remaining = in turn, for what is left
choice-tie-stakes-back = stakes go back
choice-tie-stakes-stand = stakes stand
choice-passing-after-win = after a win
choice-passing-any-time = at any time
choice-passing-never = never
choice-suite-falls-from-original = first banker
choice-suite-falls-from-current = current banker
choice-rotation-loss = when it loses
choice-rotation-decided = after every decided coup
choice-rotation-never = never
choice-price-sum = at its sum
choice-price-at-least = at its sum or more
choice-suivi-until-calls = with the other calls
choice-suivi-until-seen = until the cards are seen
choice-shuffle-neighbours = the croupier, the banker’s neighbours, and the banker
choice-cut-banker-names = a player named by the banker
choice-award-auction = by auction
choice-award-list = by the list of names
choice-open-bank-allowed = may be bid
choice-open-bank-always = always
choice-open-bank-never = only by accepting all stakes
choice-first-look-banker = the banker
choice-first-look-all = all at the same time
choice-first-look-sides = the sides, and the banker after they have spoken
choice-prime-round = round from the banker’s right
choice-prime-alternating = alternately right and left
choice-calls-club = one hand, à cheval, or halves
choice-calls-none = none
choice-banco-at-any-coup = before any coup
choice-banco-at-start = before the first coup of a bank
choice-award-ties-rise = are refused: bids must rise
choice-award-ties-lot = a lot decides
choice-sides-prime-prime = prime decides
choice-sides-prime-lot = a lot decides
choice-over-refused = go back, last first
choice-over-as-far = are paid as far as the bank goes
choice-tax-none = nothing
choice-tax-net = a share of each coup’s net win
choice-tax-capital = a share of the money brought in
choice-refill-never = never
choice-refill-opening = with the sum it opened with
choice-refill-minimum = with the minimum bank
choice-refill-opening-or-more = with the sum it opened with, or more
choice-retire-any-time = after any round
choice-retire-after-coup = after one coup
choice-win-rounding-down = down
choice-win-rounding-up = up
choice-call-order-player-first = Player’s point
choice-call-order-banker-first = Banker’s point
choice-ceremony-official = face down, shown by the players, as European law has it
choice-reoffer-held = at the sum that is in it
choice-reoffer-first-sum = at the sum that it opened with
fault-between = Choose from { $low } to { $high }.
fault-somehow = This is not possible.
fault-seconds = Choose from { $least } to { $most } seconds.
fault-coups = Choose from { $least } to { $most } coups.
fault-bots = Leave a seat for a person.
fault-stop-depth = Choose from 7 to 104, and at least 12 if one more coup is dealt.
fault-minimum = It must be above zero, in whole steps, and no higher than the maximum stake.
fault-maximum = It must be in whole steps, and no lower than the minimum stake.
fault-stake-step = The limits must be multiples of it, and it must be whole chips where only those are played for.
fault-minimum-bet = It must be in whole steps, and no higher than the minimum bank.
fault-bank-maximum = It must be 0, or enough for the minimum bank.
fault-least-players = It cannot be more than the seats.
fault-wagers = Choose at least one bet, and only one form of each.
fault-chips = Give one to eight sums, each above zero.
fault-tie-share = Choose from 1 to 100. The maximum on Tie may not be below its minimum.
fault-side-share = Choose from 1 to 100. The maximum of a side bet may not be below its minimum.
fault-maximum-factor = The maximum stake must be this many times the minimum. Choose 0 if it need not be.
fault-differential = It is at least the minimum stake, in whole steps, or 0 for no limit.
fault-free-hands = Choose from 0 to 3, and only where stakes may be taken back after a tie.
fault-must-deal-once = The croupier deals here. Choose that the players deal.
fault-dealers = Choose from 0 to 2. Dealers help only where there are 6 packs or more.
fault-ceremony = Where players show the cards, they also deal, there are 10 seats or more, and there is no squeeze.

## The table's menu, and what a table is opened with
open-table-name = Name of the table
open-table-pace = Pace of the cards
open-table-clock = Seconds for stakes, with several players
open-table-rebuy = New chips for anyone who is broke
open-table-odds = Show the odds of each coup to anyone who wants them
open-table-advisor = Let players ask an advisor what the equilibrium says about their hand
open-table-delay = Seconds late for everybody without a seat
open-table-delay-coups = Coups late for everybody without a seat
open-it = Open the table
menu-seat = Seat
menu-table = Table
menu-host = Host
menu-own = For you
menu-care = Limits
menu-records = Records
invite-how = Anyone who opens this address can sit down here.
invite-code = Scan it with the camera of a phone.
# The house is open at a loopback address.
invite-local = Only this computer can open this address. To have guests from your network, start the program with “--host 0.0.0.0” and open the address that it prints.
copy = Copy the address
copied = Copied
slow-you = You have let a question lapse. Until you answer one, the others wait for you for two seconds only.
pace = How fast the table deals, for everyone
house-players = House players
add-bot = Add one
remove-bot = Send { $name } away
chips-and-seat = Chips and seat
account = With the changeur
amount-chips = Chips
buy = Buy
cash = Cash in
leave = Get up from the table
leaving = You will get up after this coup.
limit-seat = Maximum stake per seat
limit-set = Set
limit-none = Same as the table
records = Shoe records
records-none = No shoe has been dealt yet.
record-line = Shoe { $shoe }: { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}
record-open = being dealt
record-download = Download

# The waiting list of a full table.
waiting-names = Waiting for a seat: { $names }.
waiting-kept = A seat is kept for { $names }.
waiting-offer = A seat is kept for you for { $seconds } s.
waiting-place = You are number { $place } on the waiting list.
waiting-join = Put my name on the list
waiting-move = Ask for another seat
waiting-leave = Take my name off the list
