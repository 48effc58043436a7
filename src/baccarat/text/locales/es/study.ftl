### Un estudio de sabots anotados.

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
