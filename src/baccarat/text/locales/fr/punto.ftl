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

why-natural = Le Punto a { $player } et le Banco { $banker } en deux cartes : un 8 ou un 9 met fin au coup, personne ne tire.
why-player-draws = Le Punto a { $player } : de 0 à 5, le Punto tire.
why-player-stands = Le Punto a { $player } : à 6 ou 7, le Punto reste.
why-banker-draws = Le Punto est resté, et le Banco a { $banker } : de 0 à 5, le Banco tire.
why-banker-stands = Le Punto est resté, et le Banco a { $banker } : à 6 ou 7, le Banco reste.
why-banker-draws-given = { $banker ->
    [3] Le Banco a 3 et le Punto a tiré { $given } : à 3, le Banco tire contre tout sauf un 8.
    [4] Le Banco a 4 et le Punto a tiré { $given } : à 4, le Banco tire contre 2 à 7.
    [5] Le Banco a 5 et le Punto a tiré { $given } : à 5, le Banco tire contre 4 à 7.
    [6] Le Banco a 6 et le Punto a tiré { $given } : à 6, le Banco tire contre 6 ou 7.
   *[other] Le Banco a { $banker } : de 0 à 2, le Banco tire toujours.
}
why-banker-stands-given = { $banker ->
    [3] Le Banco a 3 et le Punto a tiré { $given } : à 3, le Banco ne reste que contre un 8.
    [4] Le Banco a 4 et le Punto a tiré { $given } : à 4, le Banco ne tire que contre 2 à 7.
    [5] Le Banco a 5 et le Punto a tiré { $given } : à 5, le Banco ne tire que contre 4 à 7.
    [6] Le Banco a 6 et le Punto a tiré { $given } : à 6, le Banco ne tire que contre 6 ou 7.
   *[other] Le Banco a { $banker } : à 7, le Banco reste toujours.
}
why-result-player = Punto bat Banco, { $player } à { $banker }.
why-result-banker = Banco bat Punto, { $banker } à { $player }.
why-result-tie = { $player } contre { $banker }, c’est l’égalité : les mises sur Punto et Banco restent en place.
why-barred-banker = À cette table, cette main est neutralisée : les mises sur Banco ne sont ni payées ni perdues, et restent en place.
why-barred-player = À cette table, cette main est neutralisée : les mises sur Punto ne sont ni payées ni perdues, et restent en place.
