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

call-new-shoe = Un nouveau sabot de { $packs ->
    [one] { $packs } jeu
   *[other] { $packs } jeux
}.
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
call-points-banker = Banco : { points-banker }.
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
bank-carte = « Carte, s’il vous plaît. »
bank-non = « Non, Monsieur. »

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
wager-banker-6 = Banco 6
wager-banker-pair = Paire Banco
wager-big = Grand
wager-big-tiger = Big Tiger
wager-blazing-7s = Blazing 7s
wager-dragon-7 = Dragon 7
wager-dragon-bonus-banker = Dragon Bonus, Banco
wager-dragon-bonus-player = Dragon Bonus, Punto
wager-egalite-0 = Égalité 0
wager-egalite-1 = Égalité 1
wager-egalite-2 = Égalité 2
wager-egalite-3 = Égalité 3
wager-egalite-4 = Égalité 4
wager-egalite-5 = Égalité 5
wager-egalite-6 = Égalité 6
wager-egalite-7 = Égalité 7
wager-egalite-8 = Égalité 8
wager-egalite-9 = Égalité 9
wager-eight-over-six = 8 sur 6
wager-either-pair = Une paire
wager-heavenly-9 = Heavenly 9
wager-lucky-6 = Lucky 6
wager-lucky-6-23 = Lucky 6 à 23
wager-natural-9-over-7 = 9 naturel sur 7
wager-natural-tie = Égalité naturelle
wager-panda-8 = Panda 8
wager-perfect-pair = Paire parfaite
wager-perfect-pair-200 = Paire parfaite à 200
wager-player-pair = Paire Punto
wager-small = Petit
wager-small-tiger = Small Tiger
wager-three-card-9-over-1 = 9 sur 1 en trois cartes
wager-three-card-9-over-7 = 9 sur 7 en trois cartes
wager-tiger = Tiger
wager-tiger-pair = Tiger Pair
wager-tiger-tie = Tiger Tie
wager-tiger-tie-45 = Tiger Tie à 45
outcome-player = Punto
outcome-banker = Banco
outcome-tie = Égalité
preset-punto-banco = Punto banco
preset-punto-banco-uk = Punto banco, Égalité paie 9 contre 1
preset-ez = EZ, sans commission
preset-super6 = Super 6, sans commission
preset-midi = Midi punto banco
preset-mini = Mini punto banco
preset-online = Punto banco en ligne
preset-grande = Grande table, les joueurs donnent
preset-american = Punto banco à l’américaine
preset-chemin-de-fer = Chemin de fer
preset-chemin-de-fer-club = Chemin de fer, comme dans les cercles
preset-computer-chemin-de-fer = Chemin de fer, comme y jouaient les ordinateurs
preset-computer-baccarat = Baccara à banque fixe, comme y jouaient les ordinateurs
preset-banque-limitee = Banque limitée
preset-banque-ouverte = Banque ouverte
preset-banque-club = Baccara banque, comme dans les cercles
strategy-cautious = Prudent
strategy-bold = Hardi
strategy-follower = Suiveur
strategy-contrarian = À contre-courant
strategy-banker-only = Banco seulement
strategy-tie-chaser = Chasseur d’égalités
strategy-by-the-book = Selon le tableau
strategy-equilibrium = Équilibre

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

## Sur quoi porte une mise : ce que le coup doit apporter, et les valeurs admises

when-winner = { $values }
when-player-total = le Punto a { $values }
when-banker-total = le Banco a { $values }
when-player-cards = le Punto a { $values } cartes
when-banker-cards = le Banco a { $values } cartes
when-margin = de { $values } { $values ->
    [1] point
   *[other] points
}
when-high = total le plus haut { $values }
when-low = total le plus bas { $values }
when-tied = à { $values }
when-high-cards = le gagnant a { $values } cartes
when-cards = { $values } cartes en tout
when-natural = { $values }
when-player-pair = le Punto commence par { $values }
when-banker-pair = le Banco commence par { $values }
when-player-ranks = les deux premières cartes du Punto : seulement { $values }
when-banker-ranks = les deux premières cartes du Banco : seulement { $values }
when-player-suits = { when-player-ranks }
when-banker-suits = { when-banker-ranks }
when-one-rank = { $values }
when-pairs = { $values ->
    [1] une main commence par une paire
    [2] les deux mains commencent par une paire
   *[other] mains qui commencent par une paire : { $values }
}
when-perfect-pairs = { $values ->
    [1] une main commence par une paire parfaite
    [2] les deux mains commencent par une paire parfaite
   *[other] mains qui commencent par une paire parfaite : { $values }
}
when-anything = toujours
value-winner-player = le Punto gagne
value-winner-banker = le Banco gagne
value-winner-tie = égalité
value-natural-yes = abattage
value-natural-no = sans abattage
value-pair-none = deux rangs et deux couleurs
value-pair-suited = deux rangs d’une couleur
value-pair-pair = une paire
value-pair-perfect = une paire parfaite
value-one-rank-yes = toutes de même rang
value-one-rank-no = pas toutes de même rang

## Ce qu’elle paie alors

line-odds = { $win } contre { $stake }
line-odds-less = { $win } contre { $stake }, moins { $percent } %
line-stands = la mise reste
