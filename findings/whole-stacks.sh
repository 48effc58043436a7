#!/usr/bin/env bash
# nashpy 0.0.43 and pygambit 16.7.0: a game's equilibria if the payoffs are what the players own after the coup.
#
# The game is (3, 0; 0, 1) with its negative for the other side. Its only equilibrium has 1/4 and 3/4 on both sides. What
# both own before the coup changes nothing in that, nor does the unit of the payoffs. Found are, for 0, 10,000, 100,000 and
# 1,000,000 chips each, and with payoffs in millionths:
# 1. `vertex_enumeration` of nashpy returns up to eight others, among them all four pairs of pure strategies. Its
#    `support_enumeration` is right, and so is `vertex_enumeration` of quantecon 0.11.4:
#        nashpy, vertex_enumeration: wrong 0, 0, 4, 8; in millionths 0, right 1
#        nashpy, support_enumeration: wrong 0, 0, 0, 0; in millionths 0, right 1
#        quantecon, vertex_enumeration: wrong 0, 0, 0, 0; in millionths 0, right 1
# 2. Two of Gambit's solvers go wrong with `rational=False`, and one of them returns a wrong pair alone. Their default is
#    exact:
#        Gambit in floats, lcp_solve: wrong 0, 0, 0, 1; in millionths 1, right 1
#        Gambit in floats, lp_solve: wrong 0, 0, 0, 0; in millionths 1, right 0
#        Gambit, lcp_solve: wrong 0, 0, 0, 0; in millionths 0, right 1
#        Gambit, lp_solve: wrong 0, 0, 0, 0; in millionths 0, right 1
#
# Needs Python 3.10 or newer.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet nashpy==0.0.43 pygambit==16.7.0 quantecon==0.11.4

cat >stacks.py <<'CHECK'
import warnings

import nashpy
import numpy as np
import pygambit
import quantecon.game_theory as quantecon

warnings.simplefilter("ignore")
GAME = np.array([[3, 0], [0, 1]])


def gambit(solver, rational):
    def solve(first, second):
        game = pygambit.Game.from_arrays(first, second)
        for found in getattr(pygambit.nash, solver)(game, rational=rational).equilibria:
            yield [[float(chance) for _, chance in mixed] for _, mixed in found.mixed_strategies()]

    return solve


def quantecons(first, second):
    players = quantecon.Player(first), quantecon.Player(second.T)
    return quantecon.vertex_enumeration(quantecon.NormalFormGame(players))


SOLVERS = {
    "nashpy, vertex_enumeration": lambda *sides: nashpy.Game(*sides).vertex_enumeration(),
    "nashpy, support_enumeration": lambda *sides: nashpy.Game(*sides).support_enumeration(),
    "quantecon, vertex_enumeration": quantecons,
    "Gambit in floats, lcp_solve": gambit("lcp_solve", rational=False),
    "Gambit in floats, lp_solve": gambit("lp_solve", rational=False),
    "Gambit, lcp_solve": gambit("lcp_solve", rational=True),
    "Gambit, lp_solve": gambit("lp_solve", rational=True),
}


def count(solve, first, second):
    """The numbers of equilibria that are right and wrong."""
    right = [np.allclose(found, [[0.25, 0.75]] * 2) for found in solve(first, second)]
    return sum(right), len(right) - sum(right)


for name, solve in SOLVERS.items():
    wrong = []
    for stack in (0.0, 1e4, 1e5, 1e6):
        right, others = count(solve, stack + GAME, stack - GAME)
        assert right == 1
        wrong.append(str(others))
    right, others = count(solve, GAME * 1e-6, GAME * -1e-6)
    print(f"{name}: wrong {', '.join(wrong)}; in millionths {others}, right {right}")
CHECK
env/bin/python stacks.py | tee said

diff said - <<'EXPECTED'
nashpy, vertex_enumeration: wrong 0, 0, 4, 8; in millionths 0, right 1
nashpy, support_enumeration: wrong 0, 0, 0, 0; in millionths 0, right 1
quantecon, vertex_enumeration: wrong 0, 0, 0, 0; in millionths 0, right 1
Gambit in floats, lcp_solve: wrong 0, 0, 0, 1; in millionths 1, right 1
Gambit in floats, lp_solve: wrong 0, 0, 0, 0; in millionths 1, right 0
Gambit, lcp_solve: wrong 0, 0, 0, 0; in millionths 0, right 1
Gambit, lp_solve: wrong 0, 0, 0, 0; in millionths 0, right 1
EXPECTED
