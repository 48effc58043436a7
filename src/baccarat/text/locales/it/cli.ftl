play-opening = La casa sta aprendo. Questa pagina si caricherà da sola tra un momento.
play-address = I tavoli sono aperti a { $address } — fermali con Ctrl+C.
play-made-private = Altri su questa macchina potevano leggere { $path }; ora è solo tuo.
play-others-write = Altri su questa macchina possono scrivere in { $path }, che contiene anche altro, perciò è rimasto com’era: potrebbero sostituire i file della casa. Dai alla casa una cartella propria.
play-carried-over = { $path } era nel formato { $old } e ora è nel formato { $new }. Accanto c’è una copia del vecchio, { $copy }; eliminala quando tutto va bene.
play-no-mark = Non c’era un segno di livello ({ $path }.mark) che mostrasse se le modifiche più recenti in { $path } ci sono tutte. È normale dopo un aggiornamento, o dove un file di database è stato copiato a mano; d’ora in poi il segno c’è.
play-unacknowledged = Il disco si è guastato l’ultima volta che { $path } era in uso: { $transactions } transazioni fallite erano rimaste nel suo write-ahead log, e sono state tolte. A nessuno era stato detto che fossero riuscite; tutto ciò che era confermato c’è.
play-loss-accepted = Le modifiche più recenti di { $path } sono perse, e la casa è stata aperta senza, come hai chiesto. Tutti i file com’erano sono lì accanto, { $copy }.

deal-title = { $preset }, seme { $seed }
deal-coup = Colpo { $coup }
deal-holder = Il posto { $seat } tiene il sabot e dà.
deal-nobody-left = Non resta nessuno per tenere il banco.
deal-hand = { $who ->
    [ponte] Ponte, posto { $seat }
    [right] Destra, posto { $seat }
    [left] Sinistra, posto { $seat }
   *[banker] Banchiere, posto { $seat }
}
deal-seat = Posto
deal-stake = Puntata
deal-purse = Fiches
deal-sums = Banco { $bank } · au garage { $garage } · alla casa { $house }
deal-bank-sums = Banco { $bank } · alla casa { $house }

presets-field = Campo
presets-yes = sì
presets-no = no
presets-preset = Gioco
presets-bet = Puntata
presets-when = Su
presets-pays = Paga
presets-hint = `baccarat presets NOME` mostra tutte le regole di un gioco; più nomi le confrontano.

rules-rule = Regola
rules-field = Campo
rules-source = Fonte
rules-second-hand = di seconda mano
rules-ours = nostra
rules-law = legge
rules-custom = consuetudine
rules-choice = scelta della casa nei limiti della legge
rules-house = regola della casa
rules-missing = { $rule } non è seguita, o solo in parte: { $reason }.

replay-title = { $room }, sabot { $shoe }
replay-counts = { $coups ->
    [one] Un colpo
   *[other] { $coups } colpi
}: { $player } Punto, { $banker } Banco, { $tie } Pareggio
replay-counts-chemin = { $coups ->
    [one] Un colpo
   *[other] { $coups } colpi
}: { $ponte } al ponte, { $banker } al banco, { $tie } en cartes; { $none } senza puntata
replay-counts-banque = { $coups ->
    [one] Un colpo
   *[other] { $coups } colpi
}; destra: { $right-player } vinti, { $right-banker } persi, { $right-tie } pari; sinistra: { $left-player } vinti, { $left-banker } persi, { $left-tie } pari; { $none } senza puntata
replay-purse = Posto { $seat }, { $name }: { $amount }
replay-agrees = Ogni carta, puntata e risultato concorda.

roads-counts = Punto { $player }, Banco { $banker }, Pareggio { $tie }; naturali: { $naturals }, coppie Punto: { $player_pairs }, coppie Banco: { $banker_pairs }
roads-next-player = Se vince Punto:
roads-next-banker = Se vince Banco:
roads-legend = Dopo una vittoria il numero conta i pareggi che l’hanno seguita, n è un naturale, p e b sono coppie di Punto e di Banco. Nelle tre strade in basso r è rosso e b è blu.
error-one-form = Dai solo uno tra --svg, --plot, --text e --json.
error-no-results = “{ $value }” non è un file, né una lista di risultati come B,P,T.
error-no-side = In quel sabot non si è dato un lato chiamato “{ $name }”; ha { $known }.

verify-root = Radice: { $root }
verify-browsers = { $many ->
    [0] Nessun browser ha preso parte: il segreto l’ha scelto la casa da sola.
    [one] Un browser ha preso parte alla mescolata: { $names }.
   *[other] { $many } browser hanno preso parte alla mescolata: { $names }.
}
verify-cut = { $by ->
    [chance] Tagliato a caso, dopo { $cut ->
        [one] { $cut } carta
       *[other] { $cut } carte
    }.
   *[player] Tagliato da { $name }, dopo { $cut ->
        [one] { $cut } carta
       *[other] { $cut } carte
    }.
}
verify-abandoned = { $many ->
    [0] Nessun tentativo è stato abbandonato.
    [one] Un tentativo è stato abbandonato prima di questo.
   *[other] { $many } tentativi sono stati abbandonati prima di questo.
}
verify-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} in { $coups ->
    [one] { $coups } colpo
   *[other] { $coups } colpi
}: ciascuna era nel punto da cui è stata data, e ogni risultato e pagamento ne segue.
verify-head = Hash progressivo: { $head }
verify-holds = Tutto regge.
seal-not-announced = Un segreto non è quello su cui la casa si era impegnata.
seal-other-shoe = È stato annunciato per un’altra sala, un altro sabot o altre regole.
seal-miscounted = I tentativi non sono numerati uno per uno.
seal-secret-reused = Un segreto è stato usato due volte.
seal-barred-seat = Un posto è indicato come mancato senza esserlo, o ha preso di nuovo parte dopo esserlo stato.
seal-unfinished = Non tutti quelli nell’elenco hanno aperto.
seal-other-root = Segreto e aperture danno un altro ordine delle carte.
seal-other-cutter = Il sabot è stato annunciato con il taglio di un posto che non doveva tagliarlo.
ceremony-closed = Qualcuno è entrato dopo la chiusura dell’elenco.
ceremony-twice = Qualcuno è due volte nell’elenco.
ceremony-uninvited = Ha aperto qualcuno che non è nell’elenco.
ceremony-opened-otherwise = Qualcuno ha aperto ciò su cui non si era impegnato.

odds-title = { $preset }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
odds-title-replaced = { $preset }, carte con reinserimento
odds-bet = Puntata
odds-edge = Vantaggio
odds-hit = Vince
odds-sd = Deviazione
odds-commission = Come commissione
odds-joint = Esatto, contato su ogni ordine di sei carte. Il vantaggio è ciò che ci si aspetta che una puntata perda.
odds-halfway = Esatto, contato su ogni ordine delle carte che restano. Il vantaggio è ciò che ci si aspetta che una puntata perda.
odds-replacement = Esatto, il limite per molti mazzi: ogni carta è estratta da un mazzo intero. Il vantaggio è ciò che ci si aspetta che una puntata perda.

risk-title = { $bet }, { $stake } a ciascuno di { $coups ->
    [one] { $coups } colpo
   *[other] { $coups } colpi
} con un capitale di { $bankroll }
risk-ruin = In rovina
risk-ahead = In vincita
risk-even = In pari
risk-behind = In perdita
risk-mean = In media
risk-exact = Esatto, per convoluzione, ogni colpo come dall’inizio di un sabot intero.
risk-floats = Per convoluzione in virgola mobile, ogni colpo come dall’inizio di un sabot intero.

shoe-coup = Colpo
shoe-cards = Carte
shoe-outcome = Vince
shoe-how = Vantaggi prima di ogni colpo, esatti, date le carte viste fin lì.
shoe-kernel = { $kernel ->
    [reference] Contato in Python puro; con numba sarebbe più veloce.
    [numpy] Contato con numpy; con numba sarebbe più veloce.
   *[other] Contato da codice compilato, il kernel { $kernel }.
}
shoe-ranked = Le puntate su coppie, valori e semi si contano in Python puro.

solve-title = { $replaced ->
    [yes] Chemin de fer, con reinserimento
   *[no] Chemin de fer, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
}
solve-value-ponte = Un colpo vale per il ponte { $value } della puntata, esattamente { $exact },
solve-value-bank = e per il banco { $value }, esattamente { $exact }.
solve-ponte = Il ponte
solve-banker = Il banchiere, secondo la carta data; S: il ponte non ha tirato
solve-mixed = { $point }: tira con probabilità { $exact } ({ $share })
solve-legend = ● tira · ○ sta · una quota: tira con quella frequenza
solve-unique = { $unique ->
    [proved] Non c’è un altro equilibrio.
    [searched] Se ci siano altri equilibri non si sa.
   *[no] Non è l’unico equilibrio: se ne sono trovati { $found }. { $complete ->
        [yes] Tutti gli altri sono misture di questi.
       *[no] Se ce ne siano ancora altri non si sa.
    } Questo mescola nel minor numero di punti.
}
solve-exact = { $holds ->
    [yes] Esatto. Nessuna parte guadagna scostandosi; è stato verificato in frazioni a ogni decisione.
   *[no] Non è un equilibrio: scostandosi il ponte guadagna { $ponte } della puntata e il banco { $bank }.
}
plate-margin = Più è scuro, più costa un errore: fino a { $most } della puntata, su tutti i colpi.
plate-bound = Grigio: decidono le regole.
plate-packs = Quanto vale un colpo per il ponte, in centesimi della puntata, secondo il numero di mazzi; ∞: con reinserimento.
plate-totals = Tutti e due dai totali
plate-banker = Il banchiere da due carte, il ponte dal totale
plate-both = Tutti e due dalle proprie due carte
plate-theta = Quanto vale un colpo, in centesimi di tutte le puntate, secondo la parte che sta a destra.
plate-right = per la destra
plate-left = per la sinistra
plate-bank = per il banco
plate-title-packs = Chemin de fer, da un mazzo a molti
plate-title-theta = { $concept ->
    [correlated] Banque, i lati insieme con un piano comune
    [independent] Banque, i lati insieme, ciascuno tira per conto suo
   *[nash] Banque, ogni lato per sé
}
plate-banque = Una tabella per ogni totale del banchiere: in verticale la carta data alla destra, in orizzontale quella data alla sinistra; S: non ha tirato, N: naturale.
plate-margin-banque = Più è scuro, più costa un errore al banco: fino a { $most } di tutte le puntate, su tutti i colpi.
answer-gain = { $given ->
    [ponte] La migliore risposta a questo ponte rende al banco { $gain } più dell’equilibrio, esattamente { $exact }.
   *[banker] La migliore risposta a questo banchiere rende al ponte { $gain } più dell’equilibrio, esattamente { $exact }.
}

banque-title = { $replaced ->
    [yes] Banque, con reinserimento
   *[no] Banque, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
}
banque-asked = { $share } delle puntate a destra; { $concept ->
    [nash] ciascuno per sé (equilibrio di Nash).
    [correlated] destra e sinistra insieme contro il banco, con un piano comune.
   *[independent] destra e sinistra insieme contro il banco, ciascuna tira in modo indipendente.
}
banque-information = Il banchiere vede che cosa hanno fatto i due lati e le carte che hanno ricevuto; { $left ->
    [card] la sinistra vede che cosa ha fatto la destra e la carta che ha ricevuto.
    [hand] un solo giocatore tiene le due mani, e vede la sinistra quando la destra è finita.
   *[total] la sinistra decide dal proprio totale, qualunque carta abbia ricevuto la destra.
}
banque-naturals = { $naturals ->
    [known] Il naturale di un lato si mostra prima che si chieda all’altro.
   *[pooled] La destra non sa se la sinistra ha un naturale.
}
banque-none = { $unique ->
    [proved] Per questa divisione delle puntate non c’è un equilibrio del genere: il miglior piano comune lega i tiri di un lato a quelli dell’altro.
   *[searched] Per questa divisione delle puntate non si è trovato un equilibrio del genere: il miglior piano comune trovato lega i tiri di un lato a quelli dell’altro. Se un altro piano sia altrettanto buono non si sa.
}
banque-unique = { $unique ->
    [proved] Non c’è un altro equilibrio.
    [searched] Se ci siano altri equilibri non si sa.
   *[no] Non è l’unico equilibrio: se ne sono trovati { $found }. { $complete ->
        [yes] Eventuali altri formano linee o aree di cui questi sono i vertici.
       *[no] Se ce ne siano ancora altri non si sa.
    } Questo mescola nel minor numero di punti.
}
banque-value-right = Un colpo vale { $value } di tutte le puntate per la destra,
banque-value-left = { $value } per la sinistra,
banque-value-bank = e { $value } per il banco.
banque-right = Con 5 la destra tira con probabilità { $exact } ({ $share }).
banque-right-beside = Con 5, e con un naturale a sinistra, la destra tira con probabilità { $exact } ({ $share }).
banque-left = Con 5 la sinistra tira con probabilità { $exact } ({ $share }).
banque-left-beside = Con 5, e con un naturale a destra, la sinistra tira con probabilità { $exact } ({ $share }).
banque-plan = Il loro piano con 5: tirano tutte e due { $both }, solo la destra { $right }, solo la sinistra { $left }, nessuna { $neither }.
banque-always = { $draws ->
    [yes] Con { $total } il banchiere tira sempre.
   *[no] Con { $total } il banchiere sta sempre.
}
banque-banker = Il banchiere con { $total }: in verticale la carta data alla destra, in orizzontale quella data alla sinistra; S: non ha tirato, N: naturale
banque-exact = Esatto. Nessuno guadagna scostandosi; è stato verificato in frazioni.
banque-answer-gain = { $answers ->
    [right] La migliore risposta rende alla destra { $gain } di tutte le puntate più che continuare come in equilibrio.
    [left] La migliore risposta rende alla sinistra { $gain } di tutte le puntate più che continuare come in equilibrio.
   *[banker] La migliore risposta rende al banco { $gain } di tutte le puntate più che continuare come in equilibrio.
}
banque-bound = Senza frazioni: quanto spesso tira ciascuno è corretto entro { $bound }. Scostandosi da questi numeri nessuno guadagna più di { $gain } di tutte le puntate; è stato contato esattamente.
banque-table-right = La destra, secondo il suo totale
banque-table-left = La sinistra, secondo il suo totale; in orizzontale che cosa ha fatto o ricevuto la destra; S: non ha tirato, N: naturale
banque-draws-right = La destra tira con { $points }.
banque-draws-left = La sinistra tira con { $points }.
banque-near = Scostandosi nessuno guadagna più di { $bound } di tutte le puntate; è stato contato esattamente.
banque-stopped = La ricerca è finita prima di raggiungere un equilibrio: scostandosi qualcuno guadagna fino a { $bound } di tutte le puntate; è stato contato esattamente.

analyse-choices = Scelte
analyse-choice = Colpo { $coup }, { $name } ({ $side ->
    [ponte] ponte
    [right] destra
    [left] sinistra
   *[banker] banchiere
}) con { $point } { $drew ->
    [yes] ha tirato
   *[no] non ha tirato
}: in equilibrio tira il { $often }%; tirare { $draw }, stare { $stand }; { $gave ->
    [nothing] regalato nulla,
   *[something] regalato { $lost },
} { $known } contro ciò che si sapeva degli altri
analyse-player = Giocatore
analyse-seat = { $name } (posto { $seat })
analyse-result = Risultato
analyse-expectation = Atteso
analyse-by-choices = Di cui per scelte proprie
analyse-by-luck = Fortuna
analyse-how = Somme in fiches. Prima di ogni colpo il sabot è stato risolto per quanto ciascuno ne conosceva le carte; le quote di una puntata sono ciò che valeva allora.
analyse-known = Sono note le carte mostrate, e a ogni mano le proprie. Le carte bruciate contano come ancora da uscire. Degli altri si sa come hanno scelto prima in questo sabot.
analyse-priced = Somme in fiches. Le quote dicono quanto valeva una puntata prima del colpo, per quanto si conoscevano le carte del sabot. Le carte bruciate contano come ancora da uscire.
analyse-luck = Risultato = atteso + fortuna, esattamente. La fortuna sono le carte, e le scelte degli altri.
analyse-won-player = Ponte
analyse-won-banker = Banchiere
analyse-won-tie = En cartes
analyse-side = { $side ->
    [right] destra
   *[left] sinistra
} { $how ->
    [player] ha vinto
    [banker] ha perso
   *[tie] ha pareggiato
}
analyse-of-ponte = Ponte
analyse-of-bank = Banco
analyse-of-right = Destra
analyse-of-left = Sinistra

error-unknown-command = Non c’è un comando “{ $name }”; `{ $after } --help` li elenca.
error-nothing-to-solve = A { $name } nessuno decide nulla, perché le regole dicono chi tira, quindi non c’è nulla da risolvere; `{ $after }` accetta { $known }.
error-solve-game = `{ $after }` accetta { $known }, non “{ $name }”.
error-unknown-option = Qui non c’è un’opzione “{ $name }”; aggiungi `--help` per vedere quali ci sono.
error-unknown-preset = Non c’è un gioco “{ $name }”; ci sono { $known }.
error-unknown-result = Non c’è un risultato “{ $name }”; ci sono { $known }.
error-result-checkpoint = { $path } non è un punto salvato di questo risultato di questa versione, con altrettanti mazzi.
error-other-game = `baccarat odds` calcola solo le puntate di punto banco, perciò scegli { $known }; { $name } non ne ha da calcolare, ma `baccarat deal { $name }` lo dà.
error-unknown-language = Non ci sono testi in “{ $name }”; ci sono { $known }.
error-unknown-bot = Nessun bot gioca secondo “{ $name }”; ci sono { $known }.
error-no-players = “{ $preset }” si dà a un tavolo vuoto: ometti --seats e --bots, o scegli un gioco di chemin de fer.
error-missing = Manca { $name }; aggiungi `--help` per vedere che cosa accetta.
error-too-many = “{ $name }” è più di quanto questo comando accetti; aggiungi `--help` per vedere che cosa accetta.
error-not-whole = { $name } accetta un numero intero, non “{ $value }”.
error-no-network = { $name } accetta indirizzi o reti come 10.0.0.1 o 10.0.0.0/8, non “{ $value }”.
error-no-host-name = { $name } accetta nomi come tables.example, senza porta, non “{ $value }”.
error-no-sign-in-name = { $name } accetta nomi di accesso di account, come Anna-4821, non “{ $value }”. La finestra dell’account mostra il tuo.
error-out-of-range = { $name } accetta un numero da { $low } a { $high }, non { $value }.
error-bad-value = { $name } non può essere “{ $value }”; aggiungi `--help` per vedere che cosa accetta.
error-usage = Non si capisce (“{ $reason }”); aggiungi `--help` per vedere che cosa c’è.
error-no-shell = La tua shell non è riconosciuta; indicala, come in --shell bash.
completion-installed = Il completamento è installato in { $file }. Apri una nuova shell per usarlo.
error-twice = { $name } è dato due volte; dallo una volta.
error-unusable = Non si può usare { $path }: { $reason }.
error-bad-bet = Il file { $path } non descrive una puntata: { $reason }.
error-unknown-bet = Non c’è una puntata “{ $name }”; ci sono { $known }.
error-nearest-bet = Non c’è una puntata “{ $name }”; la più vicina: { $near }.
error-bet-file = Indica “{ $name }” con la cartella e il nome della puntata: --bets { $folder } e { $bet }.
error-needs-ranks = La puntata “{ $name }” vuole valori e semi, ma sono dati solo i punti; indica quali carte ci sono.
error-two-shoes = Dai solo uno tra --counts, --cards e --removed.
error-endless-shoe = Con --packs inf nessuna carta lascia il sabot: ometti --counts, --cards e --removed.
error-two-forms = Dai solo uno tra --json e --csv.
error-spreadsheet-alone = --spreadsheet cambia la forma di un CSV; dai anche { $option }.
error-rule-alone = --rule cambia le regole di un gioco; indica anche il gioco.
error-unknown-card = “{ $name }” non è una carta: una carta è un valore tra A23456789TJQK e un seme tra cdhs, come in 9h.
error-not-ten = --counts accetta dieci numeri, per i punti da 0 a 9, non { $found }.
error-no-count = Un conteggio di carte è un numero intero da 0 in su, non “{ $value }”.
error-count-too-large = “{ $value }” è troppo grande per un conteggio di carte.
error-too-many-worth = Il sabot ha { $most } carte da { $what }, non { $found }.
error-too-many-cards = { $what }: il sabot ne ha { $most }, non { $found }.
error-too-few-cards = { $coup ->
    [nine] Un colpo può prendere nove carte, e ce ne sono { $found }.
   *[other] Un colpo può prendere sei carte, e ce ne sono { $found }.
}
error-dealt-card = “{ $value }” non è una carta data: scrivi P o B, per Punto o Banco, poi la carta, come in “P 9h”.
error-dealt = La carta { $at }, { $card }, non può stare lì: { $due ->
    [player] la prossima carta va a Punto
    [banker] la prossima carta va a Banco
   *[none] il colpo è finito
}.
error-not-game = “{ $name }” non è un gioco di { $game ->
    [banque] banque
   *[chemin] chemin de fer
}; ci sono { $known }.
error-bad-tax = Una cagnotte è un decimale o una frazione da 0 in su, e sotto 1, come 0.05 o 1/20, non “{ $value }”.
error-one-strategy = Dai la strategia di una parte, con --ponte o con --banker.
error-many-strategies = Questo gioco ha { $points } decisioni aperte, e un file in forma strategica ne contiene al massimo { $most }: lasciane libere di meno con --banker-free o --ponte-free, oppure usa --efg.
error-no-decision = “{ $value }” non è una decisione di quella parte con quanto spesso vi tira, come in 5=0 per il ponte o 6|S=1/2 per il banchiere.
error-one-answers = Indica che cosa fanno uno o due tra destra, sinistra e banchiere; un terzo risponde.
error-nash-alone = Dove i pontes sono liberi con ogni mano, o la sinistra vede la carta della destra, si risolve solo il concetto nash.
error-unsolved = Nessun equilibrio trovato entro il lavoro concesso a una soluzione. Meno decisioni libere si risolvono prima.
error-no-decision-banque = “{ $value }” non è una decisione di quella persona con quanto spesso vi tira, come in 5=0 per destra e sinistra, o 6|S,7=1/2 per il banchiere.
error-bound-decision = “{ $value }” contraddice le regole, secondo cui lì vale { $draws }.
error-bad-theta = La parte delle puntate a destra è un decimale o una frazione sopra 0 e sotto 1, come 0.25 o 1/4, non “{ $value }”.
error-no-typeface = Su questa macchina non si è trovato un carattere con cui scrivere in un PNG: dai al file un nome in .svg.
error-picture-kind = Un’immagine è un .svg o un .png, perciò non “{ $path }”.
error-missing-extra = Serve { $name }, che non è installato. Installalo con: pip install 'baccarat[{ $extra }]'
error-unknown-point = Qui il banchiere non ha una decisione “{ $name }”; scrivi la mano e la carta data, come in 6|7, o S per un ponte che non ha tirato, come in 6|S.
error-packs-or-inf = --packs accetta un numero da 1 a { $high }, o inf, non “{ $value }”.
error-bad-tags = --tags accetta dieci numeri, non tutti uguali, per A, da 2 a 9 e le carte da dieci, non “{ $value }”.
error-unbalanced-tags = I numeri di un mazzo fanno { $sum } in tutto, ma un conteggio reale chiede 0. Bilanciati, moltiplicati per { $times }: { $form }. Oppure si conta senza dividere: { $running }.
error-bad-running = Un conteggio corrente accetta due numeri, INIZIO:SOGLIA, come -32:0, non “{ $value }”.
error-running-alone = Un conteggio corrente non si divide e ha la sua soglia: togliere { $name }.
error-bad-cut-card = In questo sabot la carta di stop sta da 0 a { $most } carte dalla fine, non { $value }.
error-bad-threshold = --threshold accetta un numero, non “{ $value }”.
error-bad-shoes = --shoes accetta un numero da 2 a { $most }, non { $value }.
error-record-game = A { $name } sono i giocatori a decidere chi riceve una carta, perciò le sole carte non fanno un verbale; `baccarat record` accetta { $known }.
error-record-packs = --packs { $packs } non va con { $name }: punto banco si gioca con 3–12 mazzi, e con gli assistenti del croupier con almeno 6 (C-2).
error-file-exists = { $path } esiste già, e resta com’è; indica un altro file.
error-too-long = In { $coups } colpi il capitale può prendere più valori di quanti se ne possano seguire; scegli meno colpi.
error-no-output = L’output non si può scrivere: { $reason }.
error-unforeseen = Si è verificato un errore imprevisto: { $reason }

refusal-record-unknown = Non è il verbale di un sabot. Scegli un file .bhh.
refusal-record-cut-short = Il verbale è troncato: finisce alla riga { $line } senza il suo sigillo. Scarica di nuovo tutto il file.
refusal-record-changed = Il verbale è stato cambiato dopo essere stato scritto: il sigillo alla riga { $line } non torna. Scaricalo di nuovo da dove è venuto.
refusal-record-malformed = La riga { $line } non ha la forma di un verbale: { $reason }.
refusal-record-illegal = La riga { $line } non può essere stata giocata. Il tavolo dice: { $reason }
refusal-record-card-impossible = La riga { $line } dà { $reason } più volte di quante ce ne siano nel sabot.
refusal-record-card-differs = La riga { $line } dà { $reason }, ma il segreto di questo sabot mette lì un’altra carta.
refusal-record-lot-differs = La riga { $line } estrae la sorte { $reason }, ma il segreto di questo sabot estrae { $limit }.
refusal-record-card-hidden = La riga { $line } nasconde una carta che lì dev’essere nota.
refusal-record-result-differs = La riga { $line } dà un risultato diverso da quello delle sue carte e puntate, che è { $reason }.
refusal-record-other-game = È un verbale di { $reason }, che non ha puntate da calcolare. Scegli un verbale di punto banco.
refusal-record-seal-differs = Riga { $line }: il sigillo di questo sabot non è coerente. { $reason }
refusal-record-head-differs = L’hash progressivo alla riga { $line } non è quello dei colpi che la precedono.
refusal-record-not-ended = Questo sabot è ancora in corso. Il suo segreto si mostra quando è finito; verifica allora il verbale.
refusal-record-ended-otherwise = Il segreto di questo sabot è stato mostrato prima del suo ultimo colpo: un sabot finito prima può essere stato finito per ciò che doveva ancora uscire.
refusal-record-not-sealed = Questo verbale non dice come il suo sabot è stato sigillato, perciò non c’è nulla da verificare. Usa replay.
refusal-record-head-unknown = L’hash progressivo { $reason } non è di questo verbale: è di un altro sabot, o ciò che hai visto non è ciò che è stato scritto.
