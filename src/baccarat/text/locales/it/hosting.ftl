# The words of the lobby, of what is said at tables, and of their hosts. Loaded on demand.

## Lobby
next-table = Continua a { $name }

## History
history = I miei colpi
history-none = Non hai ancora puntato su un colpo.
history-all = In tutto: { $coups ->
    [one] un colpo
   *[other] { $coups } colpi
  }, puntati { $staked }
history-shoe = { $name } · sabot { $shoe }
history-shoe-sums = Tutto il sabot: { $coups ->
    [one] un colpo
   *[other] { $coups } colpi
  }, puntati { $staked }
history-coup = Colpo { $coup }
history-days = Giorni e orari sono mostrati per { $zone }; i limiti giornalieri seguono l’ora di Greenwich.
history-staked = puntati { $amount }
history-record = Verbale
history-record-of = Verbale del sabot { $shoe }
history-analyse = Analizza
history-analyse-of = Analizza il sabot { $shoe }
history-more = Colpi precedenti

## A shoe that is over
ended = Il sabot { $shoe } è finito
ended-go-on = Continua
ended-coups = { $coups ->
    [one] Si è dato un colpo.
   *[other] Si sono dati { $coups } colpi.
  }
ended-own = { $coups ->
    [one] Ne hai giocato uno, puntando { $staked }: { $won }
   *[other] Ne hai giocati { $coups }, puntando { $staked }: { $won }
  }
ended-verify = Verifica il sigillo
ended-analyse = Quanto è stata fortuna?

## Talk
talk = Chat del tavolo
talk-none = Nessuno ha ancora detto nulla.
talk-line = Il tuo messaggio
talk-say = Invia
talk-silenced = Qui puoi leggere, ma non scrivere.
talk-stranger = Siediti per parlare qui.
talk-hide = Nascondi ciò che dice { $name }
talk-report = Segnala ciò che ha detto { $name }
talk-hidden = { $count ->
    [one] Hai nascosto una persona.
   *[other] Hai nascosto { $count } persone.
  }
talk-show-all = Mostra di nuovo tutti
talk-mute = Togli la parola a { $name }
talk-unmute = Ridai la parola a { $name }

## The host's desk
desk = Gestione del tavolo
desk-pause = Pausa
desk-resume = Riprendi
desk-paused = Il tavolo è in pausa. Riprende da solo dopo mezz’ora.
desk-close = Chiudi il tavolo dopo il colpo
desk-close-sure = Chiudere per sempre? Tutti riprendono le loro fiches; i verbali restano.
desk-close-last = { $count ->
    [one] Prima si annuncia un ultimo colpo; chiudi di nuovo per chiudere subito.
   *[other] Prima si annunciano gli ultimi { $count } colpi; chiudi di nuovo per chiudere subito.
}
desk-close-yes = Sì, chiudilo
desk-closing = Il tavolo chiude dopo questo colpo.
desk-people = Giocatori
desk-nobody = Nessun altro ha ancora un posto.
desk-remove = Allontana
desk-remove-name = Allontana { $name }
desk-remove-sure = Allontanare { $name }? Si alza dopo il colpo con le sue fiches, e qui non può sedersi né scrivere finché non lo permetterai di nuovo.
desk-remove-yes = Sì, allontana { $name }
desk-remove-no = No, { $name } resta
desk-let-in = Riammetti { $name }
desk-chips-of = Fiches di { $name }
desk-chips-set = Imposta
desk-chips-how = Le fiches aggiunte sono nuove; quelle tolte vanno sul conto del giocatore.
desk-terms = Condizioni di gioco
desk-limits = Limiti
desk-limits-how = Il sabot in corso tiene i suoi limiti. I nuovi valgono dal prossimo sabot, e tutti qui sono avvisati.
desk-limits-set = Dal prossimo sabot
desk-limits-keep = Tieni i limiti attuali
desk-limits-coming = Questi valgono dal prossimo sabot.
coming-limits = Dal prossimo sabot: puntate da { $minimum } a { $maximum }
coming-banks = Dal prossimo sabot: banchi da { $minimum }
desk-door = Chi può entrare
desk-door-open = Tutti
desk-door-private = Solo su invito
desk-links = Link
desk-link-make = Crea un link
desk-link = Link { $number }
desk-link-came = { $count ->
    [0] non ancora usato
    [one] usato da una persona
   *[other] usato da { $count } persone
  }
desk-link-revoke = Revoca
desk-link-revoke-name = Revoca il link { $number }
desk-link-copy-name = Copia il link { $number }
desk-winnings = Vincite e perdite (CSV)

## Opening a table
form-nobody = Nessuno
form-add = Aggiungi
form-drop = Togli { $name }
form-private = Solo su invito
form-more = Tutte le regole del gioco
form-changed = { $count ->
    [0] le regole consuete
    [one] una regola cambiata
   *[other] { $count } regole cambiate
  }
form-faulty = Controlla i campi segnalati.
form-spaced = Somme in fiches, separate da spazi
form-law = Per legge ({ $rule }): { $values }
form-law-yes = sì
form-law-no = no
form-house-rule = regola della casa
form-in-chips = { $label } (fiches)
group-table = Il tavolo
group-stakes = Le puntate
group-shoe = Il sabot
group-cards = Le carte
group-calls = Chiamate e puntate
group-bank = Il banco
wager-banker-ez = Banco, patta con un 7 di tre carte
wager-banker-super6 = Banco, metà con un 6
wager-tie-9 = Pareggio a 9 a 1
field-packs = Mazzi da 52
field-stop-depth = Carte dietro la carta di stop
field-one-more = Un altro colpo dopo la carta di stop
field-burn = Carte bruciate all’inizio
field-shuffle = Chi mescola
field-cut = Chi taglia
field-bank-first = Il banco si prende prima che il sabot sia pronto, e il banchiere indica chi taglia
field-seats = Posti
field-bystanders = Posti in piedi
field-wagers = Puntate sul tappeto
field-tie-stakes-withdrawable = Dopo un pareggio si può riprendere la puntata
field-minimum = Puntata minima
field-chemin-minimum = Banco minimo
field-minimum-bet = Puntata minima (0: un decimo del banco minimo)
field-bank-maximum = Somma massima di un banco nuovo (0: nessun limite)
field-maximum = Puntata massima
field-stake-step = Puntate a passi di
field-chips = Fiches sul tavolo
field-calls-points = Il croupier annuncia i punti
field-calls-draws = Il croupier dice chi sta e chi riceve una carta
field-commission = La commissione si prende
field-rounding = La commissione o la cagnotte si arrotonda
field-whole-chips = Solo fiches intere: commissione e cagnotte si arrotondano alla fiche superiore
field-dealt-by = Chi dà le carte
field-shoe-goes = Quando Punto vince, il sabot va
field-ceremony = Come si danno le carte
field-squeeze = Chi punta di più su una mano ne gira le carte
field-dealers = Assistenti del croupier
field-drawing = Chi sceglie se tirare
field-banker-looks = Il banchiere guarda le sue carte
field-free-solo = Chi chiama da solo tutto il banco libera le due mani
field-tax = Cagnotte sulle vincite del banco, in percentuale
field-calls = Chiamate
field-suivi = Suivi dopo un banco perso
field-last-complete = La chiamata che completa il banco precede quella per metà
field-sole-punter = Suivi anche dopo l’unica puntata
field-suivi-until = Il suivi si chiama
field-staking = Come si punta
field-raises = Il banchiere può aumentare il banco
field-garage = La parte scoperta si mette da parte
field-adds = Il banchiere può aggiungere prima di ogni colpo
field-co-banker = Qualcuno può raddoppiare il banco
field-cobank-consent = Il banchiere deve accettare chi raddoppia il banco
field-banco-at = Quando si può chiamare banco
field-banco-repeat = Quante volte si può ripetere un banco nullo
field-award-ties = Offerte uguali
field-bank-lasts = Sabot che dura un banco, 0 senza limite
field-new-shoe = L’asta è per un sabot nuovo
field-sides-prime = Se i due lati chiamano banco
field-banco-free = Chi chiama il banco gioca senza la regola di tiro
field-ask-table = Il banchiere può chiedere il tableau
field-tie = Dopo un pareggio
field-passing = Il banco si può passare
field-auction = Un banco che nessuno prende va all’asta
field-chemin-bank-maximum = Banco massimo, in puntate minime (0: nessuno)
field-price = Un banco passato si prende
field-chemin-must-deal-once = Chi prende un banco deve dare un colpo
field-giver-may-return = Un banco che nessuno prende può tornare a chi lo ha passato
field-forced-bank = Un banco senza offerte tocca al vicino di destra
field-refusals = Rifiuti di seguito che costano il posto (0: nessuno)
field-cards-after-pass = Dopo il passaggio a un banco più grande l’ultimo chiamante ha le carte una volta
field-voluntary-garage = Vincite che si possono mettere da parte: più di tante puntate minime (0: nessuna)
field-half-from-pass = Colpi vinti dopo i quali si può mettere da parte metà del banco (0: mai)
field-all-in = Il banchiere può lasciare tutto ciò che nessuno copre
field-newcomer-waits = Chi si siede in un sabot lascia passare la mano una volta
field-suite-falls-from = Quando cade una suite, il sabot va alla destra del
field-rotation = Il banco avanza
field-stop-card = Il sabot ha una carta di stop
field-per-side = Giocatori per lato
field-least-players = Giocatori necessari per un colpo (al banque: per lato)
field-banque-minimum = Banco minimo
field-award = Il banco va
field-open-bank = Banque ouverte, che copre ogni puntata
field-first-look = Chi guarda per primo
field-prime = Precedenza
field-bancos-in-row = Chiamate di banco perse di seguito da un posto
field-over = Le puntate oltre un banco limitato
field-banque-tax = La casa prende
field-tax-limited = Cagnotte sulla vincita netta di un banco limitato, in centesimi di punto percentuale
field-tax-open = Cagnotte sulla vincita netta di un banco aperto, in centesimi di punto percentuale
field-tax-capital = Cagnotte sulle somme portate, in centesimi di punto percentuale
field-refill = Il banchiere di un banco saltato può continuare
field-retire = Il banco si può lasciare
field-tie-share = Massimo sul pareggio, in centesimi della puntata massima
field-tie-minimum = Minimo sul pareggio (0: la puntata minima)
field-side-share = Massimo di una puntata laterale, in centesimi della puntata massima
field-side-minimum = Minimo di una puntata laterale (0: la puntata minima)
field-maximum-factor = Il massimo in minimi (0: libero)
field-both-sides = Un giocatore può puntare insieme su Punto e su Banco
field-differential = Massima differenza tra tutte le puntate su Punto e su Banco (0: libera)
field-win-rounding = Le vincite si arrotondano
field-free-hands = Colpi senza puntate all’inizio di un sabot
field-last-hands = Colpi annunciati prima che il tavolo chiuda
field-limits-change = Altri limiti valgono
field-call-order = Alla fine il croupier annuncia prima
field-must-deal-once = Chi prende il sabot deve dare un colpo
field-reoffer = Un banco lasciato si offre
field-winner-out = Chi lascia il banco in vincita non lo tiene più in quel sabot
choice-burn-first-card = il valore della prima carta
choice-burn-number = un numero
choice-shuffle-croupier = il croupier
choice-shuffle-everyone = il croupier, tutti, e di nuovo il croupier
choice-cut-neighbour = il vicino alla sinistra del croupier
choice-cut-from-left = chi vuole, dalla sinistra del croupier
choice-cut-croupier = il croupier
choice-shuffle-dealers = il croupier e gli assistenti
choice-cut-in-turn = ogni posto a turno
choice-commission-at-once = subito
choice-commission-noted = a fine sabot, o alzandosi
choice-rounding-up = per eccesso
choice-rounding-down = per difetto
choice-rounding-nearest = all’unità più vicina
choice-rounding-nearest-tenth = al decimo di fiche più vicino
choice-rounding-nearest-quarter = al quarto di fiche più vicino
choice-rounding-nearest-half = alla mezza fiche più vicina
choice-dealt-by-croupier = il croupier
choice-dealt-by-players = i giocatori, a turno
choice-limits-change-next-shoe = dal prossimo sabot
choice-limits-change-after-three = dopo tre colpi annunciati
choice-shoe-goes-clockwise = in senso orario al posto seguente
choice-shoe-goes-highest = a chi ha puntato di più su Punto
choice-shoe-goes-right = verso destra
choice-ceremony-open = scoperte
choice-ceremony-american = coperte, come in America
choice-drawing-tableau = dove il tableau lo permette
choice-drawing-computer = solo con 3 contro un 9
choice-drawing-free = tutti sempre
choice-banker-looks-after-ponte = dopo che il ponte ha deciso
choice-banker-looks-at-once = subito
choice-calls-all = tutte
choice-calls-banco = solo banco
choice-staking-open = tutti insieme
choice-staking-in_order_cut_back = a turno, tagliando fino al banco
choice-staking-in_order_remaining = a turno, per ciò che resta
choice-tie-stakes-back = le puntate tornano
choice-tie-stakes-stand = le puntate restano
choice-passing-after-win = dopo una vincita
choice-passing-any-time = in ogni momento
choice-passing-never = mai
choice-suite-falls-from-original = primo banchiere
choice-suite-falls-from-current = banchiere attuale
choice-rotation-loss = quando perde
choice-rotation-decided = dopo ogni colpo deciso
choice-rotation-never = mai
choice-price-sum = alla sua somma
choice-price-at-least = alla sua somma o più
choice-suivi-until-calls = con le altre chiamate
choice-suivi-until-seen = finché le carte non sono viste
choice-shuffle-neighbours = il croupier, i vicini del banchiere, e il banchiere
choice-cut-banker-names = chi indica il banchiere
choice-award-auction = all’asta
choice-award-list = secondo la lista dei nomi
choice-open-bank-allowed = si può offrire
choice-open-bank-always = sempre
choice-open-bank-never = solo accettando ogni puntata
choice-first-look-banker = il banchiere
choice-first-look-all = tutti insieme
choice-first-look-sides = i lati, e il banchiere dopo che hanno parlato
choice-prime-round = in giro dalla destra del banchiere
choice-prime-alternating = alternando destra e sinistra
choice-calls-club = una mano, à cheval, o a metà
choice-calls-none = nessuna
choice-banco-at-any-coup = prima di ogni colpo
choice-banco-at-start = prima del primo colpo di un banco
choice-award-ties-rise = non valgono: bisogna salire
choice-award-ties-lot = decide la sorte
choice-sides-prime-prime = decide la precedenza
choice-sides-prime-lot = decide la sorte
choice-over-refused = tornano, dall’ultima
choice-over-as-far = si pagano fin dove il banco arriva
choice-tax-none = nulla
choice-tax-net = una parte della vincita netta di ogni colpo
choice-tax-capital = una parte delle somme portate
choice-refill-never = mai
choice-refill-opening = con la somma d’apertura
choice-refill-minimum = con il banco minimo
choice-refill-opening-or-more = con la somma d’apertura o più
choice-retire-any-time = dopo ogni giro
choice-retire-after-coup = dopo un colpo
choice-win-rounding-down = per difetto
choice-win-rounding-up = per eccesso
choice-call-order-player-first = il punto di Punto
choice-call-order-banker-first = il punto di Banco
choice-ceremony-official = coperte, mostrate dai giocatori, secondo le leggi europee
choice-reoffer-held = alla somma che contiene
choice-reoffer-first-sum = alla somma con cui era stato aperto
fault-between = Scegli da { $low } a { $high }.
fault-somehow = Non è possibile.
fault-seconds = Scegli da { $least } a { $most } secondi.
fault-coups = Scegli da { $least } a { $most } colpi.
fault-bots = Lascia un posto per una persona.
fault-stop-depth = Scegli da 7 a 104, e almeno 12 se si dà un altro colpo.
fault-minimum = Deve essere sopra lo zero, a passi interi, e non superare la puntata massima.
fault-maximum = Deve essere a passi interi, e non sotto la puntata minima.
fault-stake-step = I limiti devono essere suoi multipli; se si gioca solo con fiches intere, dev’essere un numero intero.
fault-minimum-bet = Deve essere a passi interi, e non superare il banco minimo.
fault-bank-maximum = Deve essere 0, o bastare per il banco minimo.
fault-least-players = Non può superare i posti.
fault-wagers = Scegli almeno una puntata, e una sola forma di ciascuna.
fault-chips = Indica da una a otto somme, tutte sopra lo zero.
fault-tie-share = Scegli da 1 a 100. Il massimo sul pareggio non può stare sotto il suo minimo.
fault-side-share = Scegli da 1 a 100. Il massimo di una puntata laterale non può stare sotto il suo minimo.
fault-maximum-factor = La puntata massima dev’essere questo multiplo della minima. Scegli 0 se è libera.
fault-differential = Almeno la puntata minima, a passi interi, oppure 0 senza limite.
fault-free-hands = Scegli da 0 a 3, e solo dove le puntate si possono riprendere dopo un pareggio.
fault-must-deal-once = Qui dà il croupier. Scegli che diano i giocatori.
fault-dealers = Scegli da 0 a 2. Gli assistenti ci sono solo con 6 mazzi o più.
fault-ceremony = Dove i giocatori mostrano le carte, le danno anche, ci sono 10 posti o più e niente squeeze.

## The table's menu, and what a table is opened with
open-table-name = Nome del tavolo
open-table-pace = Ritmo delle carte
open-table-clock = Secondi per puntare, con più giocatori
open-table-rebuy = Nuove fiches per chi le ha finite
open-table-odds = Mostra le probabilità di ogni colpo a chi le vuole
open-table-advisor = I giocatori possono chiedere a un consigliere che cosa dice l’equilibrio della loro mano
open-table-delay = Secondi di ritardo per chi non ha un posto
open-table-delay-coups = Colpi di ritardo per chi non ha un posto
open-it = Apri il tavolo
menu-seat = Posto
menu-table = Tavolo
menu-host = Gestione
menu-own = Per te
menu-care = Limiti
menu-records = Verbali
invite = Invita qualcuno
invite-how = Chi apre questo indirizzo può sedersi qui.
copy = Copia l’indirizzo
copied = Copiato
slow-you = Hai lasciato scadere una domanda. Finché non rispondi di nuovo, gli altri ti aspettano solo due secondi.
pace = Quanto in fretta dà il tavolo, per tutti
house-players = Giocatori della casa
add-bot = Aggiungine uno
remove-bot = Allontana { $name }
chips-and-seat = Fiches e posto
account = Presso il cambista
amount-chips = Fiches
buy = Compra
cash = Incassa
leave = Alzati dal tavolo
leaving = Ti alzerai dopo questo colpo.
limit-seat = Puntata massima per posto
limit-set = Imposta
limit-none = Come il tavolo
records = Verbali dei sabot
records-none = Non si è ancora dato alcun sabot.
record-line = Sabot { $shoe }: { $coups ->
    [one] { $coups } colpo
   *[other] { $coups } colpi
}
record-open = in corso
record-download = Scarica
