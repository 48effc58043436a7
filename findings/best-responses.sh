#!/usr/bin/env bash
# nashpy 0.0.43 and quantecon 0.11.4: is an equilibrium one, according to the package that found it?
#
# nashpy's `is_best_response` compares floats exactly and has no tolerance, so that rounding decides. As a check after
# `support_enumeration` it refuses over a third of the games below: zero-sum, two choices a side (draw or stand on five),
# payoffs from -4 to 4 in whole numbers, and one mixed equilibrium each. `is_nash` of quantecon takes them all:
#        1752 games: nashpy refuses over a third of its own equilibria True, quantecon refuses 0
# With arrays of fractions `is_best_response` is exact, but the equilibria have to come from elsewhere: the three
# enumerations of nashpy raise errors for such games:
#        exact strategies refused: 0 of 1752
#        support_enumeration, vertex_enumeration, lemke_howson_enumeration: no fractions
#
# Needs Python 3.10 or newer.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet nashpy==0.0.43 quantecon==0.11.4

cat >games.py <<'CHECK'
from fractions import Fraction
from itertools import product

import nashpy
import numpy as np
from quantecon.game_theory import NormalFormGame


def exact(payoffs):
    """The equilibrium by hand: each side mixes so that the other's choices are worth the same."""
    (a, b), (c, d) = payoffs
    first = (Fraction(each, a - b - c + d) for each in (d - c, d - b))
    return [np.array([each, 1 - each]) for each in first]


games = [((a, b), (c, d)) for a, b, c, d in product(range(-4, 5), repeat=4) if min(a, d) > max(b, c)]
games += [(second, first) for first, second in games]
refused = {"nashpy": 0, "quantecon": 0, "exact": 0}
for payoffs in games:
    game = nashpy.Game(np.array(payoffs))
    (found,) = game.support_enumeration()
    assert np.allclose(found, np.array(exact(payoffs), dtype=float))
    refused["nashpy"] += not all(game.is_best_response(*found))
    refused["exact"] += not all(game.is_best_response(*exact(payoffs)))
    refused["quantecon"] += not NormalFormGame(np.dstack(game.payoff_matrices)).is_nash(found)
third = refused["nashpy"] > len(games) / 3
print(
    f"{len(games)} games: nashpy refuses over a third of its own equilibria {third},"
    f" quantecon refuses {refused['quantecon']}"
)
print(f"exact strategies refused: {refused['exact']} of {len(games)}")
game = nashpy.Game([[Fraction(1, 3), Fraction(-1, 2)], [Fraction(-1, 2), Fraction(1, 3)]])
without = []
for name in ("support_enumeration", "vertex_enumeration", "lemke_howson_enumeration"):
    try:
        list(getattr(game, name)())
    except TypeError:
        without.append(name)
print(f"{', '.join(without)}: no fractions")
CHECK
env/bin/python games.py | tee said

diff said - <<'EXPECTED'
1752 games: nashpy refuses over a third of its own equilibria True, quantecon refuses 0
exact strategies refused: 0 of 1752
support_enumeration, vertex_enumeration, lemke_howson_enumeration: no fractions
EXPECTED
