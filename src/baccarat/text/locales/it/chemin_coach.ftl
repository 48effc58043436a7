# What the coach says at chemin de fer: its ideas, what to do, and why.

## The ideas
coach-bank = Il banco e il sabot
coach-bank-text = Un giocatore tiene il banco e dà le carte dal sabot contro tutti gli altri. Si giocano due mani. Vince la più vicina a nove.
coach-offered = Il banco è offerto
coach-offered-text = Il sabot gira verso destra. Il giocatore seguente può mettere un banco o rifiutare. Nessuno se la prende.
coach-putup = Un banco tuo
coach-putup-text = Ora giochi contro il tavolo. Se vinci, le puntate restano nel banco. Se perdi, il sabot va avanti. Puoi perdere ciò che è nel banco, non di più.
coach-putup-decided-text = Ora giochi contro il tavolo, per un colpo deciso. Poi il banco ti è pagato, e il sabot va avanti. Puoi perdere ciò che è nel banco, non di più.
coach-putup-never-text = Ora giochi contro il tavolo, finché il banco salta o te ne vai. Puoi perdere ciò che è nel banco, non di più.
coach-stakes = Le puntate e il ponte
coach-stakes-text = Le puntate contano per precedenza finché il banco è coperto. Il resto torna. La puntata più alta gioca la mano per tutti: chi l’ha fatta è il ponte.
coach-stakes-left-text = Si chiede a ciascuno a turno, per precedenza: si punta ciò che resta del banco. La puntata più alta gioca la mano per tutti: chi l’ha fatta è il ponte.
coach-garage = Au garage
coach-garage-text = Ciò che nessuno copre si mette da parte: au garage, o au chocolat. Non è a rischio, ed è ancora del banchiere.
coach-natural = Otto e nove
coach-natural-text = Otto o nove con due carte si mostra subito: la petite, la grande. Si mostra anche l’altra mano, e nessuno tira.
coach-tableau = Il tableau del banchiere
coach-tableau-text = Il banchiere decide per ultimo, avendo visto la carta data. Il tableau obbliga, con una scelta solo con 3 dopo aver dato 9, e con 5 dopo aver dato 4.
coach-tableau-computer-text = Il banchiere decide per ultimo, avendo visto la carta data. Il tableau obbliga, con una scelta solo con 3 dopo aver dato 9.
coach-tableau-free-text = Il banchiere decide per ultimo, avendo visto la carta data, e può sempre scegliere. Secondo l’uso decide il tableau.
coach-tax = La cagnotte
coach-tax-text = La casa prende il { $tax }% di ogni vincita del banco, e nulla quando vince il ponte.
coach-tie = En cartes
coach-tie-text = Mani pari: nessuno vince. Le puntate tornano, e il banco resta. Poi si riaprono le chiamate.
coach-tie-stand-text = Mani pari: nessuno vince. Banco, puntate e chiamata restano per il colpo seguente.
coach-choice = Tenerlo, o passarlo
coach-choice-text = Dopo una vincita il banchiere può tenere il banco, o dire “La main passe” e ritirare tutto. Finché lo tiene, non ritira nulla.
coach-choice-any-text = Tra un colpo e l’altro il banchiere può tenere il banco, o dire “La main passe” e ritirare tutto. Finché lo tiene, non ritira nulla.
coach-auction = L’asta
coach-auction-text = Nessuno ha preso la suite, perciò il banco va all’asta. Lo mette l’offerta più alta. Tra offerte uguali vale la precedenza.

## What I would do, and why
coach-why-solo = Il banco è piccolo rispetto alle tue fiches. Prendilo tutto, e la mano la giochi tu.
coach-why-hand = Non hai ancora giocato una mano. Questo può dartene una: la gioca chi copre di più.
coach-why-no-bid = Ci sarà un altro banco. Non serve pagare per questo.
coach-why-no-suite = Un banco che è cresciuto costa molto. Il tuo verrà.
coach-why-hold = Una vincita è un inizio, e rischi soprattutto ciò che hai vinto.
coach-why-hold-first = Non ha ancora vinto. Tienilo ancora per un colpo.
coach-why-tableau = È ciò che dice il tableau per il tuo totale e la carta che hai dato.
coach-why-volonte = Qui la scelta è libera. Le due valgono quasi lo stesso; i più tirano.
coach-why-usage = Qui la scelta è libera. L’uso segue il tableau.
