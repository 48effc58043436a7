lab-title = Las probabilidades
lab-intro = Lo que vale cada apuesta, con cualquier sabot. Comparte la dirección para compartir la pregunta.
lab-outcomes = Quién gana
lab-shoe = Juego y sabot
lab-packs = Barajas
lab-gone = Cartas retiradas
lab-gone-how = Por lo que valen; los dieces y las figuras valen 0.
lab-worth = Cartas de valor { $worth } que faltan
lab-cards = Cartas sueltas retiradas
lab-cards-how = Por valor y palo, para que las apuestas a parejas conserven su precio.
lab-suit = Palo
lab-take = Retirar { $card }
lab-put-back = Devolver { $card } (faltan { $times })
lab-full = Sabot lleno
lab-trade = Todas las apuestas habituales
lab-bet = Apuesta
lab-hit = Gana
lab-sd = Desviación típica
lab-commission = Como comisión
lab-ranks = Estas necesitan valores y palos, y no tienen precio mientras falten cartas solo por puntos: { $bets }.
lab-how = Cada cifra es exacta, contada sobre todos los órdenes de las cartas; pulsa una apuesta para ver sus fracciones. La ventaja de la casa es lo que una apuesta puede esperar perder; el verde está a tu favor.
lab-edge = Ventaja de la casa

equilibrium-title = El equilibrio
equilibrium-intro = El chemin de fer y el bacarrá a dos paños son los bacarrás en que los jugadores deciden. Estas imágenes muestran el juego del que nadie gana nada apartándose, resuelto con exactitud. No es una forma de ganar: con él, cada lado no pierde más de lo inevitable.
equilibrium-tables = Quién pide, y cuándo
equilibrium-tables-about = Chemin de fer con seis barajas, sin cagnotte: el punto elige con 5, el banquero siempre, y los dos se guían por sus puntos. Dos decisiones son mixtas y deben dejarse al azar: la del punto con 5, y la del banquero con 6 contra un punto que se plantó. Todo lo demás tiene una sola respuesta correcta.
equilibrium-tables-alt = Dos tablas de discos y anillos: para cada total del punto, y para cada total del banquero con cada carta dada, si hay que pedir o plantarse.
equilibrium-packs = Lo que cambia con las barajas
equilibrium-packs-about = Cuantas menos barajas, más le cuesta una jugada al punto, y más importa quién se guía por sus cartas. El punto pierde menos cuando lo hacen los dos, y más cuando solo lo hace el banquero.
equilibrium-packs-alt = Tres líneas ascendentes, que se juntan donde las cartas se devuelven.
equilibrium-theta = Bacarrá a dos paños, según el reparto de las apuestas
equilibrium-theta-about = En el bacarrá a dos paños, el banquero juega una mano contra dos, y se guía por el paño con más apuestas. La banca gana menos cuando los dos paños apuestan lo mismo; un paño con poco en juego no pierde casi nada. Con reposición, y cada paño por su cuenta.
equilibrium-theta-alt = La línea de la banca se hunde en el medio; derecha e izquierda bajan según crece su parte de las apuestas, y se cruzan en la mitad.
equilibrium-sides = Bacarrá a dos paños: una mano contra dos
equilibrium-sides-about = La mitad de las apuestas en cada paño, con reposición, y cada paño por su cuenta. Hay una tabla para cada total del banquero: hacia abajo lo que recibió la derecha, a lo ancho lo que recibió la izquierda. Con 2 o menos el banquero siempre pide, con 7 nunca; con 4 y 5 cuentan las dos cartas juntas, y ahí un error cuesta menos. Una decisión se deja al azar: con 6, cuando los dos paños se plantaron.
equilibrium-sides-alt = Ocho tablas de discos y anillos: para cada total del banquero, según lo que recibieron derecha e izquierda, si hay que pedir o plantarse.
equilibrium-more = «baccarat solve» las dibuja para otras reglas de la casa, sabots y cagnottes.

advisor-name = Consejero
advisor-show = Preguntar al consejero qué hacer
advisor-hide = Ocultar al consejero
advisor-draw = Pedir
advisor-stand = Plantarse
advisor-fares = gana { $won }, empata { $tied }, pierde { $lost }
advisor-why-strict = Contra jugadores que juegan lo mejor posible es mejor { $better ->
    [draw] pedir
   *[stand] plantarse
}: la otra respuesta regala { $cost } por ficha apostada.
advisor-why-mixed = Las dos valen lo mismo. Deja que decida el azar, cada una con esta frecuencia, y nadie gana nada adivinando tu mano.
advisor-why-indifferent = Las dos valen lo mismo para ti: elige lo que quieras.
advisor-cards = { $exact ->
    [yes] Exacto, según
   *[no] Casi exacto, según
} { $cards ->
    [one] la carta que quedaba
   *[other] las { $cards } cartas que quedaban
} antes de esta jugada, hasta donde ha visto tu asiento.
advisor-outlook = De media, una apuesta o un banco rinde { $ponte } de su importe, y la banca { $bank } de lo apostado contra ella, si todos juegan lo mejor posible.
advisor-outlook-sides = De media, una apuesta rinde { $right } de su importe a la derecha y { $left } a la izquierda, y la banca { $bank } de todas las apuestas, si todos juegan lo mejor posible.
advisor-brief = Por unidad: apuesta o banco { $ponte }, banca { $bank }
advisor-brief-sides = Por unidad: derecha { $right }, izquierda { $left }, banca { $bank }
advisor-rough = Aproximado: según la solución de un sabot lleno. Estas cartas aún se están resolviendo.
advisor-brief-rough = (de un sabot lleno)
advisor-outlook-rough = Esto es para un sabot lleno; las cartas reales aún se están resolviendo.
advisor-computing = El consejero sigue calculando.
advisor-forced = Las reglas deciden esta mano, así que no hay nada que sopesar.
advisor-unsolved = Nadie ha resuelto esta decisión: el consejero no tiene nada que decir.
advisor-silent = El consejero no responde.
