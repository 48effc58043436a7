banque-shuffle-croupier = { $cut ->
    [banker-names] Baraja el crupier; corta el jugador que designe el banquero.
   *[neighbour] Baraja el crupier, y corta su vecino de la izquierda.
}
banque-shuffle-neighbours = { $cut ->
    [banker-names] Baraja el crupier, luego los vecinos del banquero, y el banquero el último; corta el jugador que él designe.
   *[neighbour] Baraja el crupier, luego los vecinos del banquero, y el banquero el último; corta el vecino de la izquierda del crupier.
}
banque-cutter-asked = Asiento { $seat }, ¿quién corta?
banque-cutter-named = { $own ->
    [yes] El asiento { $seat }, el banquero, corta.
   *[no] El banquero designa al asiento { $seat }, que corta.
}
banque-table-asked = El asiento { $seat }, el banquero, pide la tabla al crupier.
banque-lot = La suerte recae en el asiento { $seat }.
banque-side-void = { $side ->
    [right] La jugada es nula para la derecha: sus apuestas se devuelven.
   *[left] La jugada es nula para la izquierda: sus apuestas se devuelven.
}
banque-last-coups = { $coups ->
    [1] Esta es la última jugada del sabot.
   *[other] Quedan { $coups } jugadas en el sabot.
}

banque-auction = La banca se subasta. Sus pujas, por favor.
banque-auction-open = La banca es libre: cubre todas las apuestas. Es del primero que diga «Tous les coups sont tenus».
banque-auction-open-lot = La banca es libre: cubre todas las apuestas. ¿Quién dice «Tous les coups sont tenus»? Entre varios se sortea.
banque-suite-open = «Il y a une suite»: hay una banca libre que seguir, por { $units }. Cubre todas las apuestas. ¿Quién la toma?
banque-suite-limited = «Il y a une suite»: hay una banca que seguir, por { $units }. No responde de más de lo que contiene. ¿Quién la toma?
banque-offered-open = Asiento { $seat }, ¿desea la banca? Es libre: cubre todas las apuestas.
banque-waits-open = Nadie toma la banca: es del primero que la quiera. Es libre: cubre todas las apuestas.
banque-game-ends = Nadie quiere la banca: el juego termina, hasta que alguien ponga una.
banque-open = «Tous les coups sont tenus»: se aceptan todas las apuestas. El asiento { $seat } tiene la banca, y es libre.
banque-capital-tax = La casa se queda con { $units } del asiento { $seat }: la cagnotte sobre lo aportado.
banque-accept-asked = Las apuestas superan la banca en { $units }. ¿Las acepta todas el banquero?
banque-all-accepted = «Tous les coups sont tenus»: se aceptan todas las apuestas. El banquero pone { $units }, y la banca es libre.
banque-top-up-asked = Las apuestas superan la banca en { $units }. ¿La completa el banquero?
banque-topped-up = «Tous les coups sont tenus»: se aceptan todas las apuestas. El banquero completa la banca con { $units }.
banque-refill-asked = «La banque a sauté»: la banca ha saltado. Asiento { $seat }, ¿continúa, con { $units }?
banque-refilled = El asiento { $seat } continúa, con una banca de { $units }.
banque-new-shoe-asked = Asiento { $seat }, ¿quiere un sabot nuevo?
banque-bank-lost = «La banque a sauté»: la banca del asiento { $seat } ha saltado.
banque-bank-passed = «Il y a une suite»: el asiento { $seat } se retira y se lleva { $units }.
banque-bank-cashed = El sabot se ha agotado: el asiento { $seat } retira la banca, { $units }.
banque-bank-uncovered = El asiento { $seat } no acepta todas las apuestas y deja la banca, con { $units }. Las apuestas se devuelven.
banque-bank-left = El asiento { $seat } se ha ido y recibe { $units } de la banca.
banque-winner-out = El asiento { $seat } se va ganando, y no vuelve a tener la banca en este sabot.

banque-banco = { $where ->
    [cheval] «Banco à cheval»: la mitad en cada mano. Banco para el asiento { $seat }, que juega las dos: { $units }.
   *[hand] «Banco.» Banco para el asiento { $seat }, en la mano de su propio paño: { $units }.
}
banque-banco-halves = «Banco» en los dos paños: los asientos { $seat } y { $other } van a medias, cada uno en el suyo: { $units }.
banque-stakes-open = La banca es libre. Hagan juego, por favor.
banque-hand-held = { $side ->
    [right] A la derecha hay { $units }: las cartas van al asiento { $seat }.
   *[left] A la izquierda hay { $units }: las cartas van al asiento { $seat }.
}

banque-carte = «Carte, s’il vous plaît»: { $side ->
    [right] una carta para la derecha, por favor.
   *[left] una carta para la izquierda, por favor.
}
banque-non = «Non, Monsieur»: { $side ->
    [right] sin carta para la derecha.
   *[left] sin carta para la izquierda.
}
banque-natural = { $points ->
    [8] «Huit, la petite»
   *[9] «Neuf, la grande»
}: { $side ->
    [right] la derecha tiene
    [left] la izquierda tiene
   *[banker] el banquero tiene
} { $points }.
banque-shown = { $side ->
    [right] La derecha muestra
    [left] La izquierda muestra
   *[banker] El banquero muestra
} { $points ->
    [0] cero, bacarrá
   *[other] { $points }
}.
banque-result-side = { $side ->
    [right] Gana la derecha, { $points } a { $bank }.
   *[left] Gana la izquierda, { $points } a { $bank }.
}
banque-result-banker = { $side ->
    [right] La banca gana a la derecha, { $bank } a { $points }.
   *[left] La banca gana a la izquierda, { $bank } a { $points }.
}
banque-result-tie = «En cartes»: { $side ->
    [right] la derecha empata, { $points } a { $bank }.
   *[left] la izquierda empata, { $points } a { $bank }.
}
banque-not-answered = La banca no responde de más: vuelven { $units } de la apuesta del asiento { $seat }.
banque-paid-in-part = La banca no llega a más: el asiento { $seat } cobra { $units }.
banque-hand-passed = { $side ->
    [right] La mano de la derecha pasa al asiento { $seat }.
   *[left] La mano de la izquierda pasa al asiento { $seat }.
}

why-banque-banker-natural = El banquero tiene { $points } con dos cartas: todos muestran, y nadie pide.
why-banque-banker-natural-last = El banquero tiene { $points } con dos cartas: gana a toda mano sin natural, haya pedido lo que haya pedido.
why-banque-natural = { $side ->
    [right] La derecha tiene { $points } con dos cartas, lo que se decide enseguida, contra las dos del banquero.
   *[left] La izquierda tiene { $points } con dos cartas, lo que se decide enseguida, contra las dos del banquero.
}
why-banque-side-draws = { $side ->
    [right] La derecha tiene { $points }
   *[left] La izquierda tiene { $points }
}{ $bound ->
    [bound] : de 0 a 4 hay que pedir carta.
    [free] : con 5 se puede pedir o plantarse, y pidió.
    [custom] , podía elegir y pidió, como quiere la costumbre.
   *[against] , podía elegir y pidió contra la costumbre.
}
why-banque-side-stands = { $side ->
    [right] La derecha tiene { $points }
   *[left] La izquierda tiene { $points }
}{ $bound ->
    [bound] : con 6 o 7 hay que plantarse.
    [free] : con 5 se puede pedir o plantarse, y se plantó.
    [custom] , podía elegir y se plantó, como quiere la costumbre.
   *[against] , podía elegir y se plantó contra la costumbre.
}
why-banque-banker-draws = { $bound ->
    [bound] El banquero tiene { $points }, pidió la tabla, que dice lo mismo contra los dos paños, y tenía que pedir.
    [free] El banquero tiene { $points }, podía elegir y pidió; contra el paño con más apuestas, la costumbre lo deja abierto.
    [custom] El banquero tiene { $points }, podía elegir y pidió, como quiere la costumbre contra el paño con más apuestas.
   *[against] El banquero tiene { $points }, podía elegir y pidió. Contra el paño con más apuestas, la costumbre es plantarse.
}
why-banque-banker-stands = { $bound ->
    [bound] El banquero tiene { $points }, pidió la tabla, que dice lo mismo contra los dos paños, y tenía que plantarse.
    [free] El banquero tiene { $points }, podía elegir y se plantó; contra el paño con más apuestas, la costumbre lo deja abierto.
    [custom] El banquero tiene { $points }, podía elegir y se plantó, como quiere la costumbre contra el paño con más apuestas.
   *[against] El banquero tiene { $points }, podía elegir y se plantó. Contra el paño con más apuestas, la costumbre es pedir.
}
why-banque-result-side = { $side ->
    [right] El { $points } de la derecha gana al { $bank } del banquero: la banca paga las apuestas de la derecha.
   *[left] El { $points } de la izquierda gana al { $bank } del banquero: la banca paga las apuestas de la izquierda.
}
why-banque-result-side-as-far = { $side ->
    [right] El { $points } de la derecha gana al { $bank } del banquero: la banca paga las apuestas de la derecha, hasta donde llega.
   *[left] El { $points } de la izquierda gana al { $bank } del banquero: la banca paga las apuestas de la izquierda, hasta donde llega.
}
why-banque-result-banker = { $side ->
    [right] El { $bank } del banquero gana al { $points } de la derecha: sus apuestas entran en la banca.
   *[left] El { $bank } del banquero gana al { $points } de la izquierda: sus apuestas entran en la banca.
}
why-banque-result-tie = { $side ->
    [right] El { $points } de la derecha contra { $bank } es empate: ahí no gana nadie.
   *[left] El { $points } de la izquierda contra { $bank } es empate: ahí no gana nadie.
}
