cf-side-player = Punto
cf-side-banker = Banquero
cf-letter-player = P
cf-letter-banker = B
cf-letter-tie = C
cf-outcome-player = Punto
cf-outcome-banker = Banquero
cf-outcome-tie = En cartes
cf-bead-plate-label = { $player } para el punto, { $banker } para el banquero, { $tie } en cartes
cf-coup-line = Punto { $player }, banquero { $banker }: { $outcome }

cf-garage = au garage { $amount }
cf-garage-how = Apartado, sin riesgo: au garage, o au chocolat
cf-suite-of = suite

cf-ask-bank-how-loss = Pon la suma que quieras desde { $low }. Repartes y juegas contra la mesa, y conservas la banca mientras ganes.
cf-ask-bank-how-decided = Pon la suma que quieras desde { $low }. Repartes y juegas contra la mesa una jugada; luego se paga la banca y pasa a la derecha.
cf-ask-bank-how-never = Pon la suma que quieras desde { $low }. Repartes y juegas contra la mesa hasta que la banca salte o te vayas.
cf-ask-stake-how = Quedan { $left } por cubrir. La apuesta más alta juega la mano.
cf-ask-stake-called = Quedan { $left } por cubrir. Juega la mano quien anunció.
cf-ask-stake-kept = Quedan { $left } por cubrir. Quien anunció antes del pase juega la mano con cualquier apuesta: { $name }.
cf-ask-stake-cut = La banca está cubierta; pasa antes la apuesta mejor situada en prelación, y se recorta lo que excede de la banca.
cf-ask-ponte = Tienes { $points }
cf-ask-banker = Tienes { $points }; el punto { $given ->
    [none] se plantó
   *[other] recibió { $given }
}
cf-ask-auction-how = La puja más alta pone esa suma y se lleva la banca. Entre pujas iguales, manda la prelación.
cf-ask-set-aside = ¿Apartas ganancias?
cf-ask-leave-in = { $left } de tu banca sin cubrir
cf-ask-leave-in-how = Lo que se queda no corre riesgo en esta mano y cuenta en la siguiente. El resto se aparta.
