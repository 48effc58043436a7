club-night = Serata del club
club-how = Tutti iniziano con le stesse fiches. Valgono solo a questo tavolo e il conto di ciascuno non cambia.
club-chips = Fiches iniziali
club-shoes = Finisce dopo questo numero di sabot
club-minutes = Finisce dopo questo numero di minuti
club-either = Ciò che arriva prima. Lascia vuoto ciò che non conta.
club-rebuys = Ricariche per giocatore
club-rebuy-until = Nessuna ricarica dopo il sabot
club-faulty = Controlla le condizioni della serata: almeno { $least } fiches iniziali, una fine e numeri interi.
club-ranking = Classifica
club-final = Classifica finale
club-nobody = Non gioca ancora nessuno.
club-terms-chips = { $chips } fiches a testa
club-terms-shoes = { $shoes ->
    [one] un sabot
   *[other] { $shoes } sabot
  }
club-terms-time = finisce alle { $time }
club-terms-rebuys = { $rebuys ->
    [0] senza ricariche
    [one] una ricarica
   *[other] { $rebuys } ricariche
  }
club-terms-until = fino al sabot { $shoe }
club-place = Posizione
club-player = Giocatore
club-holds = Fiches
club-result = Risultato
club-rebought = { $count ->
    [one] una ricarica
   *[other] { $count } ricariche
  }
club-by-result = Le ricariche si sottraggono dal risultato, quindi non danno vantaggi.
club-all = Mostra tutti
club-prolong = Prolunga la serata
club-more-shoes = Sabot in più
club-more-minutes = Minuti in più
club-prolong-it = Prolunga
