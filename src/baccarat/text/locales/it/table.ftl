points-player-first = { $player ->
    [0] Zero
    [1] Uno
    [2] Due
    [3] Tre
    [4] Quattro
    [5] Cinque
    [6] Sei
    [7] Sette
    [8] Otto
   *[9] Nove
}
points-player = { $player ->
    [0] zero
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
   *[9] nove
}
points-banker = { $banker ->
    [0] zero
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
   *[9] nove
}

call-new-shoe = Nuovo sabot di { $packs ->
    [one] { $packs } mazzo
   *[other] { $packs } mazzi
}.
call-burn = { $card } — { $count ->
    [one] si brucia una carta.
   *[other] si bruciano { $count } carte.
}
call-place-bets = Fate il vostro gioco.
call-no-more-bets = Nulla va più.
call-stop-card = { $coups ->
    [1] La carta di stop: è l’ultimo colpo del sabot.
   *[other] La carta di stop: dopo questo, ancora un colpo.
}
call-last-coups = { $coups ->
    [one] L’ultimo colpo di questo sabot.
   *[other] Gli ultimi { $coups } colpi di questo sabot.
}
call-points-player = { points-player-first } a Punto.
call-points = { points-player-first } a Punto, { points-banker } a Banco.
call-points-banker = Banco: { points-banker }.
call-card-player = Carta a Punto.
call-stands-player = Punto sta con { $player }.
call-card-banker = Carta a Banco.
call-stands-banker = Banco sta con { $banker }.
call-player-wins = { $natural ->
    [yes] Naturale. Punto vince, { points-player } a { points-banker }.
   *[no] Punto vince, { points-player } a { points-banker }.
}
call-banker-wins = { $natural ->
    [yes] Naturale. Banco vince, { points-banker } a { points-player }.
   *[no] Banco vince, { points-banker } a { points-player }.
}
call-banker-barred = Banco vince, { points-banker } a { points-player }. La mano è annullata: le puntate su Banco restano.
call-player-barred = Punto vince, { points-player } a { points-banker }. La mano è annullata: le puntate su Punto restano.
call-tie = { $natural ->
    [yes] Naturale. Égalité, { points-player } a { points-banker }. Le puntate sul pareggio vincono.
   *[no] Égalité, { points-player } a { points-banker }. Le puntate sul pareggio vincono.
}
call-shoe-ended = Il sabot è finito.
bank-carte = “Carte, s’il vous plaît” — una carta, per favore.
bank-non = “Non, Monsieur” — nessuna carta.

side-player = Punto
side-banker = Banco
wager-player = Punto
wager-banker = Banco
wager-tie = Pareggio
wager-bad-beat = Bad Beat
wager-banker-6 = Banco 6
wager-banker-natural-8 = 8 naturale Banco
wager-banker-natural-9 = 9 naturale Banco
wager-banker-pair = Coppia Banco
wager-banker-three-card-win = Banco con tre carte
wager-big = Grande
wager-big-tiger = Big Tiger
wager-blazing-7s = Blazing 7s
wager-dragon-7 = Dragon 7
wager-dragon-bonus-banker = Dragon Bonus, Banco
wager-dragon-bonus-player = Dragon Bonus, Punto
wager-egalite-0 = Pareggio a 0
wager-egalite-0-160 = Pareggio a 0 (160)
wager-egalite-1 = Pareggio a 1
wager-egalite-1-3 = Pareggio da 1 a 3
wager-egalite-2 = Pareggio a 2
wager-egalite-3 = Pareggio a 3
wager-egalite-4 = Pareggio a 4
wager-egalite-4-5 = Pareggio da 4 a 5
wager-egalite-5 = Pareggio a 5
wager-egalite-6 = Pareggio a 6
wager-egalite-6-7 = Pareggio da 6 a 7
wager-egalite-7 = Pareggio a 7
wager-egalite-8 = Pareggio a 8
wager-egalite-8-9 = Pareggio da 8 a 9
wager-egalite-9 = Pareggio a 9
wager-eight-over-six = 8 su 6
wager-eights-and-nines = Entrambi 8 o 9
wager-either-pair = Una coppia
wager-heavenly-9 = Heavenly 9
wager-kill-the-ox = Kill the Ox
wager-lucky-6 = Lucky 6
wager-lucky-6-23 = Lucky 6 a 23
wager-lucky-8-banker = Lucky 8, Banco
wager-lucky-8-player = Lucky 8, Punto
wager-lucky-match = Lucky Match
wager-lucky-nines = Lucky Nines
wager-lucky-nines-red-rock = Lucky Nines, Red Rock
wager-majestic-match-banker = Majestic Match, Banco
wager-majestic-match-player = Majestic Match, Punto
wager-natural-9-over-7 = 9 naturale su 7
wager-natural-tie = Pareggio naturale
wager-ox-6 = Ox 6
wager-panda-8 = Panda 8
wager-perfect-pair = Coppia perfetta
wager-perfect-pair-200 = Coppia perfetta a 200
wager-player-natural-8 = 8 naturale Punto
wager-player-natural-9 = 9 naturale Punto
wager-player-pair = Coppia Punto
wager-player-three-card-win = Punto con tre carte
wager-small = Piccolo
wager-small-tiger = Small Tiger
wager-super-6-15 = Super 6 a 15
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
wager-super-tie-0 = Super Pareggio 0
wager-super-tie-1 = Super Pareggio 1
wager-super-tie-2 = Super Pareggio 2
wager-super-tie-3 = Super Pareggio 3
wager-super-tie-4 = Super Pareggio 4
wager-super-tie-5 = Super Pareggio 5
wager-super-tie-6 = Super Pareggio 6
wager-super-tie-7 = Super Pareggio 7
wager-super-tie-8 = Super Pareggio 8
wager-super-tie-9 = Super Pareggio 9
wager-three-card-9-over-1 = 9 di tre carte su 1
wager-three-card-9-over-7 = 9 di tre carte su 7
wager-three-giving-8 = 3 dà 8
wager-tiger = Tiger
wager-tiger-pair = Tiger Pair
wager-tiger-tie = Tiger Tie
wager-tiger-tie-45 = Tiger Tie a 45
outcome-player = Punto
outcome-banker = Banco
outcome-tie = Pareggio
preset-punto-banco = Punto banco
preset-punto-banco-uk = Punto banco, il pareggio paga 9 a 1
preset-ez = EZ, senza commissione
preset-super6 = Super 6, senza commissione
preset-midi = Midi punto banco
preset-mini = Mini punto banco
preset-online = Punto banco online
preset-grande = Grande tavolo, danno i giocatori
preset-american = Punto banco americano
preset-punto-banco-andorra = Punto banco secondo la legge di Andorra
preset-mini-andorra = Mini punto banco secondo la legge di Andorra
preset-midi-andorra = Midi punto banco secondo la legge di Andorra
preset-punto-banco-luxembourg = Punto banco secondo la legge del Lussemburgo
preset-punto-banco-macau = Punto banco secondo le regole di Macao
preset-mini-nsw = Mini baccarà secondo le regole del Nuovo Galles del Sud
preset-chemin-de-fer = Chemin de fer
preset-chemin-de-fer-club = Chemin de fer, come nei circoli
preset-computer-chemin-de-fer = Chemin de fer, come lo giocavano i computer
preset-computer-baccarat = Baccarat a banco fisso, come lo giocavano i computer
preset-chemin-de-fer-andorra = Chemin de fer secondo la legge di Andorra
preset-banque-limitee = Banque limitée
preset-banque-ouverte = Banque ouverte
preset-banque-club = Baccara banque, come nei circoli
preset-banque-andorra-limitee = Banque limitée secondo la legge di Andorra
preset-banque-andorra-ouverte = Banque ouverte secondo la legge di Andorra
preset-banque-ouverte-france = Banque ouverte secondo la legge francese
strategy-cautious = Prudente
strategy-bold = Audace
strategy-follower = Segue
strategy-contrarian = Va contro
strategy-banker-only = Solo Banco
strategy-tie-chaser = Cerca pareggi
strategy-by-the-book = Da manuale
strategy-equilibrium = Equilibrio

card-name = { card-rank } di { card-suit }
card-rank = { $rank ->
    [ace] asso
    [jack] fante
    [queen] donna
    [king] re
   *[other] { $rank }
}
card-suit = { $suit ->
    [clubs] fiori
    [diamonds] quadri
    [hearts] cuori
   *[spades] picche
}

clauses = { $before }, { $after }

line-odds = { $win } a { $stake }
line-odds-less = { $win } a { $stake }, meno il { $percent }%
line-stands = la puntata resta
line-loses = la puntata è persa
line-loses-part = è perso { $part } della puntata
