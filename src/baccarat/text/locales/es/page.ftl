# Las palabras de la propia página. Las sumas llegan como texto, ya escritas en fichas.
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

## La entrada
open-table-game = Juego
game-punto = Punto y banca
game-chemin = Chemin de fer
game-banque = Bacarrá a dos paños

## La barra
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

## El tapete
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
place-free = Asiento { $seat }, libre
place-holder = tiene el sabot
sit-here = Sentarse en el asiento { $seat }
you = Tú
you-said = tú
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

## El borde
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

## Marcadores y jugadas
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

## La conexión
connecting = Buscando tu mesa…
connection-lost = Conexión perdida, reconectando…
house-restarts = La casa se está reiniciando; tu mesa volverá en un momento…
connection-back = Has vuelto.
unreachable = La casa no responde. Nuevo intento…
table-unreachable = Tu mesa no responde. Nuevo intento…
missing = No se ha podido cargar una parte de la página: la casa no ha respondido.
fetch-again = Reintentar
to-lobby = Al vestíbulo

## Ayuda
key-enter = Intro
key-space = Espacio

## Las probabilidades en la mesa

live-odds = Las probabilidades de esta jugada
live-odds-show = Ver las probabilidades
live-odds-worth = Lo que vale ahora cada apuesta, por ficha apostada

## Las probabilidades
edge-of = ventaja de la casa { $edge }
lab-link = Lo que vale cada apuesta
