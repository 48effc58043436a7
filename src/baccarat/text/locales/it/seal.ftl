seal = Il sigillo di questo sabot
seal-promised = Il sigillo di questo sabot: promesso, non ancora provato
seal-is-proved = Il sigillo di questo sabot: provato
seal-of-promised = Il sigillo del sabot { $shoe }: promesso, non ancora provato
seal-of-proved = Il sigillo del sabot { $shoe }: provato
seal-broken = Il sigillo di questo sabot è rotto
seal-broken-what = Non fidarti di nessun sabot a questo tavolo: qui il sigillo resta rotto. Salva ciò che il tuo browser ha visto, perché si possa confrontare con i verbali.
seal-none = Il prossimo sabot non è ancora sigillato.
seal-making = Si sigilla il sabot.
seal-root = Ogni carta di questo sabot era fissata prima della prima puntata. La sua radice breve è la stessa per tutti a questo tavolo; leggetevela a vicenda:
seal-nobody = Nessun browser ha preso parte a questo sabot: l’ordine l’ha scelto la casa da sola.
seal-took-part = Hanno preso parte alla mescolata: { $names }.
seal-seat = posto { $seat }
seal-mine = Il tuo browser ha aggiunto la propria casualità, e conta.
seal-not-mine = Il tuo browser non è in questo sabot; può essere nel prossimo.
seal-proved = { $cards ->
    [0] Non si è ancora mostrata alcuna carta.
    [one] Si è mostrata una carta, ed era dove doveva.
   *[other] Si sono mostrate { $cards } carte, e ciascuna era dove doveva.
}
seal-told = { $coups ->
    [one] Si è dato un colpo mentre il tuo browser non c’era. Gli è stato riferito dopo, e non ha prove delle sue carte.
   *[other] Si sono dati { $coups } colpi mentre il tuo browser non c’era. Gli sono stati riferiti dopo, e non ha prove delle loro carte.
}
seal-before = Il sabot precedente, numero { $shoe }
seal-unproved = Che le carte fossero mescolate e non scelte è promesso, non ancora provato. La casa mostra il suo segreto a sabot finito; allora il tuo browser ricalcola tutto il sabot.
seal-asked = Che le carte fossero mescolate e non scelte è promesso, non ancora provato. Il tuo browser chiede alla casa il segreto di questo sabot.
seal-recomputed = Il segreto è stato mostrato, e tutto il sabot ne segue.
seal-abandoned = { $many ->
    [0] Nessun tentativo è stato abbandonato.
    [one] Un tentativo è stato abbandonato prima di questo.
   *[other] { $many } tentativi sono stati abbandonati prima di questo.
}
seal-cut-myself = Taglio io i miei sabot
seal-where = Dove tagli?
seal-else = Se non dici nulla, tra qualche secondo si taglia a caso.
seal-after = Dopo { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
seal-cut = Taglia
seal-fault-secret-reused = La casa si è impegnata su un segreto già usato.
seal-fault-miscounted = La casa nasconde un tentativo che ha abbandonato.
seal-fault-roster-changed = L’elenco non è quello dell’impegno.
seal-fault-opened-otherwise = Qualcuno ha aperto altro da ciò su cui si era impegnato.
seal-fault-opening-dropped = Un’apertura è stata omessa.
seal-fault-late = Qualcuno è entrato dopo la chiusura dell’elenco.
seal-fault-no-proof = Una carta è stata mostrata senza la sua prova.
seal-fault-bad-proof = Una carta non era nel punto da cui è stata data.
seal-fault-other-secret = Il segreto non è quello su cui la casa si è impegnata.
seal-fault-other-root = Il segreto dà un altro ordine delle carte.
seal-fault-other-card = Una carta data non è quella nel sabot.
seal-fault-other-back = Una carta è stata mostrata con il dorso di un altro mazzo.
seal-fault-other-lot = Un sorteggio ha indicato un posto che il segreto non dà.
seal-fault-commitment-reused = Due browser hanno ricevuto lo stesso impegno.
seal-fault-attempt-hidden = La casa nasconde un tentativo che questo browser ha visto, o lo descrive diversamente.
seal-fault-other-room = Il sabot è stato annunciato per un altro tavolo.
seal-fault-other-shoe = Il sabot annunciato non è il prossimo.
seal-fault-other-rules = Il sabot è stato annunciato per regole diverse da quelle mostrate qui.
seal-fault-barred = Un browser che aveva fatto fallire un tentativo ha preso di nuovo parte.
seal-fault-left-out = La casa ha omesso la casualità del tuo browser, benché arrivata in tempo.
seal-fault-falsely-missing = La casa dice che un browser non ha aperto, ma l’ha fatto.
seal-fault-second-root = La casa ha annunciato due radici per un sabot.
seal-fault-secret-hidden = La casa non ha mostrato il segreto di un sabot quando quel sabot è finito.
seal-fault-wrong-winner = La casa ha nominato un vincitore che i totali smentiscono.
seal-fault-wrong-draw = Le carte di un colpo non sono state tirate secondo le regole della terza carta.
seal-fault-dealt-on = Si sono date carte da un sabot il cui segreto era già stato mostrato.
seal-fault-order-changed = L’ordine di distribuzione è cambiato, o si sono saltate carte.
seal-fault-ended-otherwise = Il sabot non è finito con il colpo che le sue regole fanno ultimo.
seal-fault-result-changed = Un colpo è stato riferito diversamente dalle carte viste.
seal-fault-rewound = La casa ha ritrattato ciò che aveva già detto.
seal-fault-unreadable = La casa ha inviato qualcosa che non si legge, e perciò non si può verificare.
seal-fault-not-sealed = Si sono date carte da un sabot non sigillato.
seal-fault-other-cutter = La casa ha chiesto a un giocatore di tagliare, e ha fatto valere il taglio di un altro.
seal-save = Salva ciò che ho visto
seal-save-why = Il file contiene ciò che il tuo browser ha visto degli ultimi sabot qui, così i loro verbali si possono confrontare in seguito.
seal-not-kept = Il tuo browser non salva nulla da questa pagina. Ciò che ha visto qui va perso quando la chiudi o la ricarichi: salvalo tu prima.
