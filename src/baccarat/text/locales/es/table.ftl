### Lo que el crupier dice y explica, y los nombres de las cosas en la mesa.

## Los puntos en palabras

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

## Los anuncios del crupier

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

## Nombres

side-player = Punto
side-banker = Banca
wager-player = Punto
wager-banker = Banca
wager-tie = Empate
wager-banker-6 = Banca 6
wager-banker-pair = Pareja Banca
wager-big = Grande
wager-big-tiger = Big Tiger
wager-blazing-7s = Blazing 7s
wager-dragon-7 = Dragon 7
wager-dragon-bonus-banker = Dragon Bonus, Banca
wager-dragon-bonus-player = Dragon Bonus, Punto
wager-egalite-0 = Empate a 0
wager-egalite-1 = Empate a 1
wager-egalite-2 = Empate a 2
wager-egalite-3 = Empate a 3
wager-egalite-4 = Empate a 4
wager-egalite-5 = Empate a 5
wager-egalite-6 = Empate a 6
wager-egalite-7 = Empate a 7
wager-egalite-8 = Empate a 8
wager-egalite-9 = Empate a 9
wager-eight-over-six = 8 contra 6
wager-either-pair = Una pareja
wager-heavenly-9 = Heavenly 9
wager-lucky-6 = Lucky 6
wager-lucky-6-23 = Lucky 6 a 23
wager-natural-9-over-7 = 9 natural contra 7
wager-natural-tie = Empate natural
wager-panda-8 = Panda 8
wager-perfect-pair = Pareja perfecta
wager-perfect-pair-200 = Pareja perfecta a 200
wager-player-pair = Pareja Punto
wager-small = Pequeño
wager-small-tiger = Small Tiger
wager-three-card-9-over-1 = 9 contra 1, tres cartas
wager-three-card-9-over-7 = 9 contra 7, tres cartas
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

## Between two clauses of a description

clauses = { $before }, { $after }

## Lo que paga entonces

line-odds = { $win } a { $stake }
line-odds-less = { $win } a { $stake }, menos el { $percent } %
line-stands = la apuesta se queda
