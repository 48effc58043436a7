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
game-about-punto = Punta su Punto o Banco. Le carte si tirano secondo regole fisse: non c’è nulla da imparare prima.
game-about-chemin = Un giocatore tiene il banco e gli altri puntano contro. Il banco gira intorno al tavolo.
game-about-banque = Un banchiere gioca contro due mani insieme e tiene il banco finché dura.
game-rules = Regole
