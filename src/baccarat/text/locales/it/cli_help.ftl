help-usage = Uso:
help-commands = Comandi
help-arguments = Argomenti
help-parameters = Opzioni
help-default = [predefinito: { $value }]
help-choices = [scelte: { $values }]
help-required = [obbligatorio]
help-help = Mostra questo messaggio ed esce.
help-install-completion = Configura il completamento per la tua shell: bash, zsh o fish.
help-install-completion-shell = La shell; per impostazione predefinita quella che esegue questo comando.
help-install-completion-output = Il file dello script; per impostazione predefinita il posto proprio della shell.
help-version = Mostra la versione dell’applicazione.

help-baccarat = La famiglia dei giochi di baccarat: gioca a un tavolo nel browser, dai le carte, rigioca.

help-option-bet = Il nome della puntata.
help-option-bets = Una cartella con le puntate proprie di una casa, tra cui può essere la puntata.
help-option-counts = Le carte nel sabot per punti: dieci numeri separati da virgole, per i valori da 0 a 9.
help-option-file = Il verbale.
help-option-json = Stampa un oggetto JSON con frazioni esatte.
help-option-packs = Il numero di mazzi di cui è fatto il sabot, da 1 a 26; `inf` dà con reinserimento.
help-option-preset = Il nome del gioco, come lo elenca `baccarat presets`.
help-option-rule = Cambia una regola della casa, come in packs=6 o tax=0; si può dare più volte.
help-option-spreadsheet = Scrive il CSV per un foglio di calcolo con questo segno decimale: con il byte-order mark, e punti e virgola se è la virgola.
help-option-theta = La quota di tutte le puntate che sta a destra: un decimale o una frazione, come 0.25 o 1/4.
help-option-language = La lingua dell’output: { $known }. Se manca, è quella dell’ambiente.

help-play = Avvia il server, ne stampa l’indirizzo, e apre un browser.
help-play-host = L’indirizzo su cui ascoltare; 0.0.0.0 ammette altre macchine della tua rete.
help-play-port = La porta su cui ascoltare; 0 ne prende una libera.
help-play-data = La cartella per sale, fiches e sabot, o l’URL di un database PostgreSQL; se manca, la tua cartella dei dati.
help-play-browser = Se aprire un browser.
help-play-connections = Il numero massimo di connessioni per indirizzo; 0 per nessun limite.
help-play-host-name = Altri nomi di questa macchina, separati da virgole; i suoi indirizzi sono sempre accettati.
help-play-trusted-proxies = Indirizzi o reti dei proxy davanti a questo server, separati da virgole. Solo a questi si crede quando dicono da dove viene una richiesta.
help-play-root-path = Il percorso sotto cui un proxy serve la casa, come /baccarat; se manca, la radice.
help-play-metrics = Un indirizzo e una porta, come 127.0.0.1:9464, a cui servire /metrics per Prometheus; se manca, non lo si serve.
help-play-log-format = La forma del log, che si scrive sull’uscita degli errori.
help-play-log-level = Le voci meno importanti da registrare. Se manca è info, o warning se il log è testo su un terminale.
help-play-config = Un file TOML con valori per queste opzioni. La riga di comando e l’ambiente hanno la precedenza.
help-play-show-config = Stampa la configurazione e da dove viene ogni valore, come file TOML; non avvia nulla.
help-play-history-days = Elimina dopo questi giorni i sabot finiti, e le sale chiuse di cui non ne resta alcuno; 0 li conserva.
help-play-guest-days = Elimina gli ospiti che non vengono da questi giorni, con le loro fiches; 0 li conserva.
help-play-max-megabytes = La dimensione del database oltre la quale si rifiutano nuove sale; 0 per nessun limite.
help-play-operator = I nomi di accesso degli account che moderano la casa, separati da virgole, come Anna-4821.
help-play-operator-passkey = Ammette solo gli operatori il cui account ha una passkey e nessuna password.
help-play-accept-loss = Apre una casa che ha perso le modifiche più recenti, dopo aver messo da parte una copia di tutti i suoi file.
help-play-standby = Serve da solo un database: aspetta finché altri server lo usano, e subentra quando sono terminati.
help-play-peer-address = Dove gli altri server di un database raggiungono questo, come HOST:PORT; la porta 0 è la sua stessa porta. Se manca, il suo host e la sua porta.

help-check = Controlla tutto nella casa, compresi i sabot compressi, anche mentre il server è attivo.
help-check-data = La cartella con sale, fiches e sabot, o l’URL di un database PostgreSQL; se manca, la tua cartella dei dati.

help-backup = Copia la casa in un file, anche mentre il server è attivo.
help-backup-file = Il file da scrivere, compresso se il nome finisce con .gz; un file esistente non si sovrascrive mai.
help-backup-since = Una copia precedente nella stessa cartella: si scrivono solo le modifiche da allora, in un file il cui nome finisce con .changes. Per ripristinare servono entrambe.
help-backup-data = La cartella con sale, fiches e sabot; se manca, la tua cartella dei dati.

help-move = Copia una casa da una cartella a un database PostgreSQL, o viceversa; nessun server deve usarla.
help-move-source = La cartella o l’URL del database in cui si trova la casa.
help-move-target = La cartella o l’URL di un database vuoto.

help-restore = Ripristina la casa da una copia, se è integra; nessun server deve usare la cartella.
help-restore-file = Un file scritto da `baccarat backup`.
help-restore-data = La cartella in cui ripristinare; se manca, la tua cartella dei dati.
help-restore-force = Sovrascrive ciò che è nella cartella.

help-deal = Dà colpi nel terminale, sabot dopo sabot; nei giochi con il banco di un giocatore giocano i bot.
help-deal-seats = Il numero di bot, nei giochi con il banco di un giocatore; se manca, 5.
help-deal-bots = La strategia dei bot: cautious, bold, by-the-book o equilibrium, o più d’una separate da virgole, assegnate ai posti a turno. Se manca, un misto delle prime tre.
help-deal-coups = Il numero di colpi da dare.
help-deal-seed = Un numero che determina la mescolata: lo stesso numero dà le stesse carte. Se manca, è casuale.
help-deal-why = Spiega ogni tiro con la sua regola.
help-deal-json = Stampa un oggetto JSON per colpo, ciascuno su una riga.

help-presets = Elenca i giochi, o tutte le regole della casa di quelli nominati.
help-presets-names = Giochi le cui regole si mostrano fianco a fianco.
help-presets-json = Stampa una lista di oggetti JSON con ogni campo. Le somme sono in unità, 100 per fiche.

help-rules = Stampa ogni regola di un gioco: numero, campo, valore e fonte, per esempio l’articolo di legge.
help-rules-against = Un altro gioco; si stampano solo i campi diversi.
help-rules-json = Stampa un oggetto JSON, con gli articoli di legge che il gioco segue. Le somme sono in unità, 100 per fiche.

help-result = Elenca i risultati di ricerca che questo programma calcola, o ne ricalcola uno.
help-result-name = Il risultato, per esempio history; senza nome si elencano tutti.
help-result-packs = Il massimo numero di mazzi, da 1 a 12.
help-result-out = Scrive table.md, figure.svg e result.json in questa cartella invece di stampare la tabella.
help-result-checkpoint = Un file da cui continuare, se esiste, e in cui salvare; banque e uniqueness salvano spesso.

help-record = Scrive un verbale (.bhh) di ogni sabot che tu o altri avete annotato, dalle sue carte.
help-record-file = Un file di carte, in qualunque forma riconoscibile; `-` legge l’ingresso standard.
help-record-out = Il verbale da scrivere; non deve ancora esistere. Più sabot ricevono numeri, come shoe-1.bhh.

help-reading-format = Che cosa contiene il file, se non va riconosciuto: risultati, carte, messaggi di un flusso o trame di un sabot elettronico.
help-reading-columns = Le colonne del file, come `shoe,coup,p1,b1,p2,b2,p3,b3`, o `result`, `results` (di un sabot) o `cards` (nell’ordine di estrazione); `-` è ogni altra colonna.
help-reading-codes = Che cosa significano parole o numeri, come `1=P,2=B,3=T`.
help-reading-packs = Il numero di mazzi dei sabot: da 3 a 12; se manca, quello del gioco.
help-reading-burn = Il numero di carte bruciate prima del primo colpo; con `first`, una riga con una sola carta è quella mostrata per prima, che lo decide.
help-reading-separator = Che cosa separa i campi di una riga, se non va riconosciuto.
help-reading-keep-going = Mette da parte i colpi errati in questo file, come CSV, invece di fermarsi al primo.
help-reading-shoe = Prende solo questo sabot, contato da 1.

help-replay = Rigioca un verbale (.bhh), e controlla ogni carta, puntata e risultato.
help-replay-json = Stampa un oggetto JSON.

help-verify = Verifica il verbale di un sabot sigillato: segreto, mescolata, taglio, radice, prove e pagamenti.
help-verify-head = Un hash progressivo che hai annotato; dev’essere uno di questo verbale.
help-verify-witness = Un file salvato dal tuo browser con “Salva ciò che ho visto”; il verbale deve concordare.
help-verify-json = Stampa un oggetto JSON.

help-roads = Disegna i tabelloni di un sabot: il piatto di perle, la strada grande e le sue tre strade derivate.
help-roads-results = Risultati come `B,Pn,T,Bpb` (n per un naturale, p o b per una coppia di quel lato), un verbale, o un file di risultati o di carte; `-` legge l’ingresso standard.
help-roads-side = Il lato da disegnare, se in un verbale più d’uno gioca contro il banco; se manca, il primo.
help-roads-svg = Stampa un’immagine SVG.
help-roads-plot = Disegna i tabelloni in questo file, un SVG o un PNG secondo il nome.
help-roads-across = Mostra solo le ultime colonne di ogni tabellone: tante caselle grandi in larghezza, come su uno schermo.
help-roads-text = Stampa lettere; è il valore predefinito.
help-roads-json = Stampa un oggetto JSON.

help-odds = Calcola il valore esatto di ogni puntata di un gioco, con un sabot intero o qualsiasi altro.
help-odds-packs = Il numero di mazzi di cui è fatto il sabot, da 1 a 26; se manca, quello del gioco; `inf` dà con reinserimento.
help-odds-cards = Un file che elenca le carte nel sabot, come `9h`, separate da spazi, virgole o a capo; `-` legge l’ingresso standard.
help-odds-removed = Carte che mancano dal sabot intero, come `9h,Kd`.
help-odds-dealt = Carte del colpo sul tavolo, nell’ordine in cui si sono date, come `P 9h,B Kd,P 2c`; contano come parte del sabot.
help-odds-bet = Calcola solo questa puntata, anche se il gioco non la offre; si può dare più volte.
help-odds-bets = Una cartella con le puntate proprie di una casa, calcolate anch’esse.
help-odds-csv = Stampa una riga CSV per puntata.

help-removal = Mostra come ogni carta che lascia il sabot cambia una puntata, e come contare per essa.
help-removal-packs = Il numero di mazzi nel sabot intero, da 1 a 26.

help-count = Mostra quanto rende contare le carte a una puntata, per sabot, secondo la profondità della carta di stop.
help-count-tags = I numeri da contare per A, 2, … 9 e carte da dieci, separati da virgole; se mancano, i migliori interi bilanciati fino a 3.
help-count-threshold = Il conteggio reale minimo a cui chi conta punta; se manca, quello che rende di più.
help-count-divisor = Per che cosa si divide il conteggio corrente: i mazzi non visti (se manca), o quelli rimasti nel sabot, senza le carte bruciate.
help-count-running = Conta senza dividere, come INIZIO:SOGLIA: un sabot nuovo comincia dal primo numero, e si punta dal secondo.
help-count-packs = Il numero di mazzi nel sabot intero, da 1 a 26.
help-count-one-more = Dà un colpo in più dopo l’uscita della carta di stop.
help-count-cut = Le carte dietro la carta di stop; si può dare più volte. Se manca, 14, 26, 52, 78 e 104.
help-count-shoes = Il numero di sabot casuali, da 2 a 1000000.
help-count-seed = Il numero da cui partono i sabot casuali.
help-count-json = Stampa un oggetto JSON.

help-risk = Calcola la distribuzione di un capitale dopo molte puntate, e il rischio di rovina.
help-risk-bankroll = Il capitale iniziale, in fiches.
help-risk-stake = La puntata a ogni colpo, in fiches; ci si ferma quando il capitale non la copre.
help-risk-coups = Il numero di colpi, ciascuno dato come da un sabot intero.
help-risk-packs = Il numero di mazzi in quel sabot, da 1 a 26.
help-risk-json = Stampa un oggetto JSON con tutta la distribuzione.

help-simulate = Gioca sabot interi a caso, e stima quanto rende ogni puntata o una strategia.
help-simulate-shoes = Il numero di sabot; se manca, 100.000, o 1.000 per tavoli interi di chemin de fer e banque, o nessun limite con --until.
help-simulate-seed = Un numero che determina ogni carta; se manca, è casuale.
help-simulate-jobs = Quanti core usare; se manca, tutti. Non cambia il risultato.
help-simulate-cluster = L’indirizzo di un cluster Dask che gioca i sabot, come tcp://host:8786. Neanche questo cambia il risultato.
help-simulate-cut = Il numero di carte dietro la carta di stop; se manca, quello del gioco.
help-simulate-burn = Le carte bruciate prima del primo colpo: un numero, none, o first, cioè la prima carta si mostra e decide. Se manca, come vuole il gioco.
help-simulate-bet = Riporta solo questa puntata, anche se il gioco non la offre; si può dare più volte. Una strategia punta sulla prima.
help-simulate-bets = Una cartella con le puntate proprie di una casa, riportate anch’esse.
help-simulate-until = Si ferma quando l’errore standard di ogni puntata è abbastanza piccolo, come in se=1e-5.
help-simulate-strategy = Chi gioca, come in martingale o paroli:stake=2,wins=3: flat, martingale, paroli, dalembert, fibonacci, labouchere, oscars-grind, 1-3-2-6, follow, against, fixed-fraction, counting, perfect, kelly, o la tua come modulo.funzione. A chemin de fer e banque: equilibrium, custom, draw o stand, come in equilibrium:stake=2,pass-after=3, o la tua.
help-simulate-session = I colpi di una sessione, che una strategia comincia con un nuovo capitale; se manca, 1000.
help-simulate-bankroll = Il capitale all’inizio di una sessione, in unità del minimo del tavolo, o inf; se manca, 1000. A chemin de fer e banque è quello di ogni giocatore all’inizio di un sabot, in banchi minimi, e se manca non ha limite.
help-simulate-at = I colpi dopo i quali si registrano i risultati delle sessioni, come 100,1000.
help-simulate-kernel = lanes è il più veloce e regola le puntate sui punti delle carte, cards dà carte complete, e reference dà gli stessi sabot in Python puro. A chemin de fer e banque hands gioca solo le mani, table tutto il tavolo, e traced lo stesso in codice compilato. Se manca, il più veloce che fa ciò che si chiede.
help-simulate-player = La strategia di un posto, come in 2=custom:call=banco; si può dare più volte.
help-simulate-seats = Il numero di giocatori a chemin de fer e banque; se manca, 5.
help-simulate-bystanders = Il numero di giocatori in piedi a chemin de fer e banque; se manca, 0. I loro numeri seguono quelli dei posti a sedere.
help-simulate-ponte = Quanto spesso tira il ponte, per punti di decisione come in solve, per esempio 5=1/2.
help-simulate-right = Quanto spesso tira la destra a banque.
help-simulate-left = Quanto spesso tira la sinistra a banque.
help-simulate-banker = Quanto spesso tira il banchiere, per esempio 6|S=0.
help-simulate-checkpoint = Un file da cui continuare, se esiste, e in cui salvare.
help-simulate-by-shoe = Scrive una riga per ogni sabot in questo file, un .csv, .jsonl o .parquet.
help-simulate-by-session = Scrive una riga per ogni sessione conclusa di una strategia in questo file, allo stesso modo.
help-simulate-out = Scrive i risultati in questo file, un .csv o .parquet.
help-simulate-report = Scrive un rapporto con immagini in questo file, un .html.
help-simulate-json = Stampa un oggetto JSON.

help-shoe = Mostra il valore di ogni puntata prima di ogni colpo di un sabot.
help-shoe-file = Un verbale (.bhh), o un file di carte che qualcuno ha annotato; `-` legge l’ingresso standard.
help-shoe-bets = Una cartella con le puntate proprie di una casa, calcolate con quelle del verbale.
help-shoe-csv = Stampa una riga CSV per colpo.
help-shoe-plot = Disegna i vantaggi in questo file, un SVG o un PNG secondo il nome.

help-study = Confronta molti sabot annotati con sabot onesti.
help-study-files = Uno o più file: verbali (.bhh), o risultati o carte che qualcuno ha annotato; `-` legge l’ingresso standard.
help-study-bet = Studia questa puntata, anche se il gioco non la offre; si può dare più volte. Se manca, tutte quelle del gioco.
help-study-bets = Una cartella con le puntate proprie di una casa, studiate anch’esse.
help-study-cut = Il numero di carte dietro la carta di stop; con esso si prova anche la lunghezza dei sabot.
help-study-seed = Il numero che determina i sabot casuali.
help-study-json = Stampa un oggetto JSON.
help-study-out = Scrive una riga per misura in questo file, un .csv o .parquet.
help-study-report = Scrive un rapporto con immagini in questo file, un .html.

help-analyse = Percorre un sabot: probabilità, scelte e fortuna.
help-analyse-file = Un verbale (.bhh), o un file di carte che qualcuno ha annotato; `-` legge l’ingresso standard.
help-analyse-svg = Disegna l’andamento del sabot in questo file SVG.

help-solve = Trova il gioco ottimale esatto di un gioco con decisioni. Il nome di un tale gioco, come banque-club, ne porta le regole.

help-solve-chemin-de-fer = Trova il gioco ottimale di ponte e banchiere a chemin de fer, e il valore di un colpo per ciascuno.
help-solve-chemin-de-fer-plot = Disegna le tabelle delle due parti in questo file, un SVG o un PNG secondo il nome.
help-solve-chemin-de-fer-plot-packs = Disegna in questo file il valore di un colpo da uno a dodici mazzi, e con reinserimento; valgono le altre opzioni.
help-solve-chemin-de-fer-efg = Scrive il gioco in forma estesa in questo file, per Gambit o OpenSpiel.
help-solve-chemin-de-fer-nfg = Scrive il gioco in forma strategica in questo file, senza le decisioni dominate.
help-solve-chemin-de-fer-decimals = Scrive in questi file numeri decimali, che servono a OpenSpiel, e non frazioni.

help-solve-banque = Trova il gioco ottimale di destra, sinistra e banchiere a banque, e il valore di un colpo per ciascuno.
help-solve-banque-concept = Ciascuno per sé (nash), o destra e sinistra insieme contro il banco: con un piano comune (correlated), o d’accordo solo su quanto spesso tira ciascuno (independent), che può non avere soluzione. La libera scelta con ogni mano, e una sinistra che vede una carta o una mano, vogliono nash.
help-banque-preset = Il nome di regole della casa, da cui vengono mazzi, decisioni libere e ciò che sanno i lati se non sono dati. Senza: il gioco dei libri.
help-banque-ponte-free = Se destra e sinistra possono scegliere solo con 5, o con ogni mano, come in un circolo.
help-banque-left-sees = Se la sinistra decide solo dal suo totale, anche dalla carta data alla destra, o se un giocatore tiene le due mani.
help-banque-naturals = Se il naturale di un lato si mostra prima che l’altro decida (known), come in un circolo, o solo quando tocca a lui (pooled).
help-solve-banque-plot = Disegna le tabelle del banchiere in questo file, un SVG o un PNG.
help-solve-banque-plot-theta = Disegna il valore di un colpo per ogni theta in questo file, un SVG o un PNG.
help-solve-banque-efg = Scrive il gioco in forma estesa in questo file, per Gambit o OpenSpiel.
help-solve-banque-decimals = Scrive in questo file numeri decimali, che servono a OpenSpiel, e non frazioni.

help-best-response = Trova la migliore risposta esatta a una strategia data.

help-best-response-chemin-de-fer = Trova la migliore risposta a una strategia del ponte o del banchiere.
help-best-response-chemin-de-fer-ponte = Quanto spesso tira il ponte, per punto di decisione, come `5=0` o `0+5=1,1+4=1/2`; in tutti gli altri punti vale l’equilibrio.
help-best-response-chemin-de-fer-banker = Lo stesso per il banchiere, come `6|S=1`. Si deve dare esattamente uno dei due.

help-best-response-banque = Trova la migliore risposta di una parte a banque alle strategie di una o di tutte e due le altre.
help-best-response-banque-right = Quanto spesso tira la destra con 5, come `5=0`; con ogni mano, se tutte le mani sono libere.
help-best-response-banque-left = Lo stesso per la sinistra, che può tener conto della carta della destra, come `5|S=0`.
help-best-response-banque-banker = Quanto spesso tira il banchiere, per punto di decisione, come `6|S,7=1`; in tutti gli altri punti vale l’equilibrio.
help-best-response-banque-answers = La parte che risponde: se manca, il banchiere, o la sinistra se il banchiere è dato. Una parte che non risponde e non è data gioca l’equilibrio.

help-chemin-preset = Il nome di regole della casa, da cui vengono mazzi, cagnotte e decisioni libere se non sono dati. Senza: sei mazzi, nessuna cagnotte, il ponte libero con 5 e il banchiere sempre libero.
help-chemin-sees = Su che cosa si basano le decisioni: i totali per tutti e due; le due carte del banchiere; o le proprie carte per ciascuno.
help-chemin-tax = La quota di ogni vincita che il banco paga: un decimale o una frazione, come 0.05 o 1/20.
help-chemin-ponte-free = Se il ponte può scegliere solo con 5, o con ogni mano.
help-chemin-banker-free = Dove il banchiere può scegliere: `all`, `above-0` per ogni mano tranne 0, `tableau` per le due scelte che lascia, o una lista di punti di decisione separati da virgole, scritti `6|S` o `0+6|7`; altrove decide il tableau.
