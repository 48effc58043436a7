# The full-screen board, the bar of odds, what is remarkable about a coup, and cards read aloud. Loaded on demand.

board-open = Full-screen board
board-close = Back to the table
board-fill = Fill the whole screen
board-late = { $seconds } s late
board-late-coups = { $coups ->
    [one] a coup late
   *[other] { $coups } coups late
}
board-bank = Bank: { $amount }
board-staked = Staked: { $amount }
odds-bar = Odds now: { $player } Player, { $tie } tie, { $banker } Banker
odds-swing = { $outcome } { $points } points
touch-run = { $outcome }: { $wins } in a row
touch-broken = The bank is broken
odds-bar-side = { $side } now: wins { $player }, ties { $tie }, loses { $banker }
card-turned = { $side }: { $card }

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

# Cards that one bends up oneself before they are turned.
squeeze-title = { $side }: your turn to look
squeeze-how = Pull a card up by any side or corner, or with the arrow keys. Let it go to lay it back.
squeeze-finger = Pull a card up by any side or corner with a finger. Let it go to lay it back.
squeeze-pattern = Patterned backs
squeeze-turn = Turn over
squeeze-card = Card { $at } of { $side }, face down
squeeze-bent = bent up { $percent }%
squeeze-turned = turned over
squeeze-watched = { $name } looks at { $side }’s cards
reactions = Reactions
reaction-luck = Good luck
reaction-wow = Oh!
reaction-bravo = Bravo
reaction-laugh = Ha ha
reaction-pity = What a pity
turns-who = Who turns the cards
turns-croupier = Croupier turns
turns-corner = Lift a corner
turns-me = I squeeze

# What newcomers are offered once, after their first coups.
offer-figures = Would figures in the corners make the cards easier to read?
offer-figures-yes = Show figures
offer-sound = Would you like to hear the cards and chips?
offer-sound-yes = Turn sound on
offer-squeeze = You can turn the cards yourself, as slowly as you like.
offer-squeeze-yes = I squeeze
offer-no = No, thanks

# Saved stakes at punto banco. Loaded on demand.

patterns = Saved stakes
patterns-how = Put your stakes on the felt, then save them here. They are kept in this browser.
pattern = Pattern { $number }
pattern-none = Nothing saved yet.
pattern-lay = Place these stakes
pattern-save = Save what is on the felt
again = Rebet and deal

# What holders of the shoe, and those who turn a hand, say on the page. Loaded with a table that has them.

holds-asked = Seat { $seat }, you hold the shoe. Will you deal?
turns-asked = Seat { $seat } turns { $side ->
    [player] { side-player }
   *[banker] { side-banker }
}’s cards.
holds-deal = Deal the cards
holds-croupier = Let the croupier deal
holds-refuse = Pass the shoe on
holds-you = You hold the shoe
holds-you-how = Deal this coup, have it dealt, or pass the shoe to the next seat.
turns-show = Show the cards
turns-draw = “Carte, s’il vous plaît”
turns-stand = “Non, Monsieur”
turns-you = { $side }’s cards are yours to turn
turns-you-how = Only you see these cards. Show them to the table.
turns-bend-how = Bend the cards up, or show them immediately. Nobody else sees them yet.
turns-natural-how = A natural: show it.
turns-draw-how = Only you see these cards. With { $points }, the rules call for a card.
turns-stand-how = Only you see these cards. With { $points }, the rules call for none.
dealer = Dealer
dealer-how = Works out commission, collects losing bets and pays winners
odds-down = Of face-down cards, only what the whole table knows is counted.
