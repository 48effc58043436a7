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
