points-player-first = { $player ->
    [0] Cero
    [1] Uno
    [2] Dos
    [3] Tres
    [4] Cuatro
    [5] Cinco
    [6] Seis
    [7] Siete
    [8] Ocho
   *[9] Nueve
}
points-player = { $player ->
    [0] cero
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
   *[9] nueve
}
points-banker = { $banker ->
    [0] cero
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
   *[9] nueve
}

call-new-shoe = Un sabot nuevo de { $packs ->
    [one] { $packs } baraja
   *[other] { $packs } barajas
}.
call-burn = { $card }: { $count ->
    [one] se quema una carta.
   *[other] se queman { $count } cartas.
}
call-place-bets = Hagan juego, por favor.
call-no-more-bets = No va más.
call-stop-card = { $coups ->
    [1] La carta de parada: esta es la última jugada del sabot.
   *[other] La carta de parada: queda una jugada después de esta.
}
call-last-coups = { $coups ->
    [one] La última jugada de este sabot.
   *[other] Las últimas { $coups } jugadas de este sabot.
}
call-points-player = { points-player-first } el Punto.
call-points = { points-player-first } el Punto, { points-banker } la Banca.
call-points-banker = Banca: { points-banker }.
call-card-player = Carta para el Punto.
call-stands-player = El Punto se planta con { $player }.
call-card-banker = Carta para la Banca.
call-stands-banker = La Banca se planta con { $banker }.
call-player-wins = { $natural ->
    [yes] Natural. Gana Punto, { points-player } a { points-banker }.
   *[no] Gana Punto, { points-player } a { points-banker }.
}
call-banker-wins = { $natural ->
    [yes] Natural. Gana Banca, { points-banker } a { points-player }.
   *[no] Gana Banca, { points-banker } a { points-player }.
}
call-banker-barred = Gana Banca, { points-banker } a { points-player }. La mano queda anulada: las apuestas a Banca se quedan.
call-player-barred = Gana Punto, { points-player } a { points-banker }. La mano queda anulada: las apuestas a Punto se quedan.
call-tie = { $natural ->
    [yes] Natural. Égalité, { points-player } a { points-banker }. Ganan las apuestas a Empate.
   *[no] Égalité, { points-player } a { points-banker }. Ganan las apuestas a Empate.
}
call-shoe-ended = El sabot ha terminado.
bank-carte = «Carte, s’il vous plaît»: una carta, por favor.
bank-non = «Non, Monsieur»: sin carta.

side-player = Punto
side-banker = Banca
wager-player = Punto
wager-banker = Banca
wager-tie = Empate
wager-bad-beat = Bad Beat
wager-banker-6 = Banca 6
wager-banker-natural-8 = 8 natural Banca
wager-banker-natural-9 = 9 natural Banca
wager-banker-pair = Pareja Banca
wager-banker-three-card-win = Banca con tres cartas
wager-big = Grande
wager-big-tiger = Big Tiger
wager-blazing-7s = Blazing 7s
wager-dragon-7 = Dragon 7
wager-dragon-bonus-banker = Dragon Bonus, Banca
wager-dragon-bonus-player = Dragon Bonus, Punto
wager-egalite-0 = Empate a 0
wager-egalite-0-160 = Empate a 0 (160)
wager-egalite-1 = Empate a 1
wager-egalite-1-3 = Empate de 1 a 3
wager-egalite-2 = Empate a 2
wager-egalite-3 = Empate a 3
wager-egalite-4 = Empate a 4
wager-egalite-4-5 = Empate de 4 a 5
wager-egalite-5 = Empate a 5
wager-egalite-6 = Empate a 6
wager-egalite-6-7 = Empate de 6 a 7
wager-egalite-7 = Empate a 7
wager-egalite-8 = Empate a 8
wager-egalite-8-9 = Empate de 8 a 9
wager-egalite-9 = Empate a 9
wager-eight-over-six = 8 contra 6
wager-eights-and-nines = Ambas 8 o 9
wager-either-pair = Una pareja
wager-heavenly-9 = Heavenly 9
wager-kill-the-ox = Kill the Ox
wager-lucky-6 = Lucky 6
wager-lucky-6-23 = Lucky 6 a 23
wager-lucky-8-banker = Lucky 8, Banca
wager-lucky-8-player = Lucky 8, Punto
wager-lucky-match = Lucky Match
wager-lucky-nines = Lucky Nines
wager-lucky-nines-red-rock = Lucky Nines, Red Rock
wager-majestic-match-banker = Majestic Match, Banca
wager-majestic-match-player = Majestic Match, Punto
wager-natural-9-over-7 = 9 natural contra 7
wager-natural-tie = Empate natural
wager-ox-6 = Ox 6
wager-panda-8 = Panda 8
wager-perfect-pair = Pareja perfecta
wager-perfect-pair-200 = Pareja perfecta a 200
wager-player-natural-8 = 8 natural Punto
wager-player-natural-9 = 9 natural Punto
wager-player-pair = Pareja Punto
wager-player-three-card-win = Punto con tres cartas
wager-small = Pequeño
wager-small-tiger = Small Tiger
wager-super-6-15 = Super 6 a 15
wager-super-banker-1 = Super Banca 1
wager-super-banker-2 = Super Banca 2
wager-super-banker-3 = Super Banca 3
wager-super-banker-4 = Super Banca 4
wager-super-banker-5 = Super Banca 5
wager-super-banker-7 = Super Banca 7
wager-super-banker-8 = Super Banca 8
wager-super-banker-9 = Super Banca 9
wager-super-player-1 = Super Punto 1
wager-super-player-2 = Super Punto 2
wager-super-player-3 = Super Punto 3
wager-super-player-4 = Super Punto 4
wager-super-player-5 = Super Punto 5
wager-super-player-6 = Super Punto 6
wager-super-player-7 = Super Punto 7
wager-super-player-8 = Super Punto 8
wager-super-player-9 = Super Punto 9
wager-super-tie-0 = Super Empate 0
wager-super-tie-1 = Super Empate 1
wager-super-tie-2 = Super Empate 2
wager-super-tie-3 = Super Empate 3
wager-super-tie-4 = Super Empate 4
wager-super-tie-5 = Super Empate 5
wager-super-tie-6 = Super Empate 6
wager-super-tie-7 = Super Empate 7
wager-super-tie-8 = Super Empate 8
wager-super-tie-9 = Super Empate 9
wager-three-card-9-over-1 = 9 contra 1, tres cartas
wager-three-card-9-over-7 = 9 contra 7, tres cartas
wager-three-giving-8 = 3 da 8
wager-tiger = Tiger
wager-tiger-pair = Tiger Pair
wager-tiger-tie = Tiger Tie
wager-tiger-tie-45 = Tiger Tie a 45
outcome-player = Punto
outcome-banker = Banca
outcome-tie = Empate
preset-punto-banco = Punto y banca
preset-punto-banco-uk = Punto y banca, Empate paga 9 a 1
preset-ez = EZ, sin comisión
preset-super6 = Super 6, sin comisión
preset-midi = Midi punto y banca
preset-mini = Mini punto y banca
preset-online = Punto y banca en línea
preset-grande = Mesa grande, reparten los jugadores
preset-american = Punto y banca a la americana
preset-punto-banco-andorra = Punto banco según la ley de Andorra
preset-mini-andorra = Mini punto banco según la ley de Andorra
preset-midi-andorra = Midi punto banco según la ley de Andorra
preset-punto-banco-luxembourg = Punto banco según la ley de Luxemburgo
preset-punto-banco-macau = Punto banco según las reglas de Macao
preset-mini-nsw = Mini bacará según las reglas de Nueva Gales del Sur
preset-chemin-de-fer = Chemin de fer
preset-chemin-de-fer-club = Chemin de fer, como en los círculos
preset-computer-chemin-de-fer = Chemin de fer, como lo jugaban los ordenadores
preset-computer-baccarat = Bacarrá de banca fija, como lo jugaban los ordenadores
preset-chemin-de-fer-andorra = Chemin de fer según la ley de Andorra
preset-banque-limitee = Banca limitada
preset-banque-ouverte = Banca libre
preset-banque-club = Bacarrá a dos paños, como en los círculos
preset-banque-andorra-limitee = Banca limitada según la ley de Andorra
preset-banque-andorra-ouverte = Banca libre según la ley de Andorra
preset-banque-ouverte-france = Banca libre según la ley de Francia
strategy-cautious = Prudente
strategy-bold = Atrevido
strategy-follower = Seguidor
strategy-contrarian = A la contra
strategy-banker-only = Solo Banca
strategy-tie-chaser = Cazaempates
strategy-by-the-book = Según la tabla
strategy-equilibrium = Equilibrio

card-name = { card-rank } de { card-suit }
card-rank = { $rank ->
    [ace] as
    [jack] jota
    [queen] reina
    [king] rey
   *[other] { $rank }
}
card-suit = { $suit ->
    [clubs] tréboles
    [diamonds] diamantes
    [hearts] corazones
   *[spades] picas
}

clauses = { $before }, { $after }

line-odds = { $win } a { $stake }
line-odds-less = { $win } a { $stake }, menos el { $percent } %
line-stands = la apuesta se queda
line-loses = la apuesta se pierde
line-loses-part = se pierde { $part } de la apuesta
