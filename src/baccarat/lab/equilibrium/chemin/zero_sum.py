"""All equilibria of a game without tax, exactly, given one of them.

Such a game is zero-sum, so any two equilibrium strategies of the two sides go together. A side's
equilibrium strategies are the best responses to one equilibrium strategy of the other side to which
that is a best response in turn (von Neumann 1928). They form a polytope, whose corners are found.
"""

from fractions import Fraction
from itertools import product

from ..algebra.polytope import Bound, best_where, corners
from ..budget import Budget
from .extreme_equilibria import MOST_TIES, TwoCards, fill_points
from .game import Game, Side, Strategy


def optimal(game: Game, pair: TwoCards, budget: Budget) -> list[TwoCards] | None:
    """List the extreme equilibria; None if a side has too many points with a tie.

    The game has no tax, and `pair` is one of its equilibria. Raises Spent.
    """
    ponte, banker = pair
    own = _optimal(game.ponte, game.banker, ponte, banker, budget)
    other = _optimal(game.banker, game.ponte, banker, ponte, budget)
    return None if own is None or other is None else [*product(own, other)]


def _optimal(
    side: Side, against: Side, own: Strategy, other: Strategy, budget: Budget
) -> list[Strategy] | None:
    """List the corners of a side's strategies for which both sides still play best responses."""
    free = [point for point, gain in enumerate(side.gains(range(len(own)), other)[0]) if not gain]
    if len(free) > MOST_TIES:
        return None
    start = [0 if point in free else chance for point, chance in enumerate(own)]
    bounds = list[Bound]()
    gains, whole = against.gains(range(len(other)), start)
    for point, chance in enumerate(other):
        slopes = [against.against[point][at] for at in free]
        bounds += best_where(Fraction(gains[point], whole), slopes, Fraction(chance))
    return [fill_points(start, free, corner) for corner in corners(len(free), bounds, budget)]
