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
call-end-player = Banco { points-banker }, Punto { points-player } : Punto gagne.
call-end-banker = Banco { points-banker }, Punto { points-player } : Banco gagne.
call-end-tie = Banco { points-banker }, Punto { points-player } : égalité. Les mises sur Égalité gagnent.
call-free-hand = { $count ->
    [1] Un coup sans mises. On misera au prochain.
   *[other] Un coup sans mises ; il en reste { $count }.
}
