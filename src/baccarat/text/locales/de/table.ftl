points-player-first = { $player ->
    [0] Null
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
   *[9] Neun
}
points-player = { $player ->
    [0] null
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
   *[9] neun
}
points-banker = { $banker ->
    [0] null
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
   *[9] neun
}

call-new-shoe = Ein neuer Schlitten mit { $packs ->
    [one] { $packs } Spiel
   *[other] { $packs } Kartenspielen
}.
call-burn = { $card } – { $count ->
    [one] eine Karte wird verbrannt.
   *[other] { $count } Karten werden verbrannt.
}
call-place-bets = Ihre Einsätze, bitte.
call-no-more-bets = Nichts geht mehr.
call-stop-card = { $coups ->
    [1] Die Stoppkarte: Das ist der letzte Coup des Schlittens.
   *[other] Die Stoppkarte: Nach diesem Coup folgt noch einer.
}
call-last-coups = { $coups ->
    [one] Der letzte Coup dieses Schlittens.
   *[other] Die letzten { $coups } Coups dieses Schlittens.
}
call-points-player = { points-player-first } Punto.
call-points = { points-player-first } Punto, { points-banker } Banco.
call-points-banker = Banco: { points-banker }.
call-card-player = Karte für Punto.
call-stands-player = Punto bleibt mit { $player } stehen.
call-card-banker = Karte für Banco.
call-stands-banker = Banco bleibt mit { $banker } stehen.
call-player-wins = { $natural ->
    [yes] Natural. Punto gewinnt, { points-player } zu { points-banker }.
   *[no] Punto gewinnt, { points-player } zu { points-banker }.
}
call-banker-wins = { $natural ->
    [yes] Natural. Banco gewinnt, { points-banker } zu { points-player }.
   *[no] Banco gewinnt, { points-banker } zu { points-player }.
}
call-banker-barred = Banco gewinnt, { points-banker } zu { points-player }. Die Hand ist gesperrt: Einsätze auf Banco bleiben stehen.
call-player-barred = Punto gewinnt, { points-player } zu { points-banker }. Die Hand ist gesperrt: Einsätze auf Punto bleiben stehen.
call-tie = { $natural ->
    [yes] Natural. Égalité, { points-player } zu { points-banker }. Einsätze auf Égalité gewinnen.
   *[no] Égalité, { points-player } zu { points-banker }. Einsätze auf Égalité gewinnen.
}
call-shoe-ended = Der Schlitten ist zu Ende.
bank-carte = „Carte, s’il vous plaît“ – eine Karte, bitte.
bank-non = „Non, Monsieur“ – keine Karte.

side-player = Punto
side-banker = Banco
wager-player = Punto
wager-banker = Banco
wager-tie = Égalité
wager-bad-beat = Bad Beat
wager-banker-6 = Banco 6
wager-banker-natural-8 = Natural 8 Banco
wager-banker-natural-9 = Natural 9 Banco
wager-banker-pair = Paar Banco
wager-banker-three-card-win = Banco mit drei Karten
wager-big = Groß
wager-big-tiger = Big Tiger
wager-blazing-7s = Blazing 7s
wager-dragon-7 = Dragon 7
wager-dragon-bonus-banker = Dragon Bonus, Banco
wager-dragon-bonus-player = Dragon Bonus, Punto
wager-egalite-0 = Égalité 0
wager-egalite-0-160 = Égalité 0 zu 160
wager-egalite-1 = Égalité 1
wager-egalite-1-3 = Égalité 1 bis 3
wager-egalite-2 = Égalité 2
wager-egalite-3 = Égalité 3
wager-egalite-4 = Égalité 4
wager-egalite-4-5 = Égalité 4 bis 5
wager-egalite-5 = Égalité 5
wager-egalite-6 = Égalité 6
wager-egalite-6-7 = Égalité 6 bis 7
wager-egalite-7 = Égalité 7
wager-egalite-8 = Égalité 8
wager-egalite-8-9 = Égalité 8 bis 9
wager-egalite-9 = Égalité 9
wager-eight-over-six = 8 über 6
wager-eights-and-nines = Beide 8 oder 9
wager-either-pair = Beliebiges Paar
wager-heavenly-9 = Heavenly 9
wager-kill-the-ox = Kill the Ox
wager-lucky-6 = Lucky 6
wager-lucky-6-23 = Lucky 6 zu 23
wager-lucky-8-banker = Lucky 8, Banco
wager-lucky-8-player = Lucky 8, Punto
wager-lucky-match = Lucky Match
wager-lucky-nines = Lucky Nines
wager-lucky-nines-red-rock = Lucky Nines, Red Rock
wager-majestic-match-banker = Majestic Match, Banco
wager-majestic-match-player = Majestic Match, Punto
wager-natural-9-over-7 = Natural 9 über 7
wager-natural-tie = Natural-Égalité
wager-ox-6 = Ox 6
wager-panda-8 = Panda 8
wager-perfect-pair = Perfektes Paar
wager-perfect-pair-200 = Perfektes Paar zu 200
wager-player-natural-8 = Natural 8 Punto
wager-player-natural-9 = Natural 9 Punto
wager-player-pair = Paar Punto
wager-player-three-card-win = Punto mit drei Karten
wager-small = Klein
wager-small-tiger = Small Tiger
wager-super-6-15 = Super 6 zu 15
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
wager-three-card-9-over-1 = 9 über 1 mit drei Karten
wager-three-card-9-over-7 = 9 über 7 mit drei Karten
wager-three-giving-8 = 3 gibt 8
wager-tiger = Tiger
wager-tiger-pair = Tiger Pair
wager-tiger-tie = Tiger Tie
wager-tiger-tie-45 = Tiger Tie zu 45
outcome-player = Punto
outcome-banker = Banco
outcome-tie = Égalité
preset-punto-banco = Punto banco
preset-punto-banco-uk = Punto banco, Égalité zahlt 9 zu 1
preset-ez = EZ, ohne Kommission
preset-super6 = Super 6, ohne Kommission
preset-midi = Midi Punto banco
preset-mini = Mini Punto banco
preset-online = Punto banco online
preset-grande = Großer Tisch, die Spieler geben
preset-american = Amerikanisches Punto banco
preset-punto-banco-andorra = Punto banco nach dem Recht Andorras
preset-mini-andorra = Mini Punto banco nach dem Recht Andorras
preset-midi-andorra = Midi Punto banco nach dem Recht Andorras
preset-punto-banco-luxembourg = Punto banco nach dem Recht Luxemburgs
preset-punto-banco-macau = Punto banco nach den Regeln Macaus
preset-mini-nsw = Mini Baccarat nach den Regeln von New South Wales
preset-chemin-de-fer = Chemin de fer
preset-chemin-de-fer-club = Chemin de fer, wie in den Clubs
preset-computer-chemin-de-fer = Chemin de fer, wie es Computer spielten
preset-computer-baccarat = Baccarat mit stehender Bank, wie es Computer spielten
preset-chemin-de-fer-andorra = Chemin de fer nach dem Recht Andorras
preset-banque-limitee = Banque limitée
preset-banque-ouverte = Banque ouverte
preset-banque-club = Baccara banque, wie in den Clubs
preset-banque-andorra-limitee = Begrenzte Bank nach dem Recht Andorras
preset-banque-andorra-ouverte = Offene Bank nach dem Recht Andorras
preset-banque-ouverte-france = Offene Bank nach dem Recht Frankreichs
strategy-cautious = Vorsichtig
strategy-bold = Kühn
strategy-follower = Folgt der Serie
strategy-contrarian = Gegen die Serie
strategy-banker-only = Nur Banco
strategy-tie-chaser = Égalité-Jäger
strategy-by-the-book = Nach der Tafel
strategy-equilibrium = Gleichgewicht

card-name = { card-suit } { card-rank }
card-rank = { $rank ->
    [ace] Ass
    [jack] Bube
    [queen] Dame
    [king] König
   *[other] { $rank }
}
card-suit = { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
}

clauses = { $before }, { $after }

line-odds = { $win } zu { $stake }
line-odds-less = { $win } zu { $stake }, abzüglich { $percent } %
line-stands = der Einsatz bleibt stehen
line-loses = der Einsatz ist verloren
line-loses-part = { $part } des Einsatzes ist verloren
