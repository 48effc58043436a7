## A house in a PostgreSQL database

play-upgraded = { $path } era nel formato { $old } e ora è nel formato { $new }.
play-waiting = Un altro server sta usando { $path }; questo subentra quando l’altro è terminato.
move-done = La casa in { $source } è stata copiata in { $target } e lì controllata. Da ora apri solo la copia: entrambe contengono le stesse carte non ancora date.

error-not-our-database = { $path } contiene le tabelle di un altro programma. Dai alla casa un database vuoto o uno schema suo.
error-folder-not-shared = { $path } è una cartella, che un solo server può usare; più server condividono una casa in PostgreSQL.
error-shared-standby = Un server che condivide la casa non aspetta di riserva; dai --peer-address oppure --standby.
error-database-in-use = Un server sta usando { $path } e non può condividerlo con questo: ha --standby, o una versione con un altro formato. Prima fermalo.
error-not-durable = { $path } non salva le modifiche come serve a una casa: { $reason }.
error-pooled-database = { $path } porta a un pooler in modalità transazione o istruzione, ma a una casa serve una sessione propria per ogni connessione: scegli la modalità sessione, oppure collegati direttamente.
error-not-whole-database = La casa in { $path } è danneggiata: { $reason }. Non si è cambiato nulla. Conserva una copia del database, fatta con pg_dump; poi ripristina un backup con pg_restore.
error-password-in-url = L’URL di un database sulla riga di comando non può contenere una password, perché altri utenti di questo computer potrebbero leggerla. Mettila in un file di password o in BACCARAT_DATA.
error-needs-pg-dump = { $path } è un database: fanne il backup con pg_dump e ripristinalo con pg_restore.
error-move-kinds = Uno tra { $source } e { $target } deve essere una cartella, e l’altro l’URL di un database.
