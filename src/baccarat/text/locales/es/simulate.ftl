### Lo que dice la simulación de sabots.

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
simulate-how = Las medias son por unidad apostada, «exacto» es una jugada con el sabot lleno, y la distancia va en errores estándar. Núcleo { $kernel }, { $millions } millones de jugadas por segundo.
simulate-rate = { $millions } millones de jugadas/s
simulate-played = { $strategy }: { $sessions } sesiones, sumas en unidades del mínimo de la mesa
simulate-per-unit = Ganancia por unidad apostada
simulate-per-coup = Ganancia por jugada
simulate-per-shoe = Ganancia por sabot
simulate-result = Resultado de una sesión
simulate-ruin = Parte de sesiones en ruina
simulate-drawdown = Mayor caída de una sesión
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

error-only-punto = `baccarat simulate` solo juega a punto y banca, así que elige { $known }; { $name } es otro juego.
error-cut-too-deep = Una carta de parada a { $value } cartas de profundidad no deja sabot que repartir: --cut es como mucho { $most }.
error-cut-too-shallow = La última jugada necesita cartas detrás de la carta de parada, así que --cut es al menos { $least }, no { $value }.
error-bad-cut = --cut admite el número de cartas detrás de la carta de parada, no «{ $value }».
error-bad-burn = --burn admite un número de 0 a 52, none o first, no «{ $value }».
error-bad-until = --until admite un error estándar mayor que 0, como en se=1e-5, no «{ $value }».
error-unknown-kernel = No hay ningún núcleo «{ $name }»; hay auto, { $known }.
error-values-only = La apuesta «{ $name }» necesita valores y palos, pero aquí solo se cuentan los puntos de las cartas.
error-third-cards = La apuesta «{ $name }» depende de totales con dos cartas o de terceras cartas, que no se simulan; `baccarat odds` da su valor exacto.
error-unknown-strategy = No hay ninguna estrategia «{ $name }»; hay { $known }, o la tuya como module.function.
error-bad-argument = La estrategia «{ $name }» no admite el argumento «{ $value }».
error-needs-numba = Esto necesita numba, que no está instalado: instala el paquete con su extra, baccarat[lab].
error-only-cards = Una estrategia juega con el núcleo cards, no con «{ $name }».
error-bad-session = Una sesión se cuenta en jugadas enteras desde 1, y los resultados se anotan dentro de ella, no en «{ $value }».
error-bad-bankroll = --bankroll admite un número desde 1, o inf, no «{ $value }».
error-bad-checkpoint = { $path } no es un punto de control de una simulación.
error-other-checkpoint = { $path } es el punto de control de una simulación con otros ajustes; da los mismos, u otro archivo.
error-rows-kind = Los resultados se escriben en .csv o .parquet, no en «{ $path }».
error-no-parquet = Un .parquet necesita pyarrow o polars, y ninguno está instalado; da al archivo un nombre en .csv.
error-report-kind = Un informe es un .html, no «{ $path }».
error-no-place = No se puede escribir { $path }: es una carpeta, o su carpeta no existe.
