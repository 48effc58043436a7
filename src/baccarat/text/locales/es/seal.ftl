seal = El sello de este sabot
seal-promised = El sello de este sabot: prometido, aún sin probar
seal-is-proved = El sello de este sabot: probado
seal-of-promised = El sello del sabot { $shoe }: prometido, aún sin probar
seal-of-proved = El sello del sabot { $shoe }: probado
seal-broken = El sello de este sabot está roto
seal-broken-what = No te fíes de ningún sabot de esta mesa: aquí el sello sigue roto. Guarda lo que vio tu navegador, para poder comparar las actas con ello.
seal-none = El próximo sabot aún no está sellado.
seal-making = Se está sellando el sabot.
seal-root = Todas las cartas de este sabot se fijaron antes de la primera apuesta. Su raíz corta es la misma para todos en esta mesa; léesela a los demás:
seal-nobody = Ningún navegador participó en este sabot: la casa sola eligió su orden.
seal-took-part = Participaron en el barajado: { $names }.
seal-seat = asiento { $seat }
seal-mine = Tu navegador añadió su propio azar, y cuenta.
seal-not-mine = Tu navegador no está en este sabot; puede estar en el próximo.
seal-proved = { $cards ->
    [0] Aún no se ha mostrado ninguna carta.
    [one] Se ha mostrado una carta, y estaba donde debía.
   *[other] Se han mostrado { $cards } cartas, y cada una estaba donde debía.
}
seal-told = { $coups ->
    [one] Se repartió una jugada mientras tu navegador no estaba. Lo supo después, y no tiene pruebas de sus cartas.
   *[other] Se repartieron { $coups } jugadas mientras tu navegador no estaba. Lo supo después, y no tiene pruebas de sus cartas.
}
seal-before = El sabot anterior, número { $shoe }
seal-unproved = Que las cartas se barajaron y no se eligieron está prometido, aún sin probar. La casa muestra su secreto cuando acaba el sabot; tu navegador calcula entonces otra vez el sabot entero.
seal-asked = Que las cartas se barajaron y no se eligieron está prometido, aún sin probar. Tu navegador está pidiendo a la casa el secreto de este sabot.
seal-recomputed = Se mostró el secreto, y de él se deduce el sabot entero.
seal-abandoned = { $many ->
    [0] No se abandonó ningún intento.
    [one] Se abandonó un intento antes de este.
   *[other] Se abandonaron { $many } intentos antes de este.
}
seal-cut-myself = Corto yo mis sabots
seal-where = ¿Por dónde cortas?
seal-else = Si no dices nada, en unos segundos se corta al azar.
seal-after = Tras { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}
seal-cut = Cortar
seal-fault-secret-reused = La casa se comprometió con un secreto que ya había usado.
seal-fault-miscounted = La casa oculta un intento que abandonó.
seal-fault-roster-changed = La lista no es la comprometida.
seal-fault-opened-otherwise = Alguien abrió algo con lo que no se había comprometido.
seal-fault-opening-dropped = Se omitió una apertura.
seal-fault-late = Alguien entró después de cerrarse la lista.
seal-fault-no-proof = Se mostró una carta sin su prueba.
seal-fault-bad-proof = Una carta no estaba en el lugar de donde se repartió.
seal-fault-other-secret = El secreto no es aquel con el que la casa se comprometió.
seal-fault-other-root = El secreto da otro orden de cartas.
seal-fault-other-card = Una carta repartida no es la del sabot.
seal-fault-other-back = Se mostró una carta con el dorso de otra baraja.
seal-fault-other-lot = Un sorteo designó un asiento que el secreto no indica.
seal-fault-commitment-reused = A dos navegadores se les dio el mismo compromiso.
seal-fault-attempt-hidden = La casa oculta un intento que este navegador vio, o lo describe de otro modo.
seal-fault-other-room = El sabot se anunció para otra mesa.
seal-fault-other-shoe = El sabot anunciado no es el siguiente.
seal-fault-other-rules = El sabot se anunció para reglas distintas de las que se muestran aquí.
seal-fault-barred = Un navegador que había hecho fallar un intento volvió a participar.
seal-fault-left-out = La casa omitió el azar de tu navegador, aunque llegó a tiempo.
seal-fault-falsely-missing = La casa dice que un navegador no abrió, pero sí lo hizo.
seal-fault-second-root = La casa anunció dos raíces para un mismo sabot.
seal-fault-secret-hidden = La casa no mostró el secreto de un sabot cuando este acabó.
seal-fault-wrong-winner = La casa nombró un ganador que los puntos contradicen.
seal-fault-wrong-draw = Las cartas de una jugada no se pidieron según las reglas de la tercera carta.
seal-fault-dealt-on = Se repartieron cartas de un sabot cuyo secreto ya se había mostrado.
seal-fault-order-changed = El orden de reparto cambió, o se saltaron cartas.
seal-fault-ended-otherwise = El sabot no acabó con la jugada que sus reglas hacen la última.
seal-fault-result-changed = Se comunicó una jugada de modo distinto a las cartas vistas.
seal-fault-rewound = La casa se desdijo de lo que ya había comunicado.
seal-fault-unreadable = La casa envió algo que no se puede leer, y por tanto no se puede comprobar.
seal-fault-not-sealed = Se repartieron cartas de un sabot que no estaba sellado.
seal-fault-other-cutter = La casa pidió cortar a un jugador, y dio por bueno el corte de otro.
seal-save = Guardar lo que vi
seal-save-why = El archivo contiene lo que tu navegador vio aquí de los últimos sabots, para poder comparar después sus actas con ello.
seal-not-kept = Tu navegador no guarda nada de esta página. Lo que vio aquí se pierde cuando la cierres o recargues: guárdalo antes tú.
