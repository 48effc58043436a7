care = Gioco responsabile
care-chips = Sono solo fiches di gioco: non costano nulla, e non si possono incassare.
care-today = Oggi hai passato ai tavoli { $minutes } { $minutes ->
    [one] minuto
   *[other] minuti
}. { $kind ->
    [lost] In tutto hai perso { $chips }.
    [won] In tutto hai vinto { $chips }.
   *[even] Sei in pari.
}
care-day = Il giorno comincia a mezzanotte, ora di Greenwich.
care-limits = I tuoi limiti
care-stake = Puntata massima per colpo, in fiches
care-loss = Perdita massima al giorno, in fiches
care-minutes = Minuti massimi al giorno
care-none = nessuno
care-set = Imposta
care-how = Un limite più stretto vale subito, uno più largo dopo un giorno. La casa rifiuta tutto ciò che lo supera.
care-waiting = { $hours ->
    [one] Entro un’ora
   *[other] Tra { $hours } ore
} varranno i limiti più larghi che hai chiesto.
care-break = Fai una pausa
care-hours = { $hours ->
    [1] 1 ora
    [24] 1 giorno
    [168] 1 settimana
    [720] 30 giorni
   *[other] { $hours } ore
}
care-break-how = Lasci ora il tuo posto, e non puoi sederti finché la pausa non è finita. Non puoi annullarla.
care-begin = Comincia la pausa
care-resting = { $hours ->
    [one] La tua pausa finisce entro un’ora.
   *[other] La tua pausa dura ancora { $hours } ore.
}
care-keeps = Che cosa trattiene la casa
care-edge = { $bet }: in media { $edge } di una puntata, da un sabot intero
care-tax = Nulla dalle puntate; dalle vincite del banchiere il { $tax }%
care-tax-none = Nulla: i giocatori giocano tra loro
care-tax-net = Nulla dalle puntate; dalla vincita netta del banco in un colpo il { $limited }%, o il { $open }% dove il banco è aperto
care-tax-capital = Nulla dalle puntate; dalle somme messe in un banco il { $tax }%
