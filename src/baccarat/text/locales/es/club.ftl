club-night = Noche de club
club-how = Todos empiezan con las mismas fichas. Solo valen en esta mesa, y las fichas propias de cada uno no cambian.
club-chips = Fichas iniciales
club-shoes = Termina tras este número de sabots
club-minutes = Termina tras este número de minutos
club-either = Lo que ocurra primero. Deja vacío lo que no cuente.
club-rebuys = Recompras por jugador
club-rebuy-until = Sin recompras después del sabot
club-faulty = Revisa las condiciones de la noche de club: al menos { $least } fichas iniciales, un final y números enteros.
club-ranking = Clasificación
club-final = Clasificación final
club-nobody = Todavía no juega nadie.
club-terms-chips = { $chips } fichas cada uno
club-terms-shoes = { $shoes ->
    [one] un sabot
   *[other] { $shoes } sabots
  }
club-terms-time = termina a las { $time }
club-terms-rebuys = { $rebuys ->
    [0] sin recompras
    [one] una recompra
   *[other] { $rebuys } recompras
  }
club-terms-until = hasta el sabot { $shoe }
club-place = Puesto
club-player = Jugador
club-holds = Fichas
club-result = Resultado
club-rebought = { $count ->
    [one] una recompra
   *[other] { $count } recompras
  }
club-by-result = Las recompras se restan del resultado, así que no dan ventaja.
club-all = Mostrar todos
club-prolong = Prolongar la noche
club-more-shoes = Sabots adicionales
club-more-minutes = Minutos adicionales
club-prolong-it = Prolongar
