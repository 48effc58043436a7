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
equilibrium-link = Optimal play
name-missing = Please enter a name first.
have-account = Played here before? Sign in
house-password = Password of the house
privacy-link = Privacy
