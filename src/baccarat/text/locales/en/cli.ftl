### What the command line says.

play-opening = The house is just opening. This page loads by itself in a moment.
play-address = The tables are open at { $address } — stop with Ctrl+C.
play-made-private = Others on this machine could read { $path }; it is yours alone now.
play-others-write = Others on this machine may write in { $path }, which also holds other things, so it was left as it is: they could replace the house’s files. Give the house a folder of its own.
play-carried-over = { $path } was in format { $old } and is in format { $new } now. A copy of the old one is beside it as { $copy }; delete it once all is well.
play-no-mark = There was no high-water mark ({ $path }.mark) to show whether the newest changes in { $path } are all there. This is normal after an update, or where a database file was copied by hand; there is a mark from now on.
play-unacknowledged = The disk failed the last time { $path } was in use: { $transactions } failed transactions were left in its write-ahead log, and have been removed. Nobody was told that they had succeeded; everything that was acknowledged is there.
play-loss-accepted = The newest changes of { $path } are lost, and the house was opened without them, as you asked. All files as they were are beside it as { $copy }.

deal-title = { $preset }, seed { $seed }
deal-coup = Coup { $coup }
deal-holder = Seat { $seat } holds the shoe and deals.
deal-nobody-left = Nobody is left to hold the bank.
deal-hand = { $who ->
    [ponte] Ponte, seat { $seat }
    [right] Right, seat { $seat }
    [left] Left, seat { $seat }
   *[banker] Banker, seat { $seat }
}
deal-seat = Seat
deal-stake = Stake
deal-purse = Purse
deal-sums = Bank { $bank } · au garage { $garage } · to the house { $house }
deal-bank-sums = Bank { $bank } · to the house { $house }

presets-field = Field
presets-yes = yes
presets-no = no
presets-preset = Game
presets-bet = Bet
presets-when = On
presets-pays = Pays
presets-hint = `baccarat presets NAME` shows every rule of a game; several names compare them.

rules-rule = Rule
rules-field = Field
rules-source = Source
rules-second-hand = second hand
rules-ours = ours
rules-law = law
rules-custom = custom
rules-choice = the house’s choice within the law
rules-house = house rule
rules-missing = { $rule } is not followed, or only in part: { $reason }.

replay-title = { $room }, shoe { $shoe }
replay-counts = { $coups ->
    [one] One coup
   *[other] { $coups } coups
}: { $player } Player, { $banker } Banker, { $tie } Tie
replay-counts-chemin = { $coups ->
    [one] One coup
   *[other] { $coups } coups
}: { $ponte } to the ponte, { $banker } to the bank, { $tie } en cartes; { $none } without a stake
replay-counts-banque = { $coups ->
    [one] One coup
   *[other] { $coups } coups
}; right: { $right-player } won, { $right-banker } lost, { $right-tie } tied; left: { $left-player } won, { $left-banker } lost, { $left-tie } tied; { $none } without a stake
replay-purse = Seat { $seat }, { $name }: { $amount }
replay-agrees = Every card, stake and result agrees.

roads-counts = Player { $player }, Banker { $banker }, Tie { $tie }; naturals: { $naturals }, Player pairs: { $player_pairs }, Banker pairs: { $banker_pairs }
roads-next-player = If Player wins next:
roads-next-banker = If Banker wins next:
roads-legend = After a win, the number counts the ties that followed it, n is a natural, and p and b are pairs of Player and Banker. In the three lower roads r is red and b is blue.
error-one-form = Give only one of --svg, --plot, --text and --json.
error-no-results = “{ $value }” is neither a file nor a list of results such as B,P,T.
error-no-side = No side called “{ $name }” was dealt in that shoe; it has { $known }.

verify-root = Root: { $root }
verify-browsers = { $many ->
    [0] No browser took part: the house alone chose the secret.
    [one] One browser took part in the shuffle: { $names }.
   *[other] { $many } browsers took part in the shuffle: { $names }.
}
verify-cut = { $by ->
    [chance] Cut by chance, after { $cut ->
        [one] { $cut } card
       *[other] { $cut } cards
    }.
   *[player] Cut by { $name }, after { $cut ->
        [one] { $cut } card
       *[other] { $cut } cards
    }.
}
verify-abandoned = { $many ->
    [0] No attempt was abandoned.
    [one] One attempt was abandoned before it.
   *[other] { $many } attempts were abandoned before it.
}
verify-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}: each was where it was dealt from, and every result and payment follows from them.
verify-head = Running hash: { $head }
verify-holds = Everything holds.
seal-not-announced = A secret is not the one that the house committed to.
seal-other-shoe = It was announced for another room, shoe or set of rules.
seal-miscounted = The attempts are not numbered one by one.
seal-secret-reused = A secret was used twice.
seal-barred-seat = A seat is named as failed that had not failed, or took part again after it had.
seal-unfinished = Not everyone on the roster has opened.
seal-other-root = Secret and openings give another order of cards.
seal-other-cutter = The shoe was announced to be cut by a seat that was not to cut it.
ceremony-closed = Somebody came in after the roster was closed.
ceremony-twice = Somebody is on the roster twice.
ceremony-uninvited = Somebody opened who is not on the roster.
ceremony-opened-otherwise = Somebody opened what they had not committed to.

odds-title = { $preset }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
odds-title-replaced = { $preset }, cards drawn with replacement
odds-bet = Bet
odds-edge = Edge
odds-hit = Wins
odds-sd = Deviation
odds-commission = As commission
odds-joint = Exact, counted over every order of six cards. The edge is what a stake is expected to lose.
odds-halfway = Exact, counted over every order of the cards to come. The edge is what a stake is expected to lose.
odds-replacement = Exact, the limit of many packs: every card is drawn from a whole pack. The edge is what a stake is expected to lose.

risk-title = { $bet }, { $stake } on each of { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
} from a bankroll of { $bankroll }
risk-ruin = Ruined
risk-ahead = Ahead
risk-even = Even
risk-behind = Behind
risk-mean = On average
risk-exact = Exact, by convolution, each coup as if off the top of a full shoe.
risk-floats = By convolution in floating point, each coup as if off the top of a full shoe.

shoe-coup = Coup
shoe-cards = Cards
shoe-outcome = Won by
shoe-how = Edges before each coup, exact, given the cards seen so far.
shoe-kernel = { $kernel ->
    [reference] Counted in plain Python; with numba it would be faster.
    [numpy] Counted by numpy; with numba it would be faster.
   *[other] Counted by compiled code, the { $kernel } kernel.
}
shoe-ranked = Bets on pairs, ranks and suits are counted in plain Python.

solve-title = { $replaced ->
    [yes] Chemin de fer, dealt with replacement
   *[no] Chemin de fer, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
}
solve-value-ponte = A coup is worth { $value } of the stake to the ponte, exactly { $exact },
solve-value-bank = and { $value } to the bank, exactly { $exact }.
solve-ponte = The ponte
solve-banker = The banker, by the card given; S: the ponte stood
solve-mixed = { $point }: draws with probability { $exact } ({ $share })
solve-legend = ● draws · ○ stands · a share: draws that often
solve-unique = { $unique ->
    [proved] There is no other equilibrium.
    [searched] Whether there are other equilibria is not known.
   *[no] It is not the only equilibrium: { $found } were found. { $complete ->
        [yes] All others are mixtures of them.
       *[no] Whether there are still others is not known.
    } This one mixes at the fewest points.
}
solve-exact = { $holds ->
    [yes] Exact. Neither side gains by deviating; that was checked in fractions at every decision.
   *[no] No equilibrium: by deviating the ponte gains { $ponte } of the stake and the bank { $bank }.
}
plate-margin = The darker, the more an error costs: up to { $most } of the stake, over all coups.
plate-bound = Grey: the rules decide.
plate-packs = What a coup is worth to the ponte, in hundredths of the stake, by the number of packs; ∞: dealt with replacement.
plate-totals = Both by their totals
plate-banker = The banker by two cards, the ponte by total
plate-both = Both by their two cards
plate-theta = What a coup is worth, in hundredths of all stakes, by the part on the right.
plate-right = to the right
plate-left = to the left
plate-bank = to the bank
plate-title-packs = Chemin de fer, from one pack to many
plate-title-theta = { $concept ->
    [correlated] Banque, the sides together by a common plan
    [independent] Banque, the sides together, each drawing by itself
   *[nash] Banque, each side for itself
}
plate-banque = A table for each of the banker’s totals: down what the right was given, across what the left was; S: stood, N: natural.
plate-margin-banque = The darker, the more an error costs the bank: up to { $most } of all stakes, over all coups.
answer-gain = { $given ->
    [ponte] The best answer to this ponte brings the bank { $gain } more than equilibrium, exactly { $exact }.
   *[banker] The best answer to this banker brings the ponte { $gain } more than equilibrium, exactly { $exact }.
}

banque-title = { $replaced ->
    [yes] Banque, dealt with replacement
   *[no] Banque, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
}
banque-asked = { $share } of the stakes on the right; { $concept ->
    [nash] each for themselves (Nash equilibrium).
    [correlated] right and left together against the bank, by a common plan.
   *[independent] right and left together against the bank, each drawing independently.
}
banque-information = The banker sees what both sides did and the cards they were given; { $left ->
    [card] the left side sees what the right did and the card it was given.
    [hand] one player holds both hands, and sees the left one when the right is finished.
   *[total] the left side decides by its own total, whatever card the right was given.
}
banque-naturals = { $naturals ->
    [known] A side’s natural is shown before the other side is asked.
   *[pooled] The right does not know whether the left has a natural.
}
banque-none = { $unique ->
    [proved] There is no such equilibrium for this division of the stakes: the best common plan ties the draws of one side to those of the other.
   *[searched] No such equilibrium was found for this division of the stakes: the best common plan that was found ties the draws of one side to those of the other. Whether another plan is as good is not known.
}
banque-unique = { $unique ->
    [proved] There is no other equilibrium.
    [searched] Whether there are other equilibria is not known.
   *[no] It is not the only equilibrium: { $found } were found. { $complete ->
        [yes] Any others form lines or areas of which these are the corners.
       *[no] Whether there are still others is not known.
    } This one mixes at the fewest points.
}
banque-value-right = A coup is worth { $value } of all stakes to the right,
banque-value-left = { $value } to the left,
banque-value-bank = and { $value } to the bank.
banque-right = On 5 the right draws with probability { $exact } ({ $share }).
banque-right-beside = On 5, and with a natural on the left, the right draws with probability { $exact } ({ $share }).
banque-left = On 5 the left draws with probability { $exact } ({ $share }).
banque-left-beside = On 5, and with a natural on the right, the left draws with probability { $exact } ({ $share }).
banque-plan = Their plan on 5: both draw { $both }, the right alone { $right }, the left alone { $left }, neither { $neither }.
banque-always = { $draws ->
    [yes] With { $total } the banker always draws.
   *[no] With { $total } the banker always stands.
}
banque-banker = The banker with { $total }: down what the right was given, across what the left was; S: stood, N: natural
banque-exact = Exact. Nobody gains by deviating; that was checked in fractions.
banque-answer-gain = { $answers ->
    [right] The best answer brings the right { $gain } of all stakes more than going on as in equilibrium.
    [left] The best answer brings the left { $gain } of all stakes more than going on as in equilibrium.
   *[banker] The best answer brings the bank { $gain } of all stakes more than going on as in equilibrium.
}
banque-bound = No fractions: how often each draws is correct to within { $bound }. By deviating from these numbers nobody gains more than { $gain } of all stakes; that was counted exactly.
banque-table-right = The right, by its total
banque-table-left = The left, by its total; across what the right did or was given; S: stood, N: natural
banque-draws-right = The right draws with { $points }.
banque-draws-left = The left draws with { $points }.
banque-near = Nobody gains more than { $bound } of all stakes by deviating; that was counted exactly.
banque-stopped = The search ended before it reached an equilibrium: by deviating somebody gains up to { $bound } of all stakes; that was counted exactly.

analyse-choices = Choices
analyse-choice = Coup { $coup }, { $name } ({ $side ->
    [ponte] ponte
    [right] right
    [left] left
   *[banker] banker
}) on { $point } { $drew ->
    [yes] drew
   *[no] stood
}: in equilibrium { $often }% draw; drawing { $draw }, standing { $stand }; { $gave ->
    [nothing] nothing given away,
   *[something] { $lost } given away,
} { $known } against what was known of the others
analyse-player = Player
analyse-seat = { $name } (seat { $seat })
analyse-result = Result
analyse-expectation = Expected
analyse-by-choices = Of it by own choices
analyse-by-luck = Luck
analyse-how = Sums in chips. Before each coup the shoe was solved as far as anybody knew its cards; shares of a stake are what it was worth then.
analyse-known = The cards that were shown are known, and each hand knows its own. Burnt cards count as still to come. What is known of the others is how they chose earlier in this shoe.
analyse-priced = Sums are in chips. Shares say what a stake on a bet was worth before the coup, as far as anybody knew the cards of the shoe. Burnt cards count as still to come.
analyse-luck = Result = expected + luck, exactly. Luck is the cards, and what others chose.
analyse-won-player = Ponte
analyse-won-banker = Banker
analyse-won-tie = En cartes
analyse-side = { $side ->
    [right] right
   *[left] left
} { $how ->
    [player] won
    [banker] lost
   *[tie] tied
}
analyse-of-ponte = Ponte
analyse-of-bank = Bank
analyse-of-right = Right
analyse-of-left = Left

error-unknown-command = There is no command “{ $name }”; `{ $after } --help` lists them.
error-nothing-to-solve = In { $name } nobody decides anything, as the rules say who draws, so there is nothing to solve; `{ $after }` takes { $known }.
error-solve-game = `{ $after }` takes { $known }, not “{ $name }”.
error-unknown-option = There is no option “{ $name }” here; add `--help` to see which there are.
error-unknown-preset = There is no game “{ $name }”; there are { $known }.
error-unknown-result = There is no result “{ $name }”; there are { $known }.
error-result-checkpoint = { $path } is not a checkpoint of this result by this version, with as many packs.
error-other-game = `baccarat odds` prices the bets of punto banco only, so choose { $known }; { $name } has none to price, but `baccarat deal { $name }` deals it.
error-unknown-language = There are no texts in “{ $name }”; there are { $known }.
error-unknown-bot = No bot plays by “{ $name }”; there are { $known }.
error-no-players = “{ $preset }” is dealt to an empty table: leave out --seats and --bots, or choose a game of chemin de fer.
error-missing = { $name } is missing; add `--help` to see what it takes.
error-too-many = “{ $name }” is more than this command takes; add `--help` to see what it takes.
error-not-whole = { $name } takes a whole number, not “{ $value }”.
error-no-network = { $name } takes addresses or networks such as 10.0.0.1 or 10.0.0.0/8, not “{ $value }”.
error-no-host-name = { $name } takes names such as tables.example, without a port, not “{ $value }”.
error-no-sign-in-name = { $name } takes sign-in names of accounts, such as Anna-4821, not “{ $value }”. The account dialog shows yours.
error-out-of-range = { $name } takes a number from { $low } to { $high }, not { $value }.
error-bad-value = { $name } cannot be “{ $value }”; add `--help` to see what it takes.
error-usage = That cannot be understood (“{ $reason }”); add `--help` to see what there is.
error-no-shell = It is not known which shell you use; name it, as in --shell bash.
completion-installed = Completion is set up in { $file }. Start a new shell to use it.
error-twice = { $name } is given twice; give it once.
error-unusable = { $path } cannot be used: { $reason }.
error-bad-bet = The file { $path } does not describe a bet: { $reason }.
error-unknown-bet = There is no bet “{ $name }”; there are { $known }.
error-nearest-bet = There is no bet “{ $name }”; the nearest: { $near }.
error-bet-file = Give “{ $name }” by its folder and the name of the bet: --bets { $folder } and { $bet }.
error-needs-ranks = The bet “{ $name }” needs ranks and suits, but only values are given; say which cards there are.
error-two-shoes = Give only one of --counts, --cards and --removed.
error-endless-shoe = With --packs inf no card leaves the shoe: leave out --counts, --cards and --removed.
error-two-forms = Give only one of --json and --csv.
error-spreadsheet-alone = --spreadsheet changes the form of a CSV, so give { $option } too.
error-rule-alone = --rule changes the rules of a game, so name the game too.
error-unknown-card = “{ $name }” is not a card: a card is a rank of A23456789TJQK and a suit of cdhs, as in 9h.
error-not-ten = --counts takes ten numbers, for the values 0 to 9, not { $found }.
error-no-count = A count of cards is a whole number from 0 up, not “{ $value }”.
error-count-too-large = “{ $value }” is too large for a count of cards.
error-too-many-worth = The shoe has { $most } cards of value { $what }, not { $found }.
error-too-many-cards = { $what }: the shoe has { $most } of them, not { $found }.
error-too-few-cards = { $coup ->
    [nine] A coup may take nine cards, and there are { $found }.
   *[other] A coup may take six cards, and there are { $found }.
}
error-dealt-card = “{ $value }” is not a dealt card: write P or B, for Player or Banker, then the card, as in “P 9h”.
error-dealt = Card { $at }, { $card }, cannot be there: { $due ->
    [player] the next card goes to Player
    [banker] the next card goes to Banker
   *[none] the coup is over
}.
error-not-game = “{ $name }” is not a game of { $game ->
    [banque] baccara banque
   *[chemin] chemin de fer
}; there are { $known }.
error-bad-tax = A tax is a decimal or a fraction from 0 up, and below 1, such as 0.05 or 1/20, not “{ $value }”.
error-one-strategy = Give the strategy of one side, with --ponte or with --banker.
error-many-strategies = This game has { $points } open decisions, and a file in strategic form holds at most { $most }: leave fewer free with --banker-free or --ponte-free, or use --efg.
error-no-decision = “{ $value }” is not a decision of that side with a drawing probability, such as 5=0 for the ponte or 6|S=1/2 for the banker.
error-one-answers = Give what one or two of right, left and banker do; a third one answers.
error-nash-alone = Where the pontes are free on all hands, or the left sees the right’s card, only the concept nash is solved.
error-unsolved = No equilibrium was found within the work allowed for one solve. Fewer free decisions can be solved sooner.
error-no-decision-banque = “{ $value }” is not a decision of that player with a drawing probability, such as 5=0 for right and left, or 6|S,7=1/2 for the banker.
error-bound-decision = “{ $value }” contradicts the rules, by which that point has { $draws }.
error-bad-theta = The part of the stakes on the right is a decimal or a fraction above 0 and below 1, such as 0.25 or 1/4, not “{ $value }”.
error-no-typeface = No typeface was found on this machine to write in a PNG with: give the file a name in .svg.
error-picture-kind = A picture is an .svg or a .png, so not “{ $path }”.
error-missing-extra = This needs { $name }, which is not installed. Install it with: pip install 'baccarat[{ $extra }]'
error-unknown-point = The banker has no decision “{ $name }” here; write the hand and the card given, as in 6|7, or S for a ponte who stood, as in 6|S.
error-packs-or-inf = --packs takes a number from 1 to { $high }, or inf, not “{ $value }”.
error-bad-tags = --tags takes ten numbers, not all equal, for A, 2 to 9 and ten-valued cards, not “{ $value }”.
error-unbalanced-tags = The tags add up to { $sum } over a pack, but a true count needs 0. Balanced, and multiplied by { $times }, they are { $form }. Or count without division: { $running }.
error-bad-running = A running count takes two numbers, START:TRIGGER, such as -32:0, not “{ $value }”.
error-running-alone = A running count is not divided and has its own trigger: leave out { $name }.
error-bad-cut-card = The stop card is 0 to { $most } cards from the end of this shoe, not { $value }.
error-bad-threshold = --threshold takes a number, not “{ $value }”.
error-bad-shoes = --shoes takes a number from 2 to { $most }, not { $value }.
error-record-game = In { $name } the players decide who gets a card, so cards alone are no record; `baccarat record` takes { $known }.
error-record-packs = --packs { $packs } does not go with { $name }: punto banco is dealt from 3 to 12 packs, and from at least 6 where there are dealers (C-2).
error-file-exists = { $path } exists already, and is left as it is; name another file.
error-too-long = In { $coups } coups the bankroll can take more values than can be followed; choose fewer coups.
error-no-output = The output cannot be written: { $reason }.
error-unforeseen = Something went wrong that should not have: { $reason }

## The record. A `line` is a number, a `reason` is worded already
refusal-record-unknown = This is not the record of a shoe. Choose a .bhh file.
refusal-record-cut-short = The record is cut short: it ends at line { $line } without its seal. Download the whole file again.
refusal-record-changed = The record was changed after it was written: the seal in line { $line } does not fit. Download it again from where it came.
refusal-record-malformed = Line { $line } is not in the form of a record: { $reason }.
refusal-record-illegal = Line { $line } could not have been played. The table says: { $reason }
refusal-record-card-impossible = Line { $line } deals { $reason } more often than the shoe holds it.
refusal-record-card-differs = Line { $line } deals { $reason }, but this shoe’s secret puts another card there.
refusal-record-lot-differs = Line { $line } draws lot { $reason }, but this shoe’s secret draws { $limit }.
refusal-record-card-hidden = Line { $line } hides a card that must be known there.
refusal-record-result-differs = Line { $line } gives another result than its cards and stakes, which come to { $reason }.
refusal-record-other-game = This is a record of { $reason }, which has no bets to be priced. Choose a record of punto banco.
refusal-record-seal-differs = Line { $line }: the sealing of this shoe does not fit together. { $reason }
refusal-record-head-differs = The running hash in line { $line } is not that of the coups above it.
refusal-record-not-ended = This shoe is still being dealt. Its secret is shown when it is over; verify the record then.
refusal-record-ended-otherwise = The secret of this shoe was shown before its last coup: a shoe that is ended early could have been ended for what was still to come.
refusal-record-not-sealed = This record does not say how its shoe was sealed, so there is nothing to verify. Use replay.
refusal-record-head-unknown = The running hash { $reason } is not one of this record: it belongs to another shoe, or what you saw is not what was written down.
