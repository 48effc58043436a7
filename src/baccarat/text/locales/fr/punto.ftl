# Ce que dit le croupier aux tables de punto banco où les joueurs tiennent le sabot, ou dont la commission est notée.

call-shuffle-croupier = Le croupier mélange, et son voisin de gauche place la carte de coupe.
call-shuffle-dealers = Le croupier et ses aides mélangent.
call-shoe-passed = Le sabot passe à la place { $seat }.
call-shoe-refused = { $to ->
    [0] Personne ne prend le sabot : le croupier donne.
   *[other] La place { $seat } refuse le sabot. Place { $to }, le désirez-vous ?
}
call-croupier-deals = { $late ->
    [yes] Le temps est écoulé : le croupier donne.
   *[no] Le croupier donne.
}
call-commission = La place { $seat } verse { $units } de commission.
