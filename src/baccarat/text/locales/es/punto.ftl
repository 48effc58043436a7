# Lo que dice el crupier en las mesas de punto y banca donde los jugadores tienen el sabot o la comisión se anota.

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
