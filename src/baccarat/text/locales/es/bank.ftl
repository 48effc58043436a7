bank-offered = Asiento { $seat }, ¿desea la banca?
bank-waits = Nadie toma la banca: es del primero que la quiera.
bank-put-up = El asiento { $seat } pone una banca de { $units }.
bank-added = El asiento { $seat } añade { $units } a la banca.
bank-doubling = La banca es de { $units }. ¿Quién la dobla, a medias en ganancia y pérdida?
bank-consent-asked = El asiento { $other } quiere asociarse a la banca con { $units }. Asiento { $seat }, ¿acepta?
bank-partner-refused = El banquero no acepta y lleva la banca solo.
bank-doubled = «Banco double.» El asiento { $seat } se une al banquero: la banca es de { $units }.
bank-held = El asiento { $seat } mantiene la banca.
bank-lost = El asiento { $seat } ha perdido la banca.
bank-passed = «La main passe»: el asiento { $seat } pasa la banca y retira { $units }.
bank-cashed = El asiento { $seat } cobra la banca: { $units }.
bank-uncovered = Nadie juega contra el asiento { $seat }, que recupera { $units }.
bank-left = El asiento { $seat } se ha ido y recibe { $units } de la banca.
bank-share = El asiento { $seat }, que dobló, recupera { $units }.
bank-suite = «Il y a une suite»: hay una banca que seguir, por { $units }. ¿Quién la toma?
bank-suite-taken = «Passez-moi les cartes»: pásenme las cartas. El asiento { $seat } tiene la banca, por { $units }.
bank-giver-asked = Nadie la toma. El asiento { $seat } puede recuperarla, por { $units }.
bank-auction = Nadie toma la suite, y la banca se subasta. Sus pujas, por favor.
bank-auction-left = Quien tomó la banca se ha ido sin jugarla, y se subasta. Sus pujas, por favor.
bank-auction-won = La banca es para el asiento { $seat }, por { $units }.
bank-forced = Nadie puja. El asiento { $seat } debe llevar la banca con { $units } o dejar el asiento.
bank-seat-lost = El asiento { $seat } rechaza la banca y deja el asiento.
bank-newcomer = El asiento { $seat } es nuevo en este sabot y deja pasar la mano una vez.

bank-calls = La banca es de { $units }. Sus anuncios, por favor.
bank-bystanders-call = Ningún asiento anuncia. La banca es de { $units }: ¿anuncian los jugadores de pie?
bank-bystanders-alone = Ningún asiento anuncia solo toda la banca. Es de { $units }: ¿anuncian los jugadores de pie?
bank-banco = { $kind ->
    [suivi] «Suivi»: sigue. Banco para el asiento { $seat }, que perdió el anterior y va antes que todos: { $units }.
    [solo] «Banco solo»: la banca entera. Banco para el asiento { $seat }, que la cubre toda: { $units }.
    [avec] «Banco avec la table»: con la mesa. Banco para el asiento { $seat } por la mitad, { $units }; la mesa puede apostar al resto.
   *[marche] «Banco et la table marche»: y juega la mesa. Banco para el asiento { $seat }, que cubre la mitad y todo lo que deje la mesa, hasta { $units }.
}
bank-banco-shared = { $kind ->
    [suivi] «Suivi»: sigue. Banco para los asientos { $seat } y { $other }, que perdieron juntos el anterior y van antes que todos: { $units }.
   *[a-deux] «Banco à deux»: entre dos. Banco para los asientos { $seat } y { $other }, a medias: { $units }.
}
bank-call-over = El asiento { $seat } cede: va antes el anuncio más fuerte, y entre iguales el primero en prelación.
bank-call-lapsed = El asiento { $seat } pidió la mitad, y nadie la otra: ese anuncio no vale.
bank-suivi-asked = «¿Suivi?» El asiento { $seat } aún puede seguir, mientras nadie haya visto las cartas.
bank-stakes = { $units } por cubrir. Hagan juego, por favor.
bank-stake-asked = Asiento { $seat }, { $units } por cubrir. Su apuesta, por favor.
bank-bystanders-stake = Quedan { $units } para los jugadores de pie.
bank-raise-asked = Las apuestas superan la banca en { $units }. ¿Las acepta el banquero?
bank-raised = El banquero añade { $units }.
bank-all-held = «Tous les coups sont tenus»: se aceptan todas las apuestas. El banquero añade { $units }.
bank-raise-matched = El asiento { $seat } iguala la subida con { $units }: a medias, como antes.
bank-raise-unmatched = La subida no se iguala: ganancia y pérdida van ahora según lo que cada uno tiene en la banca.
bank-cut = { $left ->
    [yes] La banca está cubierta: vuelven { $units } de la apuesta del asiento { $seat }.
   *[no] La banca está cubierta: vuelven los { $units } del asiento { $seat }.
}
bank-garage = «Au garage»: { $units } sin cubrir, que se apartan.
bank-over-maximum = «Au garage»: { $units } más de lo que puede tener una banca: se apartan.
bank-set-aside = «Au garage»: el banquero aparta { $units }.

bank-banker-draws = El banquero pide.
bank-reste = «Reste»: el banquero se planta.
bank-stakes-stand = Las apuestas y el anuncio se mantienen.
bank-tax = La casa se queda con { $units } de la ganancia.
bank-nobody-staked = Nadie apuesta, y no hay jugada.
