# Las palabras del análisis. Se cargan al pedirlas.

an-title = ¿Cuánto fue suerte?
an-intro = Abre el acta de un sabot: lo que valía cada jugada antes de sus cartas, lo que valía cada decisión y lo que hicieron las cartas. O suelta aquí el archivo. Un archivo de resultados o cartas que hayas anotado se compara con lo que cabe esperar de sabots limpios.
an-busy = Se está analizando el sabot; tarda unos segundos.
an-missed = { $missed ->
    [one] Una jugada no la vio nadie.
   *[other] { $missed } jugadas no las vio nadie.
}
an-broken = { $broken ->
    [one] Una jugada no pudo ser así y queda aparte.
   *[other] { $broken } jugadas no pudieron ser así y quedan aparte.
}
an-too-large = La casa lee archivos de 4 MB como máximo. En tu propio ordenador, «baccarat study ARCHIVO» lee cualquier tamaño.
an-players = El sabot entero
an-of = { $room }, sabot { $shoe }
an-of-unnamed = Sabot { $shoe }
an-to-table = A la mesa
an-name = Nombre
an-result = Resultado
an-expected = Esperado
an-lost = Decisiones propias
an-luck = Suerte
an-picture = Lo que cada jugador había ganado tras cada jugada, y lo que podía esperar
an-legend = Líneas continuas: ganado. Discontinuas: esperado. Un anillo: una decisión que regaló fichas.
an-no-stakes = Esta acta no contiene apuestas. Las líneas muestran lo que valía una apuesta antes de cada jugada, según las cartas conocidas; las cartas quemadas cuentan como pendientes.
an-coup = Jugada { $coup }
an-before = La jugada anterior
an-next = La jugada siguiente
an-go = Ir a una jugada
an-cards = { $cards ->
    [one] { $cards } carta posible
   *[other] { $cards } cartas posibles
}
an-no-coup = No se repartió nada.
an-values = Lo que valía una apuesta antes de las cartas
an-side = { $side ->
    [player] Punto
    [banker] Banca
    [ponte] Punto
    [bank] Banca
    [right] Derecha
   *[left] Izquierda
}
an-fared = { $how ->
    [player] ganó
    [banker] perdió
   *[tie] empató
}
an-choice = { $side ->
    [ponte] como punto
    [right] por la derecha
    [left] por la izquierda
   *[banker] como banquero
}, con { $point }, { $drew ->
    [yes] pidió.
   *[no] se plantó.
}
an-worth = Pedir vale { $draw }, plantarse { $stand }.
an-often = En equilibrio pide el { $often }.
an-gave = { $gave ->
    [none] No se regaló nada.
   *[some] Regalado: { $lost }.
}
an-known = Contra lo que se sabía de los demás: { $lost }.
an-how = Resultado = esperado + suerte. Se conocen las cartas mostradas, y para cada mano las suyas; las quemadas cuentan como pendientes. Lo esperado es lo que rinde el equilibrio de estas cartas, menos lo que regalaron las decisiones propias. La suerte son las cartas, y lo que eligieron otros.
