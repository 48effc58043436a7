### What is said when something is not done: `refusal-` and its code.
### A `limit` comes as text, already written as chips; `seconds` is a whole number.

## The table

refusal-not-yours = That is not for your seat to do. Only the croupier and the changeur may.
refusal-not-now = Not now. Please wait for the next step of the coup.
refusal-stakes-closed = No more bets: the cards are on their way. Your stakes are unchanged; bet again after this coup.
refusal-no-such-seat = This table has no such seat. Please choose one of those shown.
refusal-seat-taken = Somebody sits there already. Please choose another seat.
refusal-seat-empty = Nobody sits in that seat. Sit down first.
refusal-stakes-in-play = Your stakes are in play. You can get up when they are settled.
refusal-unknown-bet = This table does not take that bet. Please use the fields on the felt.
refusal-bet-twice = The same bet was named twice. Put both stakes together in one.
refusal-needs-main-bet = That bet needs another one with it: bet on Player, Banker or Tie as well.
refusal-one-side = In one coup you may bet on Player or on Banker, not on both.
refusal-over-differential = At this table all stakes on one hand may exceed those on the other by { $limit } at most. Bet less, or on the other hand.
refusal-free-hand = This coup is dealt without stakes. Bets open after the first coups of the shoe.
refusal-must-deal = A player who takes the shoe deals one coup first. Deal, or pass the shoe on.
refusal-amount-not-whole = A stake is a whole number of units. Please use the chips on the table.
refusal-amount-not-positive = A sum must be more than zero. To take a stake back, clear it.
refusal-below-minimum = The minimum here is { $limit }. Add chips or take the stake back.
refusal-above-maximum = The maximum here is { $limit }. Please stake less.
refusal-not-a-step = Stakes go in steps of { $limit }. Please round yours.
refusal-over-purse = You have { $limit } at the table. Stake less, or buy chips from the changeur.
refusal-not-a-card = That is not a card of this shoe.
refusal-stake-stands = This stake of { $limit } stays up until it is decided. You may add to it, but not take it back.

## Chemin de fer

refusal-not-asked = That is for somebody else to answer. You will be asked in your turn.
refusal-answered = You have already answered.
refusal-calls-closed = The calls are closed. You may call on the next coup.
refusal-call-not-offered = This house has no such call. Choose one of those shown.
refusal-seats-by-lot = At this table the house draws the seats by lot, and none can be chosen.
refusal-seats-call-first = The seats call first. Bystanders may when none of them does.
refusal-no-suivi = Only those who called the last banco and lost may follow. Choose another call.
refusal-own-bank = Part of this bank is yours, and you cannot play against it.
refusal-co-banker-taken = A bank is doubled by one player alone. Wait for the next bank.
refusal-not-the-banker = Only the banker decides about the bank.
refusal-win-first = A bank may be passed on once it has won. Hold it for now.
refusal-bank-is-held = Nothing is taken out of a bank that is held. It is yours again when it ends.
refusal-below-bid = That bid could not lead. Bid { $limit } or more, or leave it.
refusal-at-another-sum = This bank is taken over at the sum that it held: { $limit }.
refusal-bank-is-open = The bank is open and covers every stake: there is no banco to call.
refusal-bancos-in-row = You have called banco and lost as often in a row as the house allows. Leave this one to somebody else.
refusal-coup-first = A bank is given up after one coup at least. Hold it for now.
refusal-other-side = You stake on your own side of the table.
refusal-must-draw = This hand must draw a card: the tableau binds it.
refusal-must-stand = This hand must stand: the tableau binds it.
refusal-not-your-shoe = You do not hold the shoe. The player who holds it deals this coup.
refusal-not-your-cards = These cards are not yours to turn.
refusal-must-show = An eight or nine is shown immediately.
refusal-no-natural = Only an eight or nine on two cards is shown now. Draw or stand.

## The house

refusal-unknown-room = There is no such table. Check the address, or open one of your own.
refusal-unknown-shoe = This table has not dealt such a shoe. Choose one from its list.
refusal-unknown-preset = The house does not offer that game. Choose one from the list.
refusal-unknown-strategy = No house player uses that strategy. Choose one from the list.
refusal-unknown-card = There is no such card. Write a rank and a suit, as in 9h, with commas between.
refusal-bad-counts = No coup can be dealt from such a shoe. Put some cards back, or take another number of packs.
refusal-needs-ranks = That bet needs ranks and suits. Say which cards are gone, not only their values.
refusal-bad-field = A table cannot be played with these settings. Correct the one that is marked.
refusal-bad-name = Please choose another name: not empty, and not too long.
refusal-hidden-name = This name has invisible characters in it. Please type it again.
refusal-name-taken = Someone at this table already has this name. Choose another name, or another table.
refusal-not-signed-in = The house does not know you yet. Tell it your name, then go on.
refusal-foreign-origin = This page comes from another address. Open the table at its own.
refusal-malformed = The house did not understand that. Reload the page and try again.
refusal-bad-id = The id of a command has 1 to 64 visible ASCII characters. This one does not, so nothing was done.
refusal-no-analysis = This is not a whole record of a shoe that can be analysed here. Choose a file that a table has saved.
refusal-analysis-too-much = Analysing this record takes more time or memory than the house allows. On your own computer, “baccarat analyse” has no such limit.
refusal-too-large = That message was too long for the house. Reload the page and try again.
refusal-too-fast = That was a little quick. Wait a moment and try again.
refusal-id-reused = This command was already sent, with something else in it. Reload the page and try again.
refusal-stale-coup = That coup is over. Nothing was done; go on with the next one.
refusal-stale-decision = That question is settled already, and nothing was done. Answer the current one.
refusal-shoe-packed = That request belongs to a shoe of long ago, and nothing was done now. See what you have here, and ask again if you still want it.
refusal-not-this-game = This table plays another game, which has no such thing. Choose something else.
refusal-not-seated = You have no seat here. Sit down first.
refusal-seated-already = You sit at this table already. Get up before you choose another seat.
refusal-room-full = Every seat is taken. Wait for one, or open a table of your own.
refusal-chair-kept = The free seat is kept for a player on the waiting list. Put your name on it too.
refusal-no-waiting-list = This table has no waiting list.
refusal-list-full = The waiting list is full.
refusal-seat-elsewhere = You have a seat at another table. At this one nobody has seats at two tables: give up the other first.
refusal-not-alone = Others are playing too, so the clock sets the pace.
refusal-not-host = Only the host of this table can do that.
refusal-not-broke = There are new chips only for those who have none left, at this table or another.
refusal-no-rebuy = There are no more rebuys for you at this club night.
refusal-whole-chips = This table plays for whole chips only.
refusal-equal-chips = At a club night everyone has the same chips, and nobody’s are set by hand.
refusal-no-bot-there = There is no house player in that seat. Choose a seat where one plays.
refusal-not-in-time = Your browser was too late to help seal this shoe. It can help with the next one.
refusal-over-account = You have { $limit } in your account. Take less.
refusal-over-set = A host may set a player’s chips to { $limit } at most. Choose less.
refusal-room-spent = This table has given out all the new chips that a table may. Open another.
refusal-house-spent = The hosts of this house have given out all the new chips that hosts may.
refusal-network-spent = Your network has been given as many new chips today as one may have. There are more tomorrow, or from an operator of this house.
refusal-over-books = This house’s books cannot hold a sum that large. Nothing was moved.
refusal-own-stake = Your own limit is { $limit } a coup.
refusal-own-loss = Your own limit for today leaves { $limit } to stake.
refusal-own-time = You have played today for as long as you allowed yourself.
refusal-own-break = You are taking a break, as you asked.
refusal-too-many-requests = That was too much at once. Wait a moment and try again.
refusal-too-many-commands = You have asked for too much in a short time. It is sent again in { $seconds } s.
refusal-room-busy = Too many people who do not play here are asking things of this table. It is sent again in { $seconds } s.
refusal-too-many-guests = Too many guests have come from your network in the last hour. Try again in a few minutes.
refusal-too-many-rooms = You have opened as many tables as one host may. Close one first, or wait a few minutes.
refusal-house-full = There are as many tables as this house can hold. Join one of them.
refusal-storage-low = The house has hardly any space left to store new tables. Join one of those that are open.
refusal-storage-quota = Your tables take as much space as one host may use. Tell the person who runs this house if you need another.
refusal-unknown-host = This house is not served under that name. The person who runs it can add the name with --host-name.
refusal-unknown-address = Nothing is served at this address.
refusal-wrong-method = This address does not take such a request.
refusal-out-of-order = Something went wrong in the house itself, and its log says what. Try again in a moment.
refusal-too-many-tries = You have asked for too many tables or links that are not there. Try again in a minute.
refusal-paused = The host has paused the table. Play goes on from where it stopped.
refusal-room-closing = This table closes after the coup. Nobody can sit down now.
refusal-room-closed = This table is closed. Everybody has their chips back.
refusal-other-wire = The house has a newer page than the one you are looking at. Load this page again.
refusal-set-aside = This table is out of order and cannot be opened. The chips on it are kept.
refusal-by-invitation = This table is by invitation. Ask its host for a link.
refusal-unknown-invite = This link no longer works. Ask the host for a new one.
refusal-too-many-invites = There are as many links as a table can have. Revoke one first.
refusal-shut-out = The host has sent you away from this table. Your chips go back to your account, and you may watch.
refusal-muted = The host has muted you here. You can still read.
refusal-no-player-there = There is no such player at this table. Choose someone else.
refusal-nothing-said = There is nothing to send yet. Write something first.
refusal-hidden-text = This message has control characters in it. Please type it again.
refusal-too-long = That message is too long. Split it in two.
refusal-table-frozen = The house could not save this, and nothing happened. Wait a moment; your chips are safe.

refusal-advisor-off = This table has no advisor. The host of a table decides that.
refusal-held-back = This table is shown late to those without a seat, and this is not to be seen yet. Take a seat, or wait a moment.
refusal-odds-off = This table does not show the odds. The host of a table decides that.

## Accounts

refusal-wrong-sign-in = That is not right. Check the name and the password, or use another way to sign in.
refusal-challenge-expired = That took too long. Please try once more.
refusal-sign-in-again = Please sign in once more first: for this, the house needs you to have signed in within the last 15 minutes.
refusal-weak-password = Please choose a password of 10 to 128 characters that is harder to guess.
refusal-last-way-in = This is your only way to sign in. Add another one first.
refusal-too-many-passkeys = You have as many passkeys as an account can have. Remove one first.
refusal-no-login = Only an account has recovery codes and devices that are signed in. An account begins with a passkey or a password.

## The operators

refusal-name-reserved = An operator of this house has this name, or one that looks like it. Please choose another.
refusal-banned = An operator of this house has banned you.
refusal-house-muted = An operator of this house has muted you. You can still read.
refusal-guests-off = In this house only players with an account may play or speak. Open the account dialog and add a passkey or a password.
refusal-house-password = This house asks newcomers for its password.
refusal-wrong-house-password = That is not the password of this house. Ask the person who invited you.
refusal-house-invited = Newcomers need an invitation into this house. Ask the person who runs it for a link.
refusal-not-operator = Only an operator of this house can do that.
refusal-needs-passkey = In this house, operators sign in with a passkey only. In your account, add a passkey and remove the password.
refusal-is-operator = An operator can be neither muted nor banned.
refusal-unknown-player = There is no such player in this house.
refusal-unknown-entry = This no longer exists. Reload the page to see what does.
refusal-unknown-line = The table no longer has this message, so it cannot be reported.
refusal-no-reason = Please say why in a few words.
refusal-no-network = That is no address or network that can be banned. Write one such as 203.0.113.7 or 203.0.113.0/24.
refusal-own-network = You, this machine or a trusted proxy would be shut out as well. Choose a smaller network.
refusal-too-many-entries = There are as many of these as the house keeps. Remove one first.
refusal-too-many-reports = You have reported a lot in a short time. Try again later.
