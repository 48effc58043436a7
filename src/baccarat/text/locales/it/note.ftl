note-title = Annotare un tavolo
note-intro = Tocca ciò che accade a un tavolo vero. Le tue note restano in questo browser, e la pagina funziona senza rete.
note-counts = { $coups ->
    [0] Ancora nessun colpo
    [one] Un colpo
   *[other] { $coups } colpi
}: Punto { $player }, Banco { $banker }, pareggio { $tie }
note-big-road = Strada grande di { $coups ->
    [one] un colpo
   *[other] { $coups } colpi
}

note-next = Colpo { $coup }
note-correct = Correggi il colpo { $coup }
note-correct-other = Correggi una nota
note-natural = Naturale
note-player-pair = Coppia Punto
note-banker-pair = Coppia Banco
note-undo = Annulla
note-missed = Colpo non visto
note-void = Colpo nullo
note-dead = Carta morta
note-stop = Carta di stop
note-delete = Elimina
note-keep = Lascia così
note-how-cards = Che cosa annoti
note-results = Risultati
note-ranks = Valori
note-suits = Carte
note-cards = Carte, se le annoti
note-place = { $side }, { $place ->
    [1] prima carta
    [2] seconda carta
   *[3] terza carta
}
note-place-empty = nessuna
note-clear = Togli le carte

note-done = Annotato: { $what }
note-undone = Annullato
note-deleted = Eliminato
note-coup = Colpo { $coup }: { $what }
note-is-missed = non visto
note-is-void = colpo nullo
note-is-dead = carta morta { $card }
note-is-stop = carta di stop
note-list = Le tue note
note-list-how = Tocca una nota per correggerla o eliminarla.
note-none = Ancora niente.

note-shoe = Il sabot
note-packs = Mazzi
note-burn = Carte bruciate
note-new = Nuovo sabot
note-new-sure = Buttare { $coups ->
    [one] un colpo
   *[other] { $coups } colpi
}?
note-new-yes = Butta

note-keeping = Salva e condividi
note-save = Salva un file
note-save-how = I comandi roads, shoe, analyse e record leggono questo file.
note-save-record = Salva un verbale
note-load = Apri un file
note-load-bad = Questo file non viene da questa pagina. Il comando “baccarat shoe” legge anche quelli di altri.
note-copy = Copia un link
note-copied = Il link è copiato. Le note sono nel link stesso; la casa non riceve nulla.
note-from-link = Il link ha { $coups ->
    [one] un colpo
   *[other] { $coups } colpi
}. Sostituire le tue note?
note-replace = Sostituisci
note-not-stored = Questo browser non conserva nulla. Salva le note in un file prima di uscire.

note-house = Controllato dalla casa
note-when-connected = Gli altri tabelloni, il controllo delle carte e le probabilità vengono dalla casa, quando c’è una connessione.
note-asking = Un momento…
note-drawing-right = In ogni colpo con le carte si è tirato secondo le regole.
note-no-cards-noted = Senza carte non c’è nulla da controllare.
note-odds = Vantaggio della casa al prossimo colpo
note-odds-how = Esatto, per le carte che non hai visto. Descrive le puntate e non ne consiglia nessuna.
note-odds-full = Esatto, per un sabot pieno, perché non hai annotato carte. Descrive le puntate e non ne consiglia nessuna.
note-odds-none = Queste carte non stanno nei mazzi.
