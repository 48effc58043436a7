### Lo que se dice cuando algo no se hace: `refusal-` y su código.
### Un `limit` llega como texto, ya escrito en fichas; `seconds` es un número entero.

## La mesa

refusal-not-yours = Eso no le toca a tu asiento. Solo pueden el crupier y el cambista.
refusal-not-now = Ahora no. Espera al siguiente paso de la jugada.
refusal-stakes-closed = No va más: las cartas ya vienen. Tus apuestas se quedan como estaban; vuelve a apostar tras esta jugada.
refusal-no-such-seat = Esta mesa no tiene ese asiento. Elige uno de los que se muestran.
refusal-seat-taken = Ahí ya hay alguien sentado. Elige otro asiento.
refusal-seat-empty = En ese asiento no hay nadie. Siéntate primero.
refusal-stakes-in-play = Tus apuestas están en juego. Puedes levantarte cuando se liquiden.
refusal-unknown-bet = Esta mesa no admite esa apuesta. Usa los campos del tapete.
refusal-bet-twice = La misma apuesta aparece dos veces. Júntalas en una.
refusal-needs-main-bet = Esa apuesta necesita otra al lado: apuesta también a Punto, Banca o Empate.
refusal-amount-not-whole = Una apuesta es un número entero de unidades. Usa las fichas de la mesa.
refusal-amount-not-positive = Una suma debe ser mayor que cero. Para quitar una apuesta, retírala.
refusal-below-minimum = Aquí el mínimo es { $limit }. Añade fichas o retira la apuesta.
refusal-above-maximum = Aquí el máximo es { $limit }. Apuesta menos.
refusal-not-a-step = Las apuestas van en pasos de { $limit }. Redondea la tuya.
refusal-over-purse = Tienes { $limit } en la mesa. Apuesta menos, o compra fichas al cambista.
refusal-not-a-card = Esa no es una carta de este sabot.
refusal-stake-stands = Esta apuesta de { $limit } se queda hasta que se decida. Puedes aumentarla, pero no retirarla.

## Chemin de fer

refusal-not-asked = Eso debe responderlo otro. Se te preguntará cuando te toque.
refusal-answered = Ya has respondido.
refusal-calls-closed = Los anuncios están cerrados. Puedes anunciar en la jugada siguiente.
refusal-call-not-offered = Esta casa no tiene ese anuncio. Elige uno de los que se muestran.
refusal-seats-by-lot = En esta mesa la casa sortea los asientos, y no se pueden elegir.
refusal-seats-call-first = Primero anuncian los asientos. Los jugadores de pie, si no lo hace ninguno.
refusal-no-suivi = Solo puede seguir quien anunció el último banco y perdió. Elige otro anuncio.
refusal-own-bank = Una parte de esta banca es tuya, y no puedes jugar contra ella.
refusal-co-banker-taken = Una banca la dobla un solo jugador. Espera a la siguiente.
refusal-not-the-banker = Sobre la banca solo decide el banquero.
refusal-win-first = Una banca se puede pasar cuando ha ganado. Por ahora, mantenla.
refusal-bank-is-held = De una banca que se mantiene no se retira nada. Vuelve a ser tuya cuando acabe.
refusal-below-bid = Esa puja no iría en cabeza. Puja { $limit } o más, o déjalo.
refusal-at-another-sum = Esta banca se toma por la suma que contenía: { $limit }.
refusal-bank-is-open = La banca es libre y cubre todas las apuestas: no hay banco que anunciar.
refusal-bancos-in-row = Has anunciado banco y perdido tantas veces seguidas como permite la casa. Deja este a otro.
refusal-coup-first = Una banca se deja después de una jugada al menos. Por ahora, mantenla.
refusal-other-side = Apuestas en tu propio paño de la mesa.
refusal-must-draw = Esta mano debe pedir carta: la tabla la obliga.
refusal-must-stand = Esta mano debe plantarse: la tabla la obliga.
refusal-not-your-shoe = No tienes el sabot. Esta jugada la reparte quien lo tiene.
refusal-not-your-cards = Estas cartas no te toca descubrirlas.
refusal-must-show = Un ocho o un nueve se abate enseguida.
refusal-no-natural = Ahora solo se abate un ocho o un nueve con dos cartas. Pide o plántate.

## La casa

refusal-unknown-room = No existe esa mesa. Comprueba la dirección, o abre una tuya.
refusal-unknown-shoe = Esta mesa no ha repartido ese sabot. Elige uno de su lista.
refusal-unknown-preset = La casa no ofrece ese juego. Elige uno de la lista.
refusal-unknown-strategy = Ningún jugador de la casa usa esa estrategia. Elige una de la lista.
refusal-unknown-card = No existe esa carta. Escribe valor y palo, como en 9h, con comas en medio.
refusal-bad-counts = De ese sabot no se puede repartir ninguna jugada. Devuelve cartas, o toma otro número de barajas.
refusal-needs-ranks = Esa apuesta necesita valores y palos. Di qué cartas faltan, no solo sus puntos.
refusal-bad-field = Con estos ajustes no se puede jugar en una mesa. Corrige el que está marcado.
refusal-bad-name = Elige otro nombre: ni vacío ni demasiado largo.
refusal-hidden-name = Este nombre tiene caracteres invisibles. Escríbelo otra vez.
refusal-name-taken = Alguien en esta mesa ya tiene este nombre. Elige otra mesa, o vuelve con otro nombre.
refusal-not-signed-in = La casa aún no te conoce. Dile tu nombre, y sigue.
refusal-foreign-origin = Esta página viene de otra dirección. Abre la mesa en la suya.
refusal-malformed = La casa no ha entendido eso. Recarga la página e inténtalo otra vez.
refusal-bad-id = El identificador de una orden tiene de 1 a 64 caracteres ASCII visibles. Este no, así que no se ha hecho nada.
refusal-no-analysis = Esto no es el acta completa de un sabot que se pueda analizar aquí. Elige un archivo que haya guardado una mesa.
refusal-analysis-too-much = Analizar esta acta requiere más tiempo o memoria de lo que la casa permite. En tu propio ordenador, «baccarat analyse» no tiene ese límite.
refusal-too-large = Ese mensaje era demasiado largo para la casa. Recarga la página e inténtalo otra vez.
refusal-too-fast = Eso ha sido muy rápido. Espera un momento e inténtalo otra vez.
refusal-id-reused = Esta orden ya se envió, con otro contenido. Recarga la página e inténtalo otra vez.
refusal-stale-coup = Esa jugada ha terminado. No se ha hecho nada; sigue con la próxima.
refusal-stale-decision = Esa pregunta ya está resuelta, y no se ha hecho nada. Responde a lo que se pregunta ahora.
refusal-shoe-packed = Esa petición es de un sabot de hace tiempo, y ahora no se ha hecho nada. Mira lo que tienes aquí y vuelve a pedirlo si aún lo quieres.
refusal-not-this-game = Esta mesa juega a otro juego, que no tiene eso. Elige de lo que ofrece.
refusal-not-seated = Aquí no tienes asiento. Siéntate primero.
refusal-seated-already = Ya estás sentado en esta mesa. Levántate antes de elegir otro asiento.
refusal-room-full = Todos los asientos están ocupados. Espera a que quede uno, o abre una mesa tuya.
refusal-not-alone = También juegan otros, así que el ritmo lo marca el reloj.
refusal-not-host = Eso solo puede hacerlo el anfitrión de esta mesa.
refusal-not-broke = Solo hay fichas nuevas para quien no tiene ninguna, ni en esta mesa ni en otra.
refusal-no-rebuy = Ya no te quedan recompras en esta noche de club.
refusal-whole-chips = En esta mesa solo se juega con fichas enteras.
refusal-equal-chips = En una noche de club todos reciben las mismas fichas, y no se cambian a mano.
refusal-no-bot-there = En ese asiento no hay ningún jugador de la casa. Elige un asiento donde juegue uno.
refusal-not-in-time = Tu navegador llegó tarde para ayudar a sellar este sabot. Puede ayudar con el próximo.
refusal-over-account = Tienes { $limit } en tu cuenta. Toma menos.
refusal-over-set = Un anfitrión puede fijar las fichas de un jugador en { $limit } como mucho. Elige menos.
refusal-room-spent = Esta mesa ha dado todas las fichas nuevas que puede dar una mesa. Abre otra.
refusal-house-spent = Los anfitriones de esta casa han dado todas las fichas nuevas que pueden dar los anfitriones.
refusal-network-spent = Tu red ya ha recibido hoy todas las fichas nuevas que puede recibir una red. Habrá más mañana, o pídelas a un operador de esta casa.
refusal-over-books = Los libros de esta casa no admiten una suma tan grande. No se ha movido nada.
refusal-own-stake = Tu propio límite es { $limit } por jugada.
refusal-own-loss = Tu propio límite de hoy te deja { $limit } para apostar.
refusal-own-time = Hoy has jugado todo el tiempo que te permitiste.
refusal-own-break = Estás haciendo una pausa, como pediste.
refusal-too-many-requests = Eso ha sido demasiado de una vez. Espera un momento e inténtalo otra vez.
refusal-too-many-commands = Has pedido demasiado en poco tiempo. Se envía otra vez en { $seconds } s.
refusal-room-busy = Demasiadas personas que no juegan aquí preguntan cosas a esta mesa. Se envía otra vez en { $seconds } s.
refusal-too-many-guests = Han llegado demasiados invitados desde tu red en la última hora. Inténtalo otra vez en unos minutos.
refusal-too-many-rooms = Has abierto tantas mesas como puede abrir un anfitrión. Cierra una antes, o espera unos minutos.
refusal-house-full = Hay tantas mesas como caben en esta casa. Únete a una de ellas.
refusal-storage-low = A la casa apenas le queda espacio para guardar mesas nuevas. Únete a una de las que están abiertas.
refusal-storage-quota = Tus mesas ocupan todo el espacio que puede usar un anfitrión. Díselo a quien lleva esta casa si necesitas otra.
refusal-unknown-host = Esta casa no se sirve con ese nombre. Quien la lleva puede añadirlo con --host-name.
refusal-unknown-address = En esta dirección no hay nada.
refusal-wrong-method = Esta dirección no admite esa clase de petición.
refusal-out-of-order = Algo ha fallado en la propia casa, y su registro dice qué. Inténtalo otra vez en un momento.
refusal-too-many-tries = Has pedido demasiadas mesas o enlaces que no existen. Inténtalo otra vez en un minuto.
refusal-paused = El anfitrión ha puesto la mesa en pausa. El juego sigue desde donde se detuvo.
refusal-room-closing = Esta mesa cierra tras la jugada. Ahora nadie puede sentarse.
refusal-room-closed = Esta mesa está cerrada. Todos han recuperado sus fichas.
refusal-other-wire = La casa tiene una página más nueva que la que ves. Carga esta página otra vez.
refusal-set-aside = Esta mesa está fuera de servicio y no se puede abrir. Sus fichas se conservan.
refusal-by-invitation = Esta mesa es por invitación. Pide un enlace a su anfitrión.
refusal-unknown-invite = Este enlace ya no funciona. Pide otro al anfitrión.
refusal-too-many-invites = Hay tantos enlaces como puede tener una mesa. Revoca uno antes.
refusal-shut-out = El anfitrión te ha hecho salir de esta mesa. Tus fichas vuelven a tu cuenta, y puedes mirar.
refusal-muted = El anfitrión te ha silenciado aquí. Puedes seguir leyendo.
refusal-no-player-there = En esta mesa no está ese jugador. Elige a alguien que esté.
refusal-nothing-said = Aún no hay nada que enviar. Escribe algo antes.
refusal-hidden-text = Este mensaje tiene caracteres de control. Escríbelo otra vez.
refusal-too-long = Ese mensaje es demasiado largo. Divídelo en dos.
refusal-table-frozen = La casa no ha podido guardar esto, y no ha pasado nada. Espera un momento; tus fichas están a salvo.

refusal-advisor-off = Esta mesa no tiene consejero. Eso lo decide el anfitrión de la mesa.
refusal-held-back = Quien no tiene asiento ve esta mesa con retraso, y esto aún no se puede ver. Toma asiento o espera un momento.
refusal-odds-off = Esta mesa no muestra las probabilidades. Eso lo decide el anfitrión de la mesa.
refusal-wrong-sign-in = No es correcto. Revisa el nombre y la contraseña, o inicia sesión de otra forma.
refusal-challenge-expired = Ha tardado demasiado. Inténtalo otra vez.
refusal-sign-in-again = Vuelve a iniciar sesión antes: para esto debes haberla iniciado en los últimos 15 minutos.
refusal-weak-password = Elige una contraseña de 10 a 128 caracteres que sea más difícil de adivinar.
refusal-last-way-in = Es tu única forma de iniciar sesión. Añade otra antes.
refusal-too-many-passkeys = Tienes tantas llaves de acceso como puede tener una cuenta. Quita una antes.
refusal-no-login = Solo una cuenta tiene códigos de recuperación y sesiones abiertas. Una cuenta empieza con una llave de acceso o una contraseña.

## Los operadores

refusal-name-reserved = Un operador de esta casa tiene este nombre, o uno muy parecido. Elige otro.
refusal-banned = Un operador de esta casa te ha expulsado.
refusal-house-muted = Un operador de esta casa te ha silenciado. Puedes seguir leyendo.
refusal-guests-off = En esta casa hace falta una cuenta para jugar y hablar. Abre la ventana de la cuenta y añade una llave de acceso o una contraseña.
refusal-house-password = Esta casa pide su contraseña a quienes llegan por primera vez.
refusal-wrong-house-password = Esa no es la contraseña de esta casa. Pregunta a quien te ha invitado.
refusal-house-invited = Para entrar en esta casa por primera vez hace falta una invitación. Pide un enlace a quien la lleva.
refusal-not-operator = Eso solo puede hacerlo un operador de esta casa.
refusal-needs-passkey = En esta casa, los operadores solo inician sesión con una llave de acceso. En tu cuenta, añade una llave de acceso y quita la contraseña.
refusal-is-operator = A un operador no se le puede silenciar ni expulsar.
refusal-unknown-player = No hay ningún jugador así en esta casa.
refusal-unknown-entry = Eso ya no existe. Vuelve a cargar la página.
refusal-unknown-line = La mesa ya no tiene este mensaje, así que no se puede denunciar.
refusal-no-reason = Di el motivo en pocas palabras.
refusal-no-network = Eso no es una dirección ni una red que se pueda expulsar. Escribe una como 203.0.113.7 o 203.0.113.0/24.
refusal-own-network = Con eso quedarías fuera también tú, o esta máquina o un proxy. Elige una red más pequeña.
refusal-too-many-entries = La casa no guarda más de estos. Quita uno antes.
refusal-too-many-reports = Has denunciado mucho en poco tiempo. Inténtalo más tarde.
