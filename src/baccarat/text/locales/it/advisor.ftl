# What the advisor at the table says. Numbers come in as text; a value is per chip staked.

advisor-name = Consigliere
advisor-show = Chiedi al consigliere che cosa fare
advisor-hide = Chiudi il consigliere
advisor-draw = Tira
advisor-stand = Stai
advisor-fares = vince { $won }, pareggia { $tied }, perde { $lost }
advisor-why-strict = Contro giocatori perfetti è meglio { $better ->
    [draw] tirare
   *[stand] stare
}: l’altra risposta regala { $cost } per fiche puntata.
advisor-why-mixed = Le due valgono lo stesso. Lascia scegliere al caso, ciascuna con questa frequenza, e nessuno guadagna indovinando la tua mano.
advisor-why-indifferent = Per te le due valgono lo stesso: scegli come vuoi.
advisor-cards = { $exact ->
    [yes] Esatto, secondo
   *[no] Quasi esatto, secondo
} { $cards ->
    [one] l’unica carta che restava
   *[other] le { $cards } carte che restavano
} prima di questo colpo, per quanto il tuo posto ha visto.
advisor-outlook = In media una puntata o un banco rende { $ponte } del suo importo, e il banco { $bank } di ciò che gli si punta contro, se tutti giocano al meglio.
advisor-outlook-sides = In media una puntata rende { $right } del suo importo a destra e { $left } a sinistra, e il banco { $bank } di tutte le puntate, se tutti giocano al meglio.
advisor-brief = Per unità: puntata o banco { $ponte }, banco { $bank }
advisor-brief-sides = Per unità: destra { $right }, sinistra { $left }, banco { $bank }
advisor-rough = Approssimato: secondo la soluzione di un sabot intero. Queste carte sono ancora in calcolo.
advisor-brief-rough = (di un sabot intero)
advisor-outlook-rough = Vale per un sabot intero; le carte effettive sono ancora in calcolo.
advisor-computing = Il consigliere sta ancora calcolando.
advisor-forced = Per questa mano decidono le regole: non c’è nulla da valutare.
advisor-unsolved = Nessuno ha risolto questa decisione: il consigliere non ha nulla da dire.
advisor-silent = Il consigliere non risponde.
