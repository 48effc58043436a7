play-names = También responden a los nombres { $names }.

config-from-option = de la opción { $name }
config-from-environment = del entorno: { $name }
config-from-file = del archivo { $name }
config-from-default = por defecto

error-config-key = { $path } tiene la clave «{ $name }», que no es una opción; las opciones son { $known }.
error-config-type = { $path }: { $name } lleva { $kind ->
    [flag] true o false
    [number] un número entero sin comillas
    [texts] un texto entre comillas, o una lista de textos así
   *[text] un texto entre comillas
}.
error-only-option = { $path ->
    [environment] { $name } solo vale en la línea de órdenes, no en el entorno.
   *[other] { $path }: { $name } solo vale en la línea de órdenes, no en un archivo.
}
error-no-listener = { $name } lleva una dirección y un puerto como 127.0.0.1:9464, no «{ $value }».
error-no-sub-path = { $name } lleva una ruta como /baccarat, no «{ $value }».

error-no-page = Las mesas no se pueden abrir: la página aún no está construida; ejecuta antes `make page`.
error-no-address = Las mesas no se pueden abrir en { $path }: { $reason }.
error-newer-format = { $path } lo escribió una versión más nueva, que guarda sus datos de otra manera; usa esa versión, o da otra carpeta con --data.
error-not-whole-house = La casa de { $path } está dañada: { $reason }. No se ha cambiado nada. Primero copia toda la carpeta a un lugar seguro; luego recupera una copia con `baccarat restore --force`, o da otra carpeta con --data.
error-latest-missing = Faltan los últimos cambios de la casa de { $path }: { $reason }. No se ha cambiado nada. Si la carpeta se copió o se movió, trae juntos los archivos baccarat.sqlite3 y baccarat.sqlite3-wal, con el servidor parado. Si se han perdido del todo, `baccarat play --accept-loss` aparta una copia de todos los archivos y abre la casa sin esos cambios. Una copia de seguridad solo es mejor si es más nueva que lo que hay aquí.
backup-done = La casa se ha copiado en { $path }. Guárdala solo para ti: contiene las cartas de los sabots en juego y la clave de la cookie de cada invitado.
restore-done = La casa de la copia está ahora en { $path }.
check-done = La casa de { $path } está intacta.
error-damaged-house = La casa de { $path } está dañada: { $reason }.
error-no-house = No hay ninguna casa en { $path }.
error-changes-name = Los cambios desde una copia anterior van en un archivo de la carpeta de esa copia, cuyo nombre acaba en { $end }; indica la copia anterior con --since: { $path }
error-in-the-way = { $path } ya existe y no se va a sobrescribir.
error-not-whole-copy = { $path } no es una copia completa de una casa: { $reason }.
error-folder-in-use = Un servidor está usando { $path }; páralo antes.

witness-unreadable = { $path } no contiene lo que vio un navegador. Elige un archivo escrito por «Guardar lo que vi».
witness-newer = { $path } lo escribió una versión más nueva, { $value }; actualiza este programa para leerlo.
witness-other-room = Lo que vio el navegador fue en otra sala, { $value }.
witness-no-shoe = El navegador no guardó nada del sabot { $value }.
seen-otherwise = El acta contradice lo que vio el navegador.
seen-fault = El navegador ya lo había descubierto: { $reason }
seen-root = Al navegador se le comunicó otra raíz.
seen-attempt = El navegador vio el intento { $at }, y el acta no lo tiene.
seen-announcement = El intento { $at } se anunció al navegador de otro modo.
seen-roster = El navegador vio otra lista en el intento { $at }.
seen-opening = El navegador vio en el intento { $at } una apertura que el acta no tiene.
seen-secret = Al navegador se le mostró otro secreto en el intento { $at }.
seen-missing = Al navegador se le dijo que en el intento { $at } no abrieron otros.
seen-card = El navegador vio otra carta en la posición { $at }.
seen-back = El navegador vio otro dorso en la posición { $at }.
seen-lot = El sorteo { $at } recayó en otro asiento que el que indica el secreto.
seen-out = El navegador vio salir del sabot { $at ->
    [one] { $at } carta
   *[other] { $at } cartas
}, y el acta tiene menos.
seen-place = El navegador vio en otro lugar la carta de la posición { $at }.
seen-coup = El navegador vio acabar de otro modo la jugada { $at }.

play-upgraded = { $path } estaba en el formato { $old } y ahora está en el formato { $new }.
play-waiting = Otro servidor está usando { $path }; este tomará el relevo cuando el otro termine.
move-done = La casa de { $source } se ha copiado en { $target } y se ha comprobado allí. A partir de ahora abre solo la copia: las dos contienen las mismas cartas por repartir.

error-not-our-database = { $path } contiene tablas de otro programa. Da a la casa una base de datos vacía o un esquema propio.
error-folder-not-shared = { $path } es una carpeta, que solo puede usar un servidor; varios servidores comparten una casa en PostgreSQL.
error-shared-standby = Un servidor que comparte la casa no espera en reserva; da --peer-address o --standby, no ambos.
error-database-in-use = Un servidor está usando { $path } y no puede compartirlo con este: tiene --standby, o una versión de otro formato. Páralo antes.
error-not-durable = { $path } no guarda los cambios como lo necesita una casa: { $reason }.
error-pooled-database = { $path } lleva a un pooler en modo transacción o sentencia, pero una casa necesita una sesión propia para cada conexión: elige el modo sesión o conecta directamente.
error-not-whole-database = La casa de { $path } está dañada: { $reason }. No se ha cambiado nada. Guarda una copia de la base de datos, hecha con pg_dump; luego recupera una copia con pg_restore.
error-password-in-url = La URL de una base de datos no puede llevar contraseña en la línea de órdenes, porque otros usuarios de esta máquina podrían leerla. Ponla en un archivo de contraseñas o en BACCARAT_DATA.
error-needs-pg-dump = { $path } es una base de datos: haz la copia con pg_dump y recupérala con pg_restore.
error-move-kinds = Uno de { $source } y { $target } debe ser una carpeta, y el otro la URL de una base de datos.
