bq-rules-title = Come si gioca a baccara banque
bq-rules-aim = Un giocatore tiene il banco, al centro del tavolo, e gioca contemporaneamente contro due lati: quelli alla sua destra e quelli alla sua sinistra. Si danno tre mani, una per lato e quella del banchiere; ogni lato vince o perde per conto suo contro il banco.
bq-rules-bank-title = Il banco
bq-rules-award-auction = Il banco va all’asta: ogni offerta supera la precedente, da { $minimum }, e la più alta lo prende.
bq-rules-award-auction-lot = Il banco va all’asta da { $minimum }, e lo prende l’offerta più alta. Tra offerte uguali decide la sorte.
bq-rules-award-open = Il banco va all’asta senza somme: il primo che dice “Tous les coups sont tenus” lo prende subito, e lo apre con { $minimum }.
bq-rules-award-open-lot = Il banco si assegna senza somme: chi dice “Tous les coups sont tenus” si candida, e tra più decide la sorte. Si apre con { $minimum }.
bq-rules-award-list = Il banco segue la lista: il primo nome mette una somma qualsiasi da { $minimum }.
bq-rules-bank-maximum = Un banco nuovo non supera { $most }; ciò che vince può superarlo.
bq-rules-open-allowed = “Tous les coups sont tenus” supera ogni offerta: il primo che lo dice prende subito il banco. È allora un banco aperto, banque ouverte, che tiene ogni puntata.
bq-rules-open-always = Ogni banco è aperto, banque ouverte: copre ogni puntata.
bq-rules-top-up = Prima delle carte un banco aperto si rifornisce fino alla somma di tutte le puntate, o si lascia.
bq-rules-limited = Un banco limitato risponde di ciò che contiene, non di più. A zero è saltato, e lo copre un drappo nero.
bq-rules-refill-never-auction = Un banco saltato va all’asta.
bq-rules-refill-never-list = Dopo un banco saltato ne mette uno il nome seguente della lista.
bq-rules-refill-opening = Chi teneva un banco saltato può continuare con la somma con cui l’aveva aperto.
bq-rules-refill-minimum = Chi teneva un banco saltato può continuare con { $minimum }.
bq-rules-refill-opening-or-more = Chi teneva un banco saltato può continuare con qualsiasi somma a partire da quella con cui l’aveva aperto.
bq-rules-stays = Il banchiere tiene il banco anche dopo una perdita, e non ne toglie nulla; { $shoes ->
    [0] dura quanto vuole il banchiere.
    [one] dura finché il sabot non è esaurito.
   *[other] dura al massimo { $shoes } sabot.
}
bq-rules-retire-any-time = Il banchiere può ritirarsi dopo ogni giro; allora il banco si offre in giro alla somma che contiene, ma a non meno di { $minimum }: “Il y a une suite”.
bq-rules-retire-after-coup = Il banchiere può ritirarsi dopo un colpo; allora il banco si offre in giro alla somma che contiene, ma a non meno di { $minimum }: “Il y a une suite”.
bq-rules-retire-any-time-first = Il banchiere può ritirarsi dopo ogni giro; allora il banco si offre in giro alla somma con cui era stato aperto: “Il y a une suite”.
bq-rules-retire-after-coup-first = Il banchiere può ritirarsi dopo un colpo; allora il banco si offre in giro alla somma con cui era stato aperto: “Il y a une suite”.
bq-rules-winner-out = Il banchiere che lascia in vincita non può più tenere il banco in quel sabot.
bq-rules-new-shoe = Ogni asta dopo un colpo è per un sabot nuovo.
bq-rules-new-shoe-broken = Anche chi continua con un banco saltato può averne uno.
bq-rules-suite-open = Anche chi lo rileva tiene un banco aperto.
bq-rules-suite-limited = Chi rileva un banco aperto ne tiene uno limitato.
bq-rules-suite-list = Se nessuno lo prende, mette un banco il nome seguente della lista.
bq-rules-places = Il nuovo banchiere prende il centro, e il giocatore che vi sedeva prende il suo posto.
bq-rules-tax-limited = La casa prende il { $limited }% di ciò che un colpo rende a un banco limitato, con i due lati insieme.
bq-rules-tax-open = La casa prende il { $open }% di ciò che un colpo rende a un banco aperto, con i due lati insieme.
bq-rules-tax-capital = La casa prende il { $capital }% di tutto ciò che si mette in un banco.
bq-rules-tax-nearest-tenth = Si arrotonda al decimo di fiche più vicino.
bq-rules-tax-nearest-quarter = Si arrotonda al quarto di fiche più vicino.
bq-rules-tax-nearest-half = Si arrotonda alla mezza fiche più vicina.
bq-rules-double = Prima di ogni colpo un giocatore può raddoppiare un banco limitato che nessuno ha ancora raddoppiato, e dividerne vincita e perdita.
bq-rules-stakes-title = Chiamate e puntate
bq-rules-stakes = Si punta sul proprio lato, da { $stake }, e si vince o si perde con esso.
bq-rules-bystanders-limited = Contro un banco limitato chi è in piedi sceglie un lato e punta ciò che i posti lasciano scoperto.
bq-rules-bystanders-open = Contro un banco aperto chi è in piedi punta su un lato qualsiasi, quanto vuole.
bq-rules-halved = Ciò che si chiama si divide a metà sui due lati.
bq-rules-both-hands = Chi gioca tutte e due le mani gioca prima la destra; fino ad allora la sinistra resta coperta, anche per lui.
bq-rules-banco-free = Chi chiama da solo il banco può tirare o stare con ogni mano senza naturale.
bq-rules-banco-start = Prima del primo colpo di un banco chiunque può chiamare banco: tutto il banco, da solo. { $times ->
    [0] Non si ripete.
    [one] Un banco nullo nel complesso può essere ripetuto una volta.
   *[other] Un banco nullo nel complesso può essere ripetuto, al massimo { $times } volte.
}
bq-rules-calls-club = Prima delle puntate chiunque può chiamare banco, tutto il banco: sulla mano del proprio lato, o à cheval, metà su ciascuna. Due su lati opposti prendono metà ciascuno. Chi perde può chiamare ancora, { $times ->
    [one] al massimo una volta
   *[other] al massimo { $times } volte di seguito
}.
bq-rules-uncalled = Contro un banco aperto non ci sono chiamate.
bq-rules-calls-none = Non ci sono chiamate.
bq-rules-prime-round = Tra uguali conta la precedenza: prima il posto più vicino alla destra del banchiere, e così via intorno al tavolo.
bq-rules-prime-alternating = Tra uguali conta la precedenza: prima il vicino di destra del banchiere, poi quello di sinistra, poi il secondo a destra, e così via.
bq-rules-sides-lot = Se giocatori dei due lati chiamano banco, la sorte decide tra il primo di ogni lato.
bq-rules-over-refused = Ciò che supera un banco limitato è rifiutato, dall’ultimo per precedenza.
bq-rules-over-as-far = Ciò che supera un banco limitato è pagato per precedenza fin dove il banco arriva; oppure il banchiere accetta ogni puntata, e da allora il banco è aperto.
bq-rules-tie-last = All’ultimo colpo di un sabot le puntate tornano.
bq-rules-cards-title = Le carte
bq-rules-natural = Otto o nove con due carte si mostra subito: la petite, la grande. Quello del banchiere chiude il colpo; quello di un lato si decide sul momento, contro le due carte del banchiere.
bq-rules-natural-last = Otto o nove con due carte si mostra quando la mano è interrogata: la petite, la grande. Quello di un lato si decide sul momento, contro le due carte del banchiere. Quello del banchiere si mostra dopo che i lati hanno parlato, e batte ogni mano che non ne ha.
bq-rules-first-banker = Il banchiere guarda per primo; poi parla la destra, poi la sinistra.
bq-rules-first-all = Guardano tutti insieme; poi parla la destra, poi la sinistra.
bq-rules-first-sides = La destra guarda e parla, poi la sinistra; solo dopo guarda il banchiere.
bq-rules-ponte-tableau = Chi gioca una mano deve tirare da 0 a 4, sceglie con 5, e deve stare con 6 e 7.
bq-rules-ponte-free = Chi gioca una mano può sempre scegliere. L’uso è tirare da 0 a 4 e stare con 6 e 7.
bq-rules-holder = La mano di un lato comincia accanto al banchiere. Resta finché vince o pareggia, e passa verso l’esterno quando perde; la gioca qualcuno che ci ha puntato.
bq-rules-banker = Il banchiere decide per ultimo, liberamente, vedendo le terze carte dei due lati. Secondo l’uso decide il tableau, contro il lato con più puntate:
bq-rules-ask-table = Il banchiere può chiedere il tableau al croupier, e deve seguirlo dove dice lo stesso contro i due lati.
bq-rules-late = Chi è in ritardo non punta e non chiama, e fa ciò che le regole chiedono; dove c’è scelta sta con 5, e un banchiere segue il tableau.
bq-rules-least-players = Un colpo richiede { $least } giocatori per lato; con meno, il tavolo aspetta.
bq-rules-no-stop-card = Non c’è carta di stop: il sabot si dà finché bastano le carte per un colpo intero.
bq-rules-shuffle-neighbours = Mescolano il croupier, poi i vicini del banchiere, e per ultimo il banchiere.
bq-rules-cut-banker-names = Taglia il giocatore indicato dal banchiere.
bq-rules-table = { $packs ->
    [one] { $packs } mazzo
   *[other] { $packs } mazzi
} da 52, { $seats ->
    [one] un posto
   *[other] { $seats } posti
}, a scelta o a sorte, { $bystanders ->
    [0] nessun posto in piedi
    [one] un posto in piedi
   *[other] { $bystanders } posti in piedi
}.
