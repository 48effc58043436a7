### The help of the command line. A text that begins with help-option- is for an option of several commands.

help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-parameters = Parameters
help-default = [default: { $value }]
help-choices = [choices: { $values }]
help-required = [required]
help-help = Display this message and exit.
help-install-completion = Set up completion for your shell: bash, zsh or fish.
help-install-completion-shell = The shell; by default the one that runs this command.
help-install-completion-output = The file for the script; by default the shell’s own place for it.
help-version = Display application version.

help-baccarat = The baccarat family of card games: play at a table in the browser, deal, replay.

help-option-bet = The bet’s name.
help-option-bets = A folder with a house’s own bets, which the bet may be one of.
help-option-counts = The cards in the shoe by card value: ten numbers separated by commas, for the values 0 to 9.
help-option-file = The record.
help-option-json = Print a JSON object with exact fractions.
help-option-packs = The number of packs the shoe was made of, 1 to 26; `inf` deals with replacement.
help-option-preset = The game’s name, as listed by `baccarat presets`.
help-option-rule = Change a rule of the house, as in packs=6 or tax=0; may be given more than once.
help-option-spreadsheet = Write the CSV for a spreadsheet with this decimal sign: with a byte-order mark, and semicolons next to a decimal comma.
help-option-theta = The share of all stakes that is on the right: a decimal or a fraction, such as 0.25 or 1/4.
help-option-language = The language of the output: { $known }. The default is that of the environment.

help-play = Start the server, print its address, and open a browser.
help-play-host = The address to listen on; 0.0.0.0 admits other machines on your network.
help-play-port = The port to listen on; 0 picks a free one.
help-play-data = The folder for rooms, chips and shoes, or the URL of a PostgreSQL database; the default is your own data folder.
help-play-browser = Whether to open a browser.
help-play-connections = The maximum number of connections per address; 0 for no limit.
help-play-host-name = Other names of this machine, separated by commas; its addresses are always accepted.
help-play-trusted-proxies = Addresses or networks of the proxies in front of this server, separated by commas. Only these are believed about where a request comes from.
help-play-root-path = The path under which a proxy serves the house, such as /baccarat; the default is the top.
help-play-metrics = An address and port, such as 127.0.0.1:9464, at which to serve /metrics for Prometheus; the default is not to.
help-play-log-format = The form of the log, which is written to the error output.
help-play-log-level = The least important entries to log. The default is info, or warning if the log is text on a terminal.
help-play-config = A TOML file with values for these options. The command line and the environment come first.
help-play-show-config = Print the configuration and where each value comes from, as a TOML file; start nothing.
help-play-history-days = Delete finished shoes after this many days, and closed rooms of which none is left; 0 keeps them.
help-play-guest-days = Delete guests who have not come for this many days, with their chips; 0 keeps them.
help-play-max-megabytes = The size of the database above which new rooms are refused; 0 for no limit.
help-play-operator = The sign-in names of the accounts that moderate the house, separated by commas, such as Anna-4821.
help-play-operator-passkey = Let only operators in whose account has a passkey and no password.
help-play-accept-loss = Open a house that has lost its newest changes, after copying all its files aside.
help-play-standby = Serve a database alone: wait while other servers use it, and take over once they have ended.
help-play-peer-address = Where the other servers of a database reach this one, as HOST:PORT; port 0 is its own port. By default its host and port.

help-check = Check everything in the house, packed shoes included, even while the server runs.
help-check-data = The folder with rooms, chips and shoes, or the URL of a PostgreSQL database; the default is your own data folder.

help-backup = Copy the house into a file, even while the server runs.
help-backup-file = The file to write, compressed if its name ends with .gz; an existing file is never overwritten.
help-backup-since = An earlier copy in the same folder: only the changes since then are written, to a file whose name ends with .changes. Keep both to restore.
help-backup-data = The folder with rooms, chips and shoes; the default is your own data folder.

help-move = Copy a house from a folder to a PostgreSQL database, or back; no server may be using it.
help-move-source = The folder or the URL of the database in which the house is now.
help-move-target = The folder or the URL of an empty database.

help-restore = Restore the house from a backup, if it is undamaged; no server may be using the folder.
help-restore-file = A file written by `baccarat backup`.
help-restore-data = The folder to restore into; the default is your own data folder.
help-restore-force = Overwrite the contents of the folder.

help-deal = Deal coups in the terminal, shoe after shoe; in games with a player’s bank, bots play.
help-deal-seats = The number of bots, in games with a player’s bank; the default is 5.
help-deal-bots = The bots’ strategy: cautious, bold, by-the-book or equilibrium, or several of them separated by commas, assigned to the seats in turn. The default is a mix of the first three.
help-deal-coups = The number of coups to deal.
help-deal-seed = A number that determines the shuffle: the same seed gives the same cards. The default is a random one.
help-deal-why = Explain each draw by its rule.
help-deal-json = Print one JSON object per coup, each on a line.

help-presets = List the games, or every house rule of those that are named.
help-presets-names = Games whose rules are shown side by side.
help-presets-json = Print a list of JSON objects with every field. Sums are in units, 100 to a chip.

help-rules = Print each rule of a game: its ID, field, value and source, such as an article of law.
help-rules-against = Another game; only fields that differ are printed.
help-rules-json = Print a JSON object, with the articles of law that the game follows. Sums are in units, 100 to a chip.

help-result = List the results of research that this program computes, or compute one again.
help-result-name = The result, such as history; without a name all are listed.
help-result-packs = The largest number of packs, 1 to 12.
help-result-out = Write table.md, figure.svg and result.json into this folder instead of printing the table.
help-result-checkpoint = A file to continue from, if it exists, and to save to; banque and uniqueness save often.

help-record = Write a record (.bhh) of each shoe that you or others noted, by its cards.
help-record-file = A file with cards, in any form that can be told apart; `-` reads standard input.
help-record-out = The record to write; it must not exist yet. Several shoes get numbers, as in shoe-1.bhh.

help-reading-format = What the file has, if that is not to be found out: results, cards, messages of a feed, or frames of an electronic shoe.
help-reading-columns = The columns of the file, such as `shoe,coup,p1,b1,p2,b2,p3,b3`, or `result`, `results` (of a shoe), or `cards` (as drawn); `-` is any other column.
help-reading-codes = The meaning of words or numbers, such as `1=P,2=B,3=T`.
help-reading-packs = The number of packs of the shoes, 3 to 12; the default is the game’s.
help-reading-burn = The number of cards burnt before the first coup; with `first`, a line with one card is the card shown first, which decides.
help-reading-separator = What separates the fields of a line, if that is not to be found out.
help-reading-keep-going = Set broken coups aside in this file, as CSV, instead of stopping at the first one.
help-reading-shoe = Take this shoe alone, counted from 1.

help-replay = Replay a record (.bhh), and check every card, stake and result.
help-replay-json = Print a JSON object.

help-verify = Verify the record of a sealed shoe: secret, shuffle, cut, root, proofs and settlements.
help-verify-head = A running hash that you noted; it must be one of this record’s.
help-verify-witness = A file saved by your browser with “Save what I saw”; the record must agree with it.
help-verify-json = Print a JSON object.

help-roads = Draw the scorecards of a shoe: the bead plate, the big road and its three derived roads.
help-roads-results = Results such as `B,Pn,T,Bpb` (n for a natural, p or b for a pair of that side), a record, or a file of results or cards; `-` reads standard input.
help-roads-side = The side to draw, if a record has several that play against the bank; the default is the first.
help-roads-svg = Print an SVG picture.
help-roads-plot = Draw the roads into this file, an SVG or a PNG according to its name.
help-roads-across = Show only the last columns of each road: this number of large squares across, as on a display.
help-roads-text = Print letters; this is the default.
help-roads-json = Print a JSON object.

help-odds = Compute the exact value of every bet of a game, on a full shoe or any other.
help-odds-packs = The number of packs the shoe was made of, 1 to 26; the default is the game’s; `inf` deals with replacement.
help-odds-cards = A file that lists the cards in the shoe, such as `9h`, separated by spaces, commas or line breaks; `-` reads standard input.
help-odds-removed = Cards missing from the full shoe, such as `9h,Kd`.
help-odds-dealt = Cards of the coup on the table, in the order dealt, such as `P 9h,B Kd,P 2c`; they are counted as part of the shoe.
help-odds-bet = Price only this bet, even if the game does not offer it; may be given more than once.
help-odds-bets = A folder with a house’s own bets, which are priced as well.
help-odds-csv = Print one CSV line per bet.

help-removal = Show how each card that leaves the shoe changes a bet, and how to count for it.
help-removal-packs = The number of packs in the full shoe, 1 to 26.

help-count = Show how much counting cards gains at a bet, per shoe, by the depth of the stop card.
help-count-tags = The numbers to count for A, 2, … 9 and ten-valued cards, separated by commas; by default the best balanced whole numbers up to 3.
help-count-threshold = The least true count at which the counter bets; by default the one that gains most.
help-count-divisor = What the running count is divided by: the packs not seen (the default), or those left in the shoe, without the cards burnt.
help-count-running = Count without division, as in START:TRIGGER: a new shoe starts at the first number, and the counter bets from the second on.
help-count-packs = The number of packs in the full shoe, 1 to 26.
help-count-one-more = Deal one coup more after the stop card has come out.
help-count-cut = The number of cards behind the stop card; may be given more than once. The default is 14, 26, 52, 78 and 104.
help-count-shoes = The number of random shoes, 2 to 1000000.
help-count-seed = The seed of the random shoes.
help-count-json = Print a JSON object.

help-risk = Compute the distribution of a bankroll after many bets, and the risk of ruin.
help-risk-bankroll = The starting bankroll, in chips.
help-risk-stake = The stake on every coup, in chips; play stops when the bankroll cannot cover it.
help-risk-coups = The number of coups, each dealt as if from a full shoe.
help-risk-packs = The number of packs in that shoe, 1 to 26.
help-risk-json = Print a JSON object with the whole distribution.

help-simulate = Play whole shoes at random, and estimate what each bet or a strategy brings.
help-simulate-shoes = The number of shoes; the default is 100,000, or 1,000 for whole tables of chemin de fer and banque, or no limit with --until.
help-simulate-seed = A number that determines every card; the default is a random one.
help-simulate-jobs = How many cores to use; the default is all. It does not change the result.
help-simulate-cluster = The address of a Dask cluster that plays the shoes, such as tcp://host:8786. It does not change the result either.
help-simulate-cut = The number of cards behind the stop card; the default is the game’s.
help-simulate-burn = The cards burnt before the first coup: a number, none, or first, in which case the first card is shown and decides. The default is the game’s.
help-simulate-bet = Report only this bet, even if the game does not offer it; may be given more than once. A strategy stakes on the first one.
help-simulate-bets = A folder with a house’s own bets, which are reported as well.
help-simulate-until = Stop when the standard error of every bet is small enough, as in se=1e-5.
help-simulate-strategy = Who plays, as in martingale or paroli:stake=2,wins=3: flat, martingale, paroli, dalembert, fibonacci, labouchere, oscars-grind, 1-3-2-6, follow, against, fixed-fraction, counting, perfect, kelly, or your own as module.function. At chemin de fer and banque: equilibrium, custom, draw or stand, as in equilibrium:stake=2,pass-after=3, or your own.
help-simulate-session = The coups of a session, which a strategy starts with a new bankroll; the default is 1000.
help-simulate-bankroll = The bankroll at the start of a session, in units of the table’s minimum, or inf; the default is 1000. At chemin de fer and banque it is that of every player at the start of a shoe, in minimum bancos, and has no limit by default.
help-simulate-at = The coups after which the results of sessions are recorded, such as 100,1000.
help-simulate-kernel = lanes is the fastest and settles bets on card values, cards deals full cards, and reference deals the same shoes in plain Python. At chemin de fer and banque hands plays the hands alone, table plays the whole table, and traced plays the same in compiled code. The default is the fastest that supports the other options.
help-simulate-player = The strategy of one seat, as in 2=custom:call=banco; may be given more than once.
help-simulate-seats = The number of players at chemin de fer and banque; the default is 5.
help-simulate-bystanders = The number of bystanders at chemin de fer and banque; the default is 0. Their numbers follow those of the chairs.
help-simulate-ponte = How often the ponte draws, by decision points as in solve, such as 5=1/2.
help-simulate-right = How often the right draws at banque.
help-simulate-left = How often the left draws at banque.
help-simulate-banker = How often the banker draws, such as 6|S=0.
help-simulate-checkpoint = A file to continue from, if it exists, and to save to.
help-simulate-by-shoe = Write a row for each shoe into this file, a .csv, .jsonl or .parquet.
help-simulate-by-session = Write a row for each session of a strategy that has ended into this file, likewise.
help-simulate-out = Write the results into this file, a .csv or .parquet.
help-simulate-report = Write a report with pictures into this file, an .html.
help-simulate-json = Print a JSON object.

help-shoe = Show the value of each bet before every coup of a shoe.
help-shoe-file = A record (.bhh), or a file with cards that somebody noted; `-` reads standard input.
help-shoe-bets = A folder with a house’s own bets, which are priced along with those of the record.
help-shoe-csv = Print one CSV line per coup.
help-shoe-plot = Draw the edges into this file, an SVG or a PNG according to its name.

help-study = Compare many noted shoes with fair ones.
help-study-files = One file or more: records (.bhh), or results or cards that somebody noted; `-` reads standard input.
help-study-bet = Study this bet, even if the game does not offer it; may be given more than once. The default is all bets of the game.
help-study-bets = A folder with a house’s own bets, which are studied as well.
help-study-cut = The number of cards behind the stop card; with it, the lengths of shoes are tested too.
help-study-seed = The number that determines the random shoes.
help-study-json = Print a JSON object.
help-study-out = Write a row for each measure into this file, a .csv or .parquet.
help-study-report = Write a report with pictures into this file, an .html.

help-analyse = Step through a shoe: odds, choices, and luck.
help-analyse-file = A record (.bhh), or a file with cards that somebody noted; `-` reads standard input.
help-analyse-svg = Draw the course of the shoe into this SVG file.

help-solve = Find the exact optimal play of a game with decisions. The name of a preset with decisions, such as banque-club, brings its rules.

help-solve-chemin-de-fer = Find the optimal play of ponte and banker at chemin de fer, and the value of a coup to each.
help-solve-chemin-de-fer-plot = Draw both sides’ tables into this file, an SVG or a PNG according to its name.
help-solve-chemin-de-fer-plot-packs = Draw the value of a coup for one to twelve packs, and with replacement, into this file; the other options apply.
help-solve-chemin-de-fer-efg = Write the game in extensive form into this file, for Gambit or OpenSpiel.
help-solve-chemin-de-fer-nfg = Write the game in strategic form into this file, without dominated decisions.
help-solve-chemin-de-fer-decimals = Write decimals into these files, which OpenSpiel needs, and not fractions.

help-solve-banque = Find the optimal play of right, left and banker at banque, and the value of a coup to each.
help-solve-banque-concept = Each for themselves (nash), or right and left together against the bank: with a common plan (correlated), or agreeing only on how often each draws (independent), which need not have a solution. Free choice on all hands, and a left that sees a card or a hand, need nash.
help-banque-preset = The name of house rules, which supply packs, free decisions and what the sides know unless these are given. Without it: the game of the books.
help-banque-ponte-free = Whether right and left may choose on 5 only, or on all hands, as in a club.
help-banque-left-sees = Whether the left decides by its total alone, also by the card given to the right, or one player holds both hands.
help-banque-naturals = Whether a side’s natural is shown before the other side decides (known), as in a club, or only when its own turn comes (pooled).
help-solve-banque-plot = Draw the banker’s tables into this file, an SVG or a PNG.
help-solve-banque-plot-theta = Draw the value of a coup for every theta into this file, an SVG or a PNG.
help-solve-banque-efg = Write the game in extensive form into this file, for Gambit or OpenSpiel.
help-solve-banque-decimals = Write decimals into this file, which OpenSpiel needs, and not fractions.

help-best-response = Find the exact best response to a given strategy.

help-best-response-chemin-de-fer = Find the best response to a strategy of the ponte or of the banker.
help-best-response-chemin-de-fer-ponte = How often the ponte draws, by decision point, such as `5=0` or `0+5=1,1+4=1/2`; at all other points the equilibrium applies.
help-best-response-chemin-de-fer-banker = The same for the banker, such as `6|S=1`. Exactly one of the two must be given.

help-best-response-banque = Find one side’s best response at banque to the strategies of one or both of the others.
help-best-response-banque-right = How often the right draws on 5, such as `5=0`; on any hand if all hands are free.
help-best-response-banque-left = The same for the left, which may take the right’s card into account, such as `5|S=0`.
help-best-response-banque-banker = How often the banker draws, by decision point, such as `6|S,7=1`; at all other points the equilibrium applies.
help-best-response-banque-answers = The side that responds: by default the banker, or the left if the banker is given. A side that neither responds nor is given plays the equilibrium.

## Options of chemin de fer

help-chemin-preset = The name of house rules, which supply packs, tax and free decisions unless these are given. Without it: six packs, no tax, the ponte free on 5 and the banker always free.
help-chemin-sees = What decisions are based on: totals for both; the banker’s two cards; or each side’s own cards.
help-chemin-tax = The share of each win that the bank pays: a decimal or a fraction, such as 0.05 or 1/20.
help-chemin-ponte-free = Whether the ponte may choose on 5 only, or on all hands.
help-chemin-banker-free = Where the banker may choose: `all`, `above-0` for all hands but 0, `tableau` for the two choices it leaves, or a list of decision points separated by commas, written `6|S` or `0+6|7`; elsewhere the tableau decides.
