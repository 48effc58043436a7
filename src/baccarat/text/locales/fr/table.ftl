### Ce que le croupier annonce et explique, et les noms des choses à la table.

## Les points en lettres

points-player-first = { $player ->
    [0] Zéro
    [1] Un
    [2] Deux
    [3] Trois
    [4] Quatre
    [5] Cinq
    [6] Six
    [7] Sept
    [8] Huit
   *[9] Neuf
}
points-player = { $player ->
    [0] zéro
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
   *[9] neuf
}
points-banker = { $banker ->
    [0] zéro
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
   *[9] neuf
}

## Les annonces du croupier

call-new-shoe = Un nouveau sabot de { $packs } jeux.
call-burn = { $card } : { $count ->
    [one] une carte est brûlée.
   *[other] { $count } cartes sont brûlées.
}
call-place-bets = Faites vos jeux.
call-no-more-bets = Rien ne va plus.
call-stop-card = { $coups ->
    [1] La carte d’arrêt : c’est le dernier coup du sabot.
   *[other] La carte d’arrêt : encore un coup après celui-ci.
}
call-points-player = { points-player-first } au Punto.
call-points = { points-player-first } au Punto, { points-banker } au Banco.
call-player-wins = { $natural ->
    [yes] Naturel. Punto gagne, { points-player } à { points-banker }.
   *[no] Punto gagne, { points-player } à { points-banker }.
}
call-banker-wins = { $natural ->
    [yes] Naturel. Banco gagne, { points-banker } à { points-player }.
   *[no] Banco gagne, { points-banker } à { points-player }.
}
call-tie = { $natural ->
    [yes] Naturel. Égalité, { points-player } à { points-banker }. Les mises sur Égalité gagnent.
   *[no] Égalité, { points-player } à { points-banker }. Les mises sur Égalité gagnent.
}
call-shoe-ended = Le sabot est terminé.

## Pourquoi une carte a été tirée, ou non

why-natural = Le Punto a { $player } et le Banco { $banker } en deux cartes : un 8 ou un 9 met fin au coup, personne ne tire.
why-player-draws = Le Punto a { $player } : de 0 à 5, le Punto tire.
why-player-stands = Le Punto a { $player } : à 6 ou 7, le Punto reste.
why-banker-draws = Le Punto est resté, et le Banco a { $banker } : de 0 à 5, le Banco tire.
why-banker-stands = Le Punto est resté, et le Banco a { $banker } : à 6 ou 7, le Banco reste.
why-banker-draws-given = { $banker ->
    [3] Le Banco a 3 et le Punto a tiré { $given } : à 3, le Banco tire contre tout sauf un 8.
    [4] Le Banco a 4 et le Punto a tiré { $given } : à 4, le Banco tire contre 2 à 7.
    [5] Le Banco a 5 et le Punto a tiré { $given } : à 5, le Banco tire contre 4 à 7.
    [6] Le Banco a 6 et le Punto a tiré { $given } : à 6, le Banco tire contre 6 ou 7.
   *[other] Le Banco a { $banker } : de 0 à 2, le Banco tire toujours.
}
why-banker-stands-given = { $banker ->
    [3] Le Banco a 3 et le Punto a tiré { $given } : à 3, le Banco ne reste que contre un 8.
    [4] Le Banco a 4 et le Punto a tiré { $given } : à 4, le Banco ne tire que contre 2 à 7.
    [5] Le Banco a 5 et le Punto a tiré { $given } : à 5, le Banco ne tire que contre 4 à 7.
    [6] Le Banco a 6 et le Punto a tiré { $given } : à 6, le Banco ne tire que contre 6 ou 7.
   *[other] Le Banco a { $banker } : à 7, le Banco reste toujours.
}
why-result-player = { $player } au Punto bat { $banker } au Banco.
why-result-banker = { $banker } au Banco bat { $player } au Punto.
why-result-tie = { $player } contre { $banker }, c’est l’égalité : les mises sur Punto et Banco restent en place.

## Noms

side-player = Punto
side-banker = Banco
wager-player = Punto
wager-banker = Banco
wager-tie = Égalité
outcome-player = Punto
outcome-banker = Banco
outcome-tie = Égalité
phase-between-shoes = Entre deux sabots
phase-burning = On brûle des cartes
phase-staking = Les mises sont ouvertes
phase-dealing = On donne les cartes
phase-settling = On règle les mises
preset-punto-banco = Punto banco
preset-punto-banco-uk = Punto banco, Égalité paie 9 contre 1
strategy-cautious = Prudent
strategy-bold = Hardi
strategy-follower = Suiveur
strategy-contrarian = À contre-courant
strategy-banker-only = Banco seulement
strategy-tie-chaser = Chasseur d’égalités

card-name = { card-rank } de { card-suit }
card-rank = { $rank ->
    [ace] as
    [jack] valet
    [queen] dame
    [king] roi
   *[other] { $rank }
}
card-suit = { $suit ->
    [clubs] trèfle
    [diamonds] carreau
    [hearts] cœur
   *[spades] pique
}
