rules-title = Cómo se juega a punto y banca
rules-aim = Apuesta a cuál de dos manos se acerca más a nueve, Punto o Banca, o a que empatan. Las dos manos son de la mesa: cualquiera puede apostar a una u otra.
rules-values-title = Valores
rules-values = El as vale uno, del dos al nueve su número, los dieces y las figuras nada. De la suma solo cuenta la última cifra: siete y seis son tres.
rules-natural-title = Naturales
rules-natural = Ocho o nueve con dos cartas termina la jugada enseguida.
rules-player-title = La tercera carta de Punto
rules-player = Punto pide de 0 a 5 y se planta con 6 y 7.
rules-banker-title = La tercera carta de Banca
rules-banker = Si Punto se plantó, Banca pide de 0 a 5. Si Punto pidió, depende de esa carta:
rules-banker-has = Banca tiene
rules-banker-draws = pide si la carta de Punto vale
rules-always = siempre
rules-never = nunca
rules-except = todo menos { $given }
rules-pays-title = Lo que se paga
rules-beside = solo junto a una apuesta a Punto, Banca o Empate
rules-lines = Cuenta la primera línea de una apuesta que se cumple; si no se cumple ninguna, la apuesta se pierde.
rules-tie = Si hay empate, las apuestas a Punto y Banca ni se pagan ni se pierden.
rules-tie-free = Se quedan donde están, y puedes retirarlas.
rules-tie-stands = Se quedan para la jugada siguiente: puedes aumentarlas, pero no retirarlas.
rules-barred = Una mano que gana mientras sus apuestas se quedan se llama anulada.
rules-commission = La comisión se descuenta enseguida de cada ganancia.
rules-whole-chips = Solo se juega con fichas enteras: la comisión se redondea a fichas enteras, y las ganancias, hacia abajo.
rules-tie-limit = Una apuesta al Empate es como máximo el { $share } % del máximo de la mesa.
rules-side-limit = Una apuesta lateral es como máximo el { $share } % del máximo de la mesa.
rules-tie-least = Una apuesta al Empate es de { $units } fichas como mínimo.
rules-side-least = Una apuesta lateral es de { $units } fichas como mínimo.
rules-factor = El máximo es { $factor } veces el mínimo.
rules-one-side = En una jugada se apuesta a Punto o a Banca, no a ambos.
rules-differential = Todas las apuestas a una mano pueden superar las de la otra en { $units } fichas como máximo; lo que sobra vuelve antes de repartir.
rules-wins-up = Una ganancia que no puede pagarse exactamente se redondea hacia arriba.
rules-whole-chips-up = Solo se juegan fichas enteras: la comisión se redondea a una ficha entera, y las ganancias hacia arriba.
rules-banker-first = Al final de una jugada el crupier canta el punto de la Banca, luego el del Punto, luego el ganador.
rules-deal-once = Quien toma el sabot reparte una jugada antes de que el crupier pueda repartir por él.
rules-official = Se reparten cuatro cartas boca abajo. Quien más ha apostado a Punto muestra las dos de Punto, que quedan descubiertas; después quien tiene el sabot muestra las dos de la Banca. Las terceras cartas salen boca arriba, primero la de Punto. Si nadie tiene derecho, las muestra el crupier.
rules-free-hands = { $count ->
    [one] La primera jugada de un sabot se reparte sin apuestas.
   *[other] Las { $count } primeras jugadas de un sabot se reparten sin apuestas.
}
rules-last-hands = { $count ->
    [one] Antes de cerrar la mesa, el crupier anuncia una última jugada.
   *[other] Antes de cerrar la mesa, el crupier anuncia { $count } últimas jugadas.
}
rules-bystanders = { $count ->
    [one] Un jugador puede apostar de pie, pero no da cartas ni descubre manos.
   *[other] Hasta { $count } jugadores pueden apostar de pie, pero no dan cartas ni descubren manos.
}
rules-waiting-list = Si todos los asientos están ocupados, es posible apuntarse en una lista de espera. El asiento que queda libre se guarda para el primero de la lista; entre dos sabots van antes los jugadores sentados que quieren cambiarse.
rules-limits-after-three = Si el anfitrión cambia los límites, se anuncian tres últimas jugadas; luego empieza un sabot nuevo con los nuevos límites.
rules-croupier = Reparte el crupier.
rules-points = El crupier canta los puntos.
rules-draws = El crupier dice de cada mano si se planta o recibe una carta.
rules-holds = Quien tiene el sabot reparte, hace repartir al crupier o pasa el sabot. Si se retrasa, reparte el crupier; a la segunda, el sabot pasa.
rules-goes-clockwise = Cuando gana Punto, el sabot pasa al asiento siguiente en el sentido de las agujas del reloj.
rules-goes-highest = Cuando gana Punto, el sabot pasa a quien más apostó a Punto.
rules-goes-right = Cuando gana Punto, el sabot pasa un asiento a la derecha.
rules-american = Se reparten cuatro cartas boca abajo. Quien más apostó a Punto mira las dos de Punto: un natural se muestra; si no, se pide carta o no, según las reglas.
rules-american-players = Luego quien tiene el sabot muestra las dos de Banca. Las terceras cartas llegan boca arriba, y las dos de Punto se muestran al final.
rules-american-croupier = Luego el crupier muestra las dos de Banca. Las terceras cartas llegan boca arriba, y las dos de Punto se muestran al final.
rules-squeeze = Las cartas llegan boca abajo. Quien más apostó a una mano descubre sus cartas: las dos de Punto, las dos de Banca, luego las terceras. El crupier descubre las manos sin apuestas.
rules-not-holder = Quien tiene el sabot nunca toma las cartas de Punto: en su lugar lo hace quien tiene la siguiente apuesta más alta.
rules-noted = La comisión se anota y se aparta, y se cobra cuando acaba el sabot o cuando te vas.
rules-dealers = El crupier dirige el juego, asistido por ayudantes: recogen lo perdido y pagan lo ganado.
rules-dealers-reckon = Los ayudantes también calculan la comisión.
rules-shuffle-croupier = Baraja el crupier.
rules-shuffle-dealers = Barajan el crupier y los ayudantes.
rules-cut-in-turn = Los asientos cortan por turno, uno por sabot.
rules-cut-neighbour = El vecino de la izquierda del crupier coloca la carta de corte.
rules-burn-first = Antes de la primera jugada se muestra la primera carta, y su valor dice cuántas más se queman: diez si es un diez o una figura.
rules-burn-some = Antes de la primera jugada se queman algunas cartas sin verlas.
rules-table = { $packs ->
    [one] { $packs } baraja
   *[other] { $packs } barajas
} de 52, apuestas de { $minimum } a { $maximum } fichas, de { $step } en { $step }.

help-title = Teclas
help-intro = Todo se puede hacer con el teclado.
help-chips = elegir una ficha
help-spots = ponerla en Punto, Banca o Empate
help-deal = repartir, o saltar la animación
help-undo = deshacer
help-double = doblar
help-rebet = apostar como antes
help-clear = retirar las apuestas
help-again = repetir la apuesta y repartir
help-patterns = colocar apuestas guardadas
help-why = por qué fue así la última jugada
help-sound = activar o silenciar el sonido
help-rules = reglas
help-menu = la mesa: fichas, ritmo, actas
help-board = el panel a pantalla completa
help-help = esta página

bk-rules-no-tax = La casa no se queda con nada.
bk-rules-whole-chips = Solo se juega con fichas enteras: la cagnotte se redondea a la ficha superior.
bk-rules-calls-title = Anuncios
bk-rules-calls-all = Antes de las apuestas cualquiera puede anunciar, de más a menos fuerte: banco solo, la banca entera; banco à deux, la mitad para cada uno de dos; banco avec la table, la mitad, y la mesa apuesta al resto; et la table marche, la mitad y lo que deje la mesa.
bk-rules-calls-banco = Antes de las apuestas cualquiera puede anunciar banco: la banca entera, él solo.
bk-rules-suivi = Quien anunció la banca entera y perdió puede anunciarla otra vez en la jugada siguiente, antes que todos: suivi.
bk-rules-prime = Entre anuncios iguales manda la prelación: va primero el asiento más cercano a la derecha del banquero.
bk-rules-raise = Si se apuesta más de lo que hay en la banca, el banquero puede poner más.
bk-rules-values = El as vale uno, del dos al nueve su número, los dieces y las figuras nada. De la suma solo cuenta la última cifra.
bk-rules-has = Banquero tiene
bk-rules-draws = pide si dio
bk-rules-always = siempre
bk-rules-never = nunca
bk-rules-stood = o si el punto se plantó
bk-rules-may = puede, si dio { $given }
bk-rules-tie-back-called = En cartes, empate: las apuestas se devuelven, y se puede anunciar de nuevo.
bk-rules-tie-back = En cartes, empate: las apuestas se devuelven.
bk-rules-tie-stand-called = En cartes, empate: las apuestas y el anuncio se mantienen para la jugada siguiente.
bk-rules-tie-stand = En cartes, empate: las apuestas se mantienen para la jugada siguiente.
bk-rules-auction = Si nadie la toma, se subasta.
bk-rules-shuffle-croupier = Baraja el crupier.
bk-rules-shuffle-everyone = Baraja el crupier, luego cada jugador por turno, y otra vez el crupier.
bk-rules-cut-neighbour = Corta el vecino de la izquierda del crupier.
bk-rules-cut-croupier = Corta el crupier.

sources-title = De dónde vienen estas reglas
sources-second-hand = conocido de segunda mano
sources-choice = elección de la casa
sources-house = regla de la casa
sources-ours = propia
sources-letters = S0 a S3 son las descripciones de las que partimos: S0 todos los juegos, S1 el punto y banca de una casa, S2 un antiguo juego de ordenador, S3 el chemin de fer y el bacarrá a dos paños en detalle.
sources-missing = no se sigue
sources-irregularities = Cuando algo sale mal en la mesa (en inglés)
