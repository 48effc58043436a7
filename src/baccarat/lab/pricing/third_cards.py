"""Prices of bets on two-card totals and third cards for many shoes at once, by point values.

As in `joint`, third cards are drawn first, which does not affect the probabilities. What remains
is to count both two-card hands in the other cards, which depends only on the values drawn.
"""

from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from itertools import product
from math import prod
from typing import Any, Final

import numpy as np

from ...rules.wagers.wager import Wager
from .first_four import both_hands
from .partial_coup import VALUES, ending_facts
from .price import net

ROWS: Final = 4096
"""Shoes counted at once, which bounds the memory."""
HANDS: Final = 100
"""Pairs of two-card totals."""
_VALUES = np.arange(10)
_TOTALS: Final = [
    np.equal.outer(_VALUES, (total - _VALUES) % 10).astype(float) for total in _VALUES
]
"""For each total the matrix of pairs of values that add up to it."""


def moments_by_ending(wager: Wager, counts: Any) -> tuple[Any, Any]:
    """Return the mean and the mean square of a unit's result, for rows of ten counts by value."""
    rows = np.asarray(counts, dtype=float)
    parts = [_moments(wager, rows[at : at + ROWS]) for at in range(0, len(rows), ROWS)]
    found = np.concatenate([np.zeros((0, 2)), *parts])
    return found[:, 0], found[:, 1]


def _moments(wager: Wager, counts: Any) -> Any:
    """Return the mean and the mean square of each row, in two columns."""
    cards = counts.sum(axis=1)
    found = np.zeros((len(counts), 2))
    for thirds, pays in _pays(wager).items():
        left, ways = counts.copy(), np.ones(len(counts))
        for value in thirds:
            ways *= left[:, value]
            left[:, value] -= 1
        orders = prod(cards - dealt for dealt in range(4 + len(thirds)))
        hands = both_hands(left, _TOTALS).reshape(-1, HANDS)
        found += (ways / orders)[:, None] * (hands @ pays)
    return found


@cache
def _pays(wager: Wager) -> Mapping[tuple[int, ...], Any]:
    """Return the result of a unit, and its square, by the values of third cards in any order.

    Each array has a row for every pair of two-card totals, with zeros if such a coup cannot draw
    these cards.
    """
    pays: defaultdict[tuple[int, ...], Any] = defaultdict(lambda: np.zeros((HANDS, 2)))
    for place, totals in enumerate(product(range(10), repeat=2)):
        for facts in ending_facts(VALUES, totals):
            thirds = (facts.player_third, facts.banker_third)
            drawn = tuple(sorted(each for each in thirds if each is not None))
            gain = float(net(wager.line(facts)))
            pays[drawn][place] += gain, gain**2
    return pays
