#!/usr/bin/env bash
# cribbage-scorer 0.2.5 (PyPI): points that a "go" gives twice, or to another player.
#
# `play_calc_score_set` takes the cards of a set with the calls of "go" among them, of two to four players, and says who has
# which points. The card on the table before a call is scored again, as if it had been played by whoever is left.
# 1. Of two players, who have three tens on the table, ben says go, and ann plays an ace. She has 6 for the three tens and 2
#    for 31:
#        10 10 10: ann 7, ben 2
#        10 10 10 go 1: ann 14, ben 2
# 2. Of three players ann says go at 27, and ben plays a four. He has 2 for 31, and cem 3 for the run. But the turns are
#    counted from the first card on among those who are left:
#        10 9 8: ann 0, ben 0, cem 4
#        10 9 8 go 4: ann 0, ben 3, cem 5
# Where a list ends below 31, its last card has a point as the last of the set, as documented.
#
# Needs Python 3.10 or newer.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet cribbage-scorer==0.2.5

cat >go.py <<'CHECK'
from cribbage_scorer.cribbage_scorer import play_calc_score_set

SUITS = "SHDC"


def show(players, cards):
    """Score the cards and calls, of which each player has one in turn."""
    played = [(0, "GO") if card == "go" else (int(card), SUITS[at % 4]) for at, card in enumerate(cards.split())]
    scores, _, _ = play_calc_score_set(played, players)
    print(f"{cards}: {', '.join(f'{player} {points}' for player, points in scores.items())}")


for cards in ("10 10 10", "10 10 10 go 1"):
    show(["ann", "ben"], cards)
for cards in ("10 9 8", "10 9 8 go 4"):
    show(["ann", "ben", "cem"], cards)
CHECK
env/bin/python go.py | tee said

diff said - <<'EXPECTED'
10 10 10: ann 7, ben 2
10 10 10 go 1: ann 14, ben 2
10 9 8: ann 0, ben 0, cem 4
10 9 8 go 4: ann 0, ben 3, cem 5
EXPECTED
