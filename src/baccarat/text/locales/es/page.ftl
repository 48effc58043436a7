name = Bacarrá
side-player-sub = Jugador
side-banker-sub = Banquero
pays = paga { $odds }
pushes = { $total } con { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}: se queda
pays-up-to = paga hasta { $odds }
letter-player = P
letter-banker = B
letter-tie = E

open-table-game = Juego
game-punto = Punto y banca
game-chemin = Chemin de fer
game-banque = Bacarrá a dos paños

language = Idioma
sound-on = Activar el sonido
sound-off = Quitar el sonido
help = Teclas y ayuda
rules = Reglas
table-menu = La mesa
talk-open = { $count ->
    [0] Charla en la mesa
    [one] Charla en la mesa: un mensaje nuevo
   *[other] Charla en la mesa: { $count } mensajes nuevos
  }
lobby = Al vestíbulo
limits = Apuestas de { $minimum } a { $maximum }
close = Cerrar

felt = Mesa
croupier = Crupier
shoe = Sabot: quedan { $left } de { $total } cartas
shoe-left = { $left ->
    [one] { $left } carta
   *[other] { $left } cartas
}
discard = Descarte: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
card-down = { $back ->
    [blue] una carta de dorso azul
   *[pink] una carta de dorso rosa
}
hand-total = { $side }: { $total }
no-cards = { $side }: aún sin cartas
hand-down = { $side }: boca abajo
spots = Apuestas
side-bets = Apuestas laterales
spot-empty = sin apuesta
spot-staked = tu apuesta { $amount }
spot-barred = anulada
spot-stands = se queda
places = Asientos
place-you = Asiento { $seat }: tú, { $count ->
    [one] { $amount } ficha
   *[other] { $amount } fichas
}
place-taken = Asiento { $seat }: { $name }, { $count ->
    [one] { $amount } ficha
   *[other] { $amount } fichas
}
place-stands = de pie
place-free = Asiento { $seat }, libre
place-holder = tiene el sabot
sit-here = Sentarse en el asiento { $seat }
you = Tú
you-said = tú
seat-named = { $seat } ({ $name })
away = ausente
slow = lento
stakes-of = { $wager } { $amount }
last-coups = { $coups ->
    [one] Última jugada de este sabot
   *[other] Quedan { $coups } jugadas en este sabot
  }
waiting-player = El crupier espera a un jugador.
waiting-shoe = Se prepara el sabot…
closes = Las apuestas se cierran en { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
closes-answer = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} para responder

balance = Tus fichas
on-felt = En el tapete
commission-owed = Comisión pendiente
chips-rail = Fichas
pick-chip = Ficha de { $amount }
deal = Repartir
ready-deal = Reparta
waiting = Esperando a los demás…
dealing = Repartiendo…
halted = En pausa
skip = Saltar
undo = Deshacer
double = Doblar
rebet = Repetir
clear = Retirar
watching = Estás mirando.
watching-full = Todos los asientos están ocupados. Estás mirando.
sit-with = Sentarse con
sit-down = Sentarse
stand-by = Quedarse de pie
rebuy = { $count ->
    [one] { $amount } ficha nueva
   *[other] { $amount } fichas nuevas
}
broke = Te has quedado sin fichas. La casa tiene otras para ti.
buy-chips = Comprar { $count ->
    [one] { $amount } ficha
   *[other] { $amount } fichas
}
low = Tienes menos fichas que la apuesta mínima.
won-coup = Ganas { $amount }
lost-coup = Pierdes { $amount }
hint-chip = Toma una ficha y ponla en Punto, Banca o Empate.
hint-deal = { $alone ->
    [yes] Ahora pulsa «{ deal }». El crupier hace el resto.
   *[no] Ahora pulsa «{ ready-deal }». Las cartas llegan cuando lo hayan pulsado todos.
}
hint-deal-held = Ahora pide las cartas. Reparte quien tiene el sabot, o hace que reparta el crupier.
notice-raised = La apuesta mínima aquí es { $limit }: la tuya se ha subido hasta ahí.
refused-somehow = No se ha podido hacer. No ha cambiado nada.

roads-empty = Todavía no hay jugadas en este sabot.
big-road-label = { $coups ->
    [one] { $coups } jugada
   *[other] { $coups } jugadas
}
bead-plate-label = { $player } Punto, { $banker } Banca, { $tie } Empate
coups = Últimas jugadas
coup-line = Punto { $player }, Banca { $banker }: { $outcome }
outcome-of-side = { $side }: { $outcome }
why = ¿Por qué?
why-coup = ¿Por qué? Jugada { $coup }
why-title = La jugada { $coup }, explicada

connecting = Buscando tu mesa…
connection-lost = Conexión perdida, reconectando…
house-restarts = La casa se está reiniciando; tu mesa volverá en un momento…
connection-back = Has vuelto.
unreachable = La casa no responde. Nuevo intento…
table-unreachable = Tu mesa no responde. Nuevo intento…
held-seconds = { $seconds ->
    [one] La mesa aparece dentro de un segundo
   *[other] La mesa aparece dentro de { $seconds } segundos
}
held-coups = { $coups ->
    [one] Aparece cuando termine la próxima jugada.
   *[other] Aparece cuando terminen otras { $coups } jugadas.
}
missing = No se ha podido cargar una parte de la página: la casa no ha respondido.
fetch-again = Reintentar
to-lobby = Al vestíbulo

key-enter = Intro
key-space = Espacio

live-odds = Las probabilidades de esta jugada
live-odds-show = Ver las probabilidades
live-odds-worth = Lo que vale ahora cada apuesta, por ficha apostada

edge-of = ventaja de la casa { $edge }
lab-link = Lo que vale cada apuesta

open-table = Abrir una mesa
open-account = Cuenta
invite = Invitar a un amigo
pace-slow = Lento
pace-normal = Normal
pace-quick = Rápido
pace-instant = Al instante
room-limits = de { $minimum } a { $maximum }
room-limits-open = desde { $minimum }

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

game-rules = Reglas

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
lobby-back = Volver a tu asiento
lobby-back-room = Volver a tu asiento en «{ $name }»
tile-offer-advisor = consejero
tile-offer-odds = probabilidades en vivo
tile-offer-squeeze = brujulear
tile-offer-players-deal = reparten los jugadores
tile-offer-side-bets = apuestas laterales
tile-offer-free-draw = carta libre

no-script = Las mesas necesitan JavaScript: las cartas, las fichas y la comprobación del sabot sellado se dibujan en tu navegador. Permite los scripts en esta página.
