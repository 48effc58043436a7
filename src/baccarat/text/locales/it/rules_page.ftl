rules-title = Come si gioca a punto banco
rules-aim = Si punta su quale di due mani, Punto o Banco, si avvicina di più a nove, o sul pareggio. Le due mani sono del tavolo: chiunque può puntare su ciascuna.
rules-values-title = Valori
rules-values = L’asso vale uno, dal due al nove il loro numero, dieci e figure zero. Della somma conta solo l’ultima cifra: sette e sei fanno tre.
rules-natural-title = Naturali
rules-natural = Otto o nove con due carte chiude subito il colpo.
rules-player-title = Terza carta di Punto
rules-player = Punto tira da 0 a 5 e sta con 6 e 7.
rules-banker-title = Terza carta di Banco
rules-banker = Se Punto non ha tirato, Banco tira da 0 a 5. Se Punto ha tirato, dipende da quella carta:
rules-banker-has = Banco ha
rules-banker-draws = tira quando la carta di Punto vale
rules-always = sempre
rules-never = mai
rules-except = tutto tranne { $given }
rules-pays-title = Che cosa si paga
rules-beside = solo accanto a una puntata su Punto, Banco o Pareggio
rules-lines = Di ogni puntata vale la prima riga che corrisponde; se non corrisponde nessuna, la puntata è persa.
rules-tie = In caso di pareggio le puntate su Punto e Banco non sono né pagate né perse.
rules-tie-free = Restano dove sono, e puoi riprenderle.
rules-tie-stands = Restano per il colpo seguente: puoi aumentarle, ma non riprenderle.
rules-barred = Una mano che vince mentre le puntate su di essa restano si dice annullata.
rules-commission = La commissione si prende subito da ogni vincita.
rules-whole-chips = Si gioca solo con fiches intere: la commissione si arrotonda a fiches intere, le vincite per difetto.
rules-tie-limit = Una puntata sul pareggio è al massimo il { $share }% del massimo del tavolo.
rules-side-limit = Una puntata laterale è al massimo il { $share }% del massimo del tavolo.
rules-tie-least = Una puntata sul pareggio è di almeno { $units } fiches.
rules-side-least = Una puntata laterale è di almeno { $units } fiches.
rules-factor = Il massimo è { $factor } volte il minimo.
rules-one-side = In un colpo si punta su Punto o su Banco, non su entrambi.
rules-differential = Tutte le puntate su una mano possono superare quelle sull’altra al massimo di { $units } fiches; l’eccedenza torna prima che si diano le carte.
rules-wins-up = Una vincita che non si può pagare esattamente è arrotondata per eccesso.
rules-whole-chips-up = Si gioca solo con fiches intere: la commissione è arrotondata a una fiche intera, le vincite per eccesso.
rules-banker-first = Alla fine di un colpo il croupier annuncia il punto di Banco, poi quello di Punto, poi il vincitore.
rules-deal-once = Chi prende il sabot dà un colpo prima che il croupier possa dare per lui.
rules-official = Si danno quattro carte coperte. Chi ha puntato di più su Punto ne mostra le due, che restano scoperte; poi chi tiene il sabot mostra le due di Banco. Le terze carte arrivano scoperte, prima quella di Punto. Se nessuno ne ha diritto, le mostra il croupier.
rules-free-hands = { $count ->
    [one] Il primo colpo di un sabot si dà senza puntate.
   *[other] I primi { $count } colpi di un sabot si danno senza puntate.
}
rules-last-hands = { $count ->
    [one] Prima che il tavolo chiuda, il croupier annuncia un ultimo colpo.
   *[other] Prima che il tavolo chiuda, il croupier annuncia { $count } ultimi colpi.
}
rules-bystanders = { $count ->
    [one] Un giocatore può puntare in piedi, ma non dà le carte e non scopre mani.
   *[other] Fino a { $count } giocatori possono puntare in piedi, ma non danno le carte e non scoprono mani.
}
rules-waiting-list = Quando tutti i posti sono occupati, ci si può iscrivere a una lista d’attesa. Il posto che si libera è tenuto per il primo della lista; fra due sabot passano prima i giocatori seduti che vogliono cambiare posto.
rules-limits-after-three = Se chi ospita cambia i limiti, si annunciano tre ultimi colpi; poi comincia un sabot nuovo con i nuovi limiti.
rules-croupier = Dà il croupier.
rules-points = Il croupier annuncia i punti.
rules-draws = Il croupier dice di ogni mano se sta o riceve una carta.
rules-holds = Chi tiene il sabot dà, fa dare dal croupier, o lo passa. Per chi è in ritardo dà il croupier; la seconda volta il sabot passa.
rules-goes-clockwise = Quando Punto vince, il sabot va in senso orario al posto seguente.
rules-goes-highest = Quando Punto vince, il sabot va al giocatore che ha puntato di più su Punto.
rules-goes-right = Quando Punto vince, il sabot va di un posto a destra.
rules-american = Si danno quattro carte coperte. Chi ha puntato di più su Punto vede le due di Punto: un naturale si mostra, altrimenti si chiede o non si chiede una carta, come vogliono le regole.
rules-american-players = Poi chi tiene il sabot mostra le due di Banco. Le terze carte arrivano scoperte, e le due di Punto si mostrano alla fine.
rules-american-croupier = Poi il croupier mostra le due di Banco. Le terze carte arrivano scoperte, e le due di Punto si mostrano alla fine.
rules-squeeze = Le carte arrivano coperte. Chi ha puntato di più su una mano ne gira le carte: le due di Punto, le due di Banco, poi le terze carte. Il croupier gira le mani senza puntate.
rules-not-holder = Chi tiene il sabot non prende mai le carte di Punto: al suo posto lo fa chi ha la puntata più alta dopo la sua.
rules-noted = La commissione si annota e si accantona, e si riscuote a fine sabot o quando ti alzi.
rules-dealers = Il croupier dirige il gioco, aiutato dagli assistenti: ritirano ciò che ha perso e pagano ciò che ha vinto.
rules-dealers-reckon = Gli assistenti calcolano anche la commissione.
rules-shuffle-croupier = Il croupier mescola.
rules-shuffle-dealers = Il croupier e gli assistenti mescolano.
rules-cut-in-turn = I posti tagliano a turno, uno per ogni sabot.
rules-cut-neighbour = Il vicino alla sinistra del croupier inserisce la carta di taglio.
rules-burn-first = Prima del primo colpo si mostra la prima carta, e il suo valore dice quante altre si bruciano: dieci per un dieci o una figura.
rules-burn-some = Prima del primo colpo si bruciano alcune carte senza vederle.
rules-table = { $packs ->
    [one] { $packs } mazzo
   *[other] { $packs } mazzi
} da 52, puntate da { $minimum } a { $maximum } fiches con incrementi di { $step }.

help-title = Tasti
help-intro = Si può fare tutto dalla tastiera.
help-chips = scegli una fiche
help-spots = mettila su Punto, Banco o Pareggio
help-deal = chiedi le carte, o salta il movimento
help-undo = annulla
help-double = raddoppia
help-rebet = punta come prima
help-clear = riprendi le puntate
help-again = ripunta e dai le carte
help-patterns = metti le puntate salvate
help-why = perché l’ultimo colpo è andato così
help-sound = audio attivo o disattivato
help-rules = regole
help-menu = il tavolo: fiches, ritmo, verbali
help-help = questa pagina
help-board = il tabellone a schermo intero

bk-rules-no-tax = La casa non prende nulla.
bk-rules-whole-chips = Si gioca solo con fiches intere: la cagnotte si arrotonda alla fiche superiore.
bk-rules-calls-title = Chiamate
bk-rules-calls-all = Prima delle puntate chiunque può chiamare, dalla più forte: banco solo, tutto il banco; banco à deux, metà ciascuno in due; banco avec la table, metà, e il tavolo punta il resto; et la table marche, metà e ciò che il tavolo lascia.
bk-rules-calls-banco = Prima delle puntate chiunque può chiamare banco: tutto il banco, da solo.
bk-rules-suivi = Chi ha chiamato tutto il banco e ha perso può chiamarlo ancora al colpo seguente, prima di tutti: suivi.
bk-rules-prime = Tra chiamate uguali decide la precedenza: viene prima il posto più vicino alla destra del banchiere.
bk-rules-raise = Quando le puntate superano il banco, il banchiere può metterne di più.
bk-rules-values = L’asso vale uno, dal due al nove il loro numero, dieci e figure zero. Della somma conta solo l’ultima cifra.
bk-rules-has = Il banchiere ha
bk-rules-draws = tira dopo aver dato
bk-rules-always = sempre
bk-rules-never = mai
bk-rules-stood = o quando il ponte non ha tirato
bk-rules-may = può, dopo { $given }
bk-rules-tie-back-called = En cartes, un pareggio: le puntate tornano, e si riaprono le chiamate.
bk-rules-tie-back = En cartes, un pareggio: le puntate tornano.
bk-rules-tie-stand-called = En cartes, un pareggio: puntate e chiamata restano per il colpo seguente.
bk-rules-tie-stand = En cartes, un pareggio: le puntate restano per il colpo seguente.
bk-rules-auction = Se nessuno lo prende, va all’asta.
bk-rules-shuffle-croupier = Il croupier mescola.
bk-rules-shuffle-everyone = Il croupier mescola, poi ogni giocatore a turno, poi di nuovo il croupier.
bk-rules-cut-neighbour = Taglia il vicino alla sinistra del croupier.
bk-rules-cut-croupier = Taglia il croupier.

sources-title = Da dove vengono queste regole
sources-second-hand = noto di seconda mano
sources-choice = scelta della casa
sources-house = regola della casa
sources-ours = nostra
sources-letters = Da S0 a S3 sono le descrizioni da cui partiamo: S0 tutti i giochi, S1 il punto banco di una casa, S2 un vecchio gioco per computer, S3 lo chemin de fer e il baccara banque nei particolari.
sources-missing = non seguita
sources-irregularities = Quando qualcosa va storto al tavolo (in inglese)
