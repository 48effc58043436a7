coach = Instructor
coach-coup = jugada { $coup } de { $coups }
coach-ideas = { $met } de { $ideas } conceptos
coach-off = Quitar al instructor
coach-on = Mostrar al instructor
coach-read = Entendido
coach-advice = Mi consejo:
coach-look = mira tus cartas
coach-later = Esto todavía no ha salido.
coach-seat = La casa te está sorteando un asiento.
coach-watch = Ahora no tienes que hacer nada. Mira la mesa.

coach-done = Diez jugadas: ya conoces el juego
coach-done-met = Has visto { $met ->
    [one] un concepto
   *[other] { $met } conceptos
} en la mesa, y has oído hablar de { $told ->
    [one] uno más
   *[other] { $told } más
}.
coach-done-all = { $met ->
    [one] Has visto el único concepto
   *[other] Has visto los { $met } conceptos
} en la mesa.
coach-done-next = Lo demás llega con la paciencia y con otros jugadores en la mesa.
coach-real = Mirar otra mesa o sentarse en ella
coach-stay = Seguir con los jugadores de la casa
coach-list = Lo que has aprendido
