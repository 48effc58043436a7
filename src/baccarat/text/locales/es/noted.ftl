note-standard-input = entrada estándar
note-place = { $path }, línea { $line }, columna { $column }
note-two-cards = Cada mano empieza con dos cartas.
note-keep-going = Con --keep-going FICHERO, esas jugadas van a un fichero y se lee el resto.
noted-title = { $named ->
    [yes] Sabot { $shoe } ({ $name })
   *[no] Sabot { $shoe }
}

read-as = Leído como: { $how }; { $shoes ->
    [one] un sabot
   *[other] { $shoes } sabots
}, { $coups ->
    [one] una jugada
   *[other] { $coups } jugadas
}.
read-detail = { $detail ->
    [results] resultados
    [values] valores de cartas
    [ranks] cartas sin palos
   *[cards] cartas con palos
}
read-order = { $order ->
    [results] un sabot por línea
    [result] una jugada por línea
    [cards] en el orden en que salieron
    [hands] una mano por celda
    [by-hand] seis lugares, primero los de Punto
   *[alternating] seis lugares, Punto y Banca por turnos
}
read-separator = { $separator ->
    [tab] tabuladores
    [semicolon] puntos y comas
    [comma] comas
   *[space] espacios
}
read-header = cabecera
read-zero = 0 cuando no hay carta
read-feed = mensajes de una fuente de datos
read-frames = tramas de un sabot electrónico
read-missed = Jugadas que nadie vio: { $missed }. Sus cartas cuentan como no vistas.
read-out = Jugadas nulas: { $void }; cartas muertas: { $dead }. Esas cartas han salido del sabot y no cuentan para nada más.
read-broken = Jugadas erróneas, apartadas en { $path }: { $many } ({ $kinds }). Sus cartas cuentan como no vistas.
read-skipped = Omitidos, sin significado: { $many } ({ $kinds }).
record-packs-assumed = { $packs } barajas es lo habitual en { $preset }; si tu sabot tenía otro número, indícalo con --packs.
record-done = { $path } tiene { $coups ->
    [one] una jugada
   *[other] { $coups } jugadas
} de un sabot de { $packs } barajas.
records-done = De { $first } a { $last } hay { $coups ->
    [one] una jugada
   *[other] { $coups } jugadas
} de { $shoes ->
    [one] un sabot
   *[other] { $shoes } sabots
} de { $packs } barajas.
shoe-unpriced = Omitidas, porque estas cartas no tienen palos: { $names }.

error-note-no-coups = { $path } no tiene jugadas: escribe en cada línea una jugada, o los resultados de un sabot; los mensajes en JSON necesitan las cartas.
error-note-no-card = { note-place }: «{ $name }» no es una carta: { $wanted ->
    [cards] una carta tiene un valor y un palo, como 9h, Td, ♥10 o d13
   *[other] estas cartas solo tienen valores, como K, 10, 9 o 0
}.
error-note-no-result = { note-place }: «{ $name }» no es un resultado: escribe P, B o T, o indica con --codes qué significan tus palabras.
error-note-no-number = { note-place }: «{ $name }» no es el número de una jugada.
error-note-not-in-order = { note-place }: la jugada { $number } viene después de la jugada { $before } del mismo sabot.
error-note-formula = { note-place }: «{ $name }» es una fórmula; guarda la tabla con sus valores.
error-note-not-utf-8 = { note-place }: esto no es texto UTF-8; guarda el archivo en UTF-8.
error-note-card-used-up = { note-place }: en { $packs } barajas { $card } está solo { $most } veces, y esta sería una más (C-2). Si es de otro sabot, deja una línea vacía entre los dos.
error-note-too-few-cards = { note-place }: la jugada acaba aquí, pero { $side ->
    [player] { side-player }
   *[banker] { side-banker }
} aún recibe una carta ({ $rule }). { $why }
error-note-too-many-cards = { note-place }: la jugada ha acabado antes de { $card } ({ $rule }). { $why }
error-note-too-many-fields = { note-place }: «{ $name }» viene después de la última columna.
error-note-result-differs = { note-place }: las cartas dan { $won ->
    [player] { outcome-player }
    [banker] { outcome-banker }
   *[tie] { outcome-tie }
}, no «{ $name }» ({ $rule }).
error-note-shoe-over = { note-place }: el sabot había acabado antes de esta jugada, porque había salido la carta de parada (C-5).
error-note-void-nothing = { note-place }: antes no queda ninguna jugada que pueda ser nula. Escribe void en la línea que sigue a la jugada, o las cartas de una que no se terminó, como void 9h 2c.
error-note-dead-nothing = { note-place }: escribe qué carta está muerta, como dead 9h, o ? si nadie la vio.
error-note-too-many-coups = { note-place }: el sabot tiene más de { $most } jugadas, el máximo que dan { $packs } barajas. Numera los sabots en una columna, deja una línea vacía entre ellos, o escribe uno en cada línea.
error-note-not-text = { $path } es { $kind ->
    [pdf] un PDF
    [packed] un archivo comprimido o una hoja de cálculo
    [utf-16] texto en UTF-16
   *[binary] algo que no es texto
}; guárdalo como texto o CSV en UTF-8.
error-note-line-too-long = { $path }: la línea { $line } tiene más de { $most } caracteres.
error-note-not-json = { $path }: la línea { $line } no es un mensaje en JSON; escribe cada mensaje en su propia línea.
error-note-no-reading = { $path } no tiene ni resultados ni cartas, hasta donde se ve a partir de la línea { $line }; indica con --columns qué son sus columnas.
error-note-two-readings = { $path } se puede leer de dos maneras; elige una: --{ $option } { $first } o --{ $option } { $second }.
error-note-column-twice = { $path }: la cabecera de la línea { $line } tiene dos veces la columna { $name }.
error-note-fourth-card = { $path }: la cabecera de la línea { $line } tiene la columna { $name }, pero una mano tiene tres cartas como máximo (PB-3); indica con --columns qué son las columnas.
error-note-columns-missing = { $path }: la cabecera de la línea { $line } tiene columnas de cartas, pero falta { $names }.
error-bad-columns = --columns admite nombres como shoe,coup,p1,b1,p2,b2,p3,b3 o result, y `-` para cualquier otra columna, no «{ $value }».
error-bad-codes = --codes admite palabras y sus resultados, como 1=P,2=B,3=T, no «{ $value }».
error-no-shoe = { $path } no tiene sabot { $number }; el último es el { $shoes }.
error-several-shoes = El archivo tiene varios sabots; elige uno con --shoe.
error-no-cards = Los resultados solos no tienen probabilidades antes de cada jugada; `baccarat roads` los dibuja.
error-no-record = El sabot { $shoe } no tiene en cada jugada cartas con sus palos, así que no puede ser un acta; `roads`, `shoe`, `analyse` y `study` leen esos sabots.

study-title = { $how }: { $coups ->
    [one] { $coups } jugada
   *[other] { $coups } jugadas
} en { $shoes ->
    [one] { $shoes } sabot
   *[other] { $shoes } sabots
}
study-runs-picture = Rachas que acaban en cada longitud; la línea discontinua es lo esperado
study-number = Número
study-found = Hallado
study-error = Error
study-expected = Esperado
study-source = De
study-chance = Azar
study-exact = exacto
study-simulated = simulado
study-row-player-total = { side-player } tiene { $name }
study-row-banker-total = { side-banker } tiene { $name }
study-row-cards = { $name } cartas
study-row-third-player = { side-player } pide
study-row-third-banker = { side-banker } pide
study-row-natural = Natural
study-row-pair-player = Pareja { side-player }
study-row-pair-banker = Pareja { side-banker }
study-row-change = Otro ganador que antes
study-row-run = Racha de { $name } que acaba
study-row-road = { $road }: rojo
study-row-coups = Jugadas por sabot
study-row-runs = Rachas por sabot
study-row-longest = Racha más larga de un sabot
study-calm = Nada inusual: ninguna de las { $tests } pruebas se aparta más que el mero azar en 19 de cada 20 archivos de sabots limpios.
study-alarm = Inusual: { $alarms } de las { $tests } pruebas se apartan más que el mero azar en 19 de cada 20 archivos de sabots limpios: { $names }. Busque primero errores de anotación, jugadas omitidas y otro número de barajas.
study-few = Hay muy pocas jugadas para una prueba.
study-forecast = Nada de esto predice una jugada: la siguiente depende de las cartas que quedan, no de los resultados.
study-how = «Exacto» es una jugada de un sabot lleno; «simulado», { $simulated } sabots al azar de { $packs ->
    [one] una baraja
   *[other] { $packs } barajas
} con la semilla { $seed }. Los errores son por sabot, porque las jugadas de un sabot dependen unas de otras. «Azar» es la probabilidad de que con sabots limpios alguna de las pruebas se aparte tanto.
study-depth = La longitud de los sabots no se prueba, porque nadie dijo con --cut dónde estaba la carta de parada.
study-bets = Lo que habría dado una unidad en cada jugada
study-gain = Resultado
study-as-good = Probabilidad de tanto
study-bets-how = Los resultados están en unidades. La probabilidad es la de que jugadas limpias den tanto o más; es alta tras la mala suerte.
study-distances = Distancias en errores estándar

error-mixed-shoes = El sabot { $number } tiene otro número de barajas que el primero, o se sabe menos de sus cartas; estúdielo aparte.
error-nothing-to-study = No hay sabots que estudiar.
