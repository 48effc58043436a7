answer-custom = l’uso
answer-choices = Che cosa puoi fare
answer-quick = Importi rapidi
answer-quick-low = Minimo
answer-quick-half = Metà
answer-quick-again = Come prima
answer-quick-open = Tutto il resto
answer-quick-double = Il doppio
answer-quick-all = Tutte le fiches
answer-quick-more = Una in più
answer-quick-most = Il massimo
answer-amount = Importo
answer-add-chip = Aggiungi { $amount }
answer-clear = Riprendi le fiches
answer-least = Almeno { $amount }

bk-limits = Banchi da { $minimum } · puntate da { $stake }{ $advisor ->
    [yes] {" · con consigliere"}
   *[no] {""}
}
bk-hand-empty = { $side }: ancora nessuna carta
bk-hand-hidden = { $side }, { $name }: { $cards ->
    [one] una carta coperta
   *[other] { $cards } carte coperte
}
bk-hand-known = { $side }, { $name }: { $total }
bk-bystanders = In piedi
bk-chair = Posto { $seat }
bk-chair-free = Posto { $seat }, libero
bk-chair-taken = { $place }: { $name }, { $count ->
    [one] { $amount } fiche
   *[other] { $amount } fiches
}
bk-bystander = In piedi { $seat }
bk-refused = { $amount } rifiutati
bk-at-stake = { $amount } in gioco
bk-role-banker = banchiere
bk-role-co-banker = socio
bk-role-ponte = ponte
bk-role-asked = deve rispondere
bk-stake-lies = puntata { $amount }
bk-prime = { $rank ->
    [1] 1º per precedenza
    [2] 2º per precedenza
    [3] 3º per precedenza
   *[other] { $rank }º per precedenza
}

bk-bank-of = Banco di { $name }
bk-bank-mine = Il tuo banco
bk-bank-none = Nessun banco
bk-broken = Il banco è saltato, e lo copre un drappo nero
bk-open = { $amount } da coprire
bk-over = { $amount } di troppo
bk-double = diviso con { $name }
bk-double-mine = diviso con te
bk-suite-price = La suite costa
bk-best-bid = Offerta più alta
bk-no-bid = Ancora nessuna offerta
bk-highest = Offerta più alta: { $amount }, { $name }.
bk-called = { $call }: { $names }

bk-waiting-for = { $names } { $count ->
    [one] deve rispondere
   *[other] devono rispondere
}
bk-and-more = { $names } e altri { $count }
bk-cards-come = Arrivano le carte…
bk-moment = Un momento…
bk-late = Allo scadere del tempo: { $what }
bk-late-unseen = Allo scadere del tempo decidono le regole per te.
bk-you-said = Hai detto: { $what }.
bk-bid-leads = La tua offerta di { $amount } è la più alta.
bk-outbid = La tua offerta di { $amount } non è più la più alta
bk-may-bid = Puoi offrire ancora.
bk-may-change = Puoi ancora cambiare.
bk-no-bank-yet = Il banco va al primo giocatore che lo prende.
bk-stands-add = Posto { $seat }, aggiunge al banco?
bk-stands-match = Posto { $seat }, pareggia il rilancio?
bk-stands-hand = Posto { $seat }, una carta o nessuna?
bk-stands-choice = Posto { $seat }, che cosa fa del banco?
bk-stands-players = { $count ->
    [one] Il tavolo aspetta ancora un giocatore.
   *[other] Il tavolo aspetta ancora { $count } giocatori.
}
bk-closes = { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
} per rispondere
bk-ask-bank = Vuoi il banco?
bk-ask-bank-waits = Nessuno ha il banco
bk-ask-double = Banco double?
bk-ask-double-how = Aggiungi { $amount } al banco e dividi vincita e perdita con il banchiere.
bk-ask-accept-partner = Un giocatore vorrebbe raddoppiare il tuo banco
bk-ask-accept-partner-how = Se accetti, dividi vincite e perdite; la mano la giochi solo tu.
bk-ask-calls = Chiami? Il banco è di { $bank }
bk-ask-calls-how = Vince la chiamata più forte; tra uguali, chi ha la precedenza.
bk-ask-banco-how = Se chiamano in più, va a chi ha la precedenza.
bk-ask-suivi = Segui? Il banco è di { $bank }
bk-ask-suivi-how = Le carte sono date e nessuno le ha viste. Se segui, le giochi contro tutto il banco, e le altre puntate tornano.
bk-ask-stake = La tua puntata contro il banco?
bk-ask-raise = Le puntate superano il tuo banco di { $over }
bk-ask-raise-how = Metti di più per coprire più puntate. Il resto viene tagliato, dall’ultimo per precedenza.
bk-ask-add = Aggiungi al tuo banco di { $bank }?
bk-ask-add-how = Le fiches che aggiungi restano fino alla fine del banco.
bk-ask-match-raise = Il banchiere rilancia. La tua metà?
bk-ask-match-raise-how = Altrimenti vincite e perdite si dividono in proporzione alle fiches di ciascuno.
bk-ask-look = Le tue carte
bk-ask-look-how = Nessun altro le vede.
bk-ask-show = { $points ->
    [8] “Huit, la petite!”
   *[9] “Neuf, la grande!”
}
bk-ask-show-how = Un naturale si mostra subito.
bk-ask-must-draw = Devi tirare.
bk-ask-must-stand = Devi stare.
bk-ask-free = La scelta è tua.
bk-ask-choice = Nel banco hai { $amount }
bk-ask-empty = Il tuo banco aperto è vuoto
bk-ask-empty-how = Tienilo, e riforniscilo prima delle prossime carte; o passalo.
bk-ask-empty-hold-how = Tienilo, e riforniscilo prima delle prossime carte.
bk-ask-uncovered = Nessuno ha puntato
bk-ask-take-bank = “Il y a une suite”, a { $price }
bk-ask-take-bank-how = Qualcuno passa il banco. Chi lo prende mette quella somma.
bk-ask-take-bank-at = “Il y a une suite”, da { $price }
bk-ask-take-bank-at-how = Qualcuno passa il banco. Chi lo prende mette quella somma o più.
bk-ask-return = Nessuno prende il tuo banco
bk-ask-return-how = Puoi riprenderlo per { $price }, la somma a cui lo hai passato.
bk-ask-forced = Nessuno offre, e il banco tocca a te
bk-ask-costs-seat = Se rifiuti, lasci il tuo posto.
bk-ask-auction = Quanto offri per il banco?

bk-do-put-up = Metti { $amount }
bk-do-take-bank-at = Prendilo, con { $amount }
bk-do-bid = Offri { $amount }
bk-do-punt = Punta { $amount }
bk-do-punt-none = Non punto
bk-do-raise-bank = Rilancia di { $amount }
bk-do-raise-all = Tous les coups sont tenus
bk-do-raise-all-gloss = accetti ogni puntata: { $amount } in più
bk-do-raise-none = Lascia così
bk-do-add-none = Non aggiungere
bk-do-add-to-bank = Aggiungi { $amount }
bk-do-set-aside = Metti da parte { $amount }
bk-do-leave-in = Lascia { $amount }
bk-do-double = Banco double
bk-do-double-gloss = aggiungi { $amount }, metà e metà
bk-do-accept-partner = Accetto
bk-do-accept-partner-gloss = metà della vincita e metà della perdita
bk-do-match-raise = Pareggia
bk-do-match-raise-gloss = { $amount } da te
bk-do-take-bank = Passez-moi les cartes
bk-do-take-bank-gloss = passatemi le carte, per { $amount }
bk-do-forced = Lo tengo con { $price }
bk-do-leave-seat = Lascio il posto
bk-do-suivi-gloss = di nuovo, prima di tutti: { $amount }
bk-do-solo-gloss = tutto da solo: { $amount }
bk-do-a-deux-gloss = metà, con un altro giocatore: { $amount }
bk-do-avec-gloss = metà, e il tavolo prende il resto: { $amount }
bk-do-marche-gloss = metà, e ciò che resta: fino a { $amount }
bk-do-no-call = Non chiamo
bk-do-no-call-gloss = poi puoi puntare, se vuoi
bk-do-pass = No, grazie
bk-do-decline-bank = Rifiuta
bk-do-decline-bank-gloss = va al giocatore seguente
bk-do-draw-ponte-gloss = tiri una carta
bk-do-stand-ponte-gloss = stai
bk-do-draw-banker = Una carta
bk-do-draw-banker-gloss = tiri
bk-do-stand-banker-gloss = stai
bk-do-ask-table = Chiedere il tableau
bk-do-ask-table-gloss = ti obbliga dove dice lo stesso contro i due
bk-do-ask-table-one-gloss = e allora ti obbliga
bk-table-differs = Il tableau lascia la scelta, o è diverso per i due lati.
bk-do-show = Mostrale
bk-do-look = Guardale
bk-do-hold = Tieni il banco
bk-do-hold-gloss = un altro colpo
bk-do-wait = Aspetta puntate
bk-do-wait-gloss = ancora una volta
bk-do-pass-on = La main passe
bk-do-pass-on-gloss = ritiri { $amount }, passi il banco
bk-do-give-up = Riprendilo
bk-do-give-up-gloss = { $amount } tornano a te
bk-between-sentences = { " " }
bk-custom-is = L’uso dice: { $what ->
    [D] tira
   *[S] stai
}

bk-said-pass = no
bk-said-double = double
bk-said-suivi = Suivi
bk-said-solo = Banco
bk-said-a-deux = À deux
bk-said-avec = Avec
bk-said-marche = Marche
bk-said-cheval = À cheval
bk-said-punt-none = non punta
bk-said-take-bank = lo prende
bk-said-bid = offre { $amount }
bk-said-match-raise = pareggia
bk-said-accept-partner = accetta

bk-default-draw = una carta
bk-default-stand = nessuna carta
bk-default-pass-bank = il banco si passa

bk-stake-label = Puntato
bk-in-bank = Nel banco
bk-in-bank-garage = Banco e garage
bk-draw-seat = Sorteggia un posto
bk-draw-seat-how = I posti si estraggono a sorte.
bk-stand-by-how = Chi è in piedi può puntare ciò che i giocatori seduti lasciano.
bk-all-taken = Tutti i posti sono occupati; puoi restare in piedi.

bk-help-choose = scegli una risposta, contando da sinistra
bk-help-no = no: nessuna chiamata, nessuna puntata, rifiuto
bk-help-enter = conferma un importo, guarda le carte, salta il movimento
bk-help-peek = solleva un angolo delle tue carte
bk-help-chips = aggiungi una fiche all’importo
bk-help-clear = ricomincia l’importo

bk-call-suivi = Suivi
bk-call-solo = Banco solo
bk-call-a-deux = Banco à deux
bk-call-avec = Banco avec la table
bk-call-marche = Banco et la table marche
bk-do-draw-ponte = Carte, s’il vous plaît
bk-do-stand-ponte = Non, Monsieur
bk-do-stand-banker = Reste
