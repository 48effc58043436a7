operator-title = Pagina dell’operatore
operator-parts = Parti di questa pagina
operator-house = Casa
operator-people = Persone
operator-rooms = Tavoli
operator-sanctions = Sanzioni
operator-reports = Segnalazioni
operator-log = Registro
operator-until = fino al { $date }
operator-by = { $name }, { $date }
operator-reason = Motivo
operator-how-long = Durata
operator-for-hour = per un’ora
operator-for-day = per un giorno
operator-for-week = per una settimana
operator-for-month = per 30 giorni
operator-for-no-end = senza scadenza
operator-cancel = Annulla
operator-more = Mostra altro
operator-your-account = Il tuo account

operator-connected = { $count ->
    [one] Una persona è collegata.
   *[other] { $count } persone sono collegate.
}
operator-tables = { $count ->
    [one] Un tavolo è aperto.
   *[other] { $count } tavoli sono aperti.
}
operator-aside = { $count ->
    [one] Un tavolo è fuori servizio.
   *[other] { $count } tavoli sono fuori servizio.
}
operator-rules = Chi può entrare
operator-door = Nuovi arrivati
operator-door-open = hanno bisogno solo di un nome
operator-door-password = hanno bisogno della password della casa
operator-door-invited = hanno bisogno di un invito
operator-password = Password della casa
operator-password-kept = Lascia vuoto per tenere quella attuale.
operator-guests-play = Gli ospiti senza account possono giocare e parlare
operator-salon = Il tavolo della casa, “Salon”
operator-salon-on = aperto, senza organizzatore
operator-salon-moderated = aperto, con gli operatori come organizzatori
operator-salon-off = chiuso
operator-save = Salva
operator-saved = Salvato. Vale da subito.
operator-invitations = Inviti nella casa
operator-invitations-how = Un link fa entrare nuovi arrivati anche se la porta è chiusa agli altri. Chi è già entrato può tornare senza.
operator-note = Per chi
operator-no-note = Invito
operator-uses = Quante persone
operator-any-number = Per un numero qualsiasi di persone.
operator-left = { $count ->
    [one] Può venire ancora una persona.
   *[other] Possono venire ancora { $count } persone.
}
operator-came = { $count ->
    [one] Ne è venuta una.
   *[other] Ne sono venute { $count }.
}
operator-make-link = Crea un link
operator-link-of = Link per { $note }
operator-copy = Copia
operator-copied = Copiato
operator-revoke = Revoca
operator-announcements = Annunci
operator-announcement = Che cosa devono sapere tutti
operator-announce = Annuncia
operator-withdraw = Ritira
operator-sizes = Che cosa conserva la casa
operator-space-plenty = C’è spazio a sufficienza.
operator-space-low = Il disco è quasi pieno. I nuovi tavoli sono rifiutati finché non c’è 1 GB libero.
operator-space-over-quota = Il database supera il limite. I nuovi tavoli sono rifiutati.
operator-size-used = Database
operator-size-free = Libero sul disco
operator-size-quota = Limite del database
operator-no-limit = nessuno
operator-size-host-quota = Limite dei tavoli di un organizzatore
operator-size-guests = Persone conosciute
operator-size-rooms = Tavoli, anche chiusi
operator-size-events = Eventi
operator-size-packed = Eventi compressi

operator-search = Nome, nome di accesso o numero
operator-find = Cerca
operator-nobody = Nessuno trovato.
operator-is-one = operatore
operator-account = account { $name }
operator-guest = ospite senza account
operator-devices = { $count ->
    [one] collegato su un dispositivo
   *[other] collegato su { $count } dispositivi
}
operator-here = qui ora
operator-visited = ultima visita: { $date }
operator-from = da { $addresses }
operator-has = { $count ->
    [one] { $amount } fiche fuori dai tavoli.
   *[other] { $amount } fiches fuori dai tavoli.
}
operator-seat = { $count ->
    [one] { $amount } fiche al tavolo { $room }.
   *[other] { $amount } fiches al tavolo { $room }.
}
operator-chips = Fiches…
operator-amount = Fiches da dare; con un meno, da togliere
operator-move = Registra { $amount }
operator-mute = Togli la parola
operator-ban = Escludi
operator-ban-how = L’esclusione vale per la persona. Può tornare con un altro nome, se non escludi anche la sua rete.
operator-end-sessions = Scollega ovunque
operator-end-sessions-how = Tutti i dispositivi collegati a questo account vengono scollegati subito. Se qualcun altro conosce la password, può accedere di nuovo finché non viene cambiata.
operator-ban-network = Escludi una rete
operator-network = Indirizzo o rete

operator-network-how = Resta fuori chiunque venga da lì, tranne gli operatori. Un indirizzo IPv6 vale come il suo /64.
operator-network-shared = Arrivi da questa macchina o attraverso un proxy. Escludere una rete non ha effetto su chi arriva per la stessa via, a meno che il proxy sia indicato in trusted-proxies e trasmetta i loro indirizzi.
operator-no-sanctions = A nessuno è stata tolta la parola, e nessuno è escluso.
operator-muted = Parola tolta
operator-banned = Escluso
operator-lift = Revoca

operator-no-rooms = Nessun tavolo è aperto.
operator-host = organizzatore: { $name }
operator-no-host = della casa
operator-private = su invito
operator-paused = in pausa
operator-closing = in chiusura
operator-out-of-order = fuori servizio
operator-seated = Posti occupati: { $seated } su { $seats }.
operator-looking = { $count ->
    [one] Un browser è collegato.
   *[other] { $count } browser sono collegati.
}
operator-room-size = { $count ->
    [one] Un evento, { $size }
   *[other] { $count } eventi, { $size }
}
operator-close = Chiudi…
operator-close-of = Chiudi { $name }
operator-close-now = Chiudi il tavolo
operator-close-how = Il colpo si gioca fino in fondo, e ognuno riprende le sue fiches.
operator-clear = Chiudi tutto di un organizzatore o di una rete
operator-clear-of = Numero di un organizzatore, indirizzo o rete
operator-clear-show = Mostra che cosa si chiude
operator-clear-tables = Tavoli che si chiudono: { $count }
operator-clear-guests = Ospiti senza account cancellati, con le loro fiches: { $count }
operator-clear-accounts = Gli account restano.
operator-clear-now = Chiudi tutto
operator-clear-nothing = Non c’è nulla di suo.

operator-no-reports = Nessuna segnalazione.
operator-reported = Segnalato da { $name }, { $date }.
operator-at-table = Tavolo: { $room }
operator-reason-given = “{ $reason }”
operator-mute-name = Togli la parola a { $name }
operator-ban-name = Escludi { $name }
operator-settle = Nulla da fare

operator-log-how = Tutto ciò che fanno gli operatori è annotato qui per due anni.
operator-no-log = Nessun operatore ha ancora fatto nulla.
operator-did-mute = Parola tolta
operator-did-ban = Esclusione
operator-did-lift = Sanzione revocata
operator-did-close-room = Tavolo chiuso
operator-did-clear = Chiusi tutti i tavoli di un organizzatore o di una rete
operator-did-chips = Fiches
operator-did-end-sessions = Scollegato ovunque
operator-did-rules = Regole della casa
operator-did-invite = Invito creato
operator-did-revoke = Invito revocato
operator-did-announce = Annuncio
operator-did-withdraw = Annuncio ritirato
operator-did-settle = Segnalazione chiusa
