# The words of the first page, and of where one says a name. Loaded with them.
tagline = Punto banco, chemin de fer e baccara banque, serviti dal vivo a un bel tavolo. In solitario o con gli amici.
your-name = Il tuo nome
your-name-example = Come possiamo chiamarti?
take-seat = Siediti
taking-seat = Un momento…
first-chips = Cominci con fiches di gioco. Qui nulla costa denaro.
hello = Buonasera, { $name }.
your-account = { $count ->
    [one] { $amount } fiche
   *[other] { $amount } fiches
} presso il cambista
astray = A questo indirizzo non c’è nulla. Ecco i tavoli.
an-link = Quanto è stata fortuna? Analizza un sabot
equilibrium-link = Il gioco ottimale
name-missing = Indica prima un nome.
have-account = Hai già giocato qui? Accedi
house-password = Password della casa
privacy-link = Privacy
