cf-rules-title = Come si gioca a chemin de fer
cf-rules-aim = Un giocatore è il banchiere e gioca contro il tavolo. Si danno due mani, quella del ponte e quella del banchiere; vince la più vicina a nove.
cf-rules-travels = Il banco passa di posto in posto, sempre verso destra.
cf-rules-bank-title = Il banco
cf-rules-bank = Il banchiere mette una somma qualsiasi da { $minimum }. Gli altri puntano contro di essa, da { $stake }; insieme possono vincere ciò che è nel banco, non di più.
cf-rules-keep-loss = Un banchiere che vince tiene il banco e lascia dentro tutto; uno che perde passa il sabot a destra.
cf-rules-keep-decided = Dopo ogni colpo deciso il banco è pagato e avanza di un posto.
cf-rules-keep-never = Il banco resta dov’è finché salta o il banchiere se ne va.
cf-rules-tax = La casa prende il { $tax }% di ogni vincita del banco.
cf-rules-most = Un banco contiene al massimo { $most }; ciò che una vincita porta oltre si mette da parte, au garage.
cf-rules-double = Prima di ogni colpo un giocatore può raddoppiare un banco che nessuno ha ancora raddoppiato, e dividerne vincita e perdita.
cf-rules-consent = Il banchiere deve accettare quel giocatore.
cf-rules-standing-doubles = Anche chi è in piedi può raddoppiarlo.
cf-rules-prime-suite = Mentre si gioca una suite, la precedenza comincia alla destra del suo primo banchiere, che viene per ultimo.
cf-rules-staking-open = Tutti puntano insieme; ciò che supera il banco viene tagliato, dall’ultimo per precedenza.
cf-rules-staking-in_order_cut_back = Si chiede a ciascuno a turno, dalla destra del banchiere; ciò che supera il banco viene tagliato dall’ultimo.
cf-rules-staking-in_order_remaining = Si chiede a ciascuno a turno, dalla destra del banchiere, per ciò che resta.
cf-rules-bystanders = Chi è in piedi può chiamare se nessun posto lo fa, e puntare ciò che i posti lasciano scoperto.
cf-rules-bystanders-ranked = Chi è in piedi può chiamare se nessun posto chiama da solo tutto il banco, e chi lo chiama da solo precede i soci. Il rango è quello del posto davanti; punta ciò che i posti lasciano scoperto.
cf-rules-last-complete = “Banco et la table marche” precede “Banco avec la table”, perché completa ciò che il tavolo lascia.
cf-rules-suivi-sole = Ha diritto al suivi anche il giocatore seduto che ha puntato da solo e ha perso.
cf-rules-suivi-seen = Il suivi si può chiamare ancora dopo la distribuzione, finché le carte non sono viste; copre tutto il banco, e le altre puntate tornano.
cf-rules-cards-kept = Se il banco passa e cresce, il giocatore con diritto al suivi ha le carte una volta, con qualsiasi puntata, se nessuno chiama.
cf-rules-garage = Ciò che nessuno copre si mette da parte, au garage, e non è a rischio.
cf-rules-voluntary = Un banchiere che ha vinto più di { $most } può mettere da parte delle vincite prima di un colpo. Se una parte non è coperta, può lasciare il doppio di quanto lo è.
cf-rules-half-from-pass = { $count ->
    [one] Dopo un colpo vinto dal banco se ne può mettere da parte la metà.
   *[other] Dopo { $count } colpi vinti dal banco se ne può mettere da parte la metà.
}
cf-rules-all-in = Il banchiere può anche lasciare tutto ciò che nessuno copre: hi va tot.
cf-rules-no-garage = Ciò che nessuno copre resta nel banco, e in quel colpo non è a rischio.
cf-rules-adds = Prima delle chiamate di ogni colpo il banchiere può aggiungere al banco.
cf-rules-cards-title = Le carte
cf-rules-natural = Otto o nove con due carte si mostra subito: la petite, la grande. Nessuno tira.
cf-rules-ponte-bound = Il ponte, che ha la puntata più alta, deve tirare da 0 a 4, sceglie con 5, e deve stare con 6 e 7.
cf-rules-ponte-free = Il ponte, che ha la puntata più alta, può sempre scegliere. L’uso è tirare da 0 a 4 e stare con 6 e 7.
cf-rules-banker-bound = Il banchiere segue il tableau:
cf-rules-banker-free = Il banchiere può sempre scegliere. Secondo l’uso decide il tableau:
cf-rules-free-solo = Quando un giocatore solo ha chiamato tutto il banco, le due mani scelgono liberamente; solo il banchiere con 0 tira sempre.
cf-rules-ask-table = Un banchiere che ha la scelta può chiedere il tableau al croupier, e poi deve seguirlo.
cf-rules-looks-after = Il banchiere guarda solo dopo che il ponte ha deciso, e poi mostra le carte.
cf-rules-looks-once = Il banchiere guarda subito; le carte si mostrano quando tutti e due hanno deciso.
cf-rules-pass-title = Passare il banco
cf-rules-pass-title-never = La fine di un banco
cf-rules-pass-win = Dopo una vincita il banchiere può dire “Il y a une suite” e ritirare tutto. Il banco si offre in giro a quella somma, ma a non meno di { $minimum }: “Passez-moi les cartes”.
cf-rules-pass-any = Tra un colpo e l’altro il banchiere può sempre passare il banco. Si offre in giro alla somma che conteneva, ma a non meno di { $minimum }: “Passez-moi les cartes”.
cf-rules-cut-placed = Il vicino alla sinistra del croupier inserisce la carta di taglio, e il croupier taglia lì.
cf-rules-cut-from-left = Il taglio si offre dalla sinistra del croupier, finché qualcuno taglia.
cf-rules-at-least = Chi lo prende può mettere più di quella somma.
cf-rules-deal-once = Chi prende un banco deve dare almeno un colpo.
cf-rules-giver-out = Chi lo ha passato non può raddoppiarlo nel primo colpo.
cf-rules-partner-out = Il socio di chi lo passa non può fare offerte.
cf-rules-standing-takes = È offerto prima ai posti, a partire dalla destra dell’ultimo che lo ha tenuto, poi a chi è in piedi.
cf-rules-return = Se nessuno lo prende, chi lo ha passato può riprenderlo alla stessa somma.
cf-rules-forced = Se nessuno offre, il vicino di destra di chi lo ha ceduto lo tiene con { $minimum } o lascia il posto.
cf-rules-refusals = { $count ->
    [one] Chi rifiuta il banco lascia il posto.
   *[other] Chi rifiuta il banco { $count } volte di seguito in un sabot lascia il posto.
}
cf-rules-newcomer = Chi si siede durante un sabot non può tenere il banco prima che la mano sia passata una volta.
cf-rules-least = Un colpo comincia solo con { $players } giocatori seduti; con meno, il tavolo aspetta.
cf-rules-pass-never = Nessuno rileva il banco di un altro giocatore.
cf-rules-pass-next = Se nessuno lo prende, il prossimo giocatore di turno può mettere una somma qualsiasi da { $minimum }.
cf-rules-falls-original = Quando una suite è persa, il sabot va alla destra del suo primo banchiere.
cf-rules-falls-current = Quando una suite è persa, il sabot va alla destra del giocatore che la teneva.
cf-rules-table = { $packs ->
    [one] { $packs } mazzo
   *[other] { $packs } mazzi
} da 52, { $seats ->
    [one] un posto a sorte
   *[other] { $seats } posti a sorte
}, { $bystanders ->
    [0] nessun posto in piedi
    [one] un posto in piedi
   *[other] { $bystanders } posti in piedi
}.
cf-rules-late = Chi è in ritardo fa ciò che le regole chiedono; dove c’è scelta sta con 5, segue il tableau, non punta e non chiama.
cf-rules-late-passes = Un banchiere in ritardo passa il banco appena è permesso.
