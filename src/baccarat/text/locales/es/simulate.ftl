simulate-title = { $preset }: { $coups ->
    [one] { $coups } jugada
   *[other] { $coups } jugadas
} en { $shoes ->
    [one] { $shoes } sabot
   *[other] { $shoes } sabots
}, semilla { $seed }
simulate-interrupted = Interrumpido: estos son los resultados hasta ahora.
simulate-mean = Media
simulate-se = Error estándar
simulate-interval = Intervalo del 99 %
simulate-exact = Exacto
simulate-distance = Distancia
simulate-how = Las medias son por unidad apostada, «exacto» es una jugada de un sabot lleno, y la distancia va en errores estándar. Núcleo { $kernel }, { $rate }.
simulate-millions-per-second = { $rate } millones de jugadas/s
simulate-coups-per-second = { $rate } jugadas/s
simulate-played = { $strategy }: { $sessions } sesiones, sumas en unidades del mínimo de la mesa
simulate-per-unit = Ganancia por unidad apostada
simulate-per-coup = Ganancia por jugada
simulate-per-shoe = Ganancia por sabot
simulate-result = Resultado de una sesión
simulate-sd = Desviación típica del resultado de una sesión
simulate-ruin = Parte de sesiones en ruina
simulate-drawdown = Mayor caída de una sesión
simulate-deepest = Mayor caída de todas las sesiones
simulate-too-few-sessions = { $sessions ->
    [0] no terminó ninguna sesión
   *[other] muy pocas sesiones: { $sessions }
}
simulate-too-few-weigh = muy pocas sesiones: { $sessions }, que valen como { $weight } de igual riesgo
simulate-all-alike = las { $sessions } sesiones son iguales
simulate-nothing-staked = no se apostó nada
simulate-bounds-most = { $count } de { $sessions }, como máximo { $high } al 95 %
simulate-bounds-least = { $count } de { $sessions }, como mínimo { $low } al 95 %
simulate-bounds-both = { $count } de { $sessions }, de { $low } a { $high } al 95 %
simulate-no-session = Ninguna sesión llegó hasta aquí.
simulate-blanks = «–» indica que la muestra es demasiado pequeña. Un error necesita { $least } resultados que no sean el más frecuente, o { $least } sabots con apuestas parecidas.
simulate-quantiles = Cuantiles de los resultados de las sesiones
simulate-coups = Jugadas
simulate-results-after = Resultados tras { $coups ->
    [one] { $coups } jugada
   *[other] { $coups } jugadas
}
simulate-drawdowns = Mayores caídas
simulate-streaks = Rachas más largas de una sesión
simulate-streak-wins = apuestas ganadas
simulate-streak-losses = apuestas perdidas
simulate-runs = Rachas por sabot de al menos cada longitud
simulate-sessions = Sesiones
simulate-values = Valor de una jugada, por unidad de las apuestas contra la banca
simulate-side-ponte = Punto
simulate-side-right = Derecha
simulate-side-left = Izquierda
simulate-side-bank = Banca
simulate-side-house = Casa
simulate-bank-player = ganadas
simulate-bank-banker = perdidas
simulate-bank-tie = empates
simulate-roles = Ganancias por papel, en bancos mínimos (jugadas por banca: { $mean })
simulate-role-ponte = Puntos
simulate-role-bank = Bancas
simulate-role-house = Casa
simulate-seats = Ganancias por asiento y sabot, en bancos mínimos
simulate-seat = Asiento
simulate-seat-all = en total
simulate-seat-ponte = como punto
simulate-seat-bank = como banquero
simulate-seat-unit = como punto, por unidad apostada
simulate-how-bank = Las ganancias de una banca son tras la cagnotte. «Exacto» es una jugada de un sabot lleno con las manos jugadas igual, y la distancia va en errores estándar. Núcleo { $kernel }, { $rate } jugadas por segundo.

error-cut-too-deep = Una carta de parada a { $value } cartas de profundidad no deja sabot que repartir: --cut es como mucho { $most }.
error-cut-too-shallow = La última jugada necesita cartas detrás de la carta de parada, así que --cut es al menos { $least }, no { $value }.
error-bad-cut = --cut admite el número de cartas detrás de la carta de parada, no «{ $value }».
error-bad-burn = --burn admite un número de 0 a 52, none o first, no «{ $value }».
error-bad-until = --until admite un error estándar mayor que 0, como en se=1e-5, no «{ $value }».
error-unknown-kernel = No hay ningún núcleo «{ $name }»; hay auto, { $known }.
error-values-only = La apuesta «{ $name }» depende de valores, palos, totales con dos cartas o terceras cartas, pero aquí solo se cuentan los puntos finales y el número de cartas.
error-whole-coup = La apuesta «{ $name }» mira todas las cartas de una jugada, lo que solo hace el núcleo «reference», y ninguna estrategia.
error-unknown-strategy = No hay ninguna estrategia «{ $name }»; hay { $known }, o la tuya como module.function.
error-bad-argument = La estrategia «{ $name }» no admite el argumento «{ $value }».
error-argument-range = La estrategia «{ $name }» admite { $argument } de { $least } a { $most }, no { $value }.
error-needs-numba = Esto necesita numba, que no está instalado. Instálalo con: pip install 'baccarat[lab]'
error-only-cards = Una estrategia juega con el núcleo cards, no con «{ $name }».
error-bad-session = Una sesión se cuenta en jugadas enteras desde 1, y los resultados se anotan dentro de ella, no en «{ $value }».
error-bad-bankroll = --bankroll admite un número desde 1, o inf, no «{ $value }».
error-no-sessions = Solo una estrategia en punto banco juega sesiones; --by-session necesita allí --strategy.
error-rows-and-checkpoint = Las filas de sabots y sesiones no pueden continuar desde un punto guardado; da --by-shoe y --by-session sin --checkpoint.
error-bad-checkpoint = { $path } no es un punto de control de una simulación.
error-other-checkpoint = { $path } es el punto de control de una simulación con otros ajustes; da los mismos, u otro archivo.
error-no-cluster = Ningún clúster de Dask responde en «{ $address }»; una dirección es como tcp://host:8786.
error-no-workers = El clúster en «{ $address }» no tiene workers, así que nadie juega.
error-cluster-lost = El clúster en «{ $address }» ha desaparecido; { $saved ->
    [yes] los resultados hasta ahora están en { $path }, y la misma orden continúa desde ellos
   *[no] con --checkpoint ARCHIVO se habrían guardado los resultados hasta ahora
}.
error-workers-lost = Varios workers del clúster en «{ $address }» terminaron mientras jugaban los mismos sabots, quizá por falta de memoria; { $saved ->
    [yes] los resultados hasta ahora están en { $path }
   *[no] con --checkpoint ARCHIVO se habrían guardado los resultados hasta ahora
}.
error-worker-lacks = A un worker del clúster en «{ $address }» le falta el módulo { $name }; instala allí lo mismo que aquí.
error-worker-version = Un worker del clúster en «{ $address }» tiene la versión { $found } de baccarat, pero esta es la { $own }; ambas deben ser la misma.
error-unknown-hands = No hay ninguna estrategia «{ $name }» para { $game ->
    [chemin] el chemin de fer
   *[banque] el bacarrá a dos paños
}; hay { $known }.
error-unknown-function = No hay ninguna función «{ $name }»; tu propia estrategia es una función de un archivo de esta carpeta, escrita archivo.función.
error-bad-answer = Tu estrategia «{ $name }» responde { $value } a la pregunta «{ $asks }», y eso no es una respuesta.
error-faulty-function = Tu estrategia «{ $name }» falla con { $value }.
error-other-strategy = «{ $name }» no es una estrategia para { $game ->
    [chemin] el chemin de fer
   *[banque] el bacarrá a dos paños
}; da una BankStrategy o su nombre.
error-bad-point = «{ $value }» no es una decisión de { $side } en este juego con una probabilidad de 0 a 1.
error-unknown-rule = No hay ninguna regla «{ $name }» que cambiar; hay { $known }.
error-bad-rule = La regla «{ $name }» de este juego no puede ser «{ $value }»; valores permitidos: { $known }.
error-rule-conflict = La regla «{ $name }» de este juego no puede ser «{ $value }» con sus otras reglas.
error-rules-conflict = La regla «{ $name }» de este juego no puede ser «{ $value }» mientras valga { $others }.
error-bad-seats = Una mesa tiene de { $least } a { $most } jugadores, no { $value }.
error-bad-bystanders = Una mesa tiene de 0 a { $most } jugadores de pie, no { $value }.
error-no-seat = No hay ningún asiento { $value } en una mesa de { $most } jugadores.
error-bad-player = --player lleva un asiento y su estrategia, como 2=custom, no «{ $value }».
error-only-table = { $kernel ->
    [hands] El núcleo hands solo juega las manos, así que --{ $name } necesita el núcleo traced o table.
   *[traced] El núcleo traced solo conoce estrategias con nombre y sumas que le caben, así que --{ $name } necesita el núcleo table.
}
error-other-option = --{ $name } no tiene sentido en { $game }.
error-rows-kind = Los resultados se escriben en .csv o .parquet, no en «{ $path }».
error-each-kind = Las filas de sabots y sesiones se escriben en .csv, .jsonl o .parquet, no en «{ $path }».
error-no-parquet = Un .parquet necesita pyarrow o polars, y ninguno está instalado; da al archivo un nombre en .csv.
error-report-kind = Un informe es un .html, no «{ $path }».
error-no-place = No se puede escribir { $path }: es una carpeta, o su carpeta no existe.

removal-title = { $bet }, { $packs ->
    [one] { $packs } baraja
   *[other] { $packs } barajas
}: ventaja { $edge }
removal-card = Carta retirada
removal-effect = Ganancia
removal-linear = En proporción
removal-correlation = Correlación
removal-how = Exacto. La ganancia es cuánto más puede esperar una apuesta cuando esa carta ya no está; los enteros son el mejor conteo equilibrado con valores hasta ese tamaño.

count-tags = Valor
count-fit = Correlación { $correlation }; { $way ->
    [running] empieza en { $start }, apuesta desde una cuenta corrida de { $threshold }
    [shoe] apuesta desde una cuenta verdadera de { $threshold }, por baraja que queda en el sabot
    [none] ninguna cuenta verdadera gana
   *[unseen] apuesta desde una cuenta verdadera de { $threshold }, por baraja no vista
}
count-own = Con estos valores, por sabot
count-best = Con la ventaja exacta antes de cada jugada, por sabot
count-cut = Carta de parada
count-coups = Jugadas
count-bets = Apuestas
count-advantage = Ventaja
count-profit = Beneficio
count-error = Error
count-how = De { $shoes } sabots al azar; cada apuesta cuenta con su esperanza exacta. La carta de parada se da en cartas desde el final; el beneficio, en unidades apostadas por apuesta.

result-name = Resultado
result-question = Pregunta
result-command = Orden
result-seconds = Segundos
result-question-banque = ¿Qué soluciones tiene el bacarrá a dos paños con cada reparto de las apuestas?
result-question-correlation = ¿Qué ganan derecha e izquierda al compartir en el bacarrá a dos paños, y con un plan común?
result-question-counting = ¿Qué gana en cada apuesta quien cuenta las cartas?
result-question-history = ¿Qué cede un bando que juega al chemin de fer según la costumbre?
result-question-law = ¿Qué cambian las leyes frente a la forma de cada juego en los libros?
result-question-passing = ¿Cuándo debe pasar la banca el banquero del chemin de fer, y cuánto debe poner en ella?
result-question-stop-card = ¿Qué cambia la carta de parada en la media y la dispersión del resultado de un sabot?
result-question-through-the-shoe = ¿Cómo cambia el valor del chemin de fer a lo largo del sabot, y qué se gana contando las cartas?
result-question-uniqueness = ¿Con qué comisiones tiene el chemin de fer más de un equilibrio, si ambos bandos ven sus cartas?
