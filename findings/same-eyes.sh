#!/usr/bin/env bash
# rlcard 1.2.0 (PyPI): observations that are equal, although the players see different cards.
#
# Agents are given `obs`, and it has less than what a player knows. `raw_obs` beside it has the cards.
# 1. blackjack: `obs` is two totals. A soft 15 looks like a hard one, although the next card cannot be too much for it:
#        blackjack: ace and 4 against a 5 is (15, 5), 10 and 5 is (15, 5)
#        blackjack: totals that are soft in one deal and hard in another, of 3000 deals: 12 13 14 15 16 17 18 19 20
#        blackjack: next cards that lose, of 49: 0 for ace and 4, 27 for 10 and 5
# 2. limit-holdem and no-limit-holdem mark a player's cards and those on the table in the same 52 places. So a hand that is
#    a player's own looks like one that all players share:
#        limit-holdem: A K with Q J 10 2 3 and 2 3 with A K Q J 10: True; two aces with two and none with four: True
#        no-limit-holdem: A K with Q J 10 2 3 and 2 3 with A K Q J 10: True; two aces with two and none with four: True
#
# Needs Python 3.10 or newer.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet setuptools rlcard==1.2.0

cat >eyes.py <<'CHECK'
import warnings

warnings.simplefilter("ignore")

import rlcard
from rlcard.games.base import Card
from rlcard.utils import init_standard_deck

env = rlcard.make("blackjack", config={"seed": 7})
env.reset()


def cards(names):
    return [Card(*name) for name in names.split()]


def totals(hand, dealer):
    """The observation of a player with the hand, when the dealer shows the last card."""
    env.game.players[0].hand = cards(hand)
    env.game.dealer.hand = cards(dealer)
    return tuple(map(int, env.get_state(0)["obs"]))


soft, hard = totals("SA H4", "D2 C5"), totals("ST H5", "D2 C5")
print(f"blackjack: ace and 4 against a 5 is {soft}, 10 and 5 is {hard}")
deals = {True: set(), False: set()}
for _ in range(3000):
    state, _ = env.reset()
    hand = env.game.players[0].hand
    deals[any(card.rank == "A" for card in hand)].add(int(state["obs"][0]))
both = sorted(deals[True] & deals[False])
print(f"blackjack: totals that are soft in one deal and hard in another, of 3000 deals: {' '.join(map(str, both))}")


def lose(hand, dealer):
    """The number of cards left that bring the hand above 21."""
    known = [card.get_index() for card in cards(f"{hand} {dealer}")]
    left = [card for card in init_standard_deck() if card.get_index() not in known]
    return sum(env.game.judger.judge_score([*cards(hand), card]) > 21 for card in left), len(left)


(after_soft, left), (after_hard, _) = lose("SA H4", "C5"), lose("ST H5", "C5")
print(f"blackjack: next cards that lose, of {left}: {after_soft} for ace and 4, {after_hard} for 10 and 5")

for name in ("limit-holdem", "no-limit-holdem"):
    env = rlcard.make(name, config={"seed": 7})
    env.reset()

    def look(hand, table, env=env):
        env.game.players[0].hand, env.game.public_cards = cards(hand), cards(table)
        return env.get_state(0)["obs"].tolist()

    royal = look("SA SK", "SQ SJ ST H2 H3") == look("H2 H3", "SA SK SQ SJ ST")
    aces = look("SA HA", "DA CA D7 C8 H9") == look("D7 C8", "SA HA DA CA H9")
    print(
        f"{name}: A K with Q J 10 2 3 and 2 3 with A K Q J 10: {royal};"
        f" two aces with two and none with four: {aces}"
    )
CHECK
env/bin/python eyes.py | tee said

diff said - <<'EXPECTED'
blackjack: ace and 4 against a 5 is (15, 5), 10 and 5 is (15, 5)
blackjack: totals that are soft in one deal and hard in another, of 3000 deals: 12 13 14 15 16 17 18 19 20
blackjack: next cards that lose, of 49: 0 for ace and 4, 27 for 10 and 5
limit-holdem: A K with Q J 10 2 3 and 2 3 with A K Q J 10: True; two aces with two and none with four: True
no-limit-holdem: A K with Q J 10 2 3 and 2 3 with A K Q J 10: True; two aces with two and none with four: True
EXPECTED
