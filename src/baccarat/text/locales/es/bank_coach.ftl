# Lo que dice el instructor donde un jugador lleva la banca: ideas, qué hacer y por qué.

## Las ideas
coach-double = Banco double
coach-double-text = Antes de cualquier jugada, un jugador puede doblar una banca que nadie haya doblado aún. Los dos comparten ganancia y pérdida. Solo decide el banquero.
coach-calls = Los anuncios
coach-calls-text = Antes de las apuestas puedes reclamar la banca: solo, para toda; à deux y avec la table, para la mitad. Cuenta el más fuerte, no el más rápido.
coach-calls-banco-text = Antes de las apuestas puedes reclamar la banca entera, tú solo: banco. Si anuncian varios, se lo lleva el primero en prelación, no el más rápido.
coach-prime = La prelación
coach-prime-text = Entre iguales deciden los asientos. La prelación empieza a la derecha del banquero y da la vuelta. Cada asiento muestra su orden.
coach-suivi = Suivi
coach-suivi-text = Quien anunció la banca entera y perdió puede anunciarla otra vez en la jugada siguiente, antes que todos. O lo usa, o lo pierde.
coach-raise = Tous les coups sont tenus
coach-raise-text = Se ha apostado más de lo que hay en la banca. El banquero puede añadir antes de las cartas. Lo que no acepta se recorta.
coach-peek = Tus cartas
coach-peek-text = Tienes delante dos cartas boca abajo. Levanta una esquina. De la suma solo cuenta la última cifra: el as es uno, los dieces y las figuras no cuentan.
coach-draw = Carta o no
coach-draw-text = Una mano se juega por todos los que apostaron a ella, así que las reglas obligan: carta de 0 a 4, ninguna con 6 y 7.
coach-five = El cinco libre
coach-five-text = Con cinco, y solo entonces, el punto puede pedir o plantarse. El banquero no sabe a qué mano se enfrenta.
coach-free = Libre elección
coach-free-text = En esta casa, quien juega una mano siempre puede pedir o plantarse. La costumbre es carta de 0 a 4, y ninguna con 6 y 7.
coach-suite = La suite
coach-suite-text = Una banca que se pasa se ofrece a la mesa por la suma que contenía. «Passez-moi les cartes»: la pone el primero en prelación que lo diga.

## Qué haría yo, y por qué
coach-why-put-up = Más o menos la décima parte de tus fichas. Si se pierde, quedan nueve décimas.
coach-why-double = Compartirías el riesgo sin decidir nada. Guarda tus fichas para una mano propia.
coach-why-suivi = Es tu derecho, y la suma es pequeña al lado de tus fichas. No esperes más suerte la segunda vez.
coach-why-no-call = Un anuncio es un riesgo grande. Basta con una apuesta modesta.
coach-why-no-suivi = Toda la banca es un riesgo grande, y no pierdes nada si dejas pasar el derecho.
coach-why-keep-seat = Con el mínimo la banca arriesga poco, y rechazarla cuesta el asiento.
coach-why-partner = Con un socio la banca es el doble, y no arriesgas más que antes.
coach-why-punt = La vigésima parte de tus fichas o menos: una velada larga pide apuestas pequeñas.
coach-why-punt-none = No toda banca merece una apuesta.
coach-why-hold-all = Las apuestas son una parte pequeña de tus fichas. Un buen anfitrión las acepta todas.
coach-why-hold-some = No tienes por qué. Lo que sobra simplemente se les devuelve.
coach-why-match = Tu parte es pequeña, y ganancia y pérdida siguen a medias.
coach-why-no-match = Tu parte es grande. Ganancia y pérdida irán según lo que cada uno tiene en la banca.
coach-why-no-add = Tu banca ya es bastante grande. Todo lo que añadas se puede perder con ella.
coach-why-set-aside = Las ganancias apartadas ya no se pierden, y la banca sigue.
coach-why-leave-in = Lo apartado está a salvo. La banca ya es bastante grande.
coach-why-bid = La banca todavía no te ha llegado. Una puja baja puede traerla.
coach-why-take = Todavía no has llevado la banca, y esta te la puedes permitir.
coach-why-pass-on = Ha crecido. Retírala: dentro, una mala jugada puede costarlo todo.
coach-why-pass-lesson = Pásala por esta vez: verás cómo una banca encuentra quien la tome.
coach-why-wait = Dales una jugada más para apostar.
coach-why-show = Un natural siempre se abate enseguida.
coach-why-must-draw = De 0 a 4, el punto está obligado a pedir.
coach-why-must-stand = Con 6 y 7, el punto está obligado a plantarse.
coach-why-five = Eres libre. A la larga, pedir cuesta un poco menos que plantarse.
coach-why-custom-draw = Eres libre. La costumbre pide de 0 a 4.
coach-why-custom-stand = Eres libre. La costumbre se planta con 6 y 7.
