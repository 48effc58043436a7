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
game-rules = Reglas

## The list of tables
rooms = Mesas abiertas
no-rooms = Aún no hay mesas abiertas. Abre la primera.
no-rooms-so = Ninguna mesa coincide. Elige otros límites, o abre una.
lobby-seats = { $free ->
    [0] completa
    [one] un asiento libre
   *[other] { $free } asientos libres
  }
lobby-paused = en pausa
lobby-private = por invitación
lobby-out-of-order = fuera de servicio
lobby-no-name = Una mesa
aside-damaged = Los datos guardados de esta mesa están dañados.
aside-settings = No se pueden leer los ajustes de esta mesa.
aside-log = No se pueden leer los datos guardados de esta mesa.
aside-faults = No se ha podido guardar esta mesa, tras varios intentos.
lobby-looking = { $count ->
    [0] no hay nadie
    [one] hay una persona
   *[other] hay { $count } personas
  }
lobby-road = Las últimas jugadas de { $name }
lobby-road-sides = Las últimas jugadas de { $name }: el paño derecho, luego el izquierdo
lobby-road-choice = Marcador arriba
lobby-no-road = un sabot nuevo
lobby-pace = Cartas: { $pace }
lobby-filter = Mostrar
lobby-any-game = Todos los juegos
lobby-any-limit = Todos los límites
lobby-least = Apuesta mínima hasta { $amount }
lobby-free-only = Solo con un asiento libre
lobby-watch = Mirar
lobby-watch-room = Mirar { $name }
lobby-sit = Sentarse
lobby-sit-room = Sentarse en «{ $name }»
lobby-own = Tu asiento en «{ $name }»: { $count ->
    [one] { $amount } ficha
   *[other] { $amount } fichas
}
lobby-own-seats = Tus asientos
lobby-back = Volver a tu asiento
lobby-back-room = Volver a tu asiento en «{ $name }»
tile-offer-advisor = consejero
tile-offer-odds = probabilidades en vivo
tile-offer-squeeze = brujulear
tile-offer-players-deal = reparten los jugadores
tile-offer-side-bets = apuestas laterales
tile-offer-free-draw = carta libre
