tell-winner = { $winner ->
    [player] Punto gagne
    [banker] Banco gagne
   *[tie] égalité
}
tell-with = avec { $points }
tell-at = à { $points }
tell-high = la main gagnante a { $points }
tell-beats = { $points } bat { $beaten }
tell-cards = en { $cards ->
    [2] deux cartes
   *[other] trois cartes
}
tell-natural = { $natural ->
    [yes] avec un naturel
   *[no] sans naturel
}
tell-pays = { $when } : payé { $odds }.
tell-stands = { $when } : la mise reste en place.
tell-loses = { $when } : { $loss }.
tell-lost = Sinon, la mise est perdue.
tell-edge = En moyenne, la maison garde { $edge } de chaque mise.
tell-first = Misez d’abord sur Punto, Banco ou Égalité.
tell-again = Touchez encore pour miser { $amount }.
tell-click = Cliquez pour miser { $amount }.

kind-main = Mises principales
kind-player = Sur Punto
kind-banker = Sur Banco
kind-ties = Sur l’égalité
kind-pairs = Sur les paires
kind-others = Sur les points et le nombre de cartes
bets-search = Chercher une mise
bets-none = Aucune mise ne porte ce nom.

when-winner = { $values }
when-player-total = le Punto a { $values }
when-banker-total = le Banco a { $values }
when-player-cards = le Punto a { $values } cartes
when-banker-cards = le Banco a { $values } cartes
when-player-two = le Punto a { $values } en deux cartes
when-banker-two = le Banco a { $values } en deux cartes
when-player-third = la troisième carte du Punto vaut { $values }
when-banker-third = la troisième carte du Banco vaut { $values }
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
when-player-ranks = les deux premières cartes du Punto : seulement { $values }
when-banker-ranks = les deux premières cartes du Banco : seulement { $values }
when-player-suits = { when-player-ranks }
when-banker-suits = { when-banker-ranks }
when-one-rank = { $values }
when-sum = les deux totaux font ensemble { $values }
when-equal = égaux : { $values }
when-player-exactly = les deux premières cartes du Punto ont exactement { $values }
when-banker-exactly = les deux premières cartes du Banco ont exactement { $values }
when-first-four = les quatre premières cartes ont exactement { $values }
when-player-third-suit = couleur de la troisième carte du Punto : { $values }
when-banker-third-suit = couleur de la troisième carte du Banco : { $values }
when-first-rank = première carte : { $values }
when-first-suit = { when-first-rank }
when-player-flush = cartes du Punto : { $values }
when-banker-flush = cartes du Banco : { $values }
when-poker = toutes les cartes : { $values }
when-pairs = { $values ->
    [1] une main commence par une paire
    [2] les deux mains commencent par une paire
    [any] au moins une main commence par une paire
   *[other] mains qui commencent par une paire : { $values }
}
when-perfect-pairs = { $values ->
    [1] une main commence par une paire parfaite
    [2] les deux mains commencent par une paire parfaite
    [any] au moins une main commence par une paire parfaite
   *[other] mains qui commencent par une paire parfaite : { $values }
}
when-anything = toujours
value-winner-player = le Punto gagne
value-winner-banker = le Banco gagne
value-winner-tie = égalité
value-natural-yes = naturel
value-natural-no = sans naturel
value-pair-none = deux cartes de rang et de couleur différents
value-pair-suited = deux cartes de même couleur mais de rang différent
value-pair-pair = une paire
value-pair-perfect = une paire parfaite
value-one-rank-yes = deux paires de même rang
value-one-rank-no = sans deux paires de même rang
value-equal-player-total = le total du Punto
value-equal-banker-total = le total du Banco
value-equal-player-cards = le nombre de cartes du Punto
value-equal-banker-cards = le nombre de cartes du Banco
value-equal-player-two = les deux premières cartes du Punto
value-equal-banker-two = les deux premières cartes du Banco
value-equal-player-third = la troisième carte du Punto
value-equal-banker-third = la troisième carte du Banco
value-exactly-suited = { $cards } d’une seule couleur
value-flush-yes = toutes d’une couleur
value-flush-no = pas toutes d’une couleur
value-poker-none = pas deux de même rang
value-poker-pair = une paire
value-poker-two-pairs = deux paires
value-poker-three-pairs = trois paires
value-poker-three = un brelan
value-poker-full-house = un full
value-poker-two-threes = deux brelans
value-poker-four = un carré
value-poker-five = cinq cartes de même rang
value-poker-six = six cartes de même rang
