"""The exact joint distribution of a coup in plain integers: the reference implementation.

Every coup is counted as six ordered cards, even if some stay in the shoe, so that all coups have
the same weight. The third cards are drawn first, which does not affect the probabilities; both
hands come from the remaining cards.
"""

from collections import defaultdict
from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from math import perm
from operator import mul

import msgspec

from ..cards.kinds import check_kind
from ..rules.coup import Outcome
from ..rules.tableau import PUNTO_BANCO, Tableau
from .counts import COUP, Counts, checked_counts, without
from .endings import CELLS, Ending, endings


class Joint(msgspec.Struct, frozen=True):
    """The number of orders of six cards that end in each of the 400 cells (endings.CELLS).

    With n cards in the shoe, the weights sum to `permutations`: n(n-1)(n-2)(n-3)(n-4)(n-5).
    """

    counts: Counts
    weights: tuple[int, ...]

    @property
    def permutations(self) -> int:
        """The number of orders of six cards."""
        return perm(sum(self.counts), COUP)

    def orders(self, outcome: Outcome | str) -> int:
        """Return the number of orders with this outcome; raises ValueError for an unknown one."""
        asked = Outcome(outcome)
        weighed = zip(CELLS, self.weights, strict=True)
        return sum(weight for cell, weight in weighed if cell.outcome is asked)

    def probability(self, outcome: Outcome | str) -> Fraction:
        """Return the exact probability of an outcome; raises ValueError for an unknown one."""
        return Fraction(self.orders(outcome), self.permutations)


def joint(counts: Iterable[object], tableau: Tableau = PUNTO_BANCO) -> Joint:
    """Count the endings of a coup dealt from these ten counts.

    Raises BadCounts, FreeChoice for a tableau that leaves a hand a choice, and WrongKind if
    `tableau` is not a tableau.
    """
    check_kind("tableau", tableau, Tableau)
    deck = checked_counts(counts)
    weights = [0] * len(CELLS)
    for thirds, group in by_thirds(tableau):
        left = without(deck, thirds)
        drawn = orders_of(thirds, deck) * perm(sum(left) - 4, 2 - len(thirds))
        if drawn:
            hands = _hands(left)
            for ending in group:
                weights[ending.cell] += drawn * hands[ending.player][ending.banker]
    return Joint(deck, tuple(weights))


@cache
def by_thirds(tableau: Tableau = PUNTO_BANCO) -> list[tuple[tuple[int, ...], list[Ending]]]:
    """Group the endings by the values of their third cards, ignoring the order of the two."""
    groups: defaultdict[tuple[int, ...], list[Ending]] = defaultdict(list)
    for ending in endings(tableau):
        groups[tuple(sorted(ending.thirds))].append(ending)
    return list(groups.items())


def orders_of(worths: Iterable[int], deck: Counts) -> int:
    """Count the ways to draw cards of these values in this order."""
    ways = 1
    for worth in worths:
        ways *= deck[worth]
        deck = without(deck, (worth,))
    return ways


def _hands(deck: Counts) -> list[list[int]]:
    """Count the ordered ways to deal two hands of two cards, by both totals.

    From the pairs of hands that could be dealt apart are taken those that share a card: it may have
    two places in each hand. Hands that share both cards, in either order, are then taken twice.
    """
    rest = [
        [deck[total - worth] - (2 * worth % 10 == total) for worth in range(10)]
        for total in range(10)
    ]
    begun = [[*map(mul, deck, row)] for row in rest]
    apart = [sum(row) for row in begun]
    ways = [
        [
            pairs * others - 4 * sum(map(mul, row, left))
            for others, left in zip(apart, rest, strict=True)
        ]
        for pairs, row in zip(apart, begun, strict=True)
    ]
    for total, pairs in enumerate(apart):
        ways[total][total] += 2 * pairs
    return ways
