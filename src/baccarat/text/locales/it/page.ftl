name = Baccarat
side-player-sub = Player
side-banker-sub = Banker
pays = paga { $odds }
pushes = { $total } con { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}: patta
pays-up-to = paga fino a { $odds }
letter-player = P
letter-banker = B
letter-tie = X

open-table-game = Gioco
game-punto = Punto banco
game-chemin = Chemin de fer
game-banque = Baccara banque

language = Lingua
sound-on = Attiva il suono
sound-off = Disattiva il suono
help = Tasti e aiuto
rules = Regole
table-menu = Il tavolo
talk-open = { $count ->
    [0] Chat del tavolo
    [one] Chat del tavolo: un nuovo messaggio
   *[other] Chat del tavolo: { $count } nuovi messaggi
  }
lobby = Alla lobby
limits = Puntate da { $minimum } a { $maximum }
close = Chiudi

felt = Tavolo
croupier = Croupier
shoe = Sabot: restano { $left } carte su { $total }
shoe-left = { $left ->
    [one] { $left } carta
   *[other] { $left } carte
}
discard = Scarti: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
card-down = { $back ->
    [blue] una carta dal dorso blu
   *[pink] una carta dal dorso rosa
}
hand-total = { $side }: { $total }
no-cards = { $side }: ancora nessuna carta
hand-down = { $side }: coperte
spots = Puntate
side-bets = Puntate laterali
spot-empty = nessuna puntata
spot-staked = la tua puntata: { $amount }
spot-barred = annullata
spot-stands = resta in gioco
places = Posti
place-you = Posto { $seat }: tu, { $count ->
    [one] { $amount } fiche
   *[other] { $amount } fiches
}
place-taken = Posto { $seat }: { $name }, { $count ->
    [one] { $amount } fiche
   *[other] { $amount } fiches
}
place-stands = in piedi
place-free = Posto { $seat }, libero
place-holder = tiene il sabot
sit-here = Siediti al posto { $seat }
you = Tu
you-said = tu
seat-named = { $seat } ({ $name })
away = assente
slow = lento
stakes-of = { $wager } { $amount }
last-coups = { $coups ->
    [one] Ultimo colpo di questo sabot
   *[other] Ancora { $coups } colpi in questo sabot
  }
waiting-player = Il croupier aspetta un giocatore.
waiting-shoe = Si prepara il sabot…
closes = Le puntate si chiudono tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}
closes-answer = { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
} per rispondere

balance = Le tue fiches
on-felt = Sul tappeto
commission-owed = Commissione dovuta
chips-rail = Fiches
pick-chip = Fiche da { $amount }
deal = Carte
ready-deal = Carte, prego
waiting = In attesa degli altri…
dealing = Si danno le carte…
halted = In pausa
skip = Salta
undo = Annulla
double = Raddoppia
rebet = Ripunta
clear = Togli
watching = Stai guardando.
watching-full = Tutti i posti sono occupati. Stai guardando.
sit-with = Siediti con
sit-down = Siediti
stand-by = Resta in piedi
rebuy = { $count ->
    [one] { $amount } nuova fiche
   *[other] { $amount } nuove fiches
}
broke = Hai finito le fiches. La casa ne ha di nuove per te.
buy-chips = Compra { $count ->
    [one] { $amount } fiche
   *[other] { $amount } fiches
}
low = Hai meno fiches della puntata minima.
won-coup = Vinci { $amount }
lost-coup = Perdi { $amount }
hint-chip = Prendi una fiche e mettila su Punto, Banco o Pareggio.
hint-deal = { $alone ->
    [yes] Ora premi “{ deal }”. Al resto pensa il croupier.
   *[no] Ora premi “{ ready-deal }”. Le carte arrivano quando tutti l’hanno fatto.
}
hint-deal-held = Ora chiedi le carte. Chi tiene il sabot le dà, o le fa dare dal croupier.
notice-raised = Qui la puntata minima è { $limit }: la tua è stata alzata fin lì.
refused-somehow = Non è andata a buon fine. Nulla è cambiato.

roads-empty = Ancora nessun colpo in questo sabot.
big-road-label = { $coups ->
    [one] { $coups } colpo
   *[other] { $coups } colpi
}
bead-plate-label = { $player } Punto, { $banker } Banco, { $tie } Pareggio
coups = Ultimi colpi
coup-line = Punto { $player }, Banco { $banker }: { $outcome }
outcome-of-side = { $side }: { $outcome }
why = Perché?
why-coup = Perché? Colpo { $coup }
why-title = Colpo { $coup }, spiegato

connecting = Cerchiamo il tuo tavolo…
connection-lost = Connessione persa, nuovo tentativo…
house-restarts = La casa si riavvia: il tuo tavolo torna tra un momento…
connection-back = Sei di nuovo qui.
unreachable = La casa non risponde. Riproviamo…
table-unreachable = Il tuo tavolo non risponde. Riproviamo…
held-seconds = { $seconds ->
    [one] Il tavolo appare tra un secondo
   *[other] Il tavolo appare tra { $seconds } secondi
}
held-coups = { $coups ->
    [one] Appare quando finisce il prossimo colpo.
   *[other] Appare quando finiscono altri { $coups } colpi.
}
missing = Una parte della pagina non è stata caricata: la casa non ha risposto.
fetch-again = Riprova
to-lobby = Alla lobby

key-enter = Invio
key-space = Spazio

live-odds = Le probabilità di questo colpo
live-odds-show = Mostra le probabilità
live-odds-worth = Quanto vale ora una puntata, per fiche puntata

edge-of = vantaggio della casa { $edge }
lab-link = Quanto vale ogni puntata

open-table = Apri un tavolo
open-account = Account
invite = Invita un amico
pace-slow = Lento
pace-normal = Normale
pace-quick = Rapido
pace-instant = Immediato
room-limits = da { $minimum } a { $maximum }
room-limits-open = da { $minimum }

tagline = Punto banco, chemin de fer e baccara banque, serviti dal vivo a un bel tavolo. In solitario o con gli amici.
your-name = Il tuo nome
your-name-example = Come possiamo chiamarti?
take-seat = Siediti
taking-seat = Un momento…
first-chips = Cominci con fiches di gioco. Qui nulla costa denaro.
hello = Buonasera, { $name }.
your-account = { $count ->
    [one] { $amount } fiche
   *[other] { $amount } fiches
} presso il cambista
astray = A questo indirizzo non c’è nulla. Ecco i tavoli.
an-link = Quanto è stata fortuna? Analizza un sabot
note-link = Annotare un tavolo vero
equilibrium-link = Il gioco ottimale
name-missing = Indica prima un nome.
have-account = Hai già giocato qui? Accedi
house-password = Password della casa
privacy-link = Privacy

games = I giochi
game-about-punto = Punta su Punto o Banco. Le carte si tirano secondo regole fisse: non c’è nulla da imparare prima.
game-about-chemin = Un giocatore tiene il banco e gli altri puntano contro. Il banco gira intorno al tavolo.
game-about-banque = Un banchiere gioca contro due mani insieme e tiene il banco finché dura.
play-now = Gioca subito
play-game = Gioca: { $game }
play-alone-how = Un tavolo tutto tuo, con giocatori della casa. Si chiude quando te ne vai.
sit-with-people = { $people ->
    [one] Siediti con altri ({ $people } presente)
   *[other] Siediti con altri ({ $people } presenti)
  }
learn-it = Impara in dieci colpi
learn-game = Impara in dieci colpi: { $game }
learn-how = Un tavolo tutto tuo, giocatori della casa e un istruttore al tuo fianco.
learn-room = Primo sabot

my-play = Il mio gioco
lobby-search = Tavolo, gioco o giocatore
lobby-filters = { $count ->
    [0] Filtri
   *[other] Filtri ({ $count })
  }
lobby-found = { $count ->
    [0] Nessun tavolo mostrato
    [one] Un tavolo mostrato
   *[other] { $count } tavoli mostrati
  }
tile-coup = Colpo { $coup }
tile-last = L’ultimo colpo: { $hands }
tile-nobody = Nessuno è seduto
tile-away = Non in linea: { $names }
tile-bots = { $count ->
    [one] un giocatore della casa
   *[other] { $count } giocatori della casa
  }

beside = Affiancati
beside-add = Mostra { $name } accanto ad altri tavoli
beside-chosen = { $count ->
    [one] Un tavolo scelto. Scegline fino a { $most }.
   *[other] { $count } tavoli scelti, al massimo { $most }.
  }
beside-none = Annulla la scelta
beside-open = Apri affiancati
beside-more = Aggiungi un tavolo
beside-less = Togli { $name }
beside-here = Suono e tastiera sono qui
beside-use = Usa questo tavolo
beside-empty = Nessun tavolo scelto. Sceglili nella lobby.

game-rules = Regole

rooms = Tavoli aperti ora
no-rooms = Nessun tavolo è ancora aperto. Apri il primo.
no-rooms-so = Nessun tavolo corrisponde. Scegli altri limiti, o aprine uno.
lobby-seats = { $free ->
    [0] pieno
    [one] un posto libero
   *[other] { $free } posti liberi
  }
lobby-paused = in pausa
lobby-private = su invito
lobby-out-of-order = fuori servizio
lobby-no-name = Un tavolo
aside-damaged = I dati salvati di questo tavolo sono danneggiati.
aside-settings = Le impostazioni di questo tavolo non sono leggibili.
aside-log = I dati salvati di questo tavolo non sono leggibili.
aside-faults = Più volte non è stato possibile salvare questo tavolo.
lobby-looking = { $count ->
    [0] nessuno presente
    [one] una persona presente
   *[other] { $count } persone presenti
  }
lobby-road = Gli ultimi colpi di { $name }
lobby-road-sides = Gli ultimi colpi di { $name }: la destra, poi la sinistra
lobby-road-choice = Strada in alto
lobby-no-road = un sabot nuovo
lobby-pace = Carte: { $pace }
lobby-filter = Mostra
lobby-any-game = Tutti i giochi
lobby-any-limit = Ogni limite
lobby-least = Puntata minima fino a { $amount }
lobby-free-only = Solo con un posto libero
lobby-watch = Guarda
lobby-watch-room = Guarda { $name }
lobby-sit = Siediti
lobby-sit-room = Siediti al tavolo “{ $name }”
lobby-own = Il tuo posto al tavolo “{ $name }”: { $count ->
    [one] { $amount } fiche
   *[other] { $amount } fiches
}
lobby-back = Torna al posto
lobby-back-room = Torna al tuo posto al tavolo “{ $name }”
tile-offer-advisor = consigliere
tile-offer-odds = probabilità dal vivo
tile-offer-squeeze = spizzata
tile-offer-players-deal = carte date dai giocatori
tile-offer-side-bets = puntate laterali
tile-offer-free-draw = tiro libero

no-script = I tavoli richiedono JavaScript: le carte, le fiches e la verifica del sabot sigillato si disegnano nel tuo browser. Consenti gli script per questa pagina.
