## A house in a PostgreSQL database

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
