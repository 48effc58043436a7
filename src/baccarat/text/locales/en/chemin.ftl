### What the croupier of a table of chemin de fer says and explains, in French where the game does.
### Sums are `units`, and come as text, already written as chips; points come as numbers.

## A new shoe

chemin-shuffle-croupier = { $cut ->
    [from-left] The croupier shuffles, and offers the cut from the left on, until somebody cuts.
    [croupier] The croupier shuffles and cuts.
   *[neighbour] The croupier shuffles, their left neighbour places the cut card, and the croupier cuts there.
}
chemin-shuffle-everyone = { $cut ->
    [from-left] The croupier shuffles, every player in turn, and the croupier again, who offers the cut from the left on, until somebody cuts.
    [croupier] The croupier shuffles, every player in turn, and the croupier again, who cuts.
   *[neighbour] The croupier shuffles, every player in turn, and the croupier again; their left neighbour cuts.
}

## Calls and stakes

chemin-stakes-set = “Les jeux sont faits” — the stakes are set: { $units }. The cards go to seat { $seat }.
chemin-free-solo = One player alone has called: both hands are free, but a banker with 0 draws.
chemin-table-asked = Seat { $seat }, the banker, asks for the table, and is bound by it: { $says ->
    [D] a card.
   *[S] no card.
}
chemin-garage-asked = Seat { $seat }, would you set winnings aside?
chemin-leaving-asked = { $units } are not covered. Seat { $seat }, do you leave some of them in the bank?
chemin-left-in = { $all ->
    [yes] “Hi va tot” — all of it plays: { $units } that nobody covers stay in the bank.
   *[no] { $units } that nobody covers stay in the bank.
}
chemin-cards-kept = The bank is larger than before. Seat { $seat } called the last one, and has the cards once, with any stake.

## The hands

chemin-natural = { $points ->
    [8] “Huit, la petite”
   *[9] “Neuf, la grande”
} — { $side ->
    [player] the ponte has
   *[banker] the banker has
} { $points }.
chemin-shown = { $side ->
    [player] The ponte shows
   *[banker] The banker shows
} { $points ->
    [0] zero, baccara
   *[other] { $points }
}.
chemin-result-ponte = The ponte wins, { $ponte } to { $banker }.
chemin-result-banker = The bank wins, { $banker } to { $ponte }.
chemin-result-tie = “En cartes” — { $ponte } to { $banker }, a tie.

## Why it went so

why-chemin-ponte = { $kind ->
    [kept] Seat { $seat } played the hand, having called before the bank was passed on and became larger.
    [suivi] Seat { $seat } played the hand, having followed on the lost banco.
    [solo] Seat { $seat } played the hand, having called the whole bank.
    [a-deux] Seat { $seat } played the hand, being first in prime of the two who shared the banco.
    [avec] Seat { $seat } played the hand, having called banco with the table.
    [marche] Seat { $seat } played the hand, having called banco with the table.
   *[largest] Seat { $seat } played the hand, having the largest stake; of equal ones the first in prime does.
}
why-chemin-natural = The ponte has { $ponte } and the banker { $banker } on two cards: an 8 or 9 ends the coup, and nobody draws.
why-chemin-not-given = The ponte asked for a card on { $ponte }, but the banker shows { $banker } on two: against a natural none is given.
why-chemin-ponte-draws = { $bound ->
    [bound] The ponte has { $points }: on 0 to 4 a card must be drawn.
    [free] The ponte has { $points }: on 5 one may draw or stand, and the ponte chose to draw.
    [custom] The ponte has { $points }, was free to choose, and drew, as custom has it.
   *[against] The ponte has { $points }, was free to choose, and drew against custom.
}
why-chemin-ponte-stands = { $bound ->
    [bound] The ponte has { $points }: on 6 or 7 one must stand.
    [free] The ponte has { $points }: on 5 one may draw or stand, and the ponte chose to stand.
    [custom] The ponte has { $points }, was free to choose, and stood, as custom has it.
   *[against] The ponte has { $points }, was free to choose, and stood against custom.
}
why-chemin-banker-draws = { $bound ->
    [bound] The ponte stood, and the banker has { $points }: on 0 to 5 a card must be drawn.
    [custom] The ponte stood; the banker has { $points }, was free to choose, and drew, as custom has it.
   *[against] The ponte stood; the banker has { $points }, was free to choose, and drew against custom.
}
why-chemin-banker-stands = { $bound ->
    [bound] The ponte stood, and the banker has { $points }: on 6 or 7 one must stand.
    [custom] The ponte stood; the banker has { $points }, was free to choose, and stood, as custom has it.
   *[against] The ponte stood; the banker has { $points }, was free to choose, and stood against custom.
}
why-chemin-banker-given-draws = { $bound ->
    [bound] The banker has { $points } and gave { $given }: by the tableau the banker must draw.
    [free] The banker has { $points } and gave { $given }: there the tableau leaves the choice, and the banker chose to draw.
    [custom] The banker has { $points } and gave { $given }, was free to choose, and drew, as custom has it.
   *[against] The banker has { $points } and gave { $given }, was free to choose, and drew against custom.
}
why-chemin-banker-given-stands = { $bound ->
    [bound] The banker has { $points } and gave { $given }: by the tableau the banker must stand.
    [free] The banker has { $points } and gave { $given }: there the tableau leaves the choice, and the banker chose to stand.
    [custom] The banker has { $points } and gave { $given }, was free to choose, and stood, as custom has it.
   *[against] The banker has { $points } and gave { $given }, was free to choose, and stood against custom.
}
why-chemin-result-ponte = The ponte’s { $ponte } beats the banker’s { $banker }: the bank pays every stake.
why-chemin-result-banker = The banker’s { $banker } beats the ponte’s { $ponte }: every stake goes into the bank.
why-chemin-result-tie = { $ponte } against { $banker } is a tie: nobody wins, and the bank stays.
