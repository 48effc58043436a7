banque-shuffle-croupier = { $cut ->
    [banker-names] Il croupier mescola; taglia il giocatore indicato dal banchiere.
   *[neighbour] Il croupier mescola, e taglia il vicino alla sua sinistra.
}
banque-shuffle-neighbours = { $cut ->
    [banker-names] Mescolano il croupier, poi i vicini del banchiere, e per ultimo il banchiere; taglia il giocatore indicato dal banchiere.
   *[neighbour] Mescolano il croupier, poi i vicini del banchiere, e per ultimo il banchiere; taglia il vicino alla sinistra del croupier.
}
banque-cutter-asked = Posto { $seat }, chi deve tagliare?
banque-cutter-named = { $own ->
    [yes] Taglia il posto { $seat }, il banchiere.
   *[no] Il banchiere indica il posto { $seat }, che taglia.
}
banque-table-asked = Il posto { $seat }, il banchiere, chiede il tableau al croupier.
banque-lot = La sorte cade sul posto { $seat }.
banque-side-void = { $side ->
    [right] Il colpo è nullo per la destra: le sue puntate tornano.
   *[left] Il colpo è nullo per la sinistra: le sue puntate tornano.
}
banque-last-coups = { $coups ->
    [1] È l’ultimo colpo del sabot.
   *[other] Nel sabot restano { $coups } colpi.
}

banque-auction = Il banco va all’asta. Le vostre offerte, prego.
banque-auction-open = Il banco è aperto: copre ogni puntata. È del primo che dice “Tous les coups sont tenus”.
banque-auction-open-lot = Il banco è aperto: copre ogni puntata. Chi dice “Tous les coups sont tenus”? Tra più decide la sorte.
banque-suite-open = “Il y a une suite” — c’è un banco aperto da seguire, a { $units }. Copre ogni puntata. Chi lo prende?
banque-suite-limited = “Il y a une suite” — c’è un banco da seguire, a { $units }. Risponde solo di ciò che contiene. Chi lo prende?
banque-offered-open = Posto { $seat }, desidera il banco? È aperto: copre ogni puntata.
banque-waits-open = Nessuno prende il banco: va al primo che lo vuole. È aperto: copre ogni puntata.
banque-game-ends = Nessuno vuole il banco: il gioco finisce, finché qualcuno non ne apre uno.
banque-open = “Tous les coups sont tenus” — ogni puntata è tenuta: il posto { $seat } ha il banco, ed è aperto.
banque-capital-tax = La casa prende { $units } dal posto { $seat }, come cagnotte sulla somma portata.
banque-accept-asked = Le puntate superano il banco di { $units }. Il banchiere le accetta tutte?
banque-all-accepted = “Tous les coups sont tenus” — ogni puntata è tenuta: il banchiere mette { $units }, e il banco è aperto.
banque-top-up-asked = Le puntate superano il banco di { $units }. Il banchiere lo rifornisce?
banque-topped-up = “Tous les coups sont tenus” — ogni puntata è tenuta: il banchiere rifornisce il banco di { $units }.
banque-refill-asked = “La banque a sauté” — il banco è saltato. Posto { $seat }, continua con { $units }?
banque-refilled = Il posto { $seat } continua, con un banco di { $units }.
banque-new-shoe-asked = Posto { $seat }, vuole un sabot nuovo?
banque-bank-lost = “La banque a sauté” — il banco del posto { $seat } è saltato.
banque-bank-passed = “Il y a une suite” — il posto { $seat } si ritira, e prende { $units }.
banque-bank-cashed = Il sabot è esaurito: il posto { $seat } ritira il banco, { $units }.
banque-bank-uncovered = Il posto { $seat } non tiene tutte le puntate e lascia il banco, con { $units }. Le puntate tornano.
banque-bank-left = Il posto { $seat } se n’è andato, e riceve { $units } dal banco.
banque-winner-out = Il posto { $seat } lascia in vincita, e in questo sabot non tiene più il banco.

banque-banco = { $where ->
    [cheval] “Banco à cheval” — metà su ogni mano. Banco al posto { $seat }, che gioca le due mani: { $units }.
   *[hand] “Banco.” Banco al posto { $seat }, sulla mano del suo lato: { $units }.
}
banque-banco-halves = “Banco” sui due lati: i posti { $seat } e { $other } fanno metà, ciascuno sul suo lato: { $units }.
banque-stakes-open = Il banco è aperto. Le vostre puntate, prego.
banque-hand-held = { $side ->
    [right] A destra ci sono { $units }: le carte vanno al posto { $seat }.
   *[left] A sinistra ci sono { $units }: le carte vanno al posto { $seat }.
}

banque-carte = “Carte, s’il vous plaît” — { $side ->
    [right] una carta per la destra, per favore.
   *[left] una carta per la sinistra, per favore.
}
banque-non = “Non, Monsieur” — { $side ->
    [right] nessuna carta per la destra.
   *[left] nessuna carta per la sinistra.
}
banque-natural = { $points ->
    [8] “Huit, la petite”
   *[9] “Neuf, la grande”
} — { $side ->
    [right] la destra ha
    [left] la sinistra ha
   *[banker] il banchiere ha
} { $points }.
banque-shown = { $side ->
    [right] La destra mostra
    [left] La sinistra mostra
   *[banker] Il banchiere mostra
} { $points ->
    [0] zero, baccara
   *[other] { $points }
}.
banque-result-side = { $side ->
    [right] Vince la destra, { $points } a { $bank }.
   *[left] Vince la sinistra, { $points } a { $bank }.
}
banque-result-banker = { $side ->
    [right] Il banco batte la destra, { $bank } a { $points }.
   *[left] Il banco batte la sinistra, { $bank } a { $points }.
}
banque-result-tie = “En cartes” — { $side ->
    [right] la destra pareggia, { $points } a { $bank }.
   *[left] la sinistra pareggia, { $points } a { $bank }.
}
banque-not-answered = Il banco non risponde oltre: { $units } della puntata del posto { $seat } tornano indietro.
banque-paid-in-part = Il banco non arriva oltre: al posto { $seat } si pagano { $units }.
banque-hand-passed = { $side ->
    [right] La mano della destra passa al posto { $seat }.
   *[left] La mano della sinistra passa al posto { $seat }.
}

why-banque-banker-natural = Il banchiere ha { $points } con due carte: tutti mostrano, e nessuno tira.
why-banque-banker-natural-last = Il banchiere ha { $points } con due carte: batte ogni mano senza naturale, qualunque carta abbia tirato.
why-banque-natural = { $side ->
    [right] La destra ha { $points } con due carte: si decide subito, contro le due del banchiere.
   *[left] La sinistra ha { $points } con due carte: si decide subito, contro le due del banchiere.
}
why-banque-side-draws = { $side ->
    [right] La destra ha { $points }
   *[left] La sinistra ha { $points }
}{ $bound ->
    [bound] : da 0 a 4 si deve tirare una carta.
    [free] : con 5 si può tirare o stare, e chi gioca la mano ha scelto di tirare.
    [custom] , aveva libera scelta, e ha tirato, come vuole l’uso.
   *[against] , aveva libera scelta, e ha tirato contro l’uso.
}
why-banque-side-stands = { $side ->
    [right] La destra ha { $points }
   *[left] La sinistra ha { $points }
}{ $bound ->
    [bound] : con 6 o 7 si deve stare.
    [free] : con 5 si può tirare o stare, e chi gioca la mano ha scelto di stare.
    [custom] , aveva libera scelta, e non ha tirato, come vuole l’uso.
   *[against] , aveva libera scelta, e non ha tirato, contro l’uso.
}
why-banque-banker-draws = { $bound ->
    [bound] Il banchiere ha { $points }, ha chiesto il tableau, che dice lo stesso contro i due lati, e doveva tirare.
    [free] Il banchiere ha { $points }, aveva libera scelta, e ha tirato; contro il lato con più puntate l’uso lo lascia aperto.
    [custom] Il banchiere ha { $points }, aveva libera scelta, e ha tirato, come vuole l’uso contro il lato con più puntate.
   *[against] Il banchiere ha { $points }, aveva libera scelta, e ha tirato. Contro il lato con più puntate l’uso è stare.
}
why-banque-banker-stands = { $bound ->
    [bound] Il banchiere ha { $points }, ha chiesto il tableau, che dice lo stesso contro i due lati, e non doveva tirare.
    [free] Il banchiere ha { $points }, aveva libera scelta, e non ha tirato; contro il lato con più puntate l’uso lo lascia aperto.
    [custom] Il banchiere ha { $points }, aveva libera scelta, e non ha tirato, come vuole l’uso contro il lato con più puntate.
   *[against] Il banchiere ha { $points }, aveva libera scelta, e non ha tirato. Contro il lato con più puntate l’uso è tirare.
}
why-banque-result-side = { $side ->
    [right] La destra batte il banchiere, { $points } a { $bank }: il banco paga le puntate di destra.
   *[left] La sinistra batte il banchiere, { $points } a { $bank }: il banco paga le puntate di sinistra.
}
why-banque-result-side-as-far = { $side ->
    [right] La destra batte il banchiere, { $points } a { $bank }: il banco paga le puntate di destra, fin dove arriva.
   *[left] La sinistra batte il banchiere, { $points } a { $bank }: il banco paga le puntate di sinistra, fin dove arriva.
}
why-banque-result-banker = { $side ->
    [right] Il banchiere batte la destra, { $bank } a { $points }: le sue puntate vanno nel banco.
   *[left] Il banchiere batte la sinistra, { $bank } a { $points }: le sue puntate vanno nel banco.
}
why-banque-result-tie = { $side ->
    [right] { $points } della destra contro { $bank } è un pareggio: lì nessuno vince.
   *[left] { $points } della sinistra contro { $bank } è un pareggio: lì nessuno vince.
}
