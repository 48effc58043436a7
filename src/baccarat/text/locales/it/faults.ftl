fault-file-unusable = { $errno ->
    [ENOENT] non c’è un file o una cartella con quel nome
    [EISDIR] è una cartella, non un file
    [ENOTDIR] è un file, non una cartella
    [EEXIST] esiste già
    [EACCES] non hai il permesso di usarlo
    [EPERM] non hai il permesso di usarlo
    [EROFS] lì non si può scrivere nulla
    [ENOSPC] il disco è pieno
    [EADDRINUSE] lì ascolta un altro programma; scegli un’altra porta con --port
    [EADDRNOTAVAIL] questa macchina non ha quell’indirizzo
   *[other] il sistema dice “{ $detail }”
}
fault-database-setting = { $name } è { $value }, non { $wanted }
fault-file-not-text = non è testo UTF-8
fault-file-too-large = ha più di { $most } MB

fault-not-toml = la riga { $line } non è TOML dalla colonna { $column } in poi
fault-text-too-long = il testo ha più di { $most } caratteri
fault-line-too-long = la riga { $line } ha più di { $most } caratteri
fault-long-key = la riga { $line } ha una chiave di più di { $most } caratteri
fault-too-many-parts = la riga { $line } ha una chiave di più di { $most } parti
fault-too-deep = le sue parentesi sono annidate troppo in profondità
fault-too-many-entries = il testo ha più di { $most } chiavi e valori
fault-too-long-a-number = ha un numero con troppe cifre
fault-field-missing = manca “{ $where }”
fault-field-unknown = non c’è un campo “{ $where }”
fault-wrong-kind = “{ $where }” accetta { $wanted }, non “{ $value }”
fault-wrong-value = “{ $where }” non può essere “{ $value }”
fault-newer = è nella versione { $value }, scritta da un programma più nuovo; questo legge fino alla { $known }
kind-int = un numero intero
kind-float = un numero
kind-str = un testo
kind-bool = true o false
kind-array = una lista
kind-object = una tabella
kind-null = nulla

fault-bet-name = il nome “{ $name }” può contenere solo lettere minuscole, cifre e trattini singoli
fault-bet-key = “{ $where }” non è un campo di una puntata; il più vicino è “{ $near }”, tra { $known }
fault-bet-name-taken = c’è già una puntata chiamata “{ $name }”
fault-no-outcomes = non ha esiti
fault-needs-otherwise = dice che le serve “{ $said }”, ma le serve “{ $needs }”
fault-unknown-fact = l’esito { $at } chiede “{ $fact }”, che nessun colpo ha; il più vicino è “{ $near }”, tra { $known }
fault-unknown-value = l’esito { $at } chiede che “{ $fact }” sia “{ $value }”, che non capita mai; il più vicino è “{ $near }”, tra { $known }
fault-nothing-allowed = l’esito { $at } non ammette nulla per “{ $fact }”; può essere { $known }
fault-no-ratio = l’esito { $at } dice “{ $value }”, che non è né “stands”, né “loses”, né un rapporto da -1 a { $most }
fault-no-commission = l’esito { $at } prende una commissione di “{ $value }”, che non è un rapporto da 0 a 1
fault-pays-nothing = l’esito { $at } non paga nulla; omettilo, o lascia la puntata
fault-commission-too-high = l’esito { $at } trattiene più della vincita
fault-outcome-impossible = l’esito { $at } non può mai verificarsi
fault-value-impossible = l’esito { $at } ammette valori di “{ $fact }” che non possono mai verificarsi: { $values }; il più vicino è { $near }, tra { $known }
fault-outcome-never-reached = l’esito { $at } non conta mai, perché l’esito { $before } prende ogni colpo a cui si applicherebbe
fault-outcomes-unordered = gli esiti { $before } e { $at } pagano diversamente, e valgono entrambi se Punto ha { $player } e Banco { $banker }; paga lo stesso per entrambi, restringine uno o metti prima il più ristretto
fault-facts-apart = l’esito { $at } chiede “{ $fact }”, che una puntata su tutte le carte non può; può chiedere { $known }

fault-no-number = “{ $word }” non è un numero intero di al massimo 16 cifre
fault-no-action = “{ $text }” non è un’azione
fault-no-card = “{ $text }” non è una carta
fault-no-result = un colpo finisce con il suo risultato, come in “ = player 7-4”
fault-not-by-turns = le puntate sono nomi e unità alternati, non “{ $text }”
fault-house-does-not = la casa comincia, chiude o dà carte, e non fa “{ $text }”
fault-changeur-does-not = il cambista non fa “{ $text }” a questo tavolo
fault-seat-does-not = un posto non fa “{ $text }” a questo tavolo
fault-no-word = questo tavolo non ha una parola per “{ $action }”
fault-unwritable-bet = nessuna puntata può chiamarsi “{ $name }”
fault-late-players = i giocatori senza fiches sono quelli che si siedono dopo, in quell’ordine
fault-too-many-coups = il verbale ha più di { $most } colpi
fault-bad-field = nessun tavolo è giocabile con quel “{ $field }”

fault-table-other-purses = le fiches del tavolo non sono quelle dei giocatori
fault-table-no-start = nessun sabot può cominciare nella fase “{ $phase }”
fault-table-places = “{ $field }” ha { $found ->
    [one] { $found } voce
   *[other] { $found } voci
}, e dovrebbe averne { $wanted }
fault-table-sum = il posto { $seat } non può avere { $amount } unità in “{ $field }”
fault-table-mid-coup = tra due sabot non ci sono carte sul tavolo, e non si chiede nulla a nessuno
fault-table-arrivals = gli arrivati non sono quelli in piedi al tavolo
fault-table-no-chair = “{ $field }” non è un posto di questo tavolo
fault-table-suivi = il diritto al suivi è di qualcuno che non ha posto
fault-table-bank-of-nobody = il banco è di un posto vuoto
fault-table-no-co-banker = non c’è un socio a cui questa parte del banco possa appartenere
fault-table-co-banker = il socio non siede al tavolo accanto al banchiere
fault-table-bank-below-nothing = un banco deve contenere qualcosa, e nessuna sua parte può essere negativa
fault-table-no-shares = nessuno ha una parte del banco
fault-table-stake-of-nobody = una puntata è di qualcuno che non può puntare
fault-table-stakes-without-bank = ci sono puntate ma nessun banco
fault-table-bank-first = c’è un banco prima del suo sabot, o non c’è, dove le regole vogliono il contrario
fault-table-call-without-stake = ha chiamato qualcuno che non ha una puntata

fault-copy-damaged = il database dice “{ $detail }”
fault-copy-no-changes = non è un file di modifiche, o è danneggiato
fault-copy-other-base = le sue modifiche non appartengono alla copia “{ $base }”
fault-copy-empty = nel suo database non resta nulla
fault-copy-latest-lost = { $transactions ->
    [one] una transazione confermata è persa
   *[other] { $transactions } transazioni confermate sono perse
  }{ $events ->
    [0] { "" }
    [one] , con almeno un evento a questo tavolo: { $rooms }
   *[other] , con almeno { $events } eventi a questi tavoli: { $rooms }
  }{ $more ->
    [0] { "" }
   *[other] , e altri { $more }
  }
fault-copy-latest-unread = il write-ahead log è danneggiato prima delle sue ultime { $transactions } transazioni, e nessun segno di livello dice se erano confermate
fault-copy-lacks-key = manca la voce “{ $key }”
fault-copy-changed = i dati conservati della sala “{ $room }” non sono quelli che erano stati scritti
fault-copy-house-changed = ospiti, account e chiavi conservati non sono quelli che erano stati scritti
fault-copy-lacks-table = non ha la tabella “{ $table }”
fault-copy-has-gap = manca qualcosa nel log della sala “{ $room }”
fault-copy-does-not-add-up = il conto “{ $account }” non torna
