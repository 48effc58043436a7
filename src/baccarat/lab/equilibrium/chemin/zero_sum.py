"""Find all equilibria of a game without tax from one of them, exactly.

What a side wins the other loses, so that its strategies in equilibrium are those that are best
against one strategy of the other side that is, and that this is best against; any two go together
(von Neumann 1928). Each side's form a polytope, of which the corners are found.
"""

from fractions import Fraction
from itertools import product

from ..algebra.polytope import Bound, best_where, corners
from ..budget import Budget
from .extreme_equilibria import MOST_TIES, Pair, filled
from .game import Game, Side, Strategy


def optimal(game: Game, pair: Pair, budget: Budget) -> list[Pair] | None:
    """List all that others are mixed from; None where a side has too many points without a choice.

    The game is without tax, and `pair` an equilibrium of it. Raises Spent.
    """
    ponte, banker = pair
    own = _optimal(game.ponte, game.banker, ponte, banker, budget)
    other = _optimal(game.banker, game.ponte, banker, ponte, budget)
    return None if own is None or other is None else [*product(own, other)]


def _optimal(
    side: Side, against: Side, own: Strategy, other: Strategy, budget: Budget
) -> list[Strategy] | None:
    """List the corners of what a side may do so that both are still at their best."""
    free = [point for point in range(len(own)) if side.gain(point, other) == 0]
    if len(free) > MOST_TIES:
        return None
    start = [0 if point in free else chance for point, chance in enumerate(own)]
    bounds = list[Bound]()
    for point, chance in enumerate(other):
        slopes = [against.against[point][at] for at in free]
        bounds += best_where(Fraction(against.gain(point, start)), slopes, Fraction(chance))
    return [filled(start, free, corner) for corner in corners(len(free), bounds, budget)]
