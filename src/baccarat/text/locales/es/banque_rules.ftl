bq-rules-title = Cómo se juega al bacarrá a dos paños
bq-rules-aim = Un jugador lleva la banca, en el centro de la mesa, y juega contra dos paños a la vez: los que están a su derecha y los que están a su izquierda. Se reparten tres manos, una por paño y la del banquero; cada paño gana o pierde contra la banca por separado.
bq-rules-bank-title = La banca
bq-rules-award-auction = La banca se subasta: cada puja supera la anterior, desde { $minimum }, y se la lleva la más alta.
bq-rules-award-auction-lot = La banca se subasta desde { $minimum }, y se la lleva la puja más alta. Entre pujas iguales se sortea.
bq-rules-award-open = La banca se subasta sin sumas: el primero que dice «Tous les coups sont tenus» se la lleva enseguida, y la abre con { $minimum }.
bq-rules-award-open-lot = La banca se adjudica sin sumas: quien dice «Tous les coups sont tenus» se presenta, y entre varios se sortea. Se abre con { $minimum }.
bq-rules-award-list = La banca va por la lista: el primero de ella pone la suma que quiera desde { $minimum }.
bq-rules-bank-maximum = Una banca nueva no pasa de { $most }; lo que gane puede superarlo.
bq-rules-open-allowed = «Tous les coups sont tenus» supera cualquier puja: el primero que lo dice se lleva la banca enseguida. Es entonces una banca libre, banque ouverte, que acepta todas las apuestas.
bq-rules-open-always = Toda banca es una banca libre, banque ouverte: cubre todas las apuestas.
bq-rules-top-up = Antes de las cartas, una banca libre se completa hasta la suma de todas las apuestas, o se deja.
bq-rules-limited = Una banca limitada responde de lo que contiene, no más. Al llegar a cero ha saltado, y se cubre con un paño negro.
bq-rules-refill-never-auction = Una banca que ha saltado se subasta.
bq-rules-refill-never-list = Si una banca salta, pone otra el siguiente de la lista.
bq-rules-refill-opening = El banquero cuya banca saltó puede continuar con la suma con que la abrió.
bq-rules-refill-minimum = El banquero cuya banca saltó puede continuar con { $minimum }.
bq-rules-refill-opening-or-more = El banquero cuya banca saltó puede continuar con cualquier suma a partir de aquella con que la abrió.
bq-rules-stays = El banquero conserva la banca también si pierde, y no retira nada de ella; { $shoes ->
    [0] dura lo que quiera el banquero.
    [one] dura hasta que se agota el sabot.
   *[other] dura { $shoes } sabots como máximo.
}
bq-rules-retire-any-time = El banquero puede retirarse después de cualquier ronda; entonces la banca se ofrece a la mesa por la suma que contiene, pero no por menos de { $minimum }: «Il y a une suite».
bq-rules-retire-after-coup = El banquero puede retirarse después de una jugada; entonces la banca se ofrece a la mesa por la suma que contiene, pero no por menos de { $minimum }: «Il y a une suite».
bq-rules-retire-any-time-first = El banquero puede retirarse después de cualquier ronda; entonces la banca se ofrece a la mesa por la suma con que se abrió: «Il y a une suite».
bq-rules-retire-after-coup-first = El banquero puede retirarse después de una jugada; entonces la banca se ofrece a la mesa por la suma con que se abrió: «Il y a une suite».
bq-rules-winner-out = El banquero que se retira ganando no puede volver a tener la banca en ese sabot.
bq-rules-new-shoe = Toda subasta después de una jugada es para un sabot nuevo.
bq-rules-new-shoe-broken = También quien continúa con una banca que ha saltado puede tener uno.
bq-rules-suite-open = Quien la toma lleva también una banca libre.
bq-rules-suite-limited = Quien toma una banca libre la lleva limitada.
bq-rules-suite-list = Si nadie la toma, pone una banca el siguiente de la lista.
bq-rules-places = El nuevo banquero ocupa el centro, y el jugador que estaba ahí ocupa su asiento.
bq-rules-tax-limited = La casa se queda con el { $limited } % de lo que una jugada aporta a una banca limitada, sumados los dos paños.
bq-rules-tax-open = La casa se queda con el { $open } % de lo que una jugada aporta a una banca libre, sumados los dos paños.
bq-rules-tax-capital = La casa se queda con el { $capital } % de todo lo que se pone en una banca.
bq-rules-tax-nearest-tenth = Se redondea a la décima de ficha más cercana.
bq-rules-tax-nearest-quarter = Se redondea al cuarto de ficha más cercano.
bq-rules-tax-nearest-half = Se redondea a la media ficha más cercana.
bq-rules-double = Antes de cualquier jugada, un jugador puede doblar una banca limitada que nadie haya doblado aún, y compartir su ganancia y su pérdida.
bq-rules-stakes-title = Anuncios y apuestas
bq-rules-stakes = Apuestas en tu propio paño, desde { $stake }, y ganas o pierdes con él.
bq-rules-bystanders-limited = Contra una banca limitada, los jugadores de pie eligen paño y apuestan a lo que dejan los asientos.
bq-rules-bystanders-open = Contra una banca libre, los jugadores de pie apuestan en cualquier paño, cuanto quieran.
bq-rules-halved = Lo anunciado se divide a medias entre los dos paños.
bq-rules-both-hands = Quien juega las dos manos juega primero la derecha; hasta entonces la izquierda sigue boca abajo, también para él.
bq-rules-banco-free = Quien anuncia banco solo puede pedir o plantarse con cualquier mano sin natural.
bq-rules-banco-start = Antes de la primera jugada de una banca cualquiera puede anunciar banco: la banca entera, él solo. { $times ->
    [0] No se repite.
    [one] Un banco nulo en total puede repetirse una vez.
   *[other] Un banco nulo en total puede repetirse, { $times } veces como máximo.
}
bq-rules-calls-club = Antes de las apuestas cualquiera puede anunciar banco, la banca entera: en la mano de su paño, o à cheval, la mitad en cada una. Si son dos en paños opuestos, la mitad para cada uno. Quien pierde puede anunciar otra vez, { $times ->
    [one] una vez como máximo
   *[other] { $times } veces seguidas como máximo
}.
bq-rules-uncalled = Contra una banca libre no hay anuncios.
bq-rules-calls-none = No hay anuncios.
bq-rules-prime-round = Entre iguales cuenta el primero en prelación: el asiento más cercano a la derecha del banquero, y así dando la vuelta a la mesa.
bq-rules-prime-alternating = Entre iguales cuenta el primero en prelación: el vecino derecho del banquero, luego el izquierdo, luego el segundo de la derecha, y así sucesivamente.
bq-rules-sides-lot = Si jugadores de los dos paños anuncian banco, se sortea entre el primero de cada paño.
bq-rules-over-refused = Lo que excede de una banca limitada se rechaza, empezando por el último en prelación.
bq-rules-over-as-far = Lo que excede de una banca limitada se paga por prelación hasta donde llega la banca; o el banquero acepta todas las apuestas, y la banca es libre desde entonces.
bq-rules-tie-last = En la última jugada de un sabot, las apuestas se devuelven.
bq-rules-cards-title = Las cartas
bq-rules-natural = Ocho o nueve con dos cartas se abate enseguida: la petite, la grande. Con el del banquero termina la jugada; el de un paño se decide ahí mismo, contra las dos cartas del banquero.
bq-rules-natural-last = Ocho o nueve con dos cartas se abate cuando se pregunta a la mano: la petite, la grande. El de un paño se decide ahí mismo, contra las dos cartas del banquero. El del banquero se abate después de que hayan hablado los paños, y gana a toda mano que no lo tenga.
bq-rules-first-banker = Mira primero el banquero; luego habla la derecha, luego la izquierda.
bq-rules-first-all = Todos miran a la vez; luego habla la derecha, luego la izquierda.
bq-rules-first-sides = La derecha mira y habla, luego la izquierda; solo después mira el banquero.
bq-rules-ponte-tableau = Quien juega una mano debe pedir de 0 a 4, elige con 5 y debe plantarse con 6 y 7.
bq-rules-ponte-free = Quien juega una mano siempre puede elegir. La costumbre es pedir de 0 a 4 y plantarse con 6 y 7.
bq-rules-holder = La mano de un paño empieza junto al banquero. Se queda mientras gana o empata, y pasa hacia fuera cuando pierde; la juega alguien que ha apostado a ella.
bq-rules-banker = El banquero decide el último, libremente, a la vista de las terceras cartas de los dos paños. La costumbre es seguir la tabla, contra el paño con más apuestas:
bq-rules-ask-table = El banquero puede pedir la tabla al crupier, y debe seguirla donde dice lo mismo contra los dos paños.
bq-rules-late = Quien se retrasa no apuesta nada, no anuncia nada y hace lo que piden las reglas; donde puede elegir, se planta con 5, y el banquero sigue la tabla.
bq-rules-least-players = Una jugada requiere { $least } jugadores en cada paño; con menos, la mesa espera.
bq-rules-no-stop-card = No hay carta de parada: se reparte mientras queden cartas para una jugada entera.
bq-rules-shuffle-neighbours = Baraja el crupier, luego los vecinos del banquero, y el banquero el último.
bq-rules-cut-banker-names = Corta el jugador que designe el banquero.
bq-rules-table = { $packs ->
    [one] { $packs } baraja
   *[other] { $packs } barajas
} de 52, { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
}, a elección o por sorteo, { $bystanders ->
    [0] sin sitio para jugadores de pie
    [one] sitio para un jugador de pie
   *[other] sitio para { $bystanders } jugadores de pie
}.
