# Ce qu’on dit au visiteur à la porte d’une table, avant qu’il entre.
door-invited = { $host } vous invite à sa table
door-table-of = Table tenue par { $host }
door-house = Une table de la maison
door-called = Elle s’appelle « { $name } ».
door-limits = { $preset }, mises de { $minimum } à { $maximum }.
door-limits-open = { $preset }, à partir de { $minimum }.
door-played = { $game ->
    [punto] Vous misez sur Punto, Banco ou Égalité, et des règles fixes décident du tirage.
    [chemin] Chacun tient la banque à son tour, et les autres misent contre elle.
    [banque] Un banquier joue contre deux mains à la fois, une pour chaque côté de la table.
   *[other] {""}
  }
door-seats = { $free ->
    [0] Aucune place n’est libre pour l’instant ; vous pouvez regarder.
    [one] Une place est libre.
   *[other] { $free } places sont libres.
  }
door-chips = Tous les jetons ici sont fictifs : ils ne coûtent rien et ne valent rien.
door-watch = Regarder
door-left = Vous n’avez plus de place ici. Vos jetons sont revenus sur votre compte.
door-again = Reprendre une place avec { $amount }
door-just-watch = Seulement regarder
