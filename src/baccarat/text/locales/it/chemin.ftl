chemin-shuffle-croupier = { $cut ->
    [from-left] Il croupier mescola e offre il taglio dalla sua sinistra, finché qualcuno taglia.
    [croupier] Il croupier mescola e taglia.
   *[neighbour] Il croupier mescola, il vicino alla sua sinistra inserisce la carta di taglio, e il croupier taglia lì.
}
chemin-shuffle-everyone = { $cut ->
    [from-left] Mescolano il croupier, ogni giocatore a turno, e di nuovo il croupier, che offre il taglio dalla sua sinistra, finché qualcuno taglia.
    [croupier] Mescolano il croupier, ogni giocatore a turno, e di nuovo il croupier, che taglia.
   *[neighbour] Mescolano il croupier, ogni giocatore a turno, e di nuovo il croupier; taglia il vicino alla sua sinistra.
}

chemin-stakes-set = “Les jeux sont faits” — il gioco è fatto: { $units }. Le carte vanno al posto { $seat }.
chemin-free-solo = Ha chiamato un giocatore solo: le due mani sono libere, ma con 0 il banchiere tira.
chemin-table-asked = Il posto { $seat }, il banchiere, chiede il tableau e deve seguirlo: { $says ->
    [D] una carta.
   *[S] nessuna carta.
}
chemin-garage-asked = Posto { $seat }, mette da parte delle vincite?
chemin-leaving-asked = { $units } non sono coperti. Posto { $seat }, ne lascia una parte nel banco?
chemin-left-in = { $all ->
    [yes] “Hi va tot” — resta tutto: { $units } che nessuno copre restano nel banco.
   *[no] { $units } che nessuno copre restano nel banco.
}
chemin-cards-kept = Il banco è più grande di prima. Il posto { $seat } aveva chiamato l’ultimo e ha le carte una volta, con qualsiasi puntata.

chemin-natural = { $points ->
    [8] “Huit, la petite”
   *[9] “Neuf, la grande”
} — { $side ->
    [player] il ponte ha
   *[banker] il banchiere ha
} { $points }.
chemin-shown = { $side ->
    [player] Il ponte mostra
   *[banker] Il banchiere mostra
} { $points ->
    [0] zero, baccara
   *[other] { $points }
}.
chemin-result-ponte = Il ponte vince, { $ponte } a { $banker }.
chemin-result-banker = Il banco vince, { $banker } a { $ponte }.
chemin-result-tie = “En cartes” — { $ponte } a { $banker }, pareggio.

why-chemin-ponte = { $kind ->
    [kept] Il posto { $seat } ha giocato la mano, avendo chiamato il banco prima che passasse e crescesse.
    [suivi] Il posto { $seat } ha giocato la mano, avendo seguito il banco perso.
    [solo] Il posto { $seat } ha giocato la mano, avendo chiamato tutto il banco.
    [a-deux] Il posto { $seat } ha giocato la mano, avendo la precedenza tra i due che dividevano il banco.
    [avec] Il posto { $seat } ha giocato la mano, avendo chiamato banco con il tavolo.
    [marche] Il posto { $seat } ha giocato la mano, avendo chiamato banco con il tavolo.
   *[largest] Il posto { $seat } ha giocato la mano, avendo la puntata più alta; tra uguali vale la precedenza.
}
why-chemin-natural = Il ponte ha { $ponte } e il banchiere { $banker } con due carte: un 8 o un 9 chiude il colpo, e nessuno tira.
why-chemin-not-given = Il ponte ha chiesto una carta con { $ponte }, ma il banchiere mostra { $banker } con due: contro un naturale non se ne dà.
why-chemin-ponte-draws = { $bound ->
    [bound] Il ponte ha { $points }: da 0 a 4 si deve tirare una carta.
    [free] Il ponte ha { $points }: con 5 si può tirare o stare, e il ponte ha scelto di tirare.
    [custom] Il ponte ha { $points }, aveva libera scelta, e ha tirato, come vuole l’uso.
   *[against] Il ponte ha { $points }, aveva libera scelta, e ha tirato contro l’uso.
}
why-chemin-ponte-stands = { $bound ->
    [bound] Il ponte ha { $points }: con 6 o 7 si deve stare.
    [free] Il ponte ha { $points }: con 5 si può tirare o stare, e il ponte ha scelto di stare.
    [custom] Il ponte ha { $points }, aveva libera scelta, e non ha tirato, come vuole l’uso.
   *[against] Il ponte ha { $points }, aveva libera scelta, e non ha tirato, contro l’uso.
}
why-chemin-banker-draws = { $bound ->
    [bound] Il ponte non ha tirato, e il banchiere ha { $points }: da 0 a 5 si deve tirare una carta.
    [custom] Il ponte non ha tirato; il banchiere ha { $points }, aveva libera scelta, e ha tirato, come vuole l’uso.
   *[against] Il ponte non ha tirato; il banchiere ha { $points }, aveva libera scelta, e ha tirato contro l’uso.
}
why-chemin-banker-stands = { $bound ->
    [bound] Il ponte non ha tirato, e il banchiere ha { $points }: con 6 o 7 si deve stare.
    [custom] Il ponte non ha tirato; il banchiere ha { $points }, aveva libera scelta, e non ha tirato, come vuole l’uso.
   *[against] Il ponte non ha tirato; il banchiere ha { $points }, aveva libera scelta, e non ha tirato, contro l’uso.
}
why-chemin-banker-given-draws = { $bound ->
    [bound] Il banchiere ha { $points } e ha dato { $given }: secondo il tableau deve tirare.
    [free] Il banchiere ha { $points } e ha dato { $given }: lì il tableau lascia la scelta, e il banchiere ha scelto di tirare.
    [custom] Il banchiere ha { $points } e ha dato { $given }, aveva libera scelta, e ha tirato, come vuole l’uso.
   *[against] Il banchiere ha { $points } e ha dato { $given }, aveva libera scelta, e ha tirato contro l’uso.
}
why-chemin-banker-given-stands = { $bound ->
    [bound] Il banchiere ha { $points } e ha dato { $given }: secondo il tableau deve stare.
    [free] Il banchiere ha { $points } e ha dato { $given }: lì il tableau lascia la scelta, e il banchiere ha scelto di stare.
    [custom] Il banchiere ha { $points } e ha dato { $given }, aveva libera scelta, e non ha tirato, come vuole l’uso.
   *[against] Il banchiere ha { $points } e ha dato { $given }, aveva libera scelta, e non ha tirato, contro l’uso.
}
why-chemin-result-ponte = Il ponte batte il banchiere, { $ponte } a { $banker }: il banco paga ogni puntata.
why-chemin-result-banker = Il banchiere batte il ponte, { $banker } a { $ponte }: ogni puntata va nel banco.
why-chemin-result-tie = { $ponte } contro { $banker } è un pareggio: nessuno vince, e il banco resta.
