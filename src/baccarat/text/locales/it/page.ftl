# The words of the page itself. Sums come in as text, already written as chips.
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

## Landing
open-table-game = Gioco
game-punto = Punto banco
game-chemin = Chemin de fer
game-banque = Baccara banque

## The bar
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

## The felt
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
place-free = Posto { $seat }, libero
place-holder = tiene il sabot
sit-here = Siediti al posto { $seat }
you = Tu
you-said = tu
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

## The rail
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

## Roads and coups
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

## Connection
connecting = Cerchiamo il tuo tavolo…
connection-lost = Connessione persa, nuovo tentativo…
house-restarts = La casa si riavvia: il tuo tavolo torna tra un momento…
connection-back = Sei di nuovo qui.
unreachable = La casa non risponde. Riproviamo…
table-unreachable = Il tuo tavolo non risponde. Riproviamo…
missing = Una parte della pagina non è stata caricata: la casa non ha risposto.
fetch-again = Riprova
to-lobby = Alla lobby

## Help
key-enter = Invio
key-space = Spazio

## The odds at the table

live-odds = Le probabilità di questo colpo
live-odds-show = Mostra le probabilità
live-odds-worth = Quanto vale ora una puntata, per fiche puntata

## The odds
edge-of = vantaggio della casa { $edge }
lab-link = Quanto vale ogni puntata
