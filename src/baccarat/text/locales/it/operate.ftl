play-names = Rispondono anche ai nomi { $names }.

config-from-option = dall’opzione { $name }
config-from-environment = dall’ambiente: { $name }
config-from-file = dal file { $name }
config-from-default = valore predefinito

error-config-key = { $path } ha la chiave “{ $name }”, che non è un’opzione; le opzioni sono { $known }.
error-config-type = { $path }: { $name } accetta { $kind ->
    [flag] true o false
    [number] un numero intero senza virgolette
    [texts] un testo tra virgolette, o una lista di testi così
   *[text] un testo tra virgolette
}.
error-only-option = { $path ->
    [environment] { $name } vale solo sulla riga di comando, non nell’ambiente.
   *[other] { $path }: { $name } vale solo sulla riga di comando, non in un file.
}
error-no-listener = { $name } accetta un indirizzo e una porta come 127.0.0.1:9464, non “{ $value }”.
error-no-sub-path = { $name } accetta un percorso come /baccarat, non “{ $value }”.

error-no-page = I tavoli non si possono aprire: la pagina non è ancora costruita; esegui prima `make page`.
error-no-address = I tavoli non si possono aprire a { $path }: { $reason }.
error-newer-format = { $path } è stato scritto da una versione più nuova, che conserva i dati in un altro modo; usa quella versione, o dai un’altra cartella con --data.
error-not-whole-house = La casa in { $path } è danneggiata: { $reason }. Non si è cambiato nulla. Prima copia tutta la cartella in un luogo sicuro; poi rimetti una copia con `baccarat restore --force`, o dai un’altra cartella con --data.
error-latest-missing = Mancano le modifiche più recenti della casa in { $path }: { $reason }. Non si è cambiato nulla. Se la cartella è stata copiata o spostata, porta insieme i file baccarat.sqlite3 e baccarat.sqlite3-wal, a server fermo. Se sono persi per sempre, `baccarat play --accept-loss` mette da parte una copia di tutti i file e apre la casa senza quelle modifiche. Una copia di riserva è meglio solo se è più recente di ciò che è qui.
backup-done = La casa è stata copiata in { $path }. Tieni la copia per te: contiene le carte dei sabot in corso, e la chiave del cookie di ogni ospite.
restore-done = La casa della copia è ora in { $path }.
check-done = La casa in { $path } è integra.
error-damaged-house = La casa in { $path } è danneggiata: { $reason }.
error-no-house = In { $path } non c’è una casa.
error-changes-name = Le modifiche da una copia precedente vanno in un file nella cartella di quella copia, il cui nome finisce con { $end }; indica la copia precedente con --since: { $path }
error-in-the-way = { $path } esiste già e non sarà sovrascritto.
error-not-whole-copy = { $path } non è una copia completa di una casa: { $reason }.
error-folder-in-use = Un server sta usando { $path }; prima fermalo.

witness-unreadable = { $path } non contiene ciò che un browser ha visto. Scegli un file scritto da “Salva ciò che ho visto”.
witness-newer = { $path } è stato scritto da una versione più nuova, { $value }; aggiorna questo programma per leggerlo.
witness-other-room = Il browser ha visto un’altra sala, { $value }.
witness-no-shoe = Il browser non ha conservato nulla del sabot { $value }.
seen-otherwise = Il verbale contraddice ciò che il browser ha visto.
seen-fault = Il browser stesso l’aveva trovato: { $reason }
seen-root = Al browser era stata detta un’altra radice.
seen-attempt = Il browser ha visto il tentativo { $at }, e il verbale non l’ha.
seen-announcement = Il tentativo { $at } era stato annunciato diversamente al browser.
seen-roster = Nel tentativo { $at } il browser ha visto un altro elenco.
seen-opening = Nel tentativo { $at } il browser ha visto un’apertura che il verbale non ha.
seen-secret = Al browser era stato mostrato un altro segreto per il tentativo { $at }.
seen-missing = Al browser erano stati indicati altri che non avevano aperto nel tentativo { $at }.
seen-card = Il browser ha visto un’altra carta alla posizione { $at }.
seen-back = Il browser ha visto un altro dorso alla posizione { $at }.
seen-lot = La sorte { $at } è caduta su un posto diverso da quello che indica il segreto.
seen-out = Il browser ha visto { $at ->
    [one] { $at } carta
   *[other] { $at } carte
} lasciare il sabot, e il verbale ne ha meno.
seen-place = Il browser ha visto la carta alla posizione { $at } in un altro luogo.
seen-coup = Il browser ha visto il colpo { $at } finire diversamente.

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
