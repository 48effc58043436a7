# Le parole dei tavoli nella sala, della ricerca e di più tavoli affiancati. Caricate quando servono.
my-play = Il mio gioco
lobby-search = Tavolo, gioco o giocatore
lobby-filters = { $count ->
    [0] Filtri
   *[other] Filtri ({ $count })
  }
lobby-found = { $count ->
    [0] Nessun tavolo mostrato
    [one] Un tavolo mostrato
   *[other] { $count } tavoli mostrati
  }
tile-coup = Colpo { $coup }
tile-last = L’ultimo colpo: { $hands }
tile-nobody = Nessuno è seduto
tile-away = Non in linea: { $names }
tile-bots = { $count ->
    [one] un giocatore della casa
   *[other] { $count } giocatori della casa
  }

## Più tavoli
beside = Affiancati
beside-add = Mostra { $name } accanto ad altri tavoli
beside-chosen = { $count ->
    [one] Un tavolo scelto. Scegline fino a { $most }.
   *[other] { $count } tavoli scelti, al massimo { $most }.
  }
beside-none = Annulla la scelta
beside-open = Apri affiancati
beside-more = Aggiungi un tavolo
beside-less = Togli { $name }
beside-here = Suono e tastiera sono qui
beside-use = Usa questo tavolo
beside-empty = Nessun tavolo scelto. Sceglili nella lobby.

## Scegliere un gioco
game-rules = Regole

## The list of tables
rooms = Tavoli aperti ora
no-rooms = Nessun tavolo è ancora aperto. Apri il primo.
no-rooms-so = Nessun tavolo corrisponde. Scegli altri limiti, o aprine uno.
lobby-seats = { $free ->
    [0] pieno
    [one] un posto libero
   *[other] { $free } posti liberi
  }
lobby-paused = in pausa
lobby-private = su invito
lobby-out-of-order = fuori servizio
lobby-no-name = Un tavolo
aside-damaged = I dati salvati di questo tavolo sono danneggiati.
aside-settings = Le impostazioni di questo tavolo non sono leggibili.
aside-log = I dati salvati di questo tavolo non sono leggibili.
aside-faults = Più volte non è stato possibile salvare questo tavolo.
lobby-looking = { $count ->
    [0] nessuno presente
    [one] una persona presente
   *[other] { $count } persone presenti
  }
lobby-road = Gli ultimi colpi di { $name }
lobby-road-sides = Gli ultimi colpi di { $name }: la destra, poi la sinistra
lobby-road-choice = Strada in alto
lobby-no-road = un sabot nuovo
lobby-pace = Carte: { $pace }
lobby-filter = Mostra
lobby-any-game = Tutti i giochi
lobby-any-limit = Ogni limite
lobby-least = Puntata minima fino a { $amount }
lobby-free-only = Solo con un posto libero
lobby-watch = Guarda
lobby-watch-room = Guarda { $name }
lobby-sit = Siediti
lobby-sit-room = Siediti al tavolo “{ $name }”
lobby-own = Il tuo posto al tavolo “{ $name }”: { $count ->
    [one] { $amount } fiche
   *[other] { $amount } fiches
}
lobby-own-seats = I tuoi posti
lobby-back = Torna al posto
lobby-back-room = Torna al tuo posto al tavolo “{ $name }”
tile-offer-advisor = consigliere
tile-offer-odds = probabilità dal vivo
tile-offer-squeeze = spizzata
tile-offer-players-deal = danno i giocatori
tile-offer-side-bets = puntate laterali
tile-offer-free-draw = tiro libero
