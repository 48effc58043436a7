# Lo que dice el instructor en chemin de fer: sus ideas, qué hacer y por qué.

## Las ideas
coach-bank = La banca y el sabot
coach-bank-text = Un jugador lleva la banca y reparte del sabot contra todos los demás. Se juegan dos manos. Gana la más cercana a nueve.
coach-offered = Se ofrece la banca
coach-offered-text = El sabot da la vuelta hacia la derecha. El siguiente puede poner una banca o rehusar. Nadie se lo toma a mal.
coach-putup = Tu propia banca
coach-putup-text = Ahora juegas contra la mesa. Si ganas, las apuestas se quedan en la banca. Si pierdes, el sabot sigue su camino. Puedes perder lo que hay en la banca, no más.
coach-putup-decided-text = Ahora juegas contra la mesa, por una jugada decidida. Después se te paga la banca, y el sabot sigue su camino. Puedes perder lo que hay en la banca, no más.
coach-putup-never-text = Ahora juegas contra la mesa hasta que la banca salte o te vayas. Puedes perder lo que hay en la banca, no más.
coach-stakes = Las apuestas y el punto
coach-stakes-text = Las apuestas cuentan por prelación hasta cubrir la banca. El resto se devuelve. La apuesta más alta juega la mano por todos: su dueño es el punto.
coach-stakes-left-text = Se pregunta a cada uno por turno, por prelación, y cada uno apuesta a lo que queda de la banca. La apuesta más alta juega la mano por todos: su dueño es el punto.
coach-garage = Au garage
coach-garage-text = Lo que nadie cubre se aparta: au garage, o au chocolat. No corre riesgo, y sigue siendo del banquero.
coach-natural = Ocho y nueve
coach-natural-text = Ocho o nueve con dos cartas se abate enseguida: la petite, la grande. La otra mano también se muestra, y nadie pide.
coach-tableau = La tabla del banquero
coach-tableau-text = El banquero decide el último, tras ver la carta que dio. La tabla obliga; solo puede elegir con 3 si dio 9, y con 5 si dio 4.
coach-tableau-computer-text = El banquero decide el último, tras ver la carta que dio. La tabla obliga; solo puede elegir con 3 si dio 9.
coach-tableau-free-text = El banquero decide el último, tras ver la carta que dio, y siempre puede elegir. La costumbre es seguir la tabla.
coach-tax = La cagnotte
coach-tax-text = La casa se queda con el { $tax } % de cada ganancia de la banca, y nada cuando gana el punto.
coach-tie = En cartes
coach-tie-text = Manos iguales: nadie gana. Las apuestas se devuelven, y la banca se queda. Después se puede anunciar de nuevo.
coach-tie-stand-text = Manos iguales: nadie gana. Banca, apuestas y anuncio se mantienen para la jugada siguiente.
coach-choice = Mantenerla o pasarla
coach-choice-text = Tras ganar, el banquero puede mantener la banca o decir «La main passe» y retirarlo todo. Mientras la mantiene, no retira nada.
coach-choice-any-text = Entre jugadas, el banquero puede mantener la banca o decir «La main passe» y retirarlo todo. Mientras la mantiene, no retira nada.
coach-auction = La subasta
coach-auction-text = Nadie tomó la suite, así que la banca se subasta. La puja más alta la pone. Entre iguales, manda la prelación.

## Qué haría yo, y por qué
coach-why-solo = La banca es pequeña al lado de tus fichas. Tómala entera, y la mano la juegas tú.
coach-why-hand = Todavía no has jugado una mano. Así puede tocarte una: la juega quien más cubre.
coach-why-no-bid = Habrá otra banca. No hace falta pagar por esta.
coach-why-no-suite = Una banca que ha crecido cuesta mucho. Ya llegará la tuya.
coach-why-hold = Una victoria es un comienzo, y arriesgas sobre todo lo que has ganado.
coach-why-hold-first = Todavía no ha ganado. Dale una jugada.
coach-why-tableau = Es lo que dice la tabla para tus puntos y la carta que diste.
coach-why-volonte = Aquí eres libre. Las dos cosas valen casi lo mismo; la mayoría pide.
coach-why-usage = Aquí eres libre. La costumbre sigue la tabla.
