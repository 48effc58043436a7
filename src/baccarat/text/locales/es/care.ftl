care = Juego responsable
care-chips = Son solo fichas de juego: no cuestan nada y no se pueden cobrar.
care-today = Hoy has estado { $minutes } { $minutes ->
    [one] minuto
   *[other] minutos
} en las mesas. { $kind ->
    [lost] En total has perdido { $chips }.
    [won] En total has ganado { $chips }.
   *[even] Estás en paz.
}
care-day = El día empieza a medianoche, hora de Greenwich.
care-limits = Tus propios límites
care-stake = Apuesta máxima por jugada, en fichas
care-loss = Pérdida máxima por día, en fichas
care-minutes = Minutos máximos por día
care-none = ninguno
care-set = Fijar
care-how = Un límite más estricto vale enseguida; uno menos estricto, al cabo de un día. La casa rechaza todo lo que lo supere.
care-waiting = { $hours ->
    [one] Antes de una hora
   *[other] En { $hours } horas
} valdrán los límites menos estrictos que pediste.
care-break = Hacer una pausa
care-hours = { $hours ->
    [1] 1 hora
    [24] 1 día
    [168] 1 semana
    [720] 30 días
   *[other] { $hours } horas
}
care-break-how = Te levantas ahora y no puedes sentarte hasta que acabe la pausa. No se puede deshacer.
care-begin = Empezar la pausa
care-resting = { $hours ->
    [one] Tu pausa acaba antes de una hora.
   *[other] Tu pausa dura { $hours } horas más.
}
care-keeps = Lo que se queda la casa
care-edge = { $bet }: { $edge } de una apuesta de media, con el sabot lleno
care-tax = Nada de las apuestas; de las ganancias de un banquero, el { $tax } %
care-tax-none = Nada: los jugadores juegan entre ellos
care-tax-net = Nada de las apuestas; de la ganancia neta de la banca en una jugada, el { $limited } %, o el { $open } % si la banca es libre
care-tax-capital = Nada de las apuestas; del dinero que se pone en una banca, el { $tax } %
