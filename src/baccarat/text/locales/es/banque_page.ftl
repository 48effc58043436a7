bq-side-player = Paño
bq-side-right = Derecha
bq-side-left = Izquierda
bq-side-banker = Banquero
bq-letter-player = P
bq-letter-banker = B
bq-letter-tie = C
bq-outcome-player = ganó
bq-outcome-banker = Banquero
bq-outcome-tie = En cartes
bq-bead-plate-label = { $player } para el paño, { $banker } para el banquero, { $tie } en cartes
bq-coup-line = Derecha { $right }, izquierda { $left }, banquero { $banker }: { $outcome }
bq-letter-right = D
bq-letter-left = I
bq-holds-right = juega el paño derecho
bq-holds-left = juega el paño izquierdo
bq-on-cheval = à cheval
bq-on-right = a la derecha
bq-on-left = a la izquierda
bq-sit-right = Sentarse a la derecha
bq-sit-left = Sentarse a la izquierda
bq-sit-how = Apuestas en el paño donde te sientas. Elige un paño, o sortea un asiento.
bq-stand-by-open = Un jugador de pie elige paño y apuesta cuanto quiera.

bq-bank-open = banca libre
bq-bank-open-how = Una banca libre cubre todas las apuestas, o se deja
bq-banco-cheval = Banco à cheval: { $names }
bq-suivi = puede seguir: { $names }

bq-ask-bank-how = Pon la suma que quieras desde { $low }. Ocupas el centro, repartes y juegas contra los dos paños, hasta que acabe su tiempo, salte la banca o te retires.
bq-ask-bank-how-open = Pon la suma que quieras desde { $low }. Tu banca es libre: cubres todas las apuestas, o la dejas. Ocupas el centro, repartes y juegas contra los dos paños, hasta que acabe su tiempo o te retires.
bq-ask-auction-how = Cada puja debe superar la anterior; la más alta se lleva la banca.
bq-ask-auction-lot = La puja más alta se lleva la banca; entre pujas iguales se sortea.
bq-ask-auction-or-open = Cada puja debe superar la anterior. «Tous les coups sont tenus» las supera todas: el primero que lo dice se lleva la banca enseguida.
bq-ask-auction-title = ¿Quién toma la banca?
bq-ask-auction-open = El primero que dice «Tous les coups sont tenus» se lleva la banca enseguida. Es libre: cubre todas las apuestas, o se deja.
bq-ask-auction-open-lot = Di «Tous les coups sont tenus» si quieres la banca; entre varios se sortea. Es libre: cubre todas las apuestas, o se deja.
bq-ask-stake = ¿Tu apuesta a la { $side ->
    [right] derecha
   *[left] izquierda
}?
bq-ask-stake-either = ¿Tu apuesta, a la derecha o a la izquierda?
bq-ask-stake-how = Quedan { $left } por cubrir.
bq-ask-stake-open = La banca es libre: cubre todas las apuestas, o se deja.
bq-ask-stake-refused = La banca está cubierta; pasa antes la apuesta mejor situada en prelación, y se rechaza lo que excede de la banca.
bq-ask-stake-as-far = La banca está cubierta; lo que excede de la banca se paga por prelación hasta donde llega, salvo que el banquero acepte todas las apuestas.
bq-ask-calls-halved = La mitad de tu anuncio va a cada paño.
bq-ask-claim = ¿Banco? La banca es de { $bank }
bq-ask-claim-how = Se lo lleva el primero en prelación; si anuncian dos en paños opuestos, la mitad para cada uno. Si pierdes, puedes anunciar otra vez, { $times ->
    [one] una vez como máximo
   *[other] { $times } veces seguidas como máximo
}.
bq-ask-right = Derecha: tienes { $points }
bq-ask-left = Izquierda: tienes { $points }
bq-left-waits = Tu mano izquierda sigue boca abajo hasta que la derecha termine.
bq-ask-banker = Tienes { $points }
bq-beside-right = Derecha, { $amount } en juego: { $how ->
    [natural] un natural, decidido
    [stood] se plantó
   *[other] recibió { $how }
}.
bq-beside-left = Izquierda, { $amount } en juego: { $how ->
    [natural] un natural, decidido
    [stood] se plantó
   *[other] recibió { $how }
}.
bq-ask-cutter = ¿Quién corta las cartas?
bq-ask-cutter-croupier = El crupier ha barajado. El jugador que designes dice por dónde se corta el sabot.
bq-ask-cutter-neighbours = Han barajado el crupier y tus vecinos, y tú el último. El jugador que designes dice por dónde se corta el sabot.
bq-ask-top-up = Las apuestas superan tu banca en { $over }
bq-ask-top-up-how = Una banca libre cubre todas las apuestas: complétala o déjala. Si la dejas, las apuestas se devuelven y no se reparten cartas.
bq-ask-accept-all = Las apuestas superan tu banca en { $over }
bq-ask-accept-all-how = Acéptalas todas y tu banca será libre desde ahora; si no, paga por prelación hasta donde llega.
bq-stands-refill = «La banque a sauté»: la banca ha saltado. Asiento { $seat }, ¿continúa?
bq-stands-players = La mesa espera jugadores: { $missing ->
    [one] falta uno.
   *[other] faltan { $missing }.
}
bq-ask-refill = Tu banca ha saltado
bq-ask-refill-how = Puedes continuar con { $over }; si no, se subasta.
bq-ask-refill-how-list = Puedes continuar con { $over }; si no, pone una banca el siguiente jugador de la lista.
bq-ask-refill-more-how = Puedes continuar con cualquier suma desde { $low }; si no, la banca pasa a otros.
bq-ask-new-shoe = ¿Un sabot nuevo?
bq-ask-new-shoe-how = Tu banca continúa.

bq-do-bid-open-gloss = aceptar todas las apuestas, con al menos { $amount }
bq-do-top-up-gloss = completarla con { $amount }
bq-do-accept-all-gloss = aceptarlas todas: { $amount } más
bq-do-refill = Continuar
bq-do-refill-gloss = con { $amount }
bq-do-new-shoe = Un sabot nuevo
bq-do-new-shoe-gloss = barajado y cortado de nuevo
bq-no-bid-open = Yo no
bq-no-top-up = Dejar la banca
bq-no-top-up-gloss = recuperas sus fichas
bq-no-accept-all = Pagar hasta donde llegue
bq-no-refill = Dejarla ir
bq-no-new-shoe = Seguir con este
bq-ask-suite-open = Es una banca libre: su banquero cubre todas las apuestas, o la deja.
bq-do-hand-gloss = en la mano de tu paño: { $amount }
bq-do-cheval-gloss = la mitad en cada mano: { $amount }
bq-do-stake-right = { $amount } a la derecha
bq-do-stake-left = { $amount } a la izquierda

bq-do-bid-open = Tous les coups sont tenus
bq-do-top-up = Tous les coups sont tenus
bq-do-accept-all = Tous les coups sont tenus
bq-do-hand = Banco
bq-do-cheval = Banco à cheval
