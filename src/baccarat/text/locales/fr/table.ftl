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

call-new-shoe = Un nouveau sabot de { $packs ->
    [one] { $packs } jeu
   *[other] { $packs } jeux
}.
call-burn = { $card } : { $count ->
    [one] une carte est brûlée.
   *[other] { $count } cartes sont brûlées.
}
call-place-bets = Faites vos jeux.
call-no-more-bets = Rien ne va plus.
call-stop-card = { $coups ->
    [1] La carte d’arrêt : c’est le dernier coup du sabot.
   *[other] La carte d’arrêt : encore un coup après celui-ci.
}
call-last-coups = { $coups ->
    [one] Le dernier coup de ce sabot.
   *[other] Les { $coups } derniers coups de ce sabot.
}
call-points-player = { points-player-first } au Punto.
call-points = { points-player-first } au Punto, { points-banker } au Banco.
call-points-banker = Banco : { points-banker }.
call-card-player = Carte au Punto.
call-stands-player = Le Punto reste à { $player }.
call-card-banker = Carte au Banco.
call-stands-banker = Le Banco reste à { $banker }.
call-player-wins = { $natural ->
    [yes] Naturel. Punto gagne, { points-player } à { points-banker }.
   *[no] Punto gagne, { points-player } à { points-banker }.
}
call-banker-wins = { $natural ->
    [yes] Naturel. Banco gagne, { points-banker } à { points-player }.
   *[no] Banco gagne, { points-banker } à { points-player }.
}
call-banker-barred = Banco gagne, { points-banker } à { points-player }. Cette main est neutralisée : les mises sur Banco restent en place.
call-player-barred = Punto gagne, { points-player } à { points-banker }. Cette main est neutralisée : les mises sur Punto restent en place.
call-tie = { $natural ->
    [yes] Naturel. Égalité, { points-player } à { points-banker }. Les mises sur Égalité gagnent.
   *[no] Égalité, { points-player } à { points-banker }. Les mises sur Égalité gagnent.
}
call-shoe-ended = Le sabot est terminé.
bank-carte = « Carte, s’il vous plaît. »
bank-non = « Non, Monsieur. »

side-player = Punto
side-banker = Banco
wager-player = Punto
wager-banker = Banco
wager-tie = Égalité
wager-bad-beat = Bad Beat
wager-banker-6 = Banco 6
wager-banker-natural-8 = 8 naturel Banco
wager-banker-natural-9 = 9 naturel Banco
wager-banker-pair = Paire Banco
wager-banker-three-card-win = Banco en trois cartes
wager-big = Grand
wager-big-tiger = Big Tiger
wager-blazing-7s = Blazing 7s
wager-dragon-7 = Dragon 7
wager-dragon-bonus-banker = Dragon Bonus, Banco
wager-dragon-bonus-player = Dragon Bonus, Punto
wager-egalite-0 = Égalité 0
wager-egalite-0-160 = Égalité 0 à 160
wager-egalite-1 = Égalité 1
wager-egalite-1-3 = Égalité de 1 à 3
wager-egalite-2 = Égalité 2
wager-egalite-3 = Égalité 3
wager-egalite-4 = Égalité 4
wager-egalite-4-5 = Égalité de 4 à 5
wager-egalite-5 = Égalité 5
wager-egalite-6 = Égalité 6
wager-egalite-6-7 = Égalité de 6 à 7
wager-egalite-7 = Égalité 7
wager-egalite-8 = Égalité 8
wager-egalite-8-9 = Égalité de 8 à 9
wager-egalite-9 = Égalité 9
wager-eight-over-six = 8 sur 6
wager-eights-and-nines = Deux fois 8 ou 9
wager-either-pair = Une paire
wager-heavenly-9 = Heavenly 9
wager-kill-the-ox = Kill the Ox
wager-lucky-6 = Lucky 6
wager-lucky-6-23 = Lucky 6 à 23
wager-lucky-8-banker = Lucky 8, Banco
wager-lucky-8-player = Lucky 8, Punto
wager-lucky-match = Lucky Match
wager-lucky-nines = Lucky Nines
wager-lucky-nines-red-rock = Lucky Nines, Red Rock
wager-majestic-match-banker = Majestic Match, Banco
wager-majestic-match-player = Majestic Match, Punto
wager-natural-9-over-7 = 9 naturel sur 7
wager-natural-tie = Égalité naturelle
wager-ox-6 = Ox 6
wager-panda-8 = Panda 8
wager-perfect-pair = Paire parfaite
wager-perfect-pair-200 = Paire parfaite à 200
wager-player-natural-8 = 8 naturel Punto
wager-player-natural-9 = 9 naturel Punto
wager-player-pair = Paire Punto
wager-player-three-card-win = Punto en trois cartes
wager-small = Petit
wager-small-tiger = Small Tiger
wager-super-6-15 = Super 6 à 15
wager-super-banker-1 = Super Banco 1
wager-super-banker-2 = Super Banco 2
wager-super-banker-3 = Super Banco 3
wager-super-banker-4 = Super Banco 4
wager-super-banker-5 = Super Banco 5
wager-super-banker-7 = Super Banco 7
wager-super-banker-8 = Super Banco 8
wager-super-banker-9 = Super Banco 9
wager-super-player-1 = Super Punto 1
wager-super-player-2 = Super Punto 2
wager-super-player-3 = Super Punto 3
wager-super-player-4 = Super Punto 4
wager-super-player-5 = Super Punto 5
wager-super-player-6 = Super Punto 6
wager-super-player-7 = Super Punto 7
wager-super-player-8 = Super Punto 8
wager-super-player-9 = Super Punto 9
wager-super-tie-0 = Super Égalité 0
wager-super-tie-1 = Super Égalité 1
wager-super-tie-2 = Super Égalité 2
wager-super-tie-3 = Super Égalité 3
wager-super-tie-4 = Super Égalité 4
wager-super-tie-5 = Super Égalité 5
wager-super-tie-6 = Super Égalité 6
wager-super-tie-7 = Super Égalité 7
wager-super-tie-8 = Super Égalité 8
wager-super-tie-9 = Super Égalité 9
wager-three-card-9-over-1 = 9 sur 1 en trois cartes
wager-three-card-9-over-7 = 9 sur 7 en trois cartes
wager-three-giving-8 = 3 donne 8
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
preset-punto-banco-andorra = Punto banco selon la loi d’Andorre
preset-mini-andorra = Mini punto banco selon la loi d’Andorre
preset-midi-andorra = Midi punto banco selon la loi d’Andorre
preset-punto-banco-luxembourg = Punto banco selon la loi du Luxembourg
preset-punto-banco-macau = Punto banco selon les règles de Macao
preset-mini-nsw = Mini baccara selon les règles de Nouvelle-Galles du Sud
preset-chemin-de-fer = Chemin de fer
preset-chemin-de-fer-club = Chemin de fer, comme dans les cercles
preset-computer-chemin-de-fer = Chemin de fer, comme y jouaient les ordinateurs
preset-computer-baccarat = Baccara à banque fixe, comme y jouaient les ordinateurs
preset-chemin-de-fer-andorra = Chemin de fer selon la loi d’Andorre
preset-banque-limitee = Banque limitée
preset-banque-ouverte = Banque ouverte
preset-banque-club = Baccara banque, comme dans les cercles
preset-banque-andorra-limitee = Banque limitée selon la loi d’Andorre
preset-banque-andorra-ouverte = Banque ouverte selon la loi d’Andorre
preset-banque-ouverte-france = Banque ouverte selon la loi française
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

clauses = { $before }, { $after }

line-odds = { $win } contre { $stake }
line-odds-less = { $win } contre { $stake }, moins { $percent } %
line-stands = la mise reste
line-loses = la mise est perdue
line-loses-part = { $part } de la mise est perdu
