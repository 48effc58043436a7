# Las palabras de la entrada, de lo que se dice en las mesas y de sus anfitriones. Se cargan al pedirlas.

## Entrada
next-table = Seguir en { $name }

## Historial
history = Mis jugadas
history-none = Aún no has apostado en ninguna jugada.
history-all = En total: { $coups ->
    [one] una jugada
   *[other] { $coups } jugadas
  }, { $staked } apostado
history-shoe = { $name } · sabot { $shoe }
history-shoe-sums = Sabot entero: { $coups ->
    [one] una jugada
   *[other] { $coups } jugadas
  }, { $staked } apostado
history-coup = Jugada { $coup }
history-days = Los días y las horas son los de { $zone }; los límites diarios siguen la hora de Greenwich.
history-staked = apostado { $amount }
history-record = Acta
history-record-of = Acta del sabot { $shoe }
history-analyse = Analizar
history-analyse-of = Analizar el sabot { $shoe }
history-more = Jugadas anteriores

## Un sabot terminado
ended = El sabot { $shoe } ha terminado
ended-go-on = Continuar
ended-coups = { $coups ->
    [one] Se repartió una jugada.
   *[other] Se repartieron { $coups } jugadas.
  }
ended-own = { $coups ->
    [one] Jugaste una y apostaste { $staked }: { $won }
   *[other] Jugaste { $coups } y apostaste { $staked }: { $won }
  }
ended-verify = Comprobar el sello
ended-analyse = ¿Cuánto fue suerte?

## Charla
talk = Charla en la mesa
talk-none = Aún no ha hablado nadie.
talk-line = Tu mensaje
talk-say = Enviar
talk-silenced = Aquí puedes leer, pero no escribir.
talk-stranger = Toma asiento para hablar aquí.
talk-hide = Ocultar lo que dice { $name }
talk-report = Denunciar lo que ha dicho { $name }
talk-hidden = { $count ->
    [one] Ocultas a una persona.
   *[other] Ocultas a { $count } personas.
  }
talk-show-all = Mostrar de nuevo a todos
talk-mute = Silenciar a { $name }
talk-unmute = Dejar hablar de nuevo a { $name }

## La mesa del anfitrión
desk = El panel del anfitrión
desk-pause = Pausa
desk-resume = Reanudar
desk-paused = La mesa está en pausa. Se reanuda sola al cabo de media hora.
desk-close = Cerrar la mesa tras la jugada
desk-close-sure = ¿Cerrarla definitivamente? Todos recuperan sus fichas; las actas se conservan.
desk-close-last = { $count ->
    [one] Antes se anuncia una última jugada; cierra otra vez para cerrar enseguida.
   *[other] Antes se anuncian las últimas { $count } jugadas; cierra otra vez para cerrar enseguida.
}
desk-close-yes = Sí, cerrarla
desk-closing = La mesa cierra tras esta jugada.
desk-people = Jugadores
desk-nobody = Aún no hay nadie más sentado.
desk-remove = Hacer salir
desk-remove-name = Hacer salir a { $name }
desk-remove-sure = ¿Hacer salir a { $name }? Se levanta tras la jugada con sus fichas, y no puede sentarse ni escribir aquí hasta que le dejes volver.
desk-remove-yes = Sí, hacer salir a { $name }
desk-remove-no = No, que se quede { $name }
desk-let-in = Dejar volver a { $name }
desk-chips-of = Fichas de { $name }
desk-chips-set = Fijar
desk-chips-how = Las fichas que se añaden son nuevas; las que se quitan van a la cuenta del jugador.
desk-terms = Condiciones de juego
desk-limits = Límites
desk-limits-how = El sabot actual conserva sus límites. Los nuevos valen desde el próximo, y se avisa a todos.
desk-limits-set = Desde el próximo sabot
desk-limits-keep = Conservar los límites actuales
desk-limits-coming = Valen desde el próximo sabot.
coming-limits = Desde el próximo sabot: apuestas de { $minimum } a { $maximum }
coming-banks = Desde el próximo sabot: bancas desde { $minimum }
desk-door = Quién puede entrar
desk-door-open = Todos
desk-door-private = Solo invitados
desk-links = Enlaces
desk-link-make = Crear un enlace
desk-link = Enlace { $number }
desk-link-came = { $count ->
    [0] aún sin usar
    [one] usado por una persona
   *[other] usado por { $count } personas
  }
desk-link-revoke = Revocar
desk-link-revoke-name = Revocar el enlace { $number }
desk-link-copy-name = Copiar el enlace { $number }
desk-winnings = Ganancias y pérdidas (CSV)

## Abrir una mesa
form-nobody = Nadie
form-add = Añadir
form-drop = Quitar { $name }
form-private = Solo por invitación
form-more = Todas las reglas del juego
form-changed = { $count ->
    [0] las reglas habituales
    [one] una regla cambiada
   *[other] { $count } reglas cambiadas
  }
form-faulty = Revisa los campos señalados.
form-spaced = Sumas en fichas, separadas por espacios
form-law = Según la ley ({ $rule }): { $values }
form-law-yes = sí
form-law-no = no
form-house-rule = regla de la casa
form-in-chips = { $label } (fichas)
group-table = La mesa
group-stakes = Apuestas
group-shoe = El sabot
group-cards = Las cartas
group-calls = Anuncios y apuestas
group-bank = La banca
wager-banker-ez = Banca, un 7 con tres cartas se queda
wager-banker-super6 = Banca, la mitad con un 6
wager-tie-9 = Empate a 9 a 1
field-packs = Barajas de 52
field-stop-depth = Cartas detrás de la carta de parada
field-one-more = Una jugada más tras la carta de parada
field-burn = Cartas que se queman al empezar
field-shuffle = Quién baraja
field-cut = Quién corta
field-bank-first = La banca se toma antes de preparar el sabot, y el banquero designa quién corta
field-seats = Asientos
field-bystanders = Sitios para jugadores de pie
field-wagers = Apuestas en el tapete
field-tie-stakes-withdrawable = Tras un empate, las apuestas se pueden retirar
field-minimum = Apuesta mínima
field-chemin-minimum = Banca mínima
field-minimum-bet = Apuesta mínima (0: una décima parte de la banca mínima)
field-bank-maximum = Suma máxima de una banca nueva (0: sin límite)
field-maximum = Apuesta máxima
field-stake-step = Apuestas en pasos de
field-chips = Fichas en la mesa
field-calls-points = El crupier canta los puntos
field-calls-draws = El crupier dice quién se planta y quién recibe carta
field-commission = La comisión se cobra
field-rounding = La comisión o la cagnotte se redondea
field-whole-chips = Solo fichas enteras: la comisión y la cagnotte se redondean a la ficha superior
field-dealt-by = Quién reparte
field-shoe-goes = Cuando gana Punto, el sabot pasa
field-ceremony = Cómo se reparten las cartas
field-squeeze = Quien más apuesta a una mano descubre sus cartas
field-dealers = Ayudantes del crupier
field-drawing = Quién elige si pide carta
field-banker-looks = El banquero mira sus cartas
field-free-solo = Quien anuncia solo toda la banca libera las dos manos
field-tax = Cagnotte sobre las ganancias de la banca, en tanto por ciento
field-calls = Anuncios
field-suivi = Suivi tras un banco perdido
field-last-complete = El anuncio que completa la banca va antes que el de la mitad
field-sole-punter = Suivi también tras la única apuesta
field-suivi-until = El suivi se anuncia
field-staking = Cómo se apuesta
field-raises = El banquero puede subir la banca
field-garage = La parte sin cubrir se aparta
field-adds = El banquero puede añadir antes de cada jugada
field-co-banker = Alguien puede doblar la banca
field-cobank-consent = El banquero debe aceptar a quien dobla la banca
field-banco-at = Cuándo se puede anunciar banco
field-banco-repeat = Veces que puede repetirse un banco nulo
field-award-ties = Pujas iguales
field-bank-lasts = Sabots que dura una banca, 0 sin límite
field-new-shoe = La subasta es para un sabot nuevo
field-sides-prime = Si los dos paños anuncian banco
field-banco-free = Quien anuncia banco juega sin la regla de pedir
field-ask-table = El banquero puede pedir la tabla
field-tie = Tras un empate
field-passing = La banca se puede pasar
field-auction = Una banca que nadie toma se subasta
field-chemin-bank-maximum = Banca máxima, en apuestas mínimas (0: ninguna)
field-price = Una banca pasada se toma
field-chemin-must-deal-once = Quien toma una banca debe dar una jugada
field-giver-may-return = Una banca que nadie toma puede volver a quien la pasó
field-forced-bank = Una banca sin pujas recae en el vecino de la derecha
field-refusals = Rechazos seguidos que cuestan el asiento (0: ninguno)
field-cards-after-pass = Tras pasar a una banca mayor, el último que anunció tiene las cartas una vez
field-voluntary-garage = Ganancias que se pueden apartar: más de tantas apuestas mínimas (0: ninguna)
field-half-from-pass = Manos ganadas tras las que se puede apartar media banca (0: nunca)
field-all-in = El banquero puede dejar todo lo que nadie cubre
field-newcomer-waits = Quien se sienta en un sabot deja pasar la mano una vez
field-suite-falls-from = Cuando cae una suite, el sabot pasa a la derecha del
field-rotation = La banca avanza
field-stop-card = El sabot tiene carta de parada
field-per-side = Jugadores en cada paño
field-least-players = Jugadores necesarios para una jugada (en la banca a dos paños: en cada paño)
field-banque-minimum = Banca mínima
field-award = La banca se adjudica
field-open-bank = Banca libre, que cubre todas las apuestas
field-first-look = Quién mira primero
field-prime = Prelación
field-bancos-in-row = Bancos perdidos seguidos por un mismo asiento
field-over = Apuestas que exceden de una banca limitada
field-banque-tax = La casa se queda
field-tax-limited = Cagnotte sobre la ganancia neta de una banca limitada, en centésimas de tanto por ciento
field-tax-open = Cagnotte sobre la ganancia neta de una banca libre, en centésimas de tanto por ciento
field-tax-capital = Cagnotte sobre el dinero aportado, en centésimas de tanto por ciento
field-refill = El banquero cuya banca saltó puede continuar
field-retire = La banca se puede dejar
field-tie-share = Máximo al Empate, en centésimas de la apuesta máxima
field-tie-minimum = Mínimo al Empate (0: la apuesta mínima)
field-side-share = Máximo de una apuesta lateral, en centésimas de la apuesta máxima
field-side-minimum = Mínimo de una apuesta lateral (0: la apuesta mínima)
field-maximum-factor = El máximo, en mínimos (0: libre)
field-both-sides = Un jugador puede apostar a Punto y a Banca a la vez
field-differential = Mayor diferencia entre todas las apuestas a Punto y a Banca (0: libre)
field-win-rounding = Las ganancias se redondean
field-free-hands = Jugadas sin apuestas al comienzo de un sabot
field-last-hands = Jugadas anunciadas antes de cerrar la mesa
field-limits-change = Otros límites valen
field-call-order = Al final el crupier canta primero
field-must-deal-once = Quien toma el sabot debe repartir una jugada
field-reoffer = Una banca dejada se ofrece
field-winner-out = Quien deja la banca ganando no vuelve a tenerla en ese sabot
choice-burn-first-card = el valor de la primera carta
choice-burn-number = un número
choice-shuffle-croupier = el crupier
choice-shuffle-everyone = el crupier, todos y otra vez el crupier
choice-cut-neighbour = el vecino de la izquierda del crupier
choice-cut-from-left = quien quiera, desde la izquierda del crupier
choice-cut-croupier = el crupier
choice-shuffle-dealers = el crupier y los ayudantes
choice-cut-in-turn = cada asiento por turno
choice-commission-at-once = enseguida
choice-commission-noted = al acabar el sabot, o al irse
choice-rounding-up = hacia arriba
choice-rounding-down = hacia abajo
choice-rounding-nearest = a la unidad más cercana
choice-rounding-nearest-tenth = a la décima de ficha más cercana
choice-rounding-nearest-quarter = al cuarto de ficha más cercano
choice-rounding-nearest-half = a la media ficha más cercana
choice-dealt-by-croupier = el crupier
choice-dealt-by-players = los jugadores, por turno
choice-limits-change-next-shoe = desde el próximo sabot
choice-limits-change-after-three = después de tres jugadas anunciadas
choice-shoe-goes-clockwise = al asiento siguiente, en el sentido del reloj
choice-shoe-goes-highest = a quien más apostó a Punto
choice-shoe-goes-right = a la derecha
choice-ceremony-open = boca arriba
choice-ceremony-american = boca abajo, como en América
choice-drawing-tableau = donde la tabla lo permite
choice-drawing-computer = solo con 3 contra un 9
choice-drawing-free = todos siempre
choice-banker-looks-after-ponte = cuando el punto ha decidido
choice-banker-looks-at-once = enseguida
choice-calls-all = todos
choice-calls-banco = solo banco
choice-staking-open = todos a la vez
choice-staking-in_order_cut_back = por turno, con recorte hasta la banca
choice-staking-in_order_remaining = por turno, a lo que queda
choice-tie-stakes-back = las apuestas se devuelven
choice-tie-stakes-stand = las apuestas se mantienen
choice-passing-after-win = tras ganar
choice-passing-any-time = en cualquier momento
choice-passing-never = nunca
choice-suite-falls-from-original = primer banquero
choice-suite-falls-from-current = banquero actual
choice-rotation-loss = cuando pierde
choice-rotation-decided = tras cada jugada decidida
choice-rotation-never = nunca
choice-price-sum = por su suma
choice-price-at-least = por su suma o más
choice-suivi-until-calls = con los demás anuncios
choice-suivi-until-seen = hasta que se ven las cartas
choice-shuffle-neighbours = el crupier, los vecinos del banquero y el banquero
choice-cut-banker-names = quien designe el banquero
choice-award-auction = por subasta
choice-award-list = por la lista de nombres
choice-open-bank-allowed = se puede pujar
choice-open-bank-always = siempre
choice-open-bank-never = solo aceptando todas las apuestas
choice-first-look-banker = el banquero
choice-first-look-all = todos a la vez
choice-first-look-sides = los paños, y el banquero después de que hayan hablado
choice-prime-round = dando la vuelta desde la derecha del banquero
choice-prime-alternating = derecha e izquierda alternadas
choice-calls-club = una mano, à cheval o a medias
choice-calls-none = ninguno
choice-banco-at-any-coup = antes de cualquier jugada
choice-banco-at-start = antes de la primera jugada de una banca
choice-award-ties-rise = no valen: hay que subir
choice-award-ties-lot = decide la suerte
choice-sides-prime-prime = decide la prelación
choice-sides-prime-lot = decide la suerte
choice-over-refused = se devuelven, primero el último
choice-over-as-far = se pagan hasta donde llega la banca
choice-tax-none = nada
choice-tax-net = una parte de la ganancia neta de cada jugada
choice-tax-capital = una parte del dinero aportado
choice-refill-never = nunca
choice-refill-opening = con la suma con que la abrió
choice-refill-minimum = con la banca mínima
choice-refill-opening-or-more = con la suma con que la abrió, o más
choice-retire-any-time = tras cualquier jugada
choice-retire-after-coup = tras una jugada
choice-win-rounding-down = hacia abajo
choice-win-rounding-up = hacia arriba
choice-call-order-player-first = el punto del Punto
choice-call-order-banker-first = el punto de la Banca
choice-ceremony-official = boca abajo, mostradas por los jugadores, según las leyes europeas
choice-reoffer-held = por la suma que contiene
choice-reoffer-first-sum = por la suma con que se abrió
fault-between = Elige de { $low } a { $high }.
fault-somehow = Esto no es posible.
fault-seconds = Elige de { $least } a { $most } segundos.
fault-coups = Elige de { $least } a { $most } jugadas.
fault-bots = Deja un asiento para una persona.
fault-stop-depth = Elige de 7 a 104, y al menos 12 si se reparte una jugada más.
fault-minimum = Debe ser mayor que cero, en pasos enteros, y no superar la apuesta máxima.
fault-maximum = Debe ir en pasos enteros, y no ser menor que la apuesta mínima.
fault-stake-step = Los límites deben ser múltiplos suyos; si solo se juega con fichas enteras, deben ser fichas enteras.
fault-minimum-bet = Debe ir en pasos enteros, y no superar la banca mínima.
fault-bank-maximum = Debe ser 0, o bastar para la banca mínima.
fault-least-players = No puede superar los asientos.
fault-wagers = Elige al menos una apuesta, y una sola forma de cada una.
fault-chips = Da de una a ocho sumas, todas mayores que cero.
fault-tie-share = Elige de 1 a 100. El máximo al Empate no puede quedar por debajo de su mínimo.
fault-side-share = Elige de 1 a 100. El máximo de una apuesta lateral no puede quedar por debajo de su mínimo.
fault-maximum-factor = La apuesta máxima debe ser este múltiplo de la mínima. Elige 0 si es libre.
fault-differential = Al menos la apuesta mínima, en pasos enteros, o 0 sin límite.
fault-free-hands = Elige de 0 a 3, y solo donde las apuestas pueden retirarse tras un empate.
fault-must-deal-once = Aquí reparte el crupier. Elige que repartan los jugadores.
fault-dealers = Elige de 0 a 2. Solo hay ayudantes con 6 barajas o más.
fault-ceremony = Donde los jugadores muestran las cartas, también reparten, hay 10 asientos o más y no hay squeeze.

## El menú de la mesa, y con qué se abre una mesa
open-table-name = Nombre de la mesa
open-table-pace = Ritmo de las cartas
open-table-clock = Segundos para apostar, con varios jugadores
open-table-rebuy = Fichas nuevas para quien se queda sin ninguna
open-table-odds = Mostrar las probabilidades de cada jugada a quien quiera
open-table-advisor = Dejar que los jugadores pregunten a un consejero qué dice el equilibrio de su mano
open-table-delay = Segundos de retraso para quienes no tienen asiento
open-table-delay-coups = Jugadas de retraso para quienes no tienen asiento
open-it = Abrir la mesa
menu-seat = Asiento
menu-table = Mesa
menu-host = Anfitrión
menu-own = Para ti
menu-care = Límites
menu-records = Actas
invite = Invitar a un amigo
invite-how = Cualquiera que abra esta dirección puede sentarse aquí.
copy = Copiar la dirección
copied = Copiada
slow-you = Has dejado pasar una pregunta. Hasta que respondas a otra, los demás solo te esperan dos segundos.
pace = A qué ritmo se reparte en la mesa, para todos
house-players = Jugadores de la casa
add-bot = Añadir uno
remove-bot = Hacer salir a { $name }
chips-and-seat = Fichas y asiento
account = Con el cambista
amount-chips = Fichas
buy = Comprar
cash = Cambiar
leave = Levantarse de la mesa
leaving = Te levantarás tras esta jugada.
limit-seat = Apuesta máxima por asiento
limit-set = Fijar
limit-none = Como la mesa
records = Actas de los sabots
records-none = Aún no se ha repartido ningún sabot.
record-line = Sabot { $shoe }: { $coups ->
    [one] { $coups } jugada
   *[other] { $coups } jugadas
}
record-open = se está repartiendo
record-download = Descargar
