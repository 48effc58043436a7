# The words of the analysis. Loaded on demand.

an-title = Quanto è stata fortuna?
an-intro = Apri il verbale di un sabot: quanto valeva ogni colpo prima delle carte, quanto valeva ogni scelta, e che cosa hanno fatto le carte. Oppure trascina qui il file. Un file di risultati o carte che hai annotato è confrontato con quanto ci si aspetta da sabot regolari.
an-busy = Si calcola il sabot; ci vuole qualche secondo.
an-missed = { $missed ->
    [one] Un colpo non è stato visto da nessuno.
   *[other] { $missed } colpi non sono stati visti da nessuno.
}
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
