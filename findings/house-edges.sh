#!/usr/bin/env bash
# pyroulette 0.0.5 and jackblack 0.8.0 (PyPI): simulators of casino games that pay otherwise than a casino.
#
# 1. Black has the zero in pyroulette, at 36/18 for each of its 19 numbers, so that the house has no edge. Odd and even are
#    exchanged, and a street is any three numbers in a row, such as 2, 3 and 4:
#        pyroulette: red wins on 18 of 38 numbers and returns 0.947, black on 19 and 1.000
#        pyroulette: odd wins on 2 4 6 and so on; the second street is 2 3 4
# 2. A natural of jackblack wins less than any other hand, and against another natural the stake is lost, which counts as a
#    push. Insurance pays even money. A stake of 20:
#        jackblack: 21 in two cards +10, 21 in three cards +20
#        jackblack: two naturals -20, pushed 1, net 0
#        jackblack: insured against a natural -10, by the usual 2 to 1 it is 0
# 3. A pair that is split costs three stakes instead of two, so that two pushes lose one:
#        jackblack: a pair of eights against 18, each drawing a ten -20, pushed 2
# 4. With `hit_on_soft_17` the dealer draws to all soft totals, and not only to 17:
#        jackblack: the dealer has ace and 9, and draws 1 card with it, and 0 without
#
# Needs Python 3.10 or newer.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet pyroulette==0.0.5 jackblack==0.8.0

cat >edges.py <<'CHECK'
from jackblack import Player, Simulation, Strategy
from jackblack.deck import Card, Deck
from pyroulette.roulette import Placement

STAKE = 20


def numbers(on):
    return [number for number, chips in Placement(1, 1, on).bet().spread.items() if chips]


def returned(on):
    """The mean of what comes back for one chip, with 36 for each chip on the number."""
    return sum(36 * chips for chips in Placement(1, 1, on).bet().spread.values()) / 38


print(
    f"pyroulette: red wins on {len(numbers('red'))} of 38 numbers and returns {returned('red'):.3f},"
    f" black on {len(numbers('black'))} and {returned('black'):.3f}"
)
second = " ".join(map(str, numbers("street-2")))
print(f"pyroulette: odd wins on {' '.join(map(str, numbers('odd')[:3]))} and so on; the second street is {second}")


class Choices(Strategy):
    """Decide by a list, and stay after its end."""

    def __init__(self, *choices):
        super().__init__()
        self.choices = list(choices)

    def decide_bet(self, player, min_bet=15):
        return STAKE

    def decide(self, player, choices, dealer=None, players=()):
        return self.choices.pop(0) if self.choices else "stay"


def play(cards, *choices, **rules):
    """Play a round with the cards in their order, player first, and return the player's gain, result and table."""
    deck = Deck()
    deck[:] = [Card(rank) for rank in reversed(cards.split())]
    table = Simulation([Player("one", 1000, Choices(*choices))], deck, **rules)
    (player,) = table.players
    table.run(1)
    return f"{player.chips - 1000:+.0f}", player.results[-1], table


natural, more = play("Ace 10 King 9")[0], play("5 10 6 9 10", "hit")[0]
print(f"jackblack: 21 in two cards {natural}, 21 in three cards {more}")
gain, result, _ = play("Ace Ace King King")
print(f"jackblack: two naturals {gain}, pushed {result.pushed}, net {result.net}")
gain, _, _ = play("9 Ace 10 King", "insurance")
print(f"jackblack: insured against a natural {gain}, by the usual 2 to 1 it is 0")
gain, result, _ = play("8 10 8 8 10 10", "split", "hit", "stay", "hit", "stay")
print(f"jackblack: a pair of eights against 18, each drawing a ten {gain}, pushed {result.pushed}")
drawn = [len(play("10 Ace 10 9 8", hit_on_soft_17=soft)[2].dealer.hand) - 2 for soft in (True, False)]
print(f"jackblack: the dealer has ace and 9, and draws {drawn[0]} card with it, and {drawn[1]} without")
CHECK
env/bin/python edges.py | tee said

diff said - <<'EXPECTED'
pyroulette: red wins on 18 of 38 numbers and returns 0.947, black on 19 and 1.000
pyroulette: odd wins on 2 4 6 and so on; the second street is 2 3 4
jackblack: 21 in two cards +10, 21 in three cards +20
jackblack: two naturals -20, pushed 1, net 0
jackblack: insured against a natural -10, by the usual 2 to 1 it is 0
jackblack: a pair of eights against 18, each drawing a ten -20, pushed 2
jackblack: the dealer has ace and 9, and draws 1 card with it, and 0 without
EXPECTED
