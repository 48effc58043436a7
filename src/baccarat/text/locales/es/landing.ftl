# Las palabras de la primera página, y de donde uno dice su nombre. Se cargan con ellas.
tagline = Punto y banca, chemin de fer y bacarrá a dos paños, repartidos en vivo en una buena mesa. Solo o con amigos.
your-name = Tu nombre
your-name-example = ¿Cómo te llamamos?
take-seat = Tomar asiento
taking-seat = Un momento…
first-chips = Empiezas con fichas de juego. Aquí nada cuesta dinero.
hello = Buenas noches, { $name }.
your-account = { $count ->
    [one] { $amount } ficha
   *[other] { $amount } fichas
} con el cambista
astray = No hay nada en esta dirección. Estas son las mesas.
an-link = ¿Cuánto fue suerte? Analizar un sabot
note-link = Anotar una mesa real
equilibrium-link = El juego óptimo
name-missing = Indica primero un nombre.
have-account = ¿Ya has jugado aquí? Inicia sesión
house-password = Contraseña de la casa
privacy-link = Privacidad

## The cards of the games
games = Los juegos
game-about-punto = Apuesta al Punto o a la Banca. Las cartas se reparten según reglas fijas: no hay nada que aprender antes.
game-about-chemin = Un jugador tiene la banca y los demás apuestan contra ella. La banca va pasando por la mesa.
game-about-banque = Un banquero juega contra dos paños a la vez y conserva la banca mientras dure.
play-now = Jugar ahora
play-game = Jugar: { $game }
play-alone-how = Una mesa para ti, con jugadores de la casa. Se cierra cuando te vas.
sit-with-people = Sentarse con gente ({ $people } en la mesa)
learn-it = Aprender en diez jugadas
learn-game = Aprender en diez jugadas: { $game }
learn-how = Una mesa para ti, jugadores de la casa y un instructor a tu lado.
learn-room = Primer sabot
