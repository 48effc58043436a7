"""Counts of three hands and third cards at banque, for any shoe.

Every coup is counted as nine ordered cards, even if some stay in the shoe. The third cards are
drawn first, which does not affect the probabilities; the hands come from the remaining cards.
"""

from collections.abc import Callable, Sequence
from math import prod
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ...counts import POINT_VALUES, Counts, without
from ...hands import TOTAL_AFTER, Shoe
from ...joint import orders_of
from ...kernels.pack_decisions import AFTERS, PARTNERS
from ...kernels.stored import Kernel
from .game import COUP, NATURAL

Integers = npt.NDArray[np.int64]
Fares: TypeAlias = Callable[[int, int], Integers]
"""A side's hands by event and banker's card: axes for the banker's total, rows, and total."""

_FILL: Final = Kernel("baccarat.lab.kernels.three_hands:fill")
NONE: Final = 10
"""Represents a card that the banker did not draw."""
FATES: Final = (1, -1, 0)
"""The results of a side, by index: it wins, loses, or ties."""
HANDS: Final = 6
"""The number of cards in three hands before anybody draws."""


class HandCounts:
    """Counts the ways to deal three hands, and their results."""

    def __init__(self, shoe: Shoe) -> None:
        self.shoe = shoe
        self.kind: type = np.int64 if shoe.orders_after(0, HANDS + 1) < 2**63 else object
        self.kept = dict[tuple[int, ...], Integers]()

    @property
    def unit(self) -> int:
        """The number of orders of a coup."""
        return self.shoe.orders_after(0, COUP)

    def hands(self, thirds: tuple[int, ...]) -> Integers:
        """Count the orders of three hands by total, dealt after removing these third cards."""
        key = () if self.shoe.replaced else tuple(sorted(thirds))
        if key not in self.kept:
            self.kept[key] = self._apart() if self.shoe.replaced else self._dealt(key)
        return self.kept[key]

    def left(self, given: Sequence[int]) -> Counts:
        """Return the counts after removing third cards; negative if that is impossible."""
        return self.shoe.after(self.shoe.counts, given)

    def drawn(self, given: Sequence[int], size: int) -> int:
        """Count the orders of these third cards, and of the cards outside them and the hands.

        `size` is the number of third cards, including the banker's.
        """
        counts = self.shoe.counts
        orders = (
            prod(counts[worth] for worth in given)
            if self.shoe.replaced
            else orders_of(given, counts)
        )
        return orders * self.shoe.orders_after(HANDS + size, COUP - HANDS - size)

    def fates(
        self, events: tuple[int, int], cards: Sequence[int], right: Fares, left: Fares
    ) -> Any:
        """Count the results of two events by the banker's total, summed over the banker's cards.

        The cards are all of them, or NONE alone. Axes are the banker's total, the right's rows and
        the left's.
        """
        given = tuple(each for each in events if each < POINT_VALUES)
        rest = self.left(given)
        rows = [
            fares(event, NONE).shape[1] for fares, event in zip((right, left), events, strict=True)
        ]
        found = np.zeros((8, *rows), dtype=self.kind)
        for card in cards:
            copies = 1 if card == NONE else rest[card]
            if copies > 0 and min(rest) >= 0:
                hands = self.hands(given if card == NONE else (*given, card))[:, :, :8]
                ways = joint(hands, right(events[0], card), left(events[1], card))
                found += copies * ways.astype(self.kind, copy=False)
        return found.astype(object) * self.drawn(given, len(given) + (NONE not in cards))

    def _apart(self) -> Integers:
        """Count independent hands, for dealing with replacement."""
        counts = self.shoe.counts
        pairs: Integers = np.array(
            [sum(counts[a] * counts[(total - a) % 10] for a in range(10)) for total in range(10)],
            dtype=self.kind,
        )
        found: Integers = np.einsum("i,j,k->ijk", pairs, pairs, pairs)
        return found

    def _dealt(self, thirds: tuple[int, ...]) -> Integers:
        deck = np.array(without(self.shoe.counts, thirds), dtype=np.int64)
        found = np.zeros((10, 10, 10), dtype=np.int64)
        if deck.min() >= 0:
            _FILL(deck, PARTNERS, AFTERS, np.zeros((5, 10), dtype=np.int64), found)
        return found


def joint(hands: Integers, right: Integers, left: Integers) -> Integers:
    """Add up hands of right and left by the banker's total and by the rows of each."""
    found: Integers = right @ hands.transpose(2, 0, 1) @ left.transpose(0, 2, 1)
    return found


def signs(event: int, card: int) -> Integers:
    """Return whether a hand wins (1), loses (-1) or ties, by the banker's total and its own.

    A natural is decided on two cards, whatever the banker draws.
    """
    own = np.arange(10) if event == NATURAL else AFTERS[:, event].astype(np.int64)
    ends = [banker if event == NATURAL else TOTAL_AFTER[banker][card] for banker in range(8)]
    found: Integers = np.sign(own[None, :] - np.array(ends)[:, None])
    return found


def split_by_result(wins: Integers) -> Integers:
    """Split the axis of totals into one axis for FATES and one for totals."""
    found = np.array([wins == fate for fate in FATES]).transpose(1, 0, 2)
    return found.astype(np.int64)
