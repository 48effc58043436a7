cf-rules-title = Cómo se juega al chemin de fer
cf-rules-aim = Un jugador es el banquero y juega contra la mesa. Se reparten dos manos, la del punto y la del banquero; gana la que más se acerca a nueve.
cf-rules-travels = La banca va de asiento en asiento, siempre hacia la derecha.
cf-rules-bank-title = La banca
cf-rules-bank = El banquero pone la suma que quiera desde { $minimum }. Los demás apuestan contra ella, desde { $stake }; entre todos pueden ganar lo que hay en la banca, no más.
cf-rules-keep-loss = El banquero que gana conserva la banca y lo deja todo dentro; el que pierde pasa el sabot a la derecha.
cf-rules-keep-decided = Después de cada jugada decidida se paga la banca y pasa un asiento más allá.
cf-rules-keep-never = La banca se queda donde está hasta que salta o su banquero se va.
cf-rules-tax = La casa se queda con el { $tax } % de cada ganancia de la banca.
cf-rules-most = Una banca tiene como máximo { $most }; lo que una ganancia añada de más se aparta, au garage.
cf-rules-double = Antes de cualquier jugada, un jugador puede doblar una banca que nadie haya doblado aún, y compartir su ganancia y su pérdida.
cf-rules-consent = El banquero tiene que aceptar a ese jugador.
cf-rules-standing-doubles = También pueden doblarla los jugadores de pie.
cf-rules-prime-suite = Mientras se juega una suite, la prelación empieza a la derecha de su primer banquero, que es el último.
cf-rules-staking-open = Todos apuestan a la vez; se recorta lo que excede de la banca, empezando por el último en prelación.
cf-rules-staking-in_order_cut_back = Se pregunta a cada uno por turno, desde la derecha del banquero; se recorta lo que excede de la banca, empezando por el último.
cf-rules-staking-in_order_remaining = Se pregunta a cada uno por turno, desde la derecha del banquero, por lo que queda.
cf-rules-bystanders = Los jugadores de pie pueden anunciar si no lo hace ningún asiento, y apuestan a lo que los asientos dejan sin cubrir.
cf-rules-bystanders-ranked = Los jugadores de pie pueden anunciar si ningún asiento anuncia solo toda la banca, y quien la anuncia solo va antes que los socios. Su orden es el del asiento que tienen delante; apuestan a lo que los asientos dejan sin cubrir.
cf-rules-last-complete = «Banco et la table marche» va antes que «Banco avec la table», porque completa lo que la mesa deja.
cf-rules-suivi-sole = También tiene derecho al suivi el jugador sentado que apostó solo y perdió.
cf-rules-suivi-seen = El suivi puede anunciarse aún después de dar las cartas, mientras nadie las haya visto; cubre toda la banca y se devuelven las demás apuestas.
cf-rules-cards-kept = Si la banca pasa y crece, el jugador con derecho al suivi tiene las cartas una vez, con cualquier apuesta, si nadie anuncia.
cf-rules-garage = Lo que nadie cubre se aparta, au garage, y no corre riesgo.
cf-rules-voluntary = El banquero que ha ganado más de { $most } puede apartar ganancias antes de una mano. Si una parte queda sin cubrir, puede dejar el doble de lo cubierto.
cf-rules-half-from-pass = { $count ->
    [one] Después de una mano ganada por la banca, se puede apartar la mitad.
   *[other] Después de { $count } manos ganadas por la banca, se puede apartar la mitad.
}
cf-rules-all-in = El banquero también puede dejar todo lo que nadie cubre: hi va tot.
cf-rules-no-garage = Lo que nadie cubre se queda en la banca, y no corre riesgo en esa jugada.
cf-rules-adds = Antes de los anuncios de cada jugada, el banquero puede añadir a la banca.
cf-rules-cards-title = Las cartas
cf-rules-natural = Ocho o nueve con dos cartas se abate enseguida: la petite, la grande. Nadie pide.
cf-rules-ponte-bound = El punto, que tiene la apuesta más alta, debe pedir de 0 a 4, elige con 5 y debe plantarse con 6 y 7.
cf-rules-ponte-free = El punto, que tiene la apuesta más alta, siempre puede elegir. La costumbre es pedir de 0 a 4 y plantarse con 6 y 7.
cf-rules-banker-bound = El banquero sigue la tabla:
cf-rules-banker-free = El banquero siempre puede elegir. La costumbre es seguir la tabla:
cf-rules-free-solo = Cuando un jugador solo ha anunciado toda la banca, las dos manos eligen libremente; solo el banquero con 0 pide siempre.
cf-rules-ask-table = Un banquero que puede elegir puede pedir la tabla al crupier, y entonces debe seguirla.
cf-rules-looks-after = El banquero no mira hasta que el punto ha decidido, y entonces muestra las cartas.
cf-rules-looks-once = El banquero mira enseguida; las cartas se muestran cuando los dos han decidido.
cf-rules-pass-title = Pasar la banca
cf-rules-pass-title-never = El final de una banca
cf-rules-pass-win = Tras ganar, el banquero puede decir «Il y a une suite» y retirarlo todo. La banca se ofrece a la mesa por esa suma, pero no por menos de { $minimum }: «Passez-moi les cartes».
cf-rules-pass-any = Entre jugadas, el banquero siempre puede pasar la banca. Se ofrece a la mesa por la suma que contenía, pero no por menos de { $minimum }: «Passez-moi les cartes».
cf-rules-cut-placed = El vecino de la izquierda del crupier coloca la carta de corte, y el crupier corta ahí.
cf-rules-cut-from-left = El corte se ofrece desde la izquierda del crupier, hasta que alguien corte.
cf-rules-at-least = Quien la toma puede poner más de esa suma.
cf-rules-deal-once = Quien toma una banca debe dar al menos una jugada.
cf-rules-giver-out = Quien la pasó no puede doblarla en su primera jugada.
cf-rules-partner-out = El socio de quien la pasa no puede pujar por ella.
cf-rules-standing-takes = Se ofrece primero a los asientos, desde la derecha del último que la llevó, y después a los jugadores de pie.
cf-rules-return = Si nadie la toma, quien la pasó puede recuperarla por la misma suma.
cf-rules-forced = Si nadie puja, el vecino de la derecha de quien la dejó la lleva con { $minimum } o deja el asiento.
cf-rules-refusals = { $count ->
    [one] Quien rechaza la banca deja el asiento.
   *[other] Quien rechaza la banca { $count } veces seguidas en un sabot deja el asiento.
}
cf-rules-newcomer = Quien se sienta durante un sabot no puede llevar la banca hasta que la mano haya pasado una vez.
cf-rules-least = Una jugada solo empieza con { $players } jugadores sentados; con menos, la mesa espera.
cf-rules-pass-never = Nadie toma la banca de otro jugador.
cf-rules-pass-next = Si nadie la toma, el siguiente jugador por turno puede poner la suma que quiera desde { $minimum }.
cf-rules-falls-original = Cuando se pierde una suite, el sabot pasa a la derecha de su primer banquero.
cf-rules-falls-current = Cuando se pierde una suite, el sabot pasa a la derecha del jugador que la llevaba.
cf-rules-table = { $packs ->
    [one] { $packs } baraja
   *[other] { $packs } barajas
} de 52, { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
} por sorteo, { $bystanders ->
    [0] sin sitio para jugadores de pie
    [one] sitio para un jugador de pie
   *[other] sitio para { $bystanders } jugadores de pie
}.
cf-rules-late = Quien se retrasa hace lo que piden las reglas; donde puede elegir, se planta con 5, sigue la tabla, no apuesta nada y no anuncia nada.
cf-rules-late-passes = El banquero que se retrasa pasa la banca en cuanto está permitido.
