an-title = Quanto è stata fortuna?
an-intro = Apri il verbale di un sabot: quanto valeva ogni colpo prima delle carte, quanto valeva ogni scelta, e che cosa hanno fatto le carte. Oppure trascina qui il file. Un file di risultati o carte che hai annotato è confrontato con quanto ci si aspetta da sabot regolari.
an-busy = Si calcola il sabot; ci vuole qualche secondo.
an-broken = { $broken ->
    [one] Un colpo non può essere andato così ed è lasciato da parte.
   *[other] { $broken } colpi non possono essere andati così e sono lasciati da parte.
}
an-too-large = La casa legge file di 4 MB al massimo. Sul tuo computer “baccarat study FILE” legge qualsiasi dimensione.
an-players = Tutto il sabot
an-of = { $room }, sabot { $shoe }
an-of-unnamed = Sabot { $shoe }
an-to-table = Al tavolo
an-name = Nome
an-result = Risultato
an-expected = Atteso
an-lost = Scelte proprie
an-luck = Fortuna
an-picture = Che cosa aveva vinto ogni giocatore dopo ogni colpo, e che cosa poteva attendersi
an-legend = Linee piene: vinto. Tratteggiate: atteso. Un anello: una scelta che ha regalato fiches.
an-no-stakes = Questo verbale non contiene poste. Le linee mostrano quanto valeva una puntata prima di ogni colpo, per quanto si sapeva delle carte; quelle bruciate contano come ancora da uscire.
an-coup = Colpo { $coup }
an-before = Colpo precedente
an-next = Colpo seguente
an-go = Vai a un colpo
an-cards = { $cards ->
    [one] Poteva uscire { $cards } carta
   *[other] Potevano uscire { $cards } carte
}
an-no-coup = Non si sono date carte.
an-values = Quanto valeva una puntata prima delle carte
an-side = { $side ->
    [player] Punto
    [banker] Banco
    [ponte] Ponte
    [bank] Banco
    [right] Destra
   *[left] Sinistra
}
an-fared = { $how ->
    [player] ha vinto
    [banker] ha perso
   *[tie] ha pareggiato
}
an-choice = { $side ->
    [ponte] come ponte
    [right] per la destra
    [left] per la sinistra
   *[banker] come banchiere
} con { $point } { $drew ->
    [yes] ha tirato.
   *[no] non ha tirato.
}
an-worth = Tirare vale { $draw }, stare { $stand }.
an-often = In equilibrio tira { $often }.
an-gave = { $gave ->
    [none] Non si è regalato nulla.
   *[some] Regalato: { $lost }.
}
an-known = Contro ciò che si sapeva degli altri: { $lost }.
an-how = Risultato = atteso + fortuna. Sono note le carte mostrate, e a ogni mano le proprie; le carte bruciate contano come ancora da uscire. Atteso è ciò che rende l’equilibrio di queste carte, meno ciò che le proprie scelte hanno regalato. La fortuna sono le carte, e le scelte degli altri.

play-reading = Lettura dei tuoi sabot: { $shoes } finora.
play-bankroll = Vinto e perso
play-won = Vinto
play-expected = Atteso
play-luck = Fortuna
play-coups = Colpi
play-staked = Puntato
play-time = Tempo di gioco
play-hours = { $hours } h { $minutes }
play-picture = Quanto avevi vinto dopo ogni sabot, quanto era atteso, e la fascia della fortuna intorno
play-legend = Linea continua: vinto. Tratteggiata: atteso. Sfondo: due deviazioni standard di fortuna, in cui si trovano circa 95 giocatori su 100.
play-how = L’atteso è ogni puntata per il suo valore esatto con un sabot completo. Contro il banco di un giocatore è il valore di una sola mano se entrambe le parti giocano l’equilibrio e vedono solo le proprie carte. Per la fascia, le puntate di un colpo contano come indipendenti. Il tempo si conta da colpo a colpo, senza pause oltre i dieci minuti.
play-by-bet = Per gioco e tipo di puntata
play-bet = Tipo di puntata
play-bet-ponte = Contro il banco
play-bet-bank = Tenendo il banco
play-other = Cagnotte e altri pagamenti
play-by-month = Per mese
play-month = Mese
play-biggest = I colpi più grandi
play-all = Tutti i colpi
play-replay = Rivedi
play-replay-coup = Rivedi il colpo { $coup }
play-replay-shoe = Rivedi { $name }, sabot { $shoe }
play-replay-record = Rivedi un verbale
play-csv = Tutti i colpi (CSV)
play-json = Tutti i colpi (JSON)

replay = Rivedi
replay-title = Rivedi: { $name }, sabot { $shoe }
replay-intro = Apri il verbale di un sabot per rivederlo al tavolo, carta per carta. Oppure trascina qui il file.
replay-busy = Il sabot si prepara.
replay-play = Riproduci
replay-pause = Pausa
replay-playing = Il sabot è in riproduzione.
replay-paused = In pausa.
replay-coup = Colpo { $coup } di { $coups }
replay-at = Colpo { $coup } di { $coups }, passo { $step }
replay-coup-before = All’inizio del colpo precedente
replay-coup-end = Alla fine del colpo
replay-coup-next = Al colpo successivo
replay-step-before = Un passo indietro
replay-step-next = Un passo avanti
replay-slider = Punto nel sabot
replay-speed = Velocità
replay-rate = { $speed }×
replay-from = Visto da
replay-from-none = nessun posto
replay-from-seat = { $name }, posto { $seat }
replay-proved = Ogni carta deriva dal segreto con cui il sabot è stato sigillato.
replay-not-proved = Il verbale non contiene un segreto che provi le sue carte.

choose-own = I tuoi ultimi sabot
choose-none = Ancora nessun sabot tuo. Gioca un colpo e apparirà qui.
choose-shoe = { $name }, sabot { $shoe }
choose-all = Tutto il tuo gioco
choose-example = Un sabot di esempio
choose-file = Apri un verbale (.bhh)
choose-any-file = Apri un file
choose-link = O il link a un sabot di questa casa
choose-link-example = Incolla un link, per esempio quello di un replay
choose-open = Apri
choose-no-shoe = Non è il link a un sabot di questa casa.

picture-save = Salva l’immagine
picture-busy = L’immagine si disegna…
picture-shoe = { $game } · sabot { $shoe } · { $coups ->
    [one] un colpo
   *[other] { $coups } colpi
  }
picture-luck = Fortuna
picture-biggest = Vincita più grande
picture-longest = Serie più lunga
picture-counts = Colpi vinti
picture-legend = Linea continua: vinto. Tratteggiata: atteso.
picture-root = Sigillato prima della prima carta: { $root }
picture-unsealed = Non sigillato
picture-of = sabot { $shoe }
picture-coups = { $coups ->
    [one] un colpo
   *[other] { $coups } colpi
  }
