### What is said when something is not done: `refusal-` and its code.
### A `limit` comes as text, already written as chips; `seconds` is a whole number.

## The table

refusal-not-yours = Non spetta al tuo posto. Possono farlo solo il croupier e il cambista.
refusal-not-now = Non ora. Aspetta la prossima fase del colpo.
refusal-stakes-closed = Nulla va più: le carte stanno arrivando. Le tue puntate restano com’erano; punta di nuovo dopo questo colpo.
refusal-no-such-seat = Questo tavolo non ha quel posto. Scegline uno tra quelli mostrati.
refusal-seat-taken = Lì c’è già qualcuno. Scegli un altro posto.
refusal-seat-empty = A quel posto non c’è nessuno. Prima siediti.
refusal-stakes-in-play = Le tue puntate sono in gioco. Potrai alzarti quando saranno regolate.
refusal-unknown-bet = Questo tavolo non accetta quella puntata. Usa le caselle sul tappeto.
refusal-bet-twice = La stessa puntata è stata indicata due volte. Riunisci le due somme in una.
refusal-needs-main-bet = Quella puntata ne vuole un’altra accanto: punta anche su Punto, Banco o Pareggio.
refusal-one-side = In un colpo puoi puntare su Punto o su Banco, non su entrambi.
refusal-over-differential = A questo tavolo tutte le puntate su una mano possono superare quelle sull’altra al massimo di { $limit }. Punta meno, o sull’altra mano.
refusal-free-hand = Questo colpo si dà senza puntate. Si punta dopo i primi colpi del sabot.
refusal-must-deal = Chi prende il sabot dà prima un colpo. Dai le carte, o passa il sabot.
refusal-amount-not-whole = Una puntata è un numero intero di unità. Usa le fiches sul tavolo.
refusal-amount-not-positive = Una somma deve essere più di zero. Per riprendere una puntata, toglila.
refusal-below-minimum = Qui il minimo è { $limit }. Aggiungi fiches o riprendi la puntata.
refusal-above-maximum = Qui il massimo è { $limit }. Punta di meno.
refusal-not-a-step = Le puntate vanno a passi di { $limit }. Arrotonda la tua.
refusal-over-purse = Al tavolo hai { $limit }. Punta di meno, o compra fiches dal cambista.
refusal-not-a-card = Quella non è una carta di questo sabot.
refusal-stake-stands = Questa puntata di { $limit } resta finché non è decisa. Puoi aumentarla, ma non riprenderla.

## Chemin de fer

refusal-not-asked = Spetta a qualcun altro rispondere. Al tuo turno toccherà a te.
refusal-answered = Hai già risposto.
refusal-calls-closed = Le chiamate sono chiuse. Potrai chiamare al prossimo colpo.
refusal-call-not-offered = Questa casa non ha quella chiamata. Scegline una tra quelle mostrate.
refusal-seats-by-lot = A questo tavolo la casa sorteggia i posti, e non se ne può scegliere uno.
refusal-seats-call-first = Chiamano prima i posti. Chi è in piedi può farlo se nessuno di loro chiama.
refusal-no-suivi = Può dire suivi solo chi ha chiamato l’ultimo banco e ha perso. Scegli un’altra chiamata.
refusal-own-bank = Una parte di questo banco è tua, e non puoi giocargli contro.
refusal-co-banker-taken = Un banco è raddoppiato da un solo giocatore. Aspetta il prossimo banco.
refusal-not-the-banker = Solo il banchiere decide del banco.
refusal-win-first = Un banco si può passare dopo che ha vinto. Per ora tienilo.
refusal-bank-is-held = Da un banco tenuto non si toglie nulla. Torna tuo quando finisce.
refusal-below-bid = Quell’offerta non sarebbe la più alta. Offri { $limit } o più, o lascia.
refusal-at-another-sum = Questo banco si rileva alla somma che conteneva: { $limit }.
refusal-bank-is-open = Il banco è aperto e copre ogni puntata: non c’è banco da chiamare.
refusal-bancos-in-row = Hai chiamato banco e perso di seguito tante volte quante la casa permette. Lascia questo a un altro.
refusal-coup-first = Un banco si lascia dopo almeno un colpo. Per ora tienilo.
refusal-other-side = Si punta sul proprio lato del tavolo.
refusal-must-draw = Questa mano deve tirare una carta: il tableau la obbliga.
refusal-must-stand = Questa mano deve stare: il tableau la obbliga.
refusal-not-your-shoe = Il sabot non è tuo. Chi lo tiene dà questo colpo.
refusal-not-your-cards = Queste carte non le giri tu.
refusal-must-show = Un otto o un nove si mostra subito.
refusal-no-natural = Ora si mostra solo un otto o un nove di due carte. Tira o stai.

## The house

refusal-unknown-room = Questo tavolo non esiste. Controlla l’indirizzo, o apri un tavolo tuo.
refusal-unknown-shoe = Questo tavolo non ha dato quel sabot. Scegline uno dal suo elenco.
refusal-unknown-preset = La casa non offre quel gioco. Scegline uno dall’elenco.
refusal-unknown-strategy = Nessun giocatore della casa usa quella strategia. Scegline una dall’elenco.
refusal-unknown-card = Questa carta non esiste. Scrivi un valore e un seme, come in 9h, con virgole in mezzo.
refusal-bad-counts = Da un sabot così non si può dare un colpo. Rimetti qualche carta, o cambia il numero di mazzi.
refusal-needs-ranks = Quella puntata vuole valori e semi. Indica quali carte mancano, non solo quanto valgono.
refusal-bad-field = Con queste impostazioni un tavolo non è giocabile. Correggi quella segnata.
refusal-bad-name = Scegli un altro nome: non vuoto e non troppo lungo.
refusal-hidden-name = Questo nome contiene caratteri invisibili. Scrivilo di nuovo.
refusal-name-taken = A questo tavolo qualcuno ha già questo nome. Scegli un altro tavolo, o torna con un altro nome.
refusal-not-signed-in = La casa non ti conosce ancora. Dille il tuo nome, poi continua.
refusal-foreign-origin = Questa pagina viene da un altro indirizzo. Apri il tavolo dal suo.
refusal-malformed = La casa non ha capito. Ricarica la pagina e riprova.
refusal-bad-id = L’id di un comando ha da 1 a 64 caratteri ASCII visibili. Questo no, perciò non si è fatto nulla.
refusal-no-analysis = Questo non è il verbale intero di un sabot che si possa analizzare qui. Scegli un file salvato da un tavolo.
refusal-analysis-too-much = Analizzare questo verbale richiede più tempo o memoria di quanto la casa conceda. Sul tuo computer “baccarat analyse” non ha questo limite.
refusal-too-large = Il messaggio era troppo lungo per la casa. Ricarica la pagina e riprova.
refusal-too-fast = Un po’ troppo in fretta. Aspetta un momento e riprova.
refusal-id-reused = Questo comando è già stato inviato, con altro contenuto. Ricarica la pagina e riprova.
refusal-stale-coup = Quel colpo è finito. Non si è fatto nulla; continua con il prossimo.
refusal-stale-decision = Quella domanda è già chiusa, e non si è fatto nulla. Rispondi a quella di adesso.
refusal-shoe-packed = Questa richiesta riguarda un sabot di molto tempo fa, e ora non si è fatto nulla. Guarda che cosa hai qui e chiedi di nuovo, se lo vuoi ancora.
refusal-not-this-game = Questo tavolo gioca a un altro gioco, che non lo prevede. Scegli tra ciò che offre.
refusal-not-seated = Qui non hai un posto. Prima siediti.
refusal-seated-already = Hai già un posto a questo tavolo. Alzati prima di scegliere un altro posto.
refusal-room-full = Tutti i posti sono occupati. Aspettane uno, o apri un tavolo tuo.
refusal-not-alone = Giocano anche altri, perciò il ritmo lo dà l’orologio.
refusal-not-host = Può farlo solo l’organizzatore di questo tavolo.
refusal-not-broke = Le nuove fiches sono solo per chi non ne ha più, a questo tavolo o altrove.
refusal-no-rebuy = In questa serata del club non hai più ricariche.
refusal-whole-chips = A questo tavolo si gioca solo con fiches intere.
refusal-equal-chips = In una serata del club tutti ricevono le stesse fiches, che non si cambiano a mano.
refusal-no-bot-there = A quel posto non c’è un giocatore della casa. Scegli un posto dove ne gioca uno.
refusal-not-in-time = Il tuo browser è arrivato tardi per sigillare questo sabot. Può farlo per il prossimo.
refusal-over-account = Sul tuo conto hai { $limit }. Prendi di meno.
refusal-over-set = Un organizzatore può dare a un giocatore al massimo { $limit }. Scegli di meno.
refusal-room-spent = Questo tavolo ha dato tutte le nuove fiches che un tavolo può dare. Aprine un altro.
refusal-house-spent = Gli organizzatori dei tavoli di questa casa hanno dato tutte le nuove fiches che possono dare.
refusal-network-spent = Oggi la tua rete ha ricevuto tutte le nuove fiches che una rete può avere. Altre ci saranno domani, o da un operatore di questa casa.
refusal-over-books = I libri di questa casa non contengono una somma così grande. Non si è spostato nulla.
refusal-own-stake = Il tuo limite è { $limit } per colpo.
refusal-own-loss = Il tuo limite di oggi ti lascia { $limit } da puntare.
refusal-own-time = Oggi hai giocato per tutto il tempo che ti sei concesso.
refusal-own-break = Sei in pausa, come hai chiesto.
refusal-too-many-requests = Troppe richieste in una volta. Aspetta un momento e riprova.
refusal-too-many-commands = Hai chiesto troppo in poco tempo. La richiesta riparte tra { $seconds } s.
refusal-room-busy = Troppe persone che non giocano qui interrogano questo tavolo. La richiesta riparte tra { $seconds } s.
refusal-too-many-guests = Nell’ultima ora sono arrivati troppi ospiti dalla tua rete. Riprova tra qualche minuto.
refusal-too-many-rooms = Hai aperto tutti i tavoli che un organizzatore può aprire. Prima chiudine uno, o aspetta qualche minuto.
refusal-house-full = Ci sono già tutti i tavoli che questa casa può tenere. Unisciti a uno di loro.
refusal-storage-low = La casa non ha quasi più spazio per nuovi tavoli. Unisciti a uno di quelli aperti.
refusal-storage-quota = I tuoi tavoli occupano tutto lo spazio concesso a un organizzatore. Se te ne serve un altro, dillo a chi gestisce questa casa.
refusal-unknown-host = Questa casa non è servita con quel nome. Chi la gestisce può aggiungerlo con --host-name.
refusal-unknown-address = A questo indirizzo non c’è nulla.
refusal-wrong-method = Questo indirizzo non accetta una richiesta del genere.
refusal-out-of-order = Qualcosa è andato storto nella casa stessa; il suo log dice che cosa. Riprova tra un momento.
refusal-too-many-tries = Hai chiesto troppi tavoli o troppi link che non ci sono. Riprova tra un minuto.
refusal-paused = L’organizzatore ha messo in pausa il tavolo. Si riprende da dove ci si è fermati.
refusal-room-closing = Questo tavolo chiude dopo il colpo. Nessuno può più sedersi.
refusal-room-closed = Questo tavolo è chiuso. Tutti hanno riavuto le loro fiches.
refusal-other-wire = La casa ha una pagina più nuova di quella che stai guardando. Ricaricala.
refusal-set-aside = Questo tavolo è fuori servizio e non si può aprire. Le sue fiches sono conservate.
refusal-by-invitation = A questo tavolo si entra su invito. Chiedi un link al suo organizzatore.
refusal-unknown-invite = Questo link non vale più. Chiedine uno nuovo all’organizzatore.
refusal-too-many-invites = Ci sono già tutti i link che un tavolo può avere. Prima revocane uno.
refusal-shut-out = L’organizzatore ti ha allontanato da questo tavolo. Le tue fiches tornano sul tuo conto, e puoi guardare.
refusal-muted = L’organizzatore ti ha tolto la parola qui. Puoi continuare a leggere.
refusal-no-player-there = A questo tavolo non c’è quel giocatore. Scegline uno che c’è.
refusal-nothing-said = Non c’è ancora nulla da inviare. Prima scrivi qualcosa.
refusal-hidden-text = Questo messaggio contiene caratteri di controllo. Scrivilo di nuovo.
refusal-too-long = Questo messaggio è troppo lungo. Dividilo in due.
refusal-table-frozen = La casa non ha potuto salvare, e non è successo nulla. Aspetta un momento; le tue fiches sono al sicuro.

refusal-advisor-off = Questo tavolo non ha un consigliere. Lo decide l’organizzatore del tavolo.
refusal-held-back = Chi non ha un posto vede questo tavolo in differita, e questo non si può ancora vedere. Prendi posto o attendi un momento.
refusal-odds-off = Questo tavolo non mostra le probabilità. Lo decide l’organizzatore del tavolo.

## Accounts

refusal-wrong-sign-in = Non è corretto. Controlla nome e password, o accedi in un altro modo.
refusal-challenge-expired = È passato troppo tempo. Riprova.
refusal-sign-in-again = Prima accedi ancora una volta: per questo l’accesso deve risalire a meno di 15 minuti fa.
refusal-weak-password = Scegli una password di 10-128 caratteri più difficile da indovinare.
refusal-last-way-in = È il tuo unico modo di accedere. Prima aggiungine un altro.
refusal-too-many-passkeys = Hai tutte le passkey che un account può avere. Prima togline una.
refusal-no-login = Solo un account ha codici di recupero e dispositivi collegati. Un account comincia con una passkey o una password.

## Gli operatori

refusal-name-reserved = Un operatore di questa casa ha questo nome, o uno molto simile. Scegline un altro.
refusal-banned = Un operatore di questa casa ti ha escluso.
refusal-house-muted = Un operatore di questa casa ti ha tolto la parola. Puoi continuare a leggere.
refusal-guests-off = In questa casa serve un account per giocare e per parlare. Apri la finestra dell’account e aggiungi una passkey o una password.
refusal-house-password = Questa casa chiede la sua password a chi arriva per la prima volta.
refusal-wrong-house-password = Non è la password di questa casa. Chiedila a chi ti ha invitato.
refusal-house-invited = Per entrare in questa casa serve un invito. Chiedi un link a chi la gestisce.
refusal-not-operator = Può farlo solo un operatore di questa casa.
refusal-needs-passkey = In questa casa gli operatori accedono solo con una passkey. Nel tuo account aggiungi una passkey e rimuovi la password.
refusal-is-operator = A un operatore non si può togliere la parola, né lo si può escludere.
refusal-unknown-player = In questa casa non c’è questo giocatore.
refusal-unknown-entry = Non esiste più. Ricarica la pagina.
refusal-unknown-line = Il tavolo non ha più questo messaggio, che quindi non si può segnalare.
refusal-no-reason = Spiega il motivo in poche parole.
refusal-no-network = Non è un indirizzo né una rete che si possa escludere. Scrivine uno come 203.0.113.7 o 203.0.113.0/24.
refusal-own-network = Resteresti fuori anche tu, oppure questa macchina o un proxy. Scegli una rete più piccola.
refusal-too-many-entries = La casa non ne conserva di più. Prima togline uno.
refusal-too-many-reports = Hai segnalato molto in poco tempo. Riprova più tardi.
