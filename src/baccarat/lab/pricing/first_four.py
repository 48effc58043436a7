"""Counts of both two-card hands for many shoes at once, for bets that depend on nothing else.

Two-card hands with the same answers to the bets' questions form a class. For each class, a 52 by 52
matrix marks its pairs of cards, so the number of ordered hands is a quadratic form in the card
counts. Drawing the second hand from what the first one leaves only subtracts hands that share a
card. All numbers are integers below 2^63.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from ...cards.card import PACK
from ...cards.hand import Hand
from ...rules.wagers.facts import Facts
from ...rules.wagers.wager import Wager
from .distribution import grain_of
from .price import net


def moments(wager: Wager, cards: Any) -> tuple[Any, Any]:
    """Return the mean and the mean square of a unit's result, for rows of 52 card counts."""
    classes = _classes(wager)
    counts = np.ascontiguousarray(cards, dtype=np.int64)
    number = counts.sum(axis=1)
    orders = number * (number - 1) * (number - 2) * (number - 3)
    chances = both_hands(counts, [matrix for _, matrix in classes]) / orders[:, None, None]
    firsts = [first for first, _ in classes]
    pays = np.array(
        [[float(net(wager.line(_facts(player, banker)))) for banker in firsts] for player in firsts]
    )
    return (chances * pays).sum(axis=(1, 2)), (chances * pays**2).sum(axis=(1, 2))


def both_hands(counts: Any, matrices: Sequence[Any]) -> Any:
    """Count the ordered ways to deal two cards to each hand, for each row of card counts.

    A matrix marks the pairs of cards that form hands of one class; no pair is in two of them.
    Returns an array of ways by row, by Player's class and by Banker's class.
    """
    partners = np.stack([counts @ each - each.diagonal() for each in matrices], axis=1)
    weighed = partners * counts[:, None, :]
    hands = weighed.sum(axis=2)
    ways = hands[:, :, None] * hands[:, None, :] - 4 * (weighed @ partners.swapaxes(1, 2))
    alike = range(len(matrices))
    ways[:, alike, alike] += 2 * hands
    return ways


def _classes(wager: Wager) -> Sequence[tuple[Any, Any]]:
    """List the distinguishable two-card hands: a representative and the matrix of each."""
    grain = grain_of(wager)
    found: dict[Any, tuple[Any, Any]] = {}
    for row, column, first in _hands():
        told = grain.answer(first)
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
