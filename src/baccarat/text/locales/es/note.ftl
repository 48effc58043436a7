note-title = Anotar una mesa
note-intro = Toca lo que ocurre en una mesa real. Tus notas se quedan en este navegador, y la página funciona sin red.
note-counts = { $coups ->
    [0] Aún no hay jugadas
    [one] Una jugada
   *[other] { $coups } jugadas
}: Punto { $player }, Banca { $banker }, empate { $tie }
note-big-road = Camino grande de { $coups ->
    [one] una jugada
   *[other] { $coups } jugadas
}

note-next = Jugada { $coup }
note-correct = Corregir la jugada { $coup }
note-correct-other = Corregir una nota
note-natural = Natural
note-player-pair = Pareja Punto
note-banker-pair = Pareja Banca
note-undo = Deshacer
note-missed = Jugada no vista
note-void = Jugada nula
note-dead = Carta muerta
note-stop = Carta de parada
note-delete = Borrar
note-keep = Dejarla así
note-how-cards = Qué anotas
note-results = Resultados
note-ranks = Valores
note-suits = Cartas
note-cards = Cartas, si las anotas
note-place = { $side }, { $place ->
    [1] primera carta
    [2] segunda carta
   *[3] tercera carta
}
note-place-empty = ninguna
note-clear = Quitar las cartas

note-done = Anotado: { $what }
note-undone = Deshecho
note-deleted = Borrado
note-coup = Jugada { $coup }: { $what }
note-is-missed = no vista
note-is-void = jugada nula
note-is-dead = carta muerta { $card }
note-is-stop = carta de parada
note-list = Tus notas
note-list-how = Toca una nota para corregirla o borrarla.
note-none = Aún nada.

note-shoe = El sabot
note-packs = Barajas
note-burn = Cartas quemadas
note-new = Nuevo sabot
note-new-sure = ¿Tirar { $coups ->
    [one] una jugada
   *[other] { $coups } jugadas
}?
note-new-yes = Tirar

note-keeping = Guardar y compartir
note-save = Guardar un archivo
note-save-how = Las órdenes roads, shoe, analyse y record leen este archivo.
note-save-record = Guardar un acta
note-load = Abrir un archivo
note-load-bad = Este archivo no es de esta página. La orden «baccarat shoe» lee también los de otros.
note-copy = Copiar un enlace
note-copied = El enlace está copiado. Las notas van en el propio enlace; la casa no recibe nada.
note-from-link = El enlace tiene { $coups ->
    [one] una jugada
   *[other] { $coups } jugadas
}. ¿Reemplazar tus notas?
note-replace = Reemplazar
note-not-stored = Este navegador no guarda nada. Guarda tus notas en un archivo antes de irte.

note-house = Comprobado por la casa
note-when-connected = Los demás marcadores, la comprobación de las cartas y las probabilidades vienen de la casa, cuando hay conexión.
note-asking = Un momento…
note-drawing-right = En cada jugada con cartas se pidió según las reglas.
note-no-cards-noted = Sin cartas no hay nada que comprobar.
note-odds = Ventaja de la casa en la próxima jugada
note-odds-how = Exacta, para las cartas que no has visto. Describe las apuestas y no recomienda ninguna.
note-odds-full = Exacta, para un sabot completo, porque no has anotado cartas. Describe las apuestas y no recomienda ninguna.
note-odds-none = Estas cartas no caben en las barajas.
