# What a visitor is told at the door of a table, before they come in.
door-invited = { $host } ti invita al suo tavolo
door-table-of = Tavolo di { $host }
door-house = Un tavolo della casa
door-called = Si chiama “{ $name }”.
door-limits = { $preset }, puntate da { $minimum } a { $maximum }.
door-limits-open = { $preset }, da { $minimum } in su.
door-played = { $game ->
    [punto] Si punta su Punto, Banco o pareggio, e regole fisse decidono chi tira una carta.
    [chemin] I giocatori tengono il banco a turno, e gli altri puntano contro.
    [banque] Un banchiere gioca contro due mani insieme, una per ogni lato del tavolo.
   *[other] {""}
  }
door-seats = { $free ->
    [0] Ora nessun posto è libero; puoi guardare.
    [one] È libero un posto.
   *[other] Sono liberi { $free } posti.
  }
door-chips = Qui tutte le fiches sono di gioco: non costano nulla e non valgono nulla.
door-watch = Guarda
door-left = Qui non hai più un posto. Le tue fiches sono tornate sul tuo conto.
door-again = Siediti di nuovo con { $amount }
door-just-watch = Guarda soltanto
