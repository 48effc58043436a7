account-title = Account
account-welcome = Ci rivediamo. Accedi per continuare con il tuo nome e le tue fiches.
account-other = Questo browser dimenticherà poi l’ospite che ora conosce, con le sue fiches.
account-confirm = Conferma che sei tu.
account-back = Indietro
account-use-passkey = Accedi con una passkey
account-sign-in-name = Nome di accesso, per esempio Anna-4821
account-password = Password
account-sign-in = Accedi
account-lost = Senza passkey o password? Usa un codice di recupero
account-code = Codice di recupero
account-no-passkey = Nessuna passkey usata. Riprova, o scegli un altro modo.
account-privacy = Che cosa conserva di te questa casa
account-operator = Pagina dell’operatore

account-name = Il tuo nome
account-rename = Cambia nome
account-renamed = Hai un nuovo nome. I tavoli lo mostrano dal tuo prossimo posto.
account-chips = { $count ->
    [one] Hai { $amount } fiche fuori dai tavoli.
   *[other] Hai { $amount } fiches fuori dai tavoli.
}

account-return = Gioca anche da altri dispositivi
account-return-how = Finora ti conosce solo questo browser. Scegli come vuoi accedere altrove, e conservi nome, fiches e cronologia.
account-ways = Come accedi
account-known-as = Il tuo nome di accesso è { $name }.
account-add-passkey = Aggiungi una passkey
account-passkey-how = Il tuo dispositivo conferma che sei tu, con impronta, volto o PIN. Non c’è nulla da ricordare.
account-passkey-where = Le passkey richiedono un indirizzo sicuro (https) con un nome, e un browser recente.
account-passkey-of = Passkey del { $date } per { $host }
account-remove = Togli
account-remove-passkey = Togli la passkey del { $date }
account-remove-password = Togli la password
account-or-password = Oppure usa una password
account-new-password = Nuova password
account-set-password = Imposta la password
account-change-password = Cambia la password
account-password-how = Almeno dieci caratteri, e non il tuo nome. Qualche parola a caso va bene ed è facile da ricordare.
account-codes-left = { $count ->
    [0] Nessun codice di recupero rimasto
    [one] Un codice di recupero rimasto
   *[other] { $count } codici di recupero rimasti
}
account-new-codes = Nuovi codici
account-codes = Conserva questi codici di recupero
account-codes-how = Ognuno ti fa accedere una volta, se perdi la passkey o dimentichi la password. Si vedono solo adesso.
account-copy = Copia
account-copied = Copiato
account-save = Salva in un file
account-codes-done = Li ho conservati
account-have-one = Hai già un account?

account-sessions = Dove hai effettuato l’accesso
account-some-device = Un programma
account-here = questo browser
account-used = ultimo uso { $date }
account-end = Termina
account-end-of = Termina la sessione su { $device }
account-end-others = Termina tutte le altre
account-sign-out = Esci

account-data = I tuoi dati
account-download = Scarica i miei dati
account-delete = Eliminami…
account-delete-how = Il tuo account, le tue fiches, i tuoi limiti e ciò che hai detto vengono eliminati, i tuoi tavoli chiusi, e ogni dispositivo disconnesso. I verbali dei sabot giocati restano, perché altri ne dipendono. Non si può annullare.
account-delete-guest = Il tuo nome, le tue fiches, i tuoi limiti e ciò che hai detto vengono eliminati, e i tuoi tavoli chiusi. I verbali dei sabot giocati restano, perché altri ne dipendono. Non si può annullare.
account-delete-now = Elimina ora
account-keep = Tieni tutto
account-delete-waits = Hai ancora una puntata in gioco. Tutto viene eliminato appena il colpo è regolato; non devi aspettare.

privacy-title = Che cosa conserva di te questa casa
privacy-intro = Questa casa è gestita da chi ti ha invitato. Conserva ciò che serve a un gioco tra più persone, e nulla per la pubblicità. Non ci sono script di altri siti, né tracciatori, né statistiche sui visitatori.
privacy-name = Un nome e un numero
privacy-name-how = Scegli un nome, che non deve essere il tuo. La casa aggiunge un numero casuale con cui ti riconosce. Non chiede un indirizzo e-mail né altro.
privacy-cookie = Un cookie
privacy-cookie-how = Un cookie dice alla casa chi sei. Dura un anno e si rinnova a ogni visita. Il browser conserva anche le tue impostazioni e ciò che gli serve per verificare un sabot sigillato; la casa non lo vede.
privacy-play = Che cosa giochi
privacy-play-how = Ogni colpo è registrato, con il tuo nome al tavolo, le tue puntate e ciò che hai vinto o perso. Lo è anche ogni trasferimento di fiches di gioco. I verbali sono protetti da hash, così nessuno può cambiarli dopo, nemmeno la casa.
privacy-talk = Che cosa dici
privacy-talk-how = Ogni tavolo conserva gli ultimi cento messaggi, con i nomi di chi li ha scritti. I più vecchi si eliminano. Un messaggio che qualcuno segnala si conserva con quelli vicini finché un operatore non se ne è occupato, al massimo per 90 giorni.
privacy-limits = I tuoi limiti
privacy-limits-how = Si conservano i limiti e le pause che ti imponi, e per ogni giorno la tua perdita e il tuo tempo ai tavoli. Gli altri giocatori non li vedono.
privacy-account = Il tuo account, se ne hai uno
privacy-account-how = La password e i codici di recupero si conservano come hash, da cui nessuno può leggerli. Una passkey resta sul tuo dispositivo; la casa ne ha solo la metà pubblica. Per ogni dispositivo connesso la casa conserva il browser, il sistema, e quando è stato usato per la prima e l’ultima volta.
privacy-address = Il tuo indirizzo in rete
privacy-address-how = La casa lo tiene in memoria, per limitare quante volte un indirizzo può tentare o chiedere. Senza account, la rete da cui sei arrivato l’ultima volta si conserva per sette giorni. Quella da cui è stato aperto un tavolo si conserva finché il tavolo è aperto, e le fiches date a una rete si contano per un giorno. Il log del server può contenere indirizzi, finché chi lo gestisce conserva quel log. Gli operatori lo vedono mentre sei collegato. Una rete che escludono si conserva finché dura l’esclusione.
privacy-sanctions = Se ti è stata tolta la parola o sei escluso
privacy-sanctions-how = La casa conserva a chi è stata tolta la parola o chi è escluso, perché e fino a quando, finché dura. Tutto ciò che fanno gli operatori è annotato per due anni, con il loro motivo e il tuo numero. Puoi sempre vedere perché non puoi parlare o entrare, e scaricare i tuoi dati.
privacy-who = Chi vede che cosa
privacy-who-how = Tutti a un tavolo vedono il tuo nome, il tuo posto, le tue fiches lì, le tue puntate e ciò che dici. L’organizzatore di un tavolo vede anche chi vi ha vinto quanto. Chi gestisce la casa può leggere tutto ciò che conserva, tranne password, passkey e codici di recupero.
privacy-rights = Che cosa puoi fare
privacy-rights-how = Nella finestra dell’account puoi cambiare nome, scaricare tutto ciò che è conservato di te, terminare sessioni su altri dispositivi, ed eliminarti.
privacy-rest = Che cosa resta dopo un’eliminazione
privacy-rest-how = I log dei tavoli restano, con il nome che vi avevi: li coprono gli hash, e i risultati degli altri giocatori ne dipendono. Il registro delle fiches di gioco resta con il tuo numero, perché i conti tornino. Account, fiches, limiti, chat e sessioni si eliminano, e il tuo nome è tolto dagli elenchi dei risultati. Le copie che il gestore ha fatto prima li contengono ancora. Le note su ciò che gli operatori hanno fatto nei tuoi confronti restano per i loro due anni, con il tuo numero.

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

banned-title = Non puoi entrare
banned-player = Un operatore di questa casa ha deciso che non puoi entrare.
banned-network = Un operatore di questa casa ha deciso che nessuno può entrare dalla tua rete. Non è detto che riguardi te.
banned-no-more = È finito. Puoi entrare di nuovo.
banned-return = Entra
banned-data = Scarica ciò che questa casa conserva di te
banned-privacy = Di che cosa si tratta
sanction-reason = Il motivo indicato: { $reason }
sanction-until = Finisce il { $date }.
sanction-no-end = Non ha scadenza.
muted-how = Un operatore di questa casa ti ha tolto la parola. Puoi continuare a leggere.
announcements = Annunci della casa
announcement-dismiss = Nascondi
report-title = Segnala questo messaggio
report-how = Gli operatori di questa casa vedranno il messaggio, alcuni prima e dopo, il tuo nome e il tuo motivo. Chi lo ha scritto non saprà chi l’ha segnalato.
report-reason = Il tuo motivo, se vuoi
report-send = Segnala
report-sent = Grazie. Gli operatori lo esamineranno.
