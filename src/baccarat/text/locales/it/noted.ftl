note-standard-input = ingresso standard
note-place = { $path }, riga { $line }, colonna { $column }
note-two-cards = Ogni mano comincia con due carte.
note-keep-going = Con --keep-going FILE questi colpi vanno in un file e il resto viene letto.
noted-title = { $named ->
    [yes] Sabot { $shoe } ({ $name })
   *[no] Sabot { $shoe }
}

read-as = Letto come: { $how }; { $shoes ->
    [one] un sabot
   *[other] { $shoes } sabot
}, { $coups ->
    [one] un colpo
   *[other] { $coups } colpi
}.
read-detail = { $detail ->
    [results] risultati
    [values] valori di carte
    [ranks] carte senza semi
   *[cards] carte con semi
}
read-order = { $order ->
    [results] un sabot per riga
    [result] un colpo per riga
    [cards] nell’ordine di estrazione
    [hands] una mano per cella
    [by-hand] sei posti, prima quelli del Punto
   *[alternating] sei posti, Punto e Banco a turno
}
read-separator = { $separator ->
    [tab] tabulazioni
    [semicolon] punti e virgola
    [comma] virgole
   *[space] spazi
}
read-header = intestazione
read-zero = 0 per nessuna carta
read-feed = messaggi di un flusso
read-frames = trame di un sabot elettronico
read-missed = Colpi che nessuno ha visto: { $missed }. Le loro carte contano come non viste.
read-out = Colpi nulli: { $void }; carte morte: { $dead }. Queste carte sono uscite dal sabot e non contano per nient’altro.
read-broken = Colpi errati, messi da parte in { $path }: { $many } ({ $kinds }). Le loro carte contano come non viste.
read-skipped = Ignorati, senza significato: { $many } ({ $kinds }).
record-packs-assumed = { $packs } mazzi è il numero consueto per { $preset }; se il tuo sabot ne aveva un altro, indicalo con --packs.
record-done = { $path } ha { $coups ->
    [one] un colpo
   *[other] { $coups } colpi
} di un sabot di { $packs } mazzi.
records-done = Da { $first } a { $last } ci sono { $coups ->
    [one] un colpo
   *[other] { $coups } colpi
} di { $shoes ->
    [one] un sabot
   *[other] { $shoes } sabot
} di { $packs } mazzi.
shoe-unpriced = Tralasciate, perché queste carte non hanno semi: { $names }.

error-note-no-coups = { $path } non ha colpi: scrivi su ogni riga un colpo, o i risultati di un sabot; i messaggi in JSON devono contenere le carte.
error-note-no-card = { note-place }: “{ $name }” non è una carta: { $wanted ->
    [cards] una carta ha un valore e un seme, come 9h, Td, ♥10 o d13
   *[other] queste carte hanno solo valori, come K, 10, 9 o 0
}.
error-note-no-result = { note-place }: “{ $name }” non è un risultato: scrivi P, B o T, o indica con --codes che cosa significano le tue parole.
error-note-no-number = { note-place }: “{ $name }” non è il numero di un colpo.
error-note-not-in-order = { note-place }: il colpo { $number } viene dopo il colpo { $before } dello stesso sabot.
error-note-formula = { note-place }: “{ $name }” è una formula; salva la tabella con i suoi valori.
error-note-not-utf-8 = { note-place }: questo non è testo UTF-8; salva il file in UTF-8.
error-note-card-used-up = { note-place }: in { $packs } mazzi { $card } c’è solo { $most } volte, e questa sarebbe una di più (C-2). Se è di un altro sabot, lascia una riga vuota tra i due.
error-note-too-few-cards = { note-place }: il colpo finisce qui, ma { $side ->
    [player] { side-player }
   *[banker] { side-banker }
} riceve ancora una carta ({ $rule }). { $why }
error-note-too-many-cards = { note-place }: il colpo è finito prima di { $card } ({ $rule }). { $why }
error-note-too-many-fields = { note-place }: “{ $name }” viene dopo l’ultima colonna.
error-note-result-differs = { note-place }: le carte danno { $won ->
    [player] { outcome-player }
    [banker] { outcome-banker }
   *[tie] { outcome-tie }
}, non “{ $name }” ({ $rule }).
error-note-shoe-over = { note-place }: il sabot era finito prima di questo colpo, perché era uscita la carta di stop (C-5).
error-note-void-nothing = { note-place }: prima non c’è più nessun colpo che possa essere nullo. Scrivi void nella riga dopo il colpo, oppure le carte di uno interrotto, come void 9h 2c.
error-note-dead-nothing = { note-place }: scrivi quale carta è morta, come dead 9h, oppure ? se nessuno l’ha vista.
error-note-too-many-coups = { note-place }: il sabot ha più di { $most } colpi, il massimo che danno { $packs } mazzi. Numera i sabot in una colonna, lascia una riga vuota tra loro, o scrivine uno per riga.
error-note-not-text = { $path } è { $kind ->
    [pdf] un PDF
    [packed] un archivio, un file compresso o un foglio di calcolo
    [utf-16] testo in UTF-16
   *[binary] qualcosa che non è testo
}; salvalo come testo o CSV in UTF-8.
error-note-line-too-long = { $path }: la riga { $line } ha più di { $most } caratteri.
error-note-not-json = { $path }: la riga { $line } non è un messaggio in JSON; scrivi ogni messaggio su una riga propria.
error-note-no-reading = { $path } non ha né risultati né carte, per quanto si vede dalla riga { $line } in poi; indica con --columns che cosa sono le colonne.
error-note-two-readings = { $path } si può leggere in due modi; scegline uno: --{ $option } { $first } o --{ $option } { $second }.
error-note-column-twice = { $path }: l’intestazione alla riga { $line } ha due volte la colonna { $name }.
error-note-fourth-card = { $path }: l’intestazione alla riga { $line } ha la colonna { $name }, ma una mano ha al massimo tre carte (PB-3); indica con --columns che cosa sono le colonne.
error-note-columns-missing = { $path }: l’intestazione alla riga { $line } ha colonne di carte, ma manca { $names }.
error-bad-columns = --columns accetta nomi come shoe,coup,p1,b1,p2,b2,p3,b3 o result, e `-` per ogni altra colonna, non “{ $value }”.
error-bad-codes = --codes accetta parole e i loro risultati, come 1=P,2=B,3=T, non “{ $value }”.
error-no-shoe = { $path } non ha un sabot { $number }; l’ultimo è il { $shoes }.
error-several-shoes = Il file ha più sabot; scegline uno con --shoe.
error-no-cards = I soli risultati non hanno probabilità prima di ogni colpo; `baccarat roads` li disegna.
error-no-record = Il sabot { $shoe } non ha in ogni colpo carte con i loro semi, perciò non può essere un verbale; `roads`, `shoe`, `analyse` e `study` leggono questi sabot.

study-title = { $how }: { $coups ->
    [one] { $coups } colpo
   *[other] { $coups } colpi
} in { $shoes ->
    [one] { $shoes } sabot
   *[other] { $shoes } sabot
}
study-runs-picture = Serie che finiscono a ogni lunghezza; la linea tratteggiata è ciò che ci si attende
study-number = Numero
study-found = Trovato
study-error = Errore
study-expected = Atteso
study-source = Da
study-chance = Caso
study-exact = esatto
study-simulated = simulato
study-row-player-total = { side-player } ha { $name }
study-row-banker-total = { side-banker } ha { $name }
study-row-cards = { $name } carte
study-row-third-player = { side-player } tira
study-row-third-banker = { side-banker } tira
study-row-natural = Naturale
study-row-pair-player = Coppia { side-player }
study-row-pair-banker = Coppia { side-banker }
study-row-change = Altro vincitore di prima
study-row-run = Serie di { $name } che finisce
study-row-road = { $road }: rosso
study-row-coups = Colpi per sabot
study-row-runs = Serie per sabot
study-row-longest = Serie più lunga di un sabot
study-calm = Nulla di insolito: nessuno dei { $tests } test si scosta più del puro caso in 19 file di sabot onesti su 20.
study-alarm = Insolito: { $alarms } dei { $tests } test si scostano più del puro caso in 19 file di sabot onesti su 20: { $names }. Cercate prima errori di annotazione, colpi tralasciati e un altro numero di mazzi.
study-few = I colpi sono troppo pochi per un test.
study-forecast = Nulla di ciò predice un colpo: il prossimo dipende dalle carte che restano, non dai risultati.
study-how = “Esatto” è un colpo da un sabot pieno; “simulato”, { $simulated } sabot casuali di { $packs ->
    [one] un mazzo
   *[other] { $packs } mazzi
} con seme { $seed }. Gli errori sono per sabot, perché i colpi di un sabot dipendono l’uno dall’altro. “Caso” è la probabilità che con sabot onesti uno qualsiasi dei test si scosti tanto.
study-depth = La lunghezza dei sabot non è messa alla prova, perché nessuno ha detto con --cut dov’era la carta di stop.
study-bets = Che cosa avrebbe reso un’unità su ogni colpo
study-gain = Risultato
study-as-good = Probabilità di tanto
study-bets-how = I risultati sono in unità. La probabilità è quella che colpi onesti rendano altrettanto o di più; è alta dopo la sfortuna.
study-distances = Distanze in errori standard

error-mixed-shoes = Il sabot { $number } ha un altro numero di mazzi rispetto al primo, o delle sue carte si sa meno; studiatelo da solo.
error-nothing-to-study = Non ci sono sabot da studiare.
