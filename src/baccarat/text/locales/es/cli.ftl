play-opening = La casa se está abriendo. Esta página se cargará sola en un momento.
play-address = Las mesas están abiertas en { $address }; se cierran con Ctrl+C.
play-made-private = Otros en esta máquina podían leer { $path }; ahora es solo tuyo.
play-others-write = Otros en esta máquina pueden escribir en { $path }, que contiene también otras cosas, así que se ha dejado como está: podrían sustituir los archivos de la casa. Da a la casa una carpeta propia.
play-carried-over = { $path } estaba en el formato { $old } y ahora está en el formato { $new }. Al lado hay una copia del antiguo, { $copy }; bórrala cuando veas que todo va bien.
play-no-mark = No había ninguna marca de máximo ({ $path }.mark) que mostrara si están todos los últimos cambios de { $path }. Es normal tras una actualización, o si se copió a mano un archivo de base de datos; desde ahora hay una marca.
play-unacknowledged = El disco falló la última vez que se usó { $path }: en su registro de escritura anticipada quedaron { $transactions } transacciones fallidas, que se han eliminado. A nadie se le dijo que habían salido bien; todo lo confirmado está ahí.
play-loss-accepted = Los últimos cambios de { $path } se han perdido, y la casa se ha abierto sin ellos, como pediste. Todos los archivos tal como estaban quedan al lado, en { $copy }.

deal-title = { $preset }, semilla { $seed }
deal-coup = Jugada { $coup }
deal-holder = El asiento { $seat } tiene el sabot y reparte.
deal-nobody-left = No queda nadie que lleve la banca.
deal-hand = { $who ->
    [ponte] Punto, asiento { $seat }
    [right] Derecha, asiento { $seat }
    [left] Izquierda, asiento { $seat }
   *[banker] Banquero, asiento { $seat }
}
deal-seat = Asiento
deal-stake = Apuesta
deal-purse = Fichas
deal-sums = Banca { $bank } · au garage { $garage } · para la casa { $house }
deal-bank-sums = Banca { $bank } · para la casa { $house }

presets-field = Campo
presets-yes = sí
presets-no = no
presets-preset = Juego
presets-bet = Apuesta
presets-when = A qué
presets-pays = Paga
presets-hint = `baccarat presets NOMBRE` muestra todas las reglas de un juego; varios nombres las comparan.

rules-rule = Regla
rules-field = Campo
rules-source = Fuente
rules-second-hand = de segunda mano
rules-ours = propia
rules-law = ley
rules-custom = costumbre
rules-choice = elección de la casa dentro de la ley
rules-house = regla de la casa
rules-missing = { $rule } no se sigue, o solo en parte: { $reason }.

replay-title = { $room }, sabot { $shoe }
replay-counts = { $coups ->
    [one] Una jugada
   *[other] { $coups } jugadas
}: { $player } Punto, { $banker } Banca, { $tie } Empate
replay-counts-chemin = { $coups ->
    [one] Una jugada
   *[other] { $coups } jugadas
}: { $ponte } para el punto, { $banker } para la banca, { $tie } en cartes; { $none } sin apuesta
replay-counts-banque = { $coups ->
    [one] Una jugada
   *[other] { $coups } jugadas
}; derecha: { $right-player } ganadas, { $right-banker } perdidas, { $right-tie } empatadas; izquierda: { $left-player } ganadas, { $left-banker } perdidas, { $left-tie } empatadas; { $none } sin apuesta
replay-purse = Asiento { $seat }, { $name }: { $amount }
replay-agrees = Todas las cartas, apuestas y resultados concuerdan.

roads-counts = Punto { $player }, Banca { $banker }, Empate { $tie }; naturales: { $naturals }, parejas Punto: { $player_pairs }, parejas Banca: { $banker_pairs }
roads-next-player = Si gana Punto:
roads-next-banker = Si gana Banca:
roads-legend = Tras una victoria, el número cuenta los empates que la siguieron, n es un natural, y p y b son parejas de Punto y de Banca. En los tres caminos inferiores r es rojo y b es azul.
error-one-form = Da solo una de estas: --svg, --plot, --text y --json.
error-no-results = «{ $value }» no es un archivo ni una lista de resultados como B,P,T.
error-no-side = En ese sabot no se repartió a ningún lado llamado «{ $name }»; tiene { $known }.

verify-root = Raíz: { $root }
verify-browsers = { $many ->
    [0] No participó ningún navegador: la casa sola eligió el secreto.
    [one] Un navegador participó en el barajado: { $names }.
   *[other] { $many } navegadores participaron en el barajado: { $names }.
}
verify-cut = { $by ->
    [chance] Cortado al azar, tras { $cut ->
        [one] { $cut } carta
       *[other] { $cut } cartas
    }.
   *[player] Cortado por { $name }, tras { $cut ->
        [one] { $cut } carta
       *[other] { $cut } cartas
    }.
}
verify-abandoned = { $many ->
    [0] No se abandonó ningún intento.
    [one] Antes se abandonó un intento.
   *[other] Antes se abandonaron { $many } intentos.
}
verify-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} en { $coups ->
    [one] { $coups } jugada
   *[other] { $coups } jugadas
}: cada una estaba donde se repartió, y todos los resultados y pagos se deducen de ellas.
verify-head = Huella encadenada: { $head }
verify-holds = Todo es válido.
seal-not-announced = Un secreto no es el que la casa comprometió.
seal-other-shoe = Se anunció para otra sala, otro sabot u otras reglas.
seal-miscounted = Los intentos no están numerados uno a uno.
seal-secret-reused = Un secreto se usó dos veces.
seal-barred-seat = Se da por fallido un asiento que no había fallado, o que volvió a participar tras fallar.
seal-unfinished = No todos los de la lista han abierto.
seal-other-root = El secreto y las aperturas dan otro orden de cartas.
seal-other-cutter = El sabot se anunció para que lo cortara un asiento al que no le tocaba.
ceremony-closed = Alguien entró después de cerrarse la lista.
ceremony-twice = Alguien está dos veces en la lista.
ceremony-uninvited = Abrió alguien que no está en la lista.
ceremony-opened-otherwise = Alguien abrió algo con lo que no se había comprometido.

odds-title = { $preset }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
odds-title-replaced = { $preset }, cartas con reposición
odds-bet = Apuesta
odds-edge = Ventaja
odds-hit = Gana
odds-sd = Desviación
odds-commission = Como comisión
odds-joint = Exacto, contado sobre todos los órdenes de seis cartas. La ventaja es lo que una apuesta puede esperar perder.
odds-halfway = Exacto, contado sobre todos los órdenes de las cartas por venir. La ventaja es lo que una apuesta puede esperar perder.
odds-replacement = Exacto, el límite de muchas barajas: cada carta sale de una baraja entera. La ventaja es lo que una apuesta puede esperar perder.

risk-title = { $bet }, { $stake } en cada una de { $coups ->
    [one] { $coups } jugada
   *[other] { $coups } jugadas
} con un capital de { $bankroll }
risk-ruin = En ruina
risk-ahead = En ganancia
risk-even = A la par
risk-behind = En pérdida
risk-mean = De media
risk-exact = Exacto, por convolución, cada jugada como al principio de un sabot lleno.
risk-floats = Por convolución en coma flotante, cada jugada como al principio de un sabot lleno.

shoe-coup = Jugada
shoe-cards = Cartas
shoe-outcome = Ganada por
shoe-how = Ventajas antes de cada jugada, exactas, según las cartas vistas hasta entonces.
shoe-kernel = { $kernel ->
    [reference] Contado en Python puro; con numba sería más rápido.
    [numpy] Contado con numpy; con numba sería más rápido.
   *[other] Contado con código compilado, el núcleo { $kernel }.
}
shoe-ranked = Las apuestas a parejas, valores y palos se cuentan en Python puro.

solve-title = { $replaced ->
    [yes] Chemin de fer, con reposición
   *[no] Chemin de fer, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
}
solve-value-ponte = Una jugada vale { $value } de la apuesta para el punto, exactamente { $exact },
solve-value-bank = y { $value } para la banca, exactamente { $exact }.
solve-ponte = El punto
solve-banker = El banquero, según la carta dada; S: el punto se plantó
solve-mixed = { $point }: pide con probabilidad { $exact } ({ $share })
solve-legend = ● pide · ○ se planta · una parte: pide con esa frecuencia
solve-unique = { $unique ->
    [proved] No hay otro equilibrio.
    [searched] No se sabe si hay otros equilibrios.
   *[no] No es el único equilibrio: se encontraron { $found }. { $complete ->
        [yes] Todos los demás son mezclas de ellos.
       *[no] No se sabe si hay más.
    } Este mezcla en menos puntos que ninguno.
}
solve-exact = { $holds ->
    [yes] Exacto. Ningún lado gana nada desviándose; se comprobó con fracciones en cada decisión.
   *[no] No es un equilibrio: desviándose, el punto gana { $ponte } de la apuesta y la banca { $bank }.
}
plate-margin = Cuanto más oscuro, más cuesta un error: hasta { $most } de la apuesta, sobre todas las jugadas.
plate-bound = Gris: deciden las reglas.
plate-packs = Lo que vale una jugada para el punto, en centésimas de la apuesta, según el número de barajas; ∞: con reposición.
plate-totals = Los dos por sus puntos
plate-banker = El banquero por dos cartas, el punto por sus puntos
plate-both = Los dos por sus dos cartas
plate-theta = Lo que vale una jugada, en centésimas de todas las apuestas, según la parte que está a la derecha.
plate-right = para la derecha
plate-left = para la izquierda
plate-bank = para la banca
plate-title-packs = Chemin de fer, de una baraja a muchas
plate-title-theta = { $concept ->
    [correlated] Bacarrá a dos paños, juntos, con un plan común
    [independent] Bacarrá a dos paños, juntos, cada uno pide por su cuenta
   *[nash] Bacarrá a dos paños, cada uno para sí
}
plate-banque = Una tabla para cada total del banquero: hacia abajo lo que recibió la derecha, a lo ancho lo que recibió la izquierda; S: se plantó, N: natural.
plate-margin-banque = Cuanto más oscuro, más le cuesta un error a la banca: hasta { $most } de todas las apuestas, sobre todas las jugadas.
answer-gain = { $given ->
    [ponte] La mejor respuesta a este punto da a la banca { $gain } más que el equilibrio, exactamente { $exact }.
   *[banker] La mejor respuesta a este banquero da al punto { $gain } más que el equilibrio, exactamente { $exact }.
}

banque-title = { $replaced ->
    [yes] Bacarrá a dos paños, con reposición
   *[no] Bacarrá a dos paños, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
}
banque-asked = { $share } de las apuestas a la derecha; { $concept ->
    [nash] cada uno para sí (equilibrio de Nash).
    [correlated] derecha e izquierda juntas contra la banca, con un plan común.
   *[independent] derecha e izquierda juntas contra la banca, cada una pide por su cuenta.
}
banque-information = El banquero ve lo que hicieron los dos paños y las cartas que recibieron; { $left ->
    [card] la izquierda ve lo que hizo la derecha y la carta que recibió.
    [hand] un solo jugador lleva las dos manos y ve la izquierda cuando la derecha ha terminado.
   *[total] la izquierda decide por sus propios puntos, sea cual sea la carta que recibió la derecha.
}
banque-naturals = { $naturals ->
    [known] El natural de un paño se muestra antes de preguntar al otro.
   *[pooled] La derecha no sabe si la izquierda tiene un natural.
}
banque-none = { $unique ->
    [proved] No existe tal equilibrio para este reparto de las apuestas: el mejor plan común liga lo que pide un paño a lo que pide el otro.
   *[searched] No se encontró tal equilibrio para este reparto de las apuestas: el mejor plan común encontrado liga lo que pide un paño a lo que pide el otro. No se sabe si otro plan es igual de bueno.
}
banque-unique = { $unique ->
    [proved] No hay otro equilibrio.
    [searched] No se sabe si hay otros equilibrios.
   *[no] No es el único equilibrio: se encontraron { $found }. { $complete ->
        [yes] Los demás, si los hay, forman líneas o superficies cuyos vértices son estos.
       *[no] No se sabe si hay más.
    } Este mezcla en menos puntos que ninguno.
}
banque-value-right = Una jugada vale { $value } de todas las apuestas para la derecha,
banque-value-left = { $value } para la izquierda,
banque-value-bank = y { $value } para la banca.
banque-right = Con 5, la derecha pide con probabilidad { $exact } ({ $share }).
banque-right-beside = Con 5, y con un natural a la izquierda, la derecha pide con probabilidad { $exact } ({ $share }).
banque-left = Con 5, la izquierda pide con probabilidad { $exact } ({ $share }).
banque-left-beside = Con 5, y con un natural a la derecha, la izquierda pide con probabilidad { $exact } ({ $share }).
banque-plan = Su plan con 5: piden las dos { $both }, solo la derecha { $right }, solo la izquierda { $left }, ninguna { $neither }.
banque-always = { $draws ->
    [yes] Con { $total } el banquero siempre pide.
   *[no] Con { $total } el banquero siempre se planta.
}
banque-banker = El banquero con { $total }: hacia abajo lo que recibió la derecha, a lo ancho lo que recibió la izquierda; S: se plantó, N: natural
banque-exact = Exacto. Nadie gana nada desviándose; se comprobó con fracciones.
banque-answer-gain = { $answers ->
    [right] La mejor respuesta da a la derecha { $gain } de todas las apuestas más que seguir como en el equilibrio.
    [left] La mejor respuesta da a la izquierda { $gain } de todas las apuestas más que seguir como en el equilibrio.
   *[banker] La mejor respuesta da a la banca { $gain } de todas las apuestas más que seguir como en el equilibrio.
}
banque-bound = Sin fracciones: la frecuencia con que pide cada uno es correcta salvo { $bound }. Desviándose de estos números nadie gana más de { $gain } de todas las apuestas; eso se contó con exactitud.
banque-table-right = La derecha, por sus puntos
banque-table-left = La izquierda, por sus puntos; a lo ancho lo que hizo o recibió la derecha; S: se plantó, N: natural
banque-draws-right = La derecha pide con { $points }.
banque-draws-left = La izquierda pide con { $points }.
banque-near = Desviándose, nadie gana más de { $bound } de todas las apuestas; eso se contó con exactitud.
banque-stopped = La búsqueda terminó antes de llegar a un equilibrio: desviándose, alguien gana hasta { $bound } de todas las apuestas; eso se contó con exactitud.

analyse-choices = Decisiones
analyse-choice = Jugada { $coup }, { $name } ({ $side ->
    [ponte] punto
    [right] derecha
    [left] izquierda
   *[banker] banquero
}) con { $point } { $drew ->
    [yes] pidió
   *[no] se plantó
}: en equilibrio pide el { $often } %; pedir { $draw }, plantarse { $stand }; { $gave ->
    [nothing] nada regalado,
   *[something] { $lost } regalado,
} { $known } contra lo que se sabía de los demás
analyse-player = Jugador
analyse-seat = { $name } (asiento { $seat })
analyse-result = Resultado
analyse-expectation = Esperado
analyse-by-choices = De ello, por decisiones propias
analyse-by-luck = Suerte
analyse-how = Sumas en fichas. Antes de cada jugada se resolvió el sabot hasta donde alguien conocía sus cartas; las partes de una apuesta son lo que valía entonces.
analyse-known = Se conocen las cartas mostradas, y para cada mano las suyas. Las quemadas cuentan como pendientes. De los demás se sabe cómo eligieron antes en este sabot.
analyse-priced = Sumas en fichas. Las partes dicen lo que valía una apuesta antes de la jugada, hasta donde alguien conocía las cartas del sabot. Las quemadas cuentan como pendientes.
analyse-luck = Resultado = esperado + suerte, exactamente. La suerte son las cartas, y lo que eligieron otros.
analyse-won-player = Punto
analyse-won-banker = Banquero
analyse-won-tie = En cartes
analyse-side = { $side ->
    [right] la derecha
   *[left] la izquierda
} { $how ->
    [player] ganó
    [banker] perdió
   *[tie] empató
}
analyse-of-ponte = Punto
analyse-of-bank = Banca
analyse-of-right = Derecha
analyse-of-left = Izquierda

error-unknown-command = No hay ninguna orden «{ $name }»; `{ $after } --help` las enumera.
error-nothing-to-solve = En { $name } nadie decide nada, pues las reglas dicen quién pide carta, así que no hay nada que resolver; `{ $after }` admite { $known }.
error-solve-game = `{ $after }` admite { $known }, no «{ $name }».
error-unknown-option = Aquí no hay ninguna opción «{ $name }»; añade `--help` para ver cuáles hay.
error-unknown-preset = No hay ningún juego «{ $name }»; hay { $known }.
error-unknown-result = No hay ningún resultado «{ $name }»; hay { $known }.
error-result-checkpoint = { $path } no es un punto guardado de este resultado por esta versión, con tantas barajas.
error-other-game = `baccarat odds` solo da precio a las apuestas de punto y banca, así que elige { $known }; { $name } no tiene ninguna, pero `baccarat deal { $name }` lo reparte.
error-unknown-language = No hay textos en «{ $name }»; hay { $known }.
error-unknown-bot = Ningún bot juega con «{ $name }»; hay { $known }.
error-no-players = «{ $preset }» se reparte a una mesa vacía: omite --seats y --bots, o elige un juego de chemin de fer.
error-missing = Falta { $name }; añade `--help` para ver qué admite.
error-too-many = «{ $name }» es más de lo que admite esta orden; añade `--help` para ver qué admite.
error-not-whole = { $name } admite un número entero, no «{ $value }».
error-no-network = { $name } admite direcciones o redes como 10.0.0.1 o 10.0.0.0/8, no «{ $value }».
error-no-host-name = { $name } admite nombres como tables.example, sin puerto, no «{ $value }».
error-no-sign-in-name = { $name } admite nombres de usuario de cuentas, como Anna-4821, no «{ $value }». La ventana de la cuenta muestra el tuyo.
error-out-of-range = { $name } admite un número de { $low } a { $high }, no { $value }.
error-bad-value = { $name } no puede ser «{ $value }»; añade `--help` para ver qué admite.
error-usage = Eso no se entiende («{ $reason }»); añade `--help` para ver qué hay.
error-no-shell = No se reconoce tu intérprete; indícalo, como en --shell bash.
completion-installed = El autocompletado está instalado en { $file }. Abre un nuevo intérprete para usarlo.
error-twice = { $name } aparece dos veces; dalo una vez.
error-unusable = No se puede usar { $path }: { $reason }.
error-bad-bet = El archivo { $path } no describe una apuesta: { $reason }.
error-unknown-bet = No hay ninguna apuesta «{ $name }»; hay { $known }.
error-nearest-bet = No hay ninguna apuesta «{ $name }»; la más parecida: { $near }.
error-bet-file = Indica «{ $name }» por su carpeta y el nombre de la apuesta: --bets { $folder } y { $bet }.
error-needs-ranks = La apuesta «{ $name }» necesita valores y palos, pero solo se dan puntos; di qué cartas hay.
error-two-shoes = Da solo una de estas: --counts, --cards y --removed.
error-endless-shoe = Con --packs inf ninguna carta sale del sabot: omite --counts, --cards y --removed.
error-two-forms = Da solo una de estas: --json y --csv.
error-spreadsheet-alone = --spreadsheet cambia la forma de un CSV; da también { $option }.
error-rule-alone = --rule cambia las reglas de un juego; nombra también el juego.
error-unknown-card = «{ $name }» no es una carta: una carta es un valor de A23456789TJQK y un palo de cdhs, como en 9h.
error-not-ten = --counts admite diez números, para los valores de 0 a 9, no { $found }.
error-no-count = Una cantidad de cartas es un número entero desde 0, no «{ $value }».
error-count-too-large = «{ $value }» es demasiado para una cantidad de cartas.
error-too-many-worth = El sabot tiene { $most } cartas de valor { $what }, no { $found }.
error-too-many-cards = { $what }: el sabot tiene { $most }, no { $found }.
error-too-few-cards = { $coup ->
    [nine] Una jugada puede necesitar nueve cartas, y hay { $found }.
   *[other] Una jugada puede necesitar seis cartas, y hay { $found }.
}
error-dealt-card = «{ $value }» no es una carta repartida: escribe P o B, por Punto o Banca, y luego la carta, como en «P 9h».
error-dealt = La carta { $at }, { $card }, no puede estar ahí: { $due ->
    [player] la carta siguiente es para Punto
    [banker] la carta siguiente es para Banca
   *[none] la jugada ha terminado
}.
error-not-game = «{ $name }» no es un juego de { $game ->
    [banque] bacarrá a dos paños
   *[chemin] chemin de fer
}; hay { $known }.
error-bad-tax = La cagnotte es un decimal o una fracción desde 0 y menor que 1, como 0.05 o 1/20, no «{ $value }».
error-one-strategy = Da la estrategia de un solo lado, con --ponte o con --banker.
error-many-strategies = Este juego tiene { $points } decisiones abiertas, y un archivo en forma estratégica admite { $most } como mucho: deja menos libres con --banker-free o --ponte-free, o usa --efg.
error-no-decision = «{ $value }» no es una decisión de ese lado con la frecuencia con que pide ahí, como en 5=0 para el punto o 6|S=1/2 para el banquero.
error-one-answers = Di qué hacen uno o dos de right, left y banker; el tercero responde.
error-nash-alone = Donde los puntos son libres con todas las manos, o la izquierda ve la carta de la derecha, solo se resuelve el concepto nash.
error-unsolved = No se encontró ningún equilibrio dentro del trabajo permitido para una solución. Con menos decisiones libres se resuelve antes.
error-no-decision-banque = «{ $value }» no es una decisión de esa persona con la frecuencia con que pide ahí, como en 5=0 para derecha e izquierda, o 6|S,7=1/2 para el banquero.
error-bound-decision = «{ $value }» contradice las reglas, según las cuales ahí vale { $draws }.
error-bad-theta = La parte de las apuestas a la derecha es un decimal o una fracción mayor que 0 y menor que 1, como 0.25 o 1/4, no «{ $value }».
error-no-typeface = En esta máquina no se ha encontrado ninguna letra con que escribir un PNG: da al archivo un nombre en .svg.
error-picture-kind = Una imagen es un .svg o un .png, no «{ $path }».
error-missing-extra = Esto necesita { $name }, que no está instalado. Instálalo con: pip install 'baccarat[{ $extra }]'
error-unknown-point = Aquí el banquero no tiene la decisión «{ $name }»; escribe la mano y la carta dada, como en 6|7, o S para un punto que se plantó, como en 6|S.
error-packs-or-inf = --packs admite un número de 1 a { $high }, o inf, no «{ $value }».
error-bad-tags = --tags admite diez números, no todos iguales, para A, 2 a 9 y las cartas de valor diez, no «{ $value }».
error-unbalanced-tags = Los números de una baraja suman { $sum }, pero una cuenta verdadera exige 0. Equilibrados y multiplicados por { $times } son { $form }. O cuente sin dividir: { $running }.
error-bad-running = Una cuenta corrida admite dos números, INICIO:UMBRAL, como -32:0, no «{ $value }».
error-running-alone = Una cuenta corrida no se divide y tiene su propio umbral: quite { $name }.
error-bad-cut-card = La carta de parada está a entre 0 y { $most } cartas del final de este sabot, no a { $value }.
error-bad-threshold = --threshold admite un número, no «{ $value }».
error-bad-shoes = --shoes admite un número de 2 a { $most }, no { $value }.
error-record-game = En { $name } los jugadores deciden quién recibe carta, así que las cartas solas no forman un acta; `baccarat record` admite { $known }.
error-record-packs = --packs { $packs } no va con { $name }: punto y banca se reparte con 3 a 12 barajas, y con ayudantes del crupier al menos 6 (C-2).
error-file-exists = { $path } ya existe, y se deja como está; da otro archivo.
error-too-long = En { $coups } jugadas el capital puede tomar más valores de los que se pueden seguir; elige menos jugadas.
error-no-output = No se puede escribir la salida: { $reason }.
error-unforeseen = Ha ocurrido un error inesperado: { $reason }

refusal-record-unknown = Esto no es el acta de un sabot. Elige un archivo .bhh.
refusal-record-cut-short = El acta está cortada: acaba en la línea { $line } sin su sello. Descarga otra vez el archivo entero.
refusal-record-changed = El acta se cambió después de escribirse: el sello de la línea { $line } no encaja. Descárgala otra vez de donde vino.
refusal-record-malformed = La línea { $line } no tiene la forma de un acta: { $reason }.
refusal-record-illegal = La línea { $line } no pudo jugarse. La mesa dice: { $reason }
refusal-record-card-impossible = La línea { $line } reparte { $reason } más veces de las que está en el sabot.
refusal-record-card-differs = La línea { $line } reparte { $reason }, pero el secreto de este sabot pone ahí otra carta.
refusal-record-lot-differs = La línea { $line } saca la suerte { $reason }, pero el secreto de este sabot saca { $limit }.
refusal-record-card-hidden = La línea { $line } oculta una carta que ahí debe conocerse.
refusal-record-result-differs = La línea { $line } da un resultado distinto del de sus cartas y apuestas, que es { $reason }.
refusal-record-other-game = Esto es un acta de { $reason }, que no tiene apuestas a las que dar precio. Elige un acta de punto y banca.
refusal-record-seal-differs = Línea { $line }: el sellado de este sabot no encaja. { $reason }
refusal-record-head-differs = La huella encadenada de la línea { $line } no es la de las jugadas anteriores.
refusal-record-not-ended = Este sabot aún se está repartiendo. Su secreto se muestra cuando acaba; verifica el acta entonces.
refusal-record-ended-otherwise = El secreto de este sabot se mostró antes de su última jugada: un sabot que se acaba antes de tiempo pudo acabarse por lo que aún venía.
refusal-record-not-sealed = Esta acta no dice cómo se selló su sabot, así que no hay nada que verificar. Usa replay.
refusal-record-head-unknown = La huella encadenada { $reason } no es de esta acta: es de otro sabot, o lo que viste no es lo que se escribió.
