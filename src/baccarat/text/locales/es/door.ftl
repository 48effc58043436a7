# Lo que se dice a un visitante a la puerta de una mesa, antes de entrar.
door-invited = { $host } te invita a su mesa
door-table-of = La mesa de { $host }
door-house = Una mesa de la casa
door-called = Se llama «{ $name }».
door-limits = { $preset }, apuestas de { $minimum } a { $maximum }.
door-limits-open = { $preset }, desde { $minimum }.
door-played = { $game ->
    [punto] Apuestas a Punto, Banca o Empate, y unas reglas fijas deciden quién pide carta.
    [chemin] Los jugadores llevan la banca por turno, y los demás apuestan contra ella.
    [banque] Un banquero juega contra dos manos a la vez, una por cada lado de la mesa.
   *[other] {""}
  }
door-seats = { $free ->
    [0] Ahora no hay asientos libres; puedes mirar.
    [one] Hay un asiento libre.
   *[other] Hay { $free } asientos libres.
  }
door-chips = Aquí todas las fichas son de juego: no cuestan nada y no valen nada.
door-watch = Mirar
door-left = Ya no tienes asiento aquí. Tus fichas han vuelto a tu cuenta.
door-again = Volver a sentarse con { $amount }
door-just-watch = Solo mirar
