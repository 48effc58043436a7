bank-offered = Posto { $seat }, desidera il banco?
bank-waits = Nessuno prende il banco: va al primo che lo vuole.
bank-put-up = Il posto { $seat } mette un banco di { $units }.
bank-added = Il posto { $seat } aggiunge { $units } al banco.
bank-doubling = Il banco è di { $units }. Chi lo raddoppia, per metà della vincita e metà della perdita?
bank-consent-asked = Il posto { $other } vorrebbe associarsi al banco con { $units }. Posto { $seat }, accetta?
bank-partner-refused = Il banchiere rifiuta e tiene il banco da solo.
bank-doubled = “Banco double.” Il posto { $seat } entra con il banchiere: il banco è di { $units }.
bank-held = Il posto { $seat } tiene il banco.
bank-lost = Il posto { $seat } ha perso il banco.
bank-passed = “La main passe” — il posto { $seat } passa il banco, e ritira { $units }.
bank-cashed = Il posto { $seat } incassa il banco: { $units }.
bank-uncovered = Nessuno gioca contro il posto { $seat }, che riprende { $units }.
bank-left = Il posto { $seat } se n’è andato, e riceve { $units } dal banco.
bank-share = Il posto { $seat }, che aveva raddoppiato, riprende { $units }.
bank-suite = “Il y a une suite” — c’è un banco da seguire, a { $units }. Chi lo prende?
bank-suite-taken = “Passez-moi les cartes” — passatemi le carte: il posto { $seat } ha il banco, a { $units }.
bank-giver-asked = Nessuno lo prende. Il posto { $seat } può riprenderlo, a { $units }.
bank-auction = Nessuno prende la suite, e il banco va all’asta. Le vostre offerte, prego.
bank-auction-left = Chi ha preso il banco se n’è andato senza giocarlo, e va all’asta. Le offerte, prego.
bank-auction-won = Il banco va al posto { $seat }, a { $units }.
bank-forced = Nessuno offre. Il posto { $seat } deve tenere il banco a { $units }, o lasciare il posto.
bank-seat-lost = Il posto { $seat } rifiuta il banco e lascia il posto.
bank-newcomer = Il posto { $seat } è nuovo in questo sabot e lascia passare la mano una volta.

bank-calls = Il banco è di { $units }. Le vostre chiamate, prego.
bank-bystanders-call = Nessun posto chiama. Il banco è di { $units }: chiama qualcuno in piedi?
bank-bystanders-alone = Nessun posto chiama da solo tutto il banco. È di { $units }: chiama qualcuno in piedi?
bank-banco = { $kind ->
    [suivi] “Suivi” — si segue. Banco al posto { $seat }, che ha perso l’ultimo e viene prima di tutti: { $units }.
    [solo] “Banco solo” — tutto il banco. Banco al posto { $seat }, che lo copre tutto: { $units }.
    [avec] “Banco avec la table” — con il tavolo. Banco al posto { $seat } per metà, { $units }; il tavolo può puntare il resto.
   *[marche] “Banco et la table marche” — e il tavolo gioca. Banco al posto { $seat }, che copre metà e tutto ciò che il tavolo lascia, fino a { $units }.
}
bank-banco-shared = { $kind ->
    [suivi] “Suivi” — si segue. Banco ai posti { $seat } e { $other }, che hanno perso l’ultimo insieme e vengono prima di tutti: { $units }.
   *[a-deux] “Banco à deux” — in due. Banco ai posti { $seat } e { $other }, metà ciascuno: { $units }.
}
bank-call-over = Il posto { $seat } cede: prima va la chiamata più forte, e tra uguali chi ha la precedenza.
bank-call-lapsed = Il posto { $seat } ha chiamato per metà, e nessuno per l’altra: la chiamata decade.
bank-suivi-asked = “Suivi?” — il posto { $seat } può ancora seguire, finché le carte non sono viste.
bank-stakes = { $units } da coprire. Le vostre puntate, prego.
bank-stake-asked = Posto { $seat }, { $units } da coprire. La sua puntata, prego.
bank-bystanders-stake = Restano { $units } per chi è in piedi.
bank-raise-asked = Le puntate superano il banco di { $units }. Il banchiere le tiene?
bank-raised = Il banchiere aggiunge { $units }.
bank-all-held = “Tous les coups sont tenus” — ogni puntata è tenuta: il banchiere aggiunge { $units }.
bank-raise-matched = Il posto { $seat } pareggia il rilancio con { $units }: metà e metà, come prima.
bank-raise-unmatched = Il rilancio non è pareggiato: vincita e perdita seguono ora ciò che ciascuno ha nel banco.
bank-cut = { $left ->
    [yes] Il banco è coperto: { $units } della puntata del posto { $seat } tornano indietro.
   *[no] Il banco è coperto: al posto { $seat } tornano { $units }.
}
bank-garage = “Au garage” — { $units } non sono coperti, e si mettono da parte.
bank-over-maximum = “Au garage” — { $units } più di quanto un banco può contenere: si mettono da parte.
bank-set-aside = “Au garage” — il banchiere mette da parte { $units }.

bank-banker-draws = Il banchiere tira.
bank-reste = “Reste” — il banchiere sta.
bank-stakes-stand = Puntate e chiamata restano.
bank-tax = La casa prende { $units } della vincita.
bank-nobody-staked = Nessuno punta, e non c’è colpo.
