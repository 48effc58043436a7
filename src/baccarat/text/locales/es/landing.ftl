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
equilibrium-link = El juego óptimo
name-missing = Indica primero un nombre.
have-account = ¿Ya has jugado aquí? Inicia sesión
house-password = Contraseña de la casa
privacy-link = Privacidad
