account-title = Cuenta
account-welcome = Te damos la bienvenida otra vez. Inicia sesión para seguir con tu nombre y tus fichas.
account-other = Este navegador olvidará entonces al invitado que conoce ahora, con sus fichas.
account-confirm = Confirma que eres tú.
account-back = Atrás
account-use-passkey = Iniciar sesión con una llave de acceso
account-sign-in-name = Nombre de usuario, como Anna-4821
account-password = Contraseña
account-sign-in = Iniciar sesión
account-lost = ¿Sin llave ni contraseña? Usa un código de recuperación
account-code = Código de recuperación
account-no-passkey = No se usó ninguna llave de acceso. Inténtalo otra vez, o elige otra forma.
account-privacy = Lo que guarda esta casa sobre ti
account-operator = Página del operador

account-name = Tu nombre
account-rename = Cambiar el nombre
account-renamed = Tienes un nombre nuevo. Las mesas lo muestran desde tu próximo asiento.
account-chips = { $count ->
    [one] Tienes { $amount } ficha fuera de las mesas.
   *[other] Tienes { $amount } fichas fuera de las mesas.
}

account-return = Jugar también desde otros dispositivos
account-return-how = Por ahora solo te conoce este navegador. Elige cómo iniciar sesión en otros sitios y conservarás tu nombre, tus fichas y tu historial.
account-ways = Cómo inicias sesión
account-known-as = Tu nombre de usuario es { $name }.
account-add-passkey = Añadir una llave de acceso
account-passkey-how = Tu dispositivo confirma que eres tú, con la huella, la cara o un PIN. No hay nada que recordar.
account-passkey-where = Las llaves de acceso requieren una dirección segura (https) con nombre y un navegador actual.
account-passkey-of = Llave de acceso del { $date } para { $host }
account-remove = Quitar
account-remove-passkey = Quitar la llave de acceso del { $date }
account-remove-password = Quitar la contraseña
account-or-password = O usa una contraseña
account-new-password = Contraseña nueva
account-set-password = Poner la contraseña
account-change-password = Cambiar la contraseña
account-password-how = Diez caracteres como mínimo, y no tu nombre. Unas cuantas palabras al azar son buenas y fáciles de recordar.
account-codes-left = { $count ->
    [0] No quedan códigos de recuperación
    [one] Queda un código de recuperación
   *[other] Quedan { $count } códigos de recuperación
}
account-new-codes = Códigos nuevos
account-codes = Guarda estos códigos de recuperación
account-codes-how = Con cada uno puedes iniciar sesión una vez, si pierdes tu llave de acceso u olvidas tu contraseña. Solo se muestran ahora.
account-copy = Copiar
account-copied = Copiado
account-save = Guardar en un archivo
account-codes-done = Ya los he guardado
account-have-one = ¿Ya tienes una cuenta?

account-sessions = Dónde tienes la sesión abierta
account-some-device = Un programa
account-here = este navegador
account-used = último uso: { $date }
account-end = Cerrar
account-end-of = Cerrar la sesión de { $device }
account-end-others = Cerrar todas las demás
account-sign-out = Cerrar sesión

account-data = Tus datos
account-download = Descargar mis datos
account-delete = Borrarme…
account-delete-how = Se borran tu cuenta, tus fichas, tus límites y lo que dijiste, se cierran tus mesas y se cierra la sesión en todos los dispositivos. Las actas de los sabots jugados se quedan, porque otros confían en ellas. No se puede deshacer.
account-delete-guest = Se borran tu nombre, tus fichas, tus límites y lo que dijiste, y se cierran tus mesas. Las actas de los sabots jugados se quedan, porque otros confían en ellas. No se puede deshacer.
account-delete-now = Borrar ahora
account-keep = Conservarlo todo
account-delete-waits = Aún tienes una apuesta en juego. Todo se borra en cuanto se pague la jugada; no hace falta que esperes.

privacy-title = Lo que guarda esta casa sobre ti
privacy-intro = Esta casa la lleva quien te invitó. Guarda lo que necesita un juego entre varias personas, y nada para publicidad. No hay scripts de otros sitios, ni rastreadores, ni estadísticas de visitantes.
privacy-name = Un nombre y un número
privacy-name-how = Eliges un nombre, que no tiene por qué ser el tuyo. La casa añade un número al azar por el que te conoce. No pide una dirección de correo ni nada más.
privacy-cookie = Una cookie
privacy-cookie-how = Una cookie dice a la casa quién eres. Dura un año y se renueva en cada visita. El navegador guarda además tus ajustes y lo que necesita para comprobar un sabot sellado; la casa no los ve.
privacy-play = Lo que juegas
privacy-play-how = Se anota cada jugada, con tu nombre en la mesa, tus apuestas y lo que ganaste o perdiste. También cada traspaso de fichas. Las actas están protegidas con huellas, así que nadie puede cambiarlas después, ni siquiera la casa.
privacy-talk = Lo que dices
privacy-talk-how = Cada mesa conserva los últimos cien mensajes, con los nombres de quienes los escribieron. Los más antiguos se borran. Un mensaje que alguien denuncia se guarda con los de alrededor hasta que un operador se haya ocupado de él, 90 días como mucho.
privacy-limits = Tus límites
privacy-limits-how = Se guardan los límites y las pausas que te pones, y también lo que pierdes y el tiempo que pasas en las mesas cada día. Los demás jugadores no los ven.
privacy-account = Tu cuenta, si la tienes
privacy-account-how = La contraseña y los códigos de recuperación se guardan como huellas, de las que nadie puede leerlos. Una llave de acceso se queda en tu dispositivo; la casa solo tiene su mitad pública. De cada dispositivo con la sesión abierta, la casa guarda el navegador, el sistema y cuándo se usó por primera y por última vez.
privacy-address = Tu dirección en la red
privacy-address-how = La casa la tiene en memoria, para limitar cuántas veces puede probar o preguntar una misma dirección. Sin cuenta, la red desde la que viniste por última vez se guarda siete días. La red desde la que se abrió una mesa se guarda mientras la mesa está abierta, y las fichas que recibe una red se cuentan durante un día. El registro del propio servidor puede contener direcciones mientras quien lo lleva lo conserve. Los operadores la ven mientras estás conectado. Una red que expulsan se guarda mientras dura la expulsión.
privacy-sanctions = Si te han silenciado o expulsado
privacy-sanctions-how = La casa guarda quién está silenciado o expulsado, por qué y hasta cuándo, mientras eso dura. Todo lo que hacen los operadores se anota durante dos años, con su motivo y tu número. Siempre puedes ver por qué no puedes hablar o entrar, y descargar tus datos.
privacy-who = Quién ve qué
privacy-who-how = Todos los de una mesa ven tu nombre, tu asiento, tus fichas en ella, tus apuestas y lo que dices. El anfitrión de una mesa ve además quién ganó cuánto en ella. Quien lleva la casa puede leer todo lo que esta guarda, salvo contraseñas, llaves de acceso y códigos de recuperación.
privacy-rights = Lo que puedes hacer
privacy-rights-how = En la cuenta puedes cambiar tu nombre, descargar todo lo que se guarda sobre ti, cerrar la sesión en otros dispositivos y borrarte.
privacy-rest = Lo que queda tras borrarte
privacy-rest-how = Los registros de las mesas se quedan, con el nombre que tenías allí: los cubren huellas, y de ellos dependen los resultados de otros jugadores. El libro de fichas se queda con tu número, para que las cuentas cuadren. Se borran tu cuenta, tus fichas, tus límites, lo que dijiste y tus sesiones, y tu nombre se quita de las listas de resultados. Las copias que quien lleva la casa hizo antes aún los contienen. Las notas de lo que los operadores hicieron sobre ti quedan sus dos años, con tu número.

care = Juego responsable
care-chips = Son solo fichas de juego: no cuestan nada y no se pueden cobrar.
care-today = Hoy has estado { $minutes } { $minutes ->
    [one] minuto
   *[other] minutos
} en las mesas. { $kind ->
    [lost] En total has perdido { $chips }.
    [won] En total has ganado { $chips }.
   *[even] Estás en paz.
}
care-day = El día empieza a medianoche, hora de Greenwich.
care-limits = Tus propios límites
care-stake = Apuesta máxima por jugada, en fichas
care-loss = Pérdida máxima por día, en fichas
care-minutes = Minutos máximos por día
care-none = ninguno
care-set = Fijar
care-how = Un límite más estricto vale enseguida; uno menos estricto, al cabo de un día. La casa rechaza todo lo que lo supere.
care-waiting = { $hours ->
    [one] Antes de una hora
   *[other] En { $hours } horas
} valdrán los límites menos estrictos que pediste.
care-break = Hacer una pausa
care-hours = { $hours ->
    [1] 1 hora
    [24] 1 día
    [168] 1 semana
    [720] 30 días
   *[other] { $hours } horas
}
care-break-how = Te levantas ahora y no puedes sentarte hasta que acabe la pausa. No se puede deshacer.
care-begin = Empezar la pausa
care-resting = { $hours ->
    [one] Tu pausa acaba antes de una hora.
   *[other] Tu pausa dura { $hours } horas más.
}
care-keeps = Lo que se queda la casa
care-edge = { $bet }: { $edge } de una apuesta de media, con el sabot lleno
care-tax = Nada de las apuestas; de las ganancias de un banquero, el { $tax } %
care-tax-none = Nada: los jugadores juegan entre ellos
care-tax-net = Nada de las apuestas; de la ganancia neta de la banca en una jugada, el { $limited } %, o el { $open } % si la banca es libre
care-tax-capital = Nada de las apuestas; del dinero que se pone en una banca, el { $tax } %

banned-title = No puedes entrar
banned-player = Un operador de esta casa ha decidido que no puedes entrar.
banned-network = Un operador de esta casa ha decidido que nadie puede entrar desde tu red. No tiene por qué ser por ti.
banned-no-more = Ya ha terminado. Puedes volver a entrar.
banned-return = Entrar
banned-data = Descargar lo que esta casa guarda sobre ti
banned-privacy = Qué es
sanction-reason = El motivo indicado: { $reason }
sanction-until = Termina el { $date }.
sanction-no-end = No tiene fecha de fin.
muted-how = Un operador de esta casa te ha silenciado. Puedes seguir leyendo.
announcements = Anuncios de la casa
announcement-dismiss = Ocultar
report-title = Denunciar este mensaje
report-how = Los operadores de esta casa verán el mensaje, algunos de antes y después, tu nombre y tu motivo. A quien lo escribió no se le dice quién lo ha denunciado.
report-reason = Tu motivo, si quieres
report-send = Denunciar
report-sent = Gracias. Los operadores lo mirarán.
