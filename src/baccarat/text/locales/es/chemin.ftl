chemin-shuffle-croupier = { $cut ->
    [from-left] El crupier baraja y ofrece el corte desde su izquierda, hasta que alguien corte.
    [croupier] El crupier baraja y corta.
   *[neighbour] El crupier baraja, su vecino de la izquierda coloca la carta de corte, y el crupier corta ahí.
}
chemin-shuffle-everyone = { $cut ->
    [from-left] Baraja el crupier, luego cada jugador por turno, y otra vez el crupier, que ofrece el corte desde su izquierda, hasta que alguien corte.
    [croupier] Baraja el crupier, luego cada jugador por turno, y otra vez el crupier, que corta.
   *[neighbour] Baraja el crupier, luego cada jugador por turno, y otra vez el crupier; corta su vecino de la izquierda.
}

chemin-stakes-set = «Les jeux sont faits»: las apuestas están hechas, { $units }. Las cartas van al asiento { $seat }.
chemin-free-solo = Ha anunciado un jugador solo: las dos manos son libres, pero el banquero pide con 0.
chemin-table-asked = El asiento { $seat }, el banquero, pide la tabla y debe seguirla: { $says ->
    [D] una carta.
   *[S] sin carta.
}
chemin-garage-asked = Asiento { $seat }, ¿aparta ganancias?
chemin-leaving-asked = { $units } sin cubrir. Asiento { $seat }, ¿deja una parte en la banca?
chemin-left-in = { $all ->
    [yes] «Hi va tot»: va todo. { $units } que nadie cubre se quedan en la banca.
   *[no] { $units } que nadie cubre se quedan en la banca.
}
chemin-cards-kept = La banca es mayor que antes. El asiento { $seat } había anunciado la última y tiene las cartas una vez, con cualquier apuesta.

chemin-natural = { $points ->
    [8] «Huit, la petite»
   *[9] «Neuf, la grande»
}: { $side ->
    [player] el punto tiene
   *[banker] el banquero tiene
} { $points }.
chemin-shown = { $side ->
    [player] El punto muestra
   *[banker] El banquero muestra
} { $points ->
    [0] cero, bacarrá
   *[other] { $points }
}.
chemin-result-ponte = Gana el punto, { $ponte } a { $banker }.
chemin-result-banker = Gana la banca, { $banker } a { $ponte }.
chemin-result-tie = «En cartes»: { $ponte } a { $banker }, empate.

why-chemin-ponte = { $kind ->
    [kept] El asiento { $seat } jugó la mano, porque había anunciado la banca antes de que pasara y creciera.
    [suivi] El asiento { $seat } jugó la mano por haber seguido el banco perdido.
    [solo] El asiento { $seat } jugó la mano por haber pedido toda la banca.
    [a-deux] El asiento { $seat } jugó la mano por ser el primero en prelación de los dos que compartían el banco.
    [avec] El asiento { $seat } jugó la mano por haber anunciado banco con la mesa.
    [marche] El asiento { $seat } jugó la mano por haber anunciado banco con la mesa.
   *[largest] El asiento { $seat } jugó la mano por tener la apuesta más alta; entre iguales, la juega el primero en prelación.
}
why-chemin-natural = El punto tiene { $ponte } y el banquero { $banker } con dos cartas: un 8 o un 9 termina la jugada, y nadie pide.
why-chemin-not-given = El punto pidió carta con { $ponte }, pero el banquero muestra { $banker } con dos: contra un natural no se da ninguna.
why-chemin-ponte-draws = { $bound ->
    [bound] El punto tiene { $points }: de 0 a 4 hay que pedir carta.
    [free] El punto tiene { $points }: con 5 se puede pedir o plantarse, y el punto pidió.
    [custom] El punto tiene { $points }, podía elegir y pidió, como quiere la costumbre.
   *[against] El punto tiene { $points }, podía elegir y pidió contra la costumbre.
}
why-chemin-ponte-stands = { $bound ->
    [bound] El punto tiene { $points }: con 6 o 7 hay que plantarse.
    [free] El punto tiene { $points }: con 5 se puede pedir o plantarse, y el punto se plantó.
    [custom] El punto tiene { $points }, podía elegir y se plantó, como quiere la costumbre.
   *[against] El punto tiene { $points }, podía elegir y se plantó contra la costumbre.
}
why-chemin-banker-draws = { $bound ->
    [bound] El punto se plantó, y el banquero tiene { $points }: de 0 a 5 hay que pedir carta.
    [custom] El punto se plantó; el banquero tiene { $points }, podía elegir y pidió, como quiere la costumbre.
   *[against] El punto se plantó; el banquero tiene { $points }, podía elegir y pidió contra la costumbre.
}
why-chemin-banker-stands = { $bound ->
    [bound] El punto se plantó, y el banquero tiene { $points }: con 6 o 7 hay que plantarse.
    [custom] El punto se plantó; el banquero tiene { $points }, podía elegir y se plantó, como quiere la costumbre.
   *[against] El punto se plantó; el banquero tiene { $points }, podía elegir y se plantó contra la costumbre.
}
why-chemin-banker-given-draws = { $bound ->
    [bound] El banquero tiene { $points } y dio { $given }: según la tabla debe pedir.
    [free] El banquero tiene { $points } y dio { $given }: ahí la tabla deja elegir, y el banquero pidió.
    [custom] El banquero tiene { $points } y dio { $given }, podía elegir y pidió, como quiere la costumbre.
   *[against] El banquero tiene { $points } y dio { $given }, podía elegir y pidió contra la costumbre.
}
why-chemin-banker-given-stands = { $bound ->
    [bound] El banquero tiene { $points } y dio { $given }: según la tabla debe plantarse.
    [free] El banquero tiene { $points } y dio { $given }: ahí la tabla deja elegir, y el banquero se plantó.
    [custom] El banquero tiene { $points } y dio { $given }, podía elegir y se plantó, como quiere la costumbre.
   *[against] El banquero tiene { $points } y dio { $given }, podía elegir y se plantó contra la costumbre.
}
why-chemin-result-ponte = El { $ponte } del punto gana al { $banker } del banquero: la banca paga todas las apuestas.
why-chemin-result-banker = El { $banker } del banquero gana al { $ponte } del punto: todas las apuestas entran en la banca.
why-chemin-result-tie = { $ponte } contra { $banker } es empate: nadie gana, y la banca se queda.
