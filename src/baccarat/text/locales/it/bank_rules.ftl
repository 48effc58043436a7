# The words of the rules that all tables with a player's bank share.

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
