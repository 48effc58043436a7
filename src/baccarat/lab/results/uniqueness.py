"""The result `uniqueness`: where chemin de fer has one equilibrium under a commission, exactly.

Both sides see their cards. Every equilibrium that is met mixes at one point of each side, and no
probability of the banker depends on the commission. As it grows the equilibrium therefore only
changes where another choice becomes as good as the present one, which an equation of degree two
tells. There both the equilibrium before and the one after hold, as the set is closed, and they
differ.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import isqrt
from typing import Final, NamedTuple

from ..equilibrium.algebra.linear import as_int_if_whole
from ..equilibrium.chemin.game import Game, Side, game_of
from ..equilibrium.chemin.solve import Solution, solve
from ..equilibrium.problem import Question, chemin_de_fer
from ..plot import line_plot
from .frame import Findings, Result

PERCENTS: Final = range(26)
"""Commissions at which the game is solved, in hundredths."""
DIGITS: Final = 10**12
"""An irrational commission is enclosed between two multiples of one part in so many."""
Quadratic = tuple[Fraction, Fraction, Fraction]
"""Coefficients of 1, t and t squared."""


class Break(NamedTuple):
    """A commission at which the equilibrium changes: the choice that does, and the polynomial.

    The commission is in the interval from `low` to `high`, which is a point if it is rational.
    """

    point: str
    low: Fraction
    high: Fraction
    polynomial: Quadratic


class NotOneMixedPoint(Exception):
    """An equilibrium does not mix at exactly one point of each side, so that this does not apply."""


def asked(packs: int, tax: Fraction) -> Question:
    """Return the game in which both sides see their cards."""
    return chemin_de_fer(packs=packs, sees="both", tax=tax)
