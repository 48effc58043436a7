# Lo que dice el consejero en la mesa. Los números llegan como texto; un valor es por ficha apostada.

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
