simulate-title = { $preset }: { $coups ->
    [one] { $coups } colpo
   *[other] { $coups } colpi
} in { $shoes ->
    [one] { $shoes } sabot
   *[other] { $shoes } sabot
}, seme { $seed }
simulate-interrupted = Interrotto: questi sono i risultati finora.
simulate-mean = Media
simulate-se = Errore standard
simulate-interval = Intervallo al 99%
simulate-exact = Esatto
simulate-distance = Distanza
simulate-how = Le medie sono per unità puntata, “esatto” è un colpo da un sabot intero, e la distanza è in errori standard. Kernel { $kernel }, { $rate }.
simulate-millions-per-second = { $rate } milioni di colpi/s
simulate-coups-per-second = { $rate } colpi/s
simulate-played = { $strategy }: { $sessions } sessioni, somme in unità del minimo del tavolo
simulate-per-unit = Guadagno per unità puntata
simulate-per-coup = Guadagno per colpo
simulate-per-shoe = Guadagno per sabot
simulate-result = Risultato di una sessione
simulate-sd = Deviazione standard del risultato di una sessione
simulate-ruin = Quota di sessioni in rovina
simulate-drawdown = Massimo calo di una sessione
simulate-deepest = Massimo calo di tutte le sessioni
simulate-too-few-sessions = { $sessions ->
    [0] nessuna sessione conclusa
   *[other] troppo poche sessioni: { $sessions }
}
simulate-too-few-weigh = troppo poche sessioni: { $sessions }, che valgono come { $weight } di pari rischio
simulate-all-alike = le { $sessions } sessioni sono uguali
simulate-nothing-staked = non è stato puntato nulla
simulate-bounds-most = { $count } su { $sessions }, al massimo { $high } al 95 %
simulate-bounds-least = { $count } su { $sessions }, almeno { $low } al 95 %
simulate-bounds-both = { $count } su { $sessions }, da { $low } a { $high } al 95 %
simulate-no-session = Nessuna sessione è arrivata fin qui.
simulate-blanks = “–” indica un campione troppo piccolo. Un errore richiede { $least } risultati diversi dal più frequente, o { $least } sabot con puntate all’incirca uguali.
simulate-quantiles = Quantili dei risultati delle sessioni
simulate-coups = Colpi
simulate-results-after = Risultati dopo { $coups ->
    [one] { $coups } colpo
   *[other] { $coups } colpi
}
simulate-drawdowns = Massimi cali
simulate-streaks = Serie più lunghe di una sessione
simulate-streak-wins = puntate vinte
simulate-streak-losses = puntate perse
simulate-runs = Serie per sabot lunghe almeno così
simulate-sessions = Sessioni
simulate-values = Valore di un colpo, per unità di puntate contro il banco
simulate-side-ponte = Ponte
simulate-side-right = Destra
simulate-side-left = Sinistra
simulate-side-bank = Banco
simulate-side-house = Casa
simulate-bank-player = vinto
simulate-bank-banker = perso
simulate-bank-tie = pareggiato
simulate-roles = Guadagni per ruolo, in banchi minimi (colpi per banco: { $mean })
simulate-role-ponte = Pontes
simulate-role-bank = Banchi
simulate-role-house = Casa
simulate-seats = Guadagni per posto e sabot, in banchi minimi
simulate-seat = Posto
simulate-seat-all = in tutto
simulate-seat-ponte = da ponte
simulate-seat-bank = da banchiere
simulate-seat-unit = da ponte, per unità puntata
simulate-how-bank = I guadagni di un banco sono al netto della cagnotte. “Esatto” è un colpo da un sabot intero con lo stesso gioco delle mani, e la distanza è in errori standard. Kernel { $kernel }, { $rate } colpi al secondo.

error-cut-too-deep = Una carta di stop a { $value } carte di profondità non lascia un sabot da dare: --cut è al massimo { $most }.
error-cut-too-shallow = L’ultimo colpo vuole carte dietro la carta di stop, perciò --cut è almeno { $least }, non { $value }.
error-bad-cut = --cut accetta il numero di carte dietro la carta di stop, non “{ $value }”.
error-bad-burn = --burn accetta un numero da 0 a 52, none o first, non “{ $value }”.
error-bad-until = --until accetta un errore standard sopra 0, come in se=1e-5, non “{ $value }”.
error-unknown-kernel = Non c’è un kernel “{ $name }”; ci sono auto, { $known }.
error-values-only = La puntata “{ $name }” dipende da valori, semi, totali di due carte o terze carte, ma qui si contano solo i punti finali e il numero di carte.
error-whole-coup = La puntata “{ $name }” guarda tutte le carte di un colpo, cosa che fa solo il nucleo “reference”, e nessuna strategia.
error-unknown-strategy = Non c’è una strategia “{ $name }”; ci sono { $known }, o la tua come modulo.funzione.
error-bad-argument = La strategia “{ $name }” non accetta un argomento “{ $value }”.
error-argument-range = La strategia “{ $name }” accetta { $argument } da { $least } a { $most }, non { $value }.
error-needs-numba = Serve numba, che non è installato. Installalo con: pip install 'baccarat[lab]'
error-only-cards = Una strategia gioca con il kernel cards, non “{ $name }”.
error-bad-session = Una sessione si conta in colpi interi da 1 in su, e i risultati si registrano al suo interno, non a “{ $value }”.
error-bad-bankroll = --bankroll accetta un numero da 1 in su, o inf, non “{ $value }”.
error-no-sessions = Solo una strategia a punto banco gioca sessioni; lì --by-session vuole --strategy.
error-rows-and-checkpoint = Le righe di sabot e sessioni non possono continuare da un punto salvato; dai --by-shoe e --by-session senza --checkpoint.
error-bad-checkpoint = { $path } non è un punto di ripresa di una simulazione.
error-other-checkpoint = { $path } è il punto di ripresa di una simulazione con altre impostazioni; dai le stesse, o un altro file.
error-no-cluster = Nessun cluster Dask risponde a “{ $address }”; un indirizzo è come tcp://host:8786.
error-no-workers = Il cluster a “{ $address }” non ha worker, perciò nessuno gioca.
error-cluster-lost = Il cluster a “{ $address }” non c’è più; { $saved ->
    [yes] i risultati finora sono in { $path }, e lo stesso comando continua da lì
   *[no] con --checkpoint FILE i risultati finora sarebbero stati salvati
}.
error-workers-lost = Più worker del cluster a “{ $address }” sono terminati mentre giocavano gli stessi sabot, forse per mancanza di memoria; { $saved ->
    [yes] i risultati finora sono in { $path }
   *[no] con --checkpoint FILE i risultati finora sarebbero stati salvati
}.
error-worker-lacks = Un worker del cluster a “{ $address }” non ha il modulo { $name }: installa lì ciò che è installato qui.
error-worker-version = Un worker del cluster a “{ $address }” ha la versione { $found } di baccarat, ma questa è la { $own }; devono essere uguali.
error-unknown-hands = Non c’è una strategia “{ $name }” per { $game ->
    [chemin] chemin de fer
   *[banque] banque
}; ci sono { $known }.
error-unknown-function = Non c’è una funzione “{ $name }”; la tua strategia è una funzione in un file di questa cartella, scritta file.funzione.
error-bad-answer = La tua strategia “{ $name }” risponde { $value } alla domanda “{ $asks }”, e non è una risposta.
error-faulty-function = La tua strategia “{ $name }” fallisce con { $value }.
error-other-strategy = “{ $name }” non è una strategia per { $game ->
    [chemin] chemin de fer
   *[banque] banque
}; dai una BankStrategy o il suo nome.
error-bad-point = --{ $side } accetta decisioni di questo gioco con una probabilità da 0 a 1, come in 5=1/2, non “{ $value }”.
error-unknown-rule = Non c’è una regola “{ $name }” da cambiare; ci sono { $known }.
error-bad-rule = La regola “{ $name }” di questo gioco non può essere “{ $value }”; valori ammessi: { $known }.
error-rule-conflict = La regola “{ $name }” di questo gioco non può essere “{ $value }” con le altre sue regole.
error-rules-conflict = La regola “{ $name }” di questo gioco non può essere “{ $value }” finché vale { $others }.
error-bad-seats = Un tavolo ha da { $least } a { $most } giocatori, non { $value }.
error-bad-bystanders = Un tavolo ha da 0 a { $most } giocatori in piedi, non { $value }.
error-no-seat = Non c’è un posto { $value } a un tavolo di { $most } giocatori.
error-bad-player = --player accetta un posto e la sua strategia, come in 2=custom, non “{ $value }”.
error-only-table = { $kernel ->
    [hands] Il kernel hands gioca solo mani, perciò --{ $name } vuole il kernel traced o table.
   *[traced] Il kernel traced conosce solo strategie con un nome e somme che può contenere, perciò --{ $name } vuole il kernel table.
}
error-other-option = --{ $name } non ha senso a { $game }.
error-rows-kind = I risultati si scrivono come .csv o .parquet, perciò non in “{ $path }”.
error-each-kind = Le righe di sabot e sessioni si scrivono in .csv, .jsonl o .parquet, non in “{ $path }”.
error-no-parquet = Un .parquet vuole pyarrow o polars, e nessuno dei due è installato; dai al file un nome in .csv.
error-report-kind = Un rapporto è un .html, perciò non “{ $path }”.
error-no-place = Non si può scrivere { $path }: è una cartella, o la sua cartella non esiste.

removal-title = { $bet }, { $packs ->
    [one] { $packs } mazzo
   *[other] { $packs } mazzi
}: vantaggio { $edge }
removal-card = Carta uscita
removal-effect = Guadagno
removal-linear = In proporzione
removal-correlation = Correlazione
removal-how = Esatto. Il guadagno è quanto in più può attendersi una puntata una volta uscita la carta; i numeri interi sono il miglior conteggio bilanciato con pesi fino a quella grandezza.

count-tags = Peso
count-fit = Correlazione { $correlation }; { $way ->
    [running] si comincia da { $start } e si punta da un conteggio corrente di { $threshold }
    [shoe] si punta da un conteggio reale di { $threshold }, per mazzo rimasto nel sabot
    [none] nessun conteggio reale rende
   *[unseen] si punta da un conteggio reale di { $threshold }, per mazzo non visto
}
count-own = Con questi pesi, per sabot
count-best = Con il vantaggio esatto prima di ogni colpo, per sabot
count-cut = Carta di stop
count-coups = Colpi
count-bets = Puntate
count-advantage = Vantaggio
count-profit = Profitto
count-error = Errore
count-how = Da { $shoes } sabot casuali; ogni puntata conta con il suo valore atteso esatto. La carta di stop è data in carte dalla fine, il profitto nelle unità di una puntata.

result-name = Risultato
result-question = Domanda
result-command = Comando
result-seconds = Secondi
result-question-banque = Quali sono le soluzioni della banque per ogni ripartizione delle puntate?
result-question-correlation = Che cosa guadagnano la destra e la sinistra alla banque dividendo, e con un piano comune?
result-question-counting = Quanto guadagna a ogni puntata chi conta le carte?
result-question-history = Che cosa cede una parte che gioca allo chemin de fer secondo la consuetudine?
result-question-law = Che cosa cambiano le leggi rispetto alla forma di ogni gioco nei libri?
result-question-passing = Quando il banchiere dello chemin de fer dovrebbe passare il banco, e quanto dovrebbe metterci?
result-question-stop-card = Che cosa cambia la carta di stop nella media e nella dispersione del risultato di un sabot?
result-question-through-the-shoe = Come cambia il valore dello chemin de fer nel corso del sabot, e quanto si guadagna contando le carte?
result-question-uniqueness = Per quali commissioni lo chemin de fer ha più di un equilibrio, se entrambe le parti vedono le proprie carte?
