# The words of the account dialog. Loaded with it.
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
