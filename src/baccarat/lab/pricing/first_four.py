"""Counts of both two-card hands for many shoes at once, for bets that depend on nothing else.

Two-card hands with the same answers to the bets' questions form a class. For each class, a 52 by 52
matrix marks its pairs of cards, so the number of ordered hands is a quadratic form in the card
counts. Drawing the second hand from what the first one leaves only subtracts hands that share a
card. All numbers are integers below 2^63.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import numpy as np

from ...cards import PACK, Hand
from ...rules import Wager
from ...rules.wagers import Facts
from .distribution import grain_of
from .price import net

FIRST_FACTS: Final = frozenset({
    "player_pair", "banker_pair", "player_ranks", "banker_ranks", "player_suits", "banker_suits",
    "one_rank", "pairs", "perfect_pairs",
})  # fmt: skip


def is_of_first_cards(wager: Wager) -> bool:
    """Whether the first two cards of the hands alone decide the bet."""
    return all(fact in FIRST_FACTS for line in wager.lines for fact, _ in line.when.asked)


def moments(wager: Wager, cards: Any) -> tuple[Any, Any]:
    """Return the mean and the mean square of a unit's result, for rows of 52 card counts."""
    classes = _classes(wager)
    counts = np.ascontiguousarray(cards, dtype=np.int64)
    number = counts.sum(axis=1)
    orders = number * (number - 1) * (number - 2) * (number - 3)
    mean, square = np.zeros(len(counts)), np.zeros(len(counts))
    partners = [counts @ matrix - matrix.diagonal() for _, matrix in classes]
    hands = [(counts * each).sum(axis=1) for each in partners]
    for one, (player, _) in enumerate(classes):
        weighed = counts * partners[one]
        for other, (banker, _) in enumerate(classes):
            ways = hands[one] * hands[other] - 4 * (weighed * partners[other]).sum(axis=1)
            if one == other:
                ways = ways + 2 * hands[one]
            pays = float(net(wager.line(_facts(player, banker))))
            chance = ways / orders
            mean += pays * chance
            square += pays**2 * chance
    return mean, square


def _classes(wager: Wager) -> Sequence[tuple[Any, Any]]:
    """List the distinguishable two-card hands: a representative and the matrix of each."""
    grain = grain_of(wager)
    found: dict[Any, tuple[Any, Any]] = {}
    for row, column, first in _hands():
        told = grain.told(first)
        if told not in found:
            found[told] = first, np.zeros((len(PACK), len(PACK)), np.int64)
        found[told][1][row, column] = found[told][1][column, row] = 1
    return list(found.values())


def _hands() -> Iterator[tuple[int, int, Any]]:
    for row, one in enumerate(PACK):
        for column, other in enumerate(PACK[: row + 1]):
            yield row, column, (min(one, other), max(one, other))


def _facts(player: Any, banker: Any) -> Facts:
    return Facts(Hand(player).total, Hand(banker).total, 2, 2, player, banker)
