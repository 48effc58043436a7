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
