bq-side-player = Lato
bq-side-right = Destra
bq-side-left = Sinistra
bq-side-banker = Banchiere
bq-letter-player = L
bq-letter-banker = B
bq-letter-tie = C
bq-outcome-player = vinto
bq-outcome-banker = Banchiere
bq-outcome-tie = En cartes
bq-bead-plate-label = { $player } per il lato, { $banker } per il banchiere, { $tie } en cartes
bq-coup-line = Destra { $right }, sinistra { $left }, banchiere { $banker }: { $outcome }
bq-letter-right = D
bq-letter-left = S
bq-holds-right = gioca la destra
bq-holds-left = gioca la sinistra
bq-on-cheval = à cheval
bq-on-right = a destra
bq-on-left = a sinistra
bq-sit-right = Siediti a destra
bq-sit-left = Siediti a sinistra
bq-sit-how = Punti sul lato dove siedi. Scegli un lato, o sorteggia un posto.
bq-stand-by-open = Chi è in piedi sceglie un lato e punta quanto vuole.

bq-bank-open = banque ouverte
bq-bank-open-how = Un banco aperto copre ogni puntata, o si lascia
bq-banco-cheval = Banco à cheval: { $names }
bq-suivi = può seguire: { $names }

bq-ask-bank-how = Metti una somma qualsiasi da { $low }. Prendi il centro, dai le carte e giochi contro i due lati, finché dura, il banco salta o ti ritiri.
bq-ask-bank-how-open = Metti una somma qualsiasi da { $low }. Il tuo banco è aperto: copri ogni puntata, o lo lasci. Prendi il centro, dai le carte e giochi contro i due lati, finché dura o ti ritiri.
bq-ask-auction-how = Ogni offerta deve superare la precedente; la più alta ha il banco.
bq-ask-auction-lot = L’offerta più alta ha il banco; tra offerte uguali decide la sorte.
bq-ask-auction-or-open = Ogni offerta deve superare la precedente. “Tous les coups sont tenus” le supera tutte: il primo che lo dice ha subito il banco.
bq-ask-auction-title = Chi prende il banco?
bq-ask-auction-open = Il primo che dice “Tous les coups sont tenus” ha subito il banco. È aperto: copre ogni puntata, o si lascia.
bq-ask-auction-open-lot = Di’ “Tous les coups sont tenus” se vuoi il banco; tra più decide la sorte. È aperto: copre ogni puntata, o si lascia.
bq-ask-stake = La tua puntata a { $side ->
    [right] destra
   *[left] sinistra
}?
bq-ask-stake-either = La tua puntata, a destra o a sinistra?
bq-ask-stake-how = Restano { $left } da coprire.
bq-ask-stake-open = Il banco è aperto: copre ogni puntata, o si lascia.
bq-ask-stake-refused = Il banco è coperto; una puntata con la precedenza va prima, e ciò che supera il banco è rifiutato.
bq-ask-stake-as-far = Il banco è coperto; ciò che supera il banco è pagato per precedenza fin dove arriva, a meno che il banchiere accetti ogni puntata.
bq-ask-calls-halved = Metà della tua chiamata va su ogni lato.
bq-ask-claim = Banco? Il banco è di { $bank }
bq-ask-claim-how = Va a chi ha la precedenza; due che chiamano su lati opposti prendono metà ciascuno. Se perdi, puoi chiamare ancora, { $times ->
    [one] al massimo una volta
   *[other] al massimo { $times } volte di seguito
}.
bq-ask-right = Destra: hai { $points }
bq-ask-left = Sinistra: hai { $points }
bq-left-waits = La tua mano sinistra resta coperta finché la destra non è finita.
bq-ask-banker = Hai { $points }
bq-beside-right = Destra, { $amount } in gioco: { $how ->
    [natural] un naturale, deciso
    [stood] non ha tirato
   *[other] ha preso { $how }
}.
bq-beside-left = Sinistra, { $amount } in gioco: { $how ->
    [natural] un naturale, deciso
    [stood] non ha tirato
   *[other] ha preso { $how }
}.
bq-ask-cutter = Chi deve tagliare le carte?
bq-ask-cutter-croupier = Il croupier ha mescolato. Il giocatore che indichi dice dove si taglia il sabot.
bq-ask-cutter-neighbours = Hanno mescolato il croupier e i tuoi vicini, e tu per ultimo. Il giocatore che indichi dice dove si taglia il sabot.
bq-ask-top-up = Le puntate superano il tuo banco di { $over }
bq-ask-top-up-how = Un banco aperto copre ogni puntata: riforniscilo, o lascialo. Se lo lasci, le puntate tornano e non si danno carte.
bq-ask-accept-all = Le puntate superano il tuo banco di { $over }
bq-ask-accept-all-how = Accettale tutte e da ora il tuo banco è aperto; altrimenti paga per precedenza fin dove arriva.
bq-stands-refill = “La banque a sauté” — il banco è saltato. Posto { $seat }, continua?
bq-stands-players = Il tavolo aspetta giocatori: { $missing ->
    [one] ne manca uno.
   *[other] ne mancano { $missing }.
}
bq-ask-refill = Il tuo banco è saltato
bq-ask-refill-how = Puoi continuare con { $over }; altrimenti va all’asta.
bq-ask-refill-how-list = Puoi continuare con { $over }; altrimenti mette un banco il prossimo della lista.
bq-ask-refill-more-how = Puoi continuare con qualsiasi somma da { $low }; altrimenti il banco passa ad altri.
bq-ask-new-shoe = Un sabot nuovo?
bq-ask-new-shoe-how = Il tuo banco continua.

bq-do-bid-open-gloss = accetti ogni puntata, con almeno { $amount }
bq-do-top-up-gloss = lo rifornisci di { $amount }
bq-do-accept-all-gloss = le accetti tutte: { $amount } in più
bq-do-refill = Continua
bq-do-refill-gloss = con { $amount }
bq-do-new-shoe = Un sabot nuovo
bq-do-new-shoe-gloss = mescolato e tagliato di nuovo
bq-no-bid-open = Io no
bq-no-top-up = Lascia il banco
bq-no-top-up-gloss = riprendi le sue fiches
bq-no-accept-all = Paga fin dove arriva
bq-no-refill = Lascia andare
bq-no-new-shoe = Avanti con questo
bq-ask-suite-open = È un banco aperto: il banchiere copre ogni puntata, o lo lascia.
bq-do-hand-gloss = sulla mano del tuo lato: { $amount }
bq-do-cheval-gloss = metà su ogni mano: { $amount }
bq-do-stake-right = { $amount } a destra
bq-do-stake-left = { $amount } a sinistra

bq-do-bid-open = Tous les coups sont tenus
bq-do-top-up = Tous les coups sont tenus
bq-do-accept-all = Tous les coups sont tenus
bq-do-hand = Banco
bq-do-cheval = Banco à cheval
