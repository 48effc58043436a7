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
note-link = Annotare un tavolo vero
equilibrium-link = Il gioco ottimale
name-missing = Indica prima un nome.
have-account = Hai già giocato qui? Accedi
house-password = Password della casa
privacy-link = Privacy

## The cards of the games
games = I giochi
game-about-punto = Punta su Punto o Banco. Le carte si tirano secondo regole fisse: non c’è nulla da imparare prima.
game-about-chemin = Un giocatore tiene il banco e gli altri puntano contro. Il banco gira intorno al tavolo.
game-about-banque = Un banchiere gioca contro due mani insieme e tiene il banco finché dura.
play-now = Gioca subito
play-game = Gioca: { $game }
play-alone-how = Un tavolo tutto tuo, con giocatori della casa. Si chiude quando te ne vai.
sit-with-people = { $people ->
    [one] Siediti con altri ({ $people } presente)
   *[other] Siediti con altri ({ $people } presenti)
  }
learn-it = Impara in dieci colpi
learn-game = Impara in dieci colpi: { $game }
learn-how = Un tavolo tutto tuo, giocatori della casa e un istruttore al tuo fianco.
learn-room = Primo sabot
