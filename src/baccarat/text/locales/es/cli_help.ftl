help-usage = Uso:
help-commands = Órdenes
help-arguments = Argumentos
help-parameters = Opciones
help-default = [por defecto: { $value }]
help-choices = [a elegir: { $values }]
help-required = [obligatorio]
help-help = Muestra esta ayuda y termina.
help-install-completion = Configura el autocompletado de tu intérprete: bash, zsh o fish.
help-install-completion-shell = El intérprete de órdenes; por defecto, el que ejecuta esta orden.
help-install-completion-output = El archivo del script; por defecto, el lugar propio del intérprete.
help-version = Muestra la versión del programa.

help-baccarat = Los juegos de la familia del bacarrá: jugar a una mesa en el navegador, repartir, reproducir.

help-option-bet = El nombre de la apuesta.
help-option-bets = Una carpeta con apuestas propias de la casa, entre las que puede estar la apuesta.
help-option-counts = Las cartas del sabot por valor: diez números separados por comas, para los valores del 0 al 9.
help-option-file = El acta.
help-option-json = Muestra un objeto JSON con fracciones exactas.
help-option-packs = El número de barajas del sabot, de 1 a 26; `inf` reparte con reposición.
help-option-preset = El nombre del juego, tal como lo da `baccarat presets`.
help-option-rule = Cambia una regla de la casa, como en packs=6 o tax=0; puede repetirse.
help-option-spreadsheet = Escribe el CSV para una hoja de cálculo con este signo decimal: con marca de orden de bytes, y puntos y coma si es la coma.
help-option-theta = La parte de todas las apuestas que está a la derecha: un decimal o una fracción, como 0.25 o 1/4.
help-option-language = El idioma de la salida: { $known }. Por defecto, el del entorno.

help-play = Arranca el servidor, muestra su dirección y abre un navegador.
help-play-host = La dirección en la que escuchar; 0.0.0.0 admite a otras máquinas de tu red.
help-play-port = El puerto en el que escuchar; 0 toma uno libre.
help-play-data = La carpeta de las salas, las fichas y los sabots, o la URL de una base de datos PostgreSQL; por defecto, tu propia carpeta de datos.
help-play-browser = Si se abre un navegador.
help-play-connections = El máximo de conexiones por dirección; 0 para no limitarlas.
help-play-host-name = Otros nombres de esta máquina, separados por comas; sus direcciones se aceptan siempre.
help-play-trusted-proxies = Las direcciones o redes de los proxies que hay delante de este servidor, separadas por comas. Solo a ellos se les cree de dónde viene una petición.
help-play-root-path = La ruta bajo la que un proxy sirve la casa, como /baccarat; por defecto, la raíz.
help-play-metrics = Una dirección y un puerto, como 127.0.0.1:9464, en los que servir /metrics para Prometheus; por defecto, en ninguno.
help-play-log-format = La forma del registro, que se escribe en la salida de errores.
help-play-log-level = Las entradas menos importantes que se registran. Por defecto info, o warning si el registro es texto en una terminal.
help-play-config = Un archivo TOML con valores para estas opciones. La línea de órdenes y el entorno van antes.
help-play-show-config = Muestra la configuración y de dónde viene cada valor, como archivo TOML; no arranca nada.
help-play-history-days = Eliminar los sabots terminados al cabo de estos días, y las salas cerradas de las que no quede ninguno; 0 los conserva.
help-play-guest-days = Eliminar a los invitados que no han venido en estos días, con sus fichas; 0 los conserva.
help-play-max-megabytes = El tamaño de la base de datos a partir del cual se rechazan salas nuevas; 0 para no poner límite.
help-play-operator = Los nombres de usuario de las cuentas que moderan la casa, separados por comas, como Anna-4821.
help-play-operator-passkey = Admite solo a operadores cuya cuenta tenga una llave de acceso y ninguna contraseña.
help-play-accept-loss = Abre una casa que ha perdido sus últimos cambios, tras copiar aparte todos sus archivos.
help-play-standby = Sirve solo una base de datos: espera mientras otros servidores la usan, y toma el relevo cuando terminan.
help-play-peer-address = Dónde llegan a este servidor los demás de una base de datos, como HOST:PORT; el puerto 0 es su propio puerto. Por defecto, su host y su puerto.

help-check = Comprueba todo lo que hay en la casa, incluidos los sabots comprimidos, aunque el servidor esté en marcha.
help-check-data = La carpeta con las salas, las fichas y los sabots, o la URL de una base de datos PostgreSQL; por defecto, tu propia carpeta de datos.

help-backup = Copia la casa en un archivo, incluso mientras el servidor funciona.
help-backup-file = El archivo que se escribe, comprimido si su nombre acaba en .gz; nunca se sobrescribe uno existente.
help-backup-since = Una copia anterior de la misma carpeta: solo se escriben los cambios desde entonces, en un archivo cuyo nombre acaba en .changes. Guarda ambas para restaurar.
help-backup-data = La carpeta con las salas, las fichas y los sabots; por defecto, tu propia carpeta de datos.

help-move = Copia una casa de una carpeta a una base de datos PostgreSQL, o al revés; ningún servidor puede estar usándola.
help-move-source = La carpeta o la URL de la base de datos donde está la casa.
help-move-target = La carpeta o la URL de una base de datos vacía.

help-restore = Restaura la casa desde una copia, si está intacta; ningún servidor debe estar usando la carpeta.
help-restore-file = Un archivo escrito por `baccarat backup`.
help-restore-data = La carpeta en la que restaurar; por defecto, tu propia carpeta de datos.
help-restore-force = Sobrescribe lo que haya en la carpeta.

help-deal = Reparte jugadas en la terminal, sabot tras sabot; en los juegos en que un jugador lleva la banca, juegan bots.
help-deal-seats = El número de bots, en los juegos en que un jugador lleva la banca; por defecto, 5.
help-deal-bots = La estrategia de los bots: cautious, bold, by-the-book o equilibrium, o varias separadas por comas, que se asignan por turno a los asientos. Por defecto, una mezcla de las tres primeras.
help-deal-coups = El número de jugadas que se reparten.
help-deal-seed = Un número que determina el barajado: la misma semilla da las mismas cartas. Por defecto, uno al azar.
help-deal-why = Explica cada carta pedida por su regla.
help-deal-json = Muestra un objeto JSON por jugada, cada uno en una línea.

help-presets = Enumera los juegos, o todas las reglas de la casa de los que se nombren.
help-presets-names = Juegos cuyas reglas se muestran una al lado de otra.
help-presets-json = Muestra una lista de objetos JSON con todos los campos. Las sumas van en unidades, 100 por ficha.

help-rules = Muestra cada regla de un juego: su número, campo, valor y fuente, por ejemplo el artículo de la ley.
help-rules-against = Otro juego; solo se muestran los campos que difieren.
help-rules-json = Muestra un objeto JSON, con los artículos de la ley que sigue el juego. Las sumas van en unidades, 100 por ficha.

help-result = Enumera los resultados de investigación que este programa calcula, o vuelve a calcular uno.
help-result-name = El resultado, por ejemplo history; sin nombre se enumeran todos.
help-result-packs = El mayor número de barajas, de 1 a 12.
help-result-out = Escribe table.md, figure.svg y result.json en esta carpeta en lugar de mostrar la tabla.
help-result-checkpoint = Un archivo desde el que continuar, si existe, y en el que guardar; banque y uniqueness guardan a menudo.

help-record = Escribe un acta (.bhh) de cada sabot que tú u otros han anotado, por sus cartas.
help-record-file = Un archivo con cartas, en cualquier forma reconocible; `-` lee la entrada estándar.
help-record-out = El acta que se escribe; aún no debe existir. Si hay varios sabots reciben números, como shoe-1.bhh.

help-reading-format = Lo que tiene el archivo, si no se ha de reconocer: resultados, cartas, mensajes de una fuente de datos o tramas de un sabot electrónico.
help-reading-columns = Las columnas del archivo, como `shoe,coup,p1,b1,p2,b2,p3,b3`, o `result`, `results` (de un sabot) o `cards` (según salieron); `-` es cualquier otra columna.
help-reading-codes = Lo que significan palabras o números, como `1=P,2=B,3=T`.
help-reading-packs = El número de barajas de los sabots: de 3 a 12; por defecto, el del juego.
help-reading-burn = El número de cartas quemadas antes de la primera jugada; con `first`, una línea con una sola carta es la que se mostró primero y lo decide.
help-reading-separator = Lo que separa los campos de una línea, si no se ha de reconocer.
help-reading-keep-going = Aparta las jugadas erróneas en este archivo, como CSV, en vez de parar en la primera.
help-reading-shoe = Toma solo este sabot, contado desde 1.

help-replay = Reproduce un acta (.bhh) y comprueba cada carta, apuesta y resultado.
help-replay-json = Muestra un objeto JSON.

help-verify = Verifica el acta de un sabot sellado: secreto, barajado, corte, raíz, pruebas y pagos.
help-verify-head = Una huella encadenada que has anotado; debe ser una de las de esta acta.
help-verify-witness = Un archivo que guardó tu navegador con «Guardar lo que vi»; el acta debe concordar con él.
help-verify-json = Muestra un objeto JSON.

help-roads = Dibuja los marcadores de un sabot: el plato de cuentas, el camino grande y los tres que derivan de él.
help-roads-results = Resultados como `B,Pn,T,Bpb` (n es un natural, p o b una pareja de ese lado), un acta, o un archivo de resultados o cartas; `-` lee la entrada estándar.
help-roads-side = El lado que se dibuja, si en el acta son varios los que juegan contra la banca; por defecto, el primero.
help-roads-svg = Muestra una imagen SVG.
help-roads-plot = Dibuja los marcadores en este archivo, un SVG o un PNG según su nombre.
help-roads-across = Muestra solo las últimas columnas de cada marcador: tantas casillas grandes a lo ancho, como en una pantalla.
help-roads-text = Muestra letras; es lo que se hace por defecto.
help-roads-json = Muestra un objeto JSON.

help-odds = Calcula el valor exacto de cada apuesta de un juego, con un sabot lleno o cualquier otro.
help-odds-packs = El número de barajas del sabot, de 1 a 26; por defecto, el del juego; `inf` reparte con reposición.
help-odds-cards = Un archivo con las cartas del sabot, como `9h`, separadas por espacios, comas o saltos de línea; `-` lee la entrada estándar.
help-odds-removed = Cartas que faltan del sabot lleno, como `9h,Kd`.
help-odds-dealt = Cartas de la jugada que ya está en la mesa, en el orden en que se repartieron, como `P 9h,B Kd,P 2c`; cuentan como parte del sabot.
help-odds-bet = Da precio solo a esta apuesta, aunque el juego no la ofrezca; puede repetirse.
help-odds-bets = Una carpeta con apuestas propias de la casa, a las que también se da precio.
help-odds-csv = Muestra una línea CSV por apuesta.

help-removal = Muestra cómo cambia una apuesta cada carta que sale del sabot, y cómo contar para ella.
help-removal-packs = El número de barajas del sabot lleno, de 1 a 26.

help-count = Muestra lo que se gana en una apuesta contando cartas, por sabot, según la profundidad de la carta de parada.
help-count-tags = Los números que se cuentan por A, 2, … 9 y las cartas que valen diez, separados por comas; por defecto, los mejores enteros equilibrados hasta 3.
help-count-threshold = La cuenta verdadera desde la que apuesta quien cuenta; por defecto, la que más gana.
help-count-divisor = Entre qué se divide la cuenta corrida: las barajas no vistas (por defecto) o las que quedan en el sabot, sin las cartas quemadas.
help-count-running = Contar sin dividir, como INICIO:UMBRAL: un sabot nuevo empieza en el primer número, y se apuesta desde el segundo.
help-count-packs = El número de barajas del sabot lleno, de 1 a 26.
help-count-one-more = Dar una jugada más después de que salga la carta de parada.
help-count-cut = Las cartas detrás de la carta de parada; puede repetirse. Por defecto 14, 26, 52, 78 y 104.
help-count-shoes = El número de sabots al azar, de 2 a 1000000.
help-count-seed = La semilla de los sabots al azar.
help-count-json = Muestra un objeto JSON.

help-risk = Calcula la distribución de un capital tras muchas apuestas, y el riesgo de ruina.
help-risk-bankroll = El capital inicial, en fichas.
help-risk-stake = La apuesta de cada jugada, en fichas; se deja de jugar cuando el capital no la cubre.
help-risk-coups = El número de jugadas, cada una repartida como de un sabot lleno.
help-risk-packs = El número de barajas de ese sabot, de 1 a 26.
help-risk-json = Muestra un objeto JSON con toda la distribución.

help-simulate = Juega sabots enteros al azar y estima lo que da cada apuesta o una estrategia.
help-simulate-shoes = El número de sabots; por defecto, 100000, o 1000 para mesas enteras de chemin de fer y bacarrá a dos paños, o sin límite con --until.
help-simulate-seed = Un número que determina todas las cartas; por defecto, uno al azar.
help-simulate-jobs = Cuántos núcleos se usan; por defecto, todos. El resultado no cambia.
help-simulate-cluster = La dirección de un clúster de Dask que juega los sabots, como tcp://host:8786. Tampoco cambia el resultado.
help-simulate-cut = El número de cartas detrás de la carta de parada; por defecto, el del juego.
help-simulate-burn = Las cartas quemadas antes de la primera jugada: un número, none, o first, si la primera carta se muestra y decide. Por defecto, como en el juego.
help-simulate-bet = Informa solo de esta apuesta, aunque el juego no la ofrezca; puede repetirse. Una estrategia apuesta a la primera.
help-simulate-bets = Una carpeta con apuestas propias de la casa, de las que también se informa.
help-simulate-until = Termina cuando el error estándar de cada apuesta es bastante pequeño, como en se=1e-5.
help-simulate-strategy = Quién juega, como en martingale o paroli:stake=2,wins=3: flat, martingale, paroli, dalembert, fibonacci, labouchere, oscars-grind, 1-3-2-6, follow, against, fixed-fraction, counting, perfect, kelly, o la tuya, escrita module.function. En chemin de fer y bacarrá a dos paños: equilibrium, custom, draw o stand, como en equilibrium:stake=2,pass-after=3, o la tuya.
help-simulate-session = Las jugadas de una sesión, que una estrategia empieza con un capital nuevo; por defecto, 1000.
help-simulate-bankroll = El capital al principio de una sesión, en mínimos de la mesa, o inf; por defecto, 1000. En chemin de fer y bacarrá a dos paños es el de cada jugador al principio de un sabot, en bancos mínimos, y por defecto no tiene límite.
help-simulate-at = Las jugadas tras las que se anotan los resultados de las sesiones, como 100,1000.
help-simulate-kernel = lanes es el más rápido y resuelve las apuestas sobre los valores de las cartas, cards reparte cartas completas, y reference reparte los mismos sabots en Python puro. En chemin de fer y bacarrá a dos paños, hands juega solo las manos, table la mesa entera, y traced lo mismo en código compilado. Por defecto, el más rápido que haga lo pedido.
help-simulate-player = La estrategia de un asiento, como en 2=custom:call=banco; puede repetirse.
help-simulate-seats = El número de jugadores en chemin de fer y bacarrá a dos paños; por defecto, 5.
help-simulate-bystanders = El número de jugadores de pie en chemin de fer y bacarrá a dos paños; por defecto, 0. Sus números siguen a los de los asientos.
help-simulate-ponte = Con qué frecuencia pide el punto, por puntos de decisión como en solve, por ejemplo 5=1/2.
help-simulate-right = Con qué frecuencia pide la derecha en el bacarrá a dos paños.
help-simulate-left = Con qué frecuencia pide la izquierda en el bacarrá a dos paños.
help-simulate-banker = Con qué frecuencia pide el banquero, por ejemplo 6|S=0.
help-simulate-checkpoint = Un archivo desde el que continuar, si existe, y en el que guardar.
help-simulate-by-shoe = Escribe una fila por cada sabot en este archivo, un .csv, .jsonl o .parquet.
help-simulate-by-session = Escribe una fila por cada sesión terminada de una estrategia en este archivo, del mismo modo.
help-simulate-out = Escribe los resultados en este archivo, un .csv o un .parquet.
help-simulate-report = Escribe un informe con gráficos en este archivo, un .html.
help-simulate-json = Muestra un objeto JSON.

help-shoe = Muestra el valor de cada apuesta antes de cada jugada de un sabot.
help-shoe-file = Un acta (.bhh), o un archivo con cartas que alguien anotó; `-` lee la entrada estándar.
help-shoe-bets = Una carpeta con apuestas propias de la casa, a las que se da precio junto con las del acta.
help-shoe-csv = Muestra una línea CSV por jugada.
help-shoe-plot = Dibuja las ventajas en este archivo, un SVG o un PNG según su nombre.

help-study = Compara muchos sabots anotados con sabots limpios.
help-study-files = Uno o más archivos: actas (.bhh), o resultados o cartas que alguien anotó; `-` lee la entrada estándar.
help-study-bet = Estudia esta apuesta, aunque el juego no la ofrezca; puede repetirse. Por defecto, todas las del juego.
help-study-bets = Una carpeta con apuestas propias de la casa, que también se estudian.
help-study-cut = El número de cartas detrás de la carta de parada; con él se prueba también la longitud de los sabots.
help-study-seed = El número que determina los sabots al azar.
help-study-json = Muestra un objeto JSON.
help-study-out = Escribe una fila por medida en este archivo, un .csv o .parquet.
help-study-report = Escribe un informe con gráficos en este archivo, un .html.

help-analyse = Recorre un sabot: probabilidades, decisiones y suerte.
help-analyse-file = Un acta (.bhh), o un archivo con cartas que alguien anotó; `-` lee la entrada estándar.
help-analyse-svg = Dibuja el curso del sabot en este archivo SVG.

help-solve = Halla el juego óptimo exacto de un juego con decisiones. El nombre de un juego así, como banque-club, trae sus reglas.

help-solve-chemin-de-fer = Halla el juego óptimo del punto y del banquero en el chemin de fer, y lo que vale una jugada para cada uno.
help-solve-chemin-de-fer-plot = Dibuja las tablas de ambos en este archivo, un SVG o un PNG según su nombre.
help-solve-chemin-de-fer-plot-packs = Dibuja en este archivo lo que vale una jugada con una a doce barajas, y con reposición; las demás opciones se aplican.
help-solve-chemin-de-fer-efg = Escribe el juego en forma extensiva en este archivo, para Gambit u OpenSpiel.
help-solve-chemin-de-fer-nfg = Escribe el juego en forma estratégica en este archivo, sin las decisiones dominadas.
help-solve-chemin-de-fer-decimals = Escribe en estos archivos decimales, que OpenSpiel necesita, y no fracciones.

help-solve-banque = Halla el juego óptimo de la derecha, la izquierda y el banquero en el bacarrá a dos paños, y lo que vale una jugada para cada uno.
help-solve-banque-concept = Cada uno para sí (nash), o derecha e izquierda juntas contra la banca: con un plan común (correlated), o de acuerdo solo en la frecuencia con que pide cada una (independent), lo que puede no tener solución. Elegir con todas las manos, y una izquierda que ve una carta o una mano, exigen nash.
help-banque-preset = El nombre de unas reglas de la casa, de las que salen las barajas, las decisiones libres y lo que sabe cada paño, salvo que se den. Sin él: el juego de los libros.
help-banque-ponte-free = Si derecha e izquierda eligen solo con 5, o con todas las manos, como en un club.
help-banque-left-sees = Si la izquierda decide solo por sus puntos, también por la carta dada a la derecha, o un jugador lleva las dos manos.
help-banque-naturals = Si el natural de un paño se muestra antes de que decida el otro (known), como en un club, o solo cuando le toca el turno (pooled).
help-solve-banque-plot = Dibuja las tablas del banquero en este archivo, un SVG o un PNG.
help-solve-banque-plot-theta = Dibuja en este archivo lo que vale una jugada para cada theta, un SVG o un PNG.
help-solve-banque-efg = Escribe el juego en forma extensiva en este archivo, para Gambit u OpenSpiel.
help-solve-banque-decimals = Escribe en ese archivo decimales, que OpenSpiel necesita, y no fracciones.

help-best-response = Halla la mejor respuesta exacta a una estrategia dada.

help-best-response-chemin-de-fer = Halla la mejor respuesta a una estrategia del punto o del banquero.
help-best-response-chemin-de-fer-ponte = Con qué frecuencia pide el punto, por punto de decisión, como `5=0` o `0+5=1,1+4=1/2`; en los demás vale el equilibrio.
help-best-response-chemin-de-fer-banker = Lo mismo para el banquero, como `6|S=1`. Hay que dar exactamente una de las dos.

help-best-response-banque = Halla la mejor respuesta de un lado, en el bacarrá a dos paños, a las estrategias de uno o de los otros dos.
help-best-response-banque-right = Con qué frecuencia pide la derecha con 5, como `5=0`; con cualquier mano, si todas son libres.
help-best-response-banque-left = Lo mismo para la izquierda, que puede tener en cuenta la carta de la derecha, como `5|S=0`.
help-best-response-banque-banker = Con qué frecuencia pide el banquero, por punto de decisión, como `6|S,7=1`; en los demás vale el equilibrio.
help-best-response-banque-answers = El lado que responde: por defecto el banquero, o la izquierda si se da el banquero. Un lado que no responde ni se da juega el equilibrio.

help-chemin-preset = El nombre de unas reglas de la casa, de las que salen las barajas, la cagnotte y las decisiones libres, salvo que se den. Sin él: seis barajas, sin cagnotte, el punto libre con 5 y el banquero siempre libre.
help-chemin-sees = En qué se basan las decisiones: en los puntos de ambos (totals), en las dos cartas del banquero (banker) o en las cartas propias de cada uno (both).
help-chemin-tax = La parte de cada ganancia que paga la banca: un decimal o una fracción, como 0.05 o 1/20.
help-chemin-ponte-free = Si el punto elige solo con 5, o con todas las manos.
help-chemin-banker-free = Dónde puede elegir el banquero: `all`, `above-0` para todas las manos menos 0, `tableau` para las dos decisiones que la tabla deja libres, o una lista de puntos de decisión separados por comas, escritos `6|S` o `0+6|7`; en lo demás decide la tabla.
