# Las palabras de las mesas de la sala, de la búsqueda y de varias mesas a la vez. Se cargan cuando hacen falta.
my-play = Mi juego
lobby-search = Mesa, juego o jugador
lobby-filters = { $count ->
    [0] Filtros
   *[other] Filtros ({ $count })
  }
lobby-found = { $count ->
    [0] No se muestra ninguna mesa
    [one] Se muestra una mesa
   *[other] Se muestran { $count } mesas
  }
tile-coup = Jugada { $coup }
tile-last = La última jugada: { $hands }
tile-nobody = No hay nadie sentado
tile-away = Sin conexión: { $names }
tile-bots = { $count ->
    [one] un jugador de la casa
   *[other] { $count } jugadores de la casa
  }

## Varias mesas
beside = Lado a lado
beside-add = Mostrar { $name } junto a otras mesas
beside-chosen = { $count ->
    [one] Una mesa elegida. Elige hasta { $most }.
   *[other] { $count } mesas elegidas, { $most } como máximo.
  }
beside-none = Borrar
beside-open = Abrir lado a lado
beside-more = Añadir una mesa
beside-less = Quitar { $name }
beside-here = El sonido y el teclado están aquí
beside-use = Usar esta mesa
beside-empty = No has elegido ninguna mesa. Elígelas en el vestíbulo.

## Elegir un juego
game-about-punto = Apuesta al Punto o a la Banca. Las cartas se reparten según reglas fijas: no hay nada que aprender antes.
game-about-chemin = Un jugador tiene la banca y los demás apuestan contra ella. La banca va pasando por la mesa.
game-about-banque = Un banquero juega contra dos paños a la vez y conserva la banca mientras dure.
game-rules = Reglas
