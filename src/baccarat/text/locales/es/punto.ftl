call-shuffle-croupier = El crupier baraja, y su vecino de la izquierda coloca la carta de corte.
call-shuffle-dealers = El crupier y los ayudantes barajan.
call-shoe-passed = El sabot pasa al asiento { $seat }.
call-shoe-refused = { $to ->
    [0] Nadie toma el sabot: reparte el crupier.
   *[other] El asiento { $seat } no toma el sabot. Asiento { $to }, ¿lo desea?
}
call-croupier-deals = { $late ->
    [yes] Se acabó el tiempo: reparte el crupier.
   *[no] Reparte el crupier.
}
call-commission = El asiento { $seat } paga { $units } de comisión.
call-end-player = Banca { points-banker }, Punto { points-player }: gana Punto.
call-end-banker = Banca { points-banker }, Punto { points-player }: gana Banca.
call-end-tie = Banca { points-banker }, Punto { points-player }: Égalité. Ganan las apuestas a Empate.
call-free-hand = { $count ->
    [1] Una jugada sin apuestas. En la siguiente se apuesta.
   *[other] Una jugada sin apuestas; quedan { $count }.
}

why-natural = Punto tiene { $player } y Banca { $banker } con dos cartas: un 8 o un 9 termina la jugada, y nadie pide.
why-player-draws = Punto tiene { $player }: de 0 a 5, Punto pide.
why-player-stands = Punto tiene { $player }: con 6 o 7, Punto se planta.
why-banker-draws = Punto se plantó, y Banca tiene { $banker }: de 0 a 5, Banca pide.
why-banker-stands = Punto se plantó, y Banca tiene { $banker }: con 6 o 7, Banca se planta.
why-banker-draws-given = { $banker ->
    [3] Banca tiene 3 y Punto recibió { $given }: con 3, Banca pide contra todo menos un 8.
    [4] Banca tiene 4 y Punto recibió { $given }: con 4, Banca pide contra 2 a 7.
    [5] Banca tiene 5 y Punto recibió { $given }: con 5, Banca pide contra 4 a 7.
    [6] Banca tiene 6 y Punto recibió { $given }: con 6, Banca pide contra 6 o 7.
   *[other] Banca tiene { $banker }: de 0 a 2, Banca siempre pide.
}
why-banker-stands-given = { $banker ->
    [3] Banca tiene 3 y Punto recibió { $given }: con 3, Banca solo se planta contra un 8.
    [4] Banca tiene 4 y Punto recibió { $given }: con 4, Banca solo pide contra 2 a 7.
    [5] Banca tiene 5 y Punto recibió { $given }: con 5, Banca solo pide contra 4 a 7.
    [6] Banca tiene 6 y Punto recibió { $given }: con 6, Banca solo pide contra 6 o 7.
   *[other] Banca tiene { $banker }: con 7, Banca siempre se planta.
}
why-result-player = El { $player } de Punto gana al { $banker } de Banca.
why-result-banker = El { $banker } de Banca gana al { $player } de Punto.
why-result-tie = { $player } contra { $banker } es empate: las apuestas a Punto y Banca se quedan como están.
why-barred-banker = En esta mesa esa mano queda anulada: las apuestas a Banca ni se pagan ni se pierden, y se quedan donde están.
why-barred-player = En esta mesa esa mano queda anulada: las apuestas a Punto ni se pagan ni se pierden, y se quedan donde están.
