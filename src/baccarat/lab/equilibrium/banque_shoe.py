"""Count a coup of banque from a real shoe: no card goes back, so that every hand tells of others.

A coup is nine ordered cards, of which some may stay in the shoe. The third cards are drawn first,
which changes no chance; the three hands come from what is left.
"""

from functools import partial
from math import perm
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ...rules.tableau import CHEMIN_DE_FER, Draws
from ..counts import WORTHS, Counts, without
from ..joint import orders_of
from ..kernels.pack_decisions import AFTERS, PARTNERS
from ..kernels.three_hands import fill
from .banque import COUP, NATURAL, Banque, Four, Point, four, name_of
from .orders import AFTER, STOOD

Integers = npt.NDArray[np.int64]
NONE: Final = 10
"""In place of a card that the banker did not draw."""
HANDS: Final = 6
"""Cards in the three hands before anybody draws."""


class _Sums(NamedTuple):
    """Orders by banker's total, right's profile and left's: all, and won less lost of each side."""

    orders: Any
    right: Any
    left: Any


def without_replacement(counts: Counts) -> Banque:
    """Count a coup dealt from these cards, nine at least."""
    cards, points = sum(counts), list[Point]()
    ways = _Ways(counts)
    base_right, base_left = _naturals(ways)
    for right in range(NATURAL + 1):
        for left in range(NATURAL + 1):
            stands = ways.sums(right, left, NONE)
            base_right = base_right + stands.right.sum(axis=0)
            base_left = base_left + stands.left.sum(axis=0)
            if right == left == NATURAL:
                continue
            draws = [ways.sums(right, left, card) for card in range(WORTHS)]
            gain_right = sum(each.right for each in draws) - stands.right
            gain_left = sum(each.left for each in draws) - stands.left
            points.extend(
                Point(
                    f"{banker}|{name_of(right)},{name_of(left)}",
                    _four(gain_right[banker]),
                    _four(gain_left[banker]),
                )
                for banker in range(8)
                if stands.orders[banker].any()
            )
    points.sort(key=lambda each: each.name)
    return Banque(_four(base_right), _four(base_left), tuple(points), perm(cards, COUP))


def _four(table: Any) -> Four:
    return four(lambda own, other: int(table[own, other]))


class _Ways:
    """Counts the ways to three hands, and what they come to."""

    def __init__(self, counts: Counts) -> None:
        self.counts = counts
        self.kept = dict[tuple[int, ...], Integers]()

    def hands(self, thirds: tuple[int, ...]) -> Integers:
        """Count the orders of three hands by their totals, from a deck without these cards."""
        key = tuple(sorted(thirds))
        if key not in self.kept:
            deck = np.array(without(self.counts, key), dtype=np.int64)
            self.kept[key] = np.zeros((10, 10, 10), dtype=np.int64)
            if deck.min() >= 0:
                fill(deck, PARTNERS, AFTERS, self.kept[key])
        return self.kept[key]

    def sums(self, right: int, left: int, card: int) -> _Sums:
        """Add up what two events and the banker's card come to, for banker's totals 0 to 7."""
        thirds = tuple(each for each in (right, left, card) if each < WORTHS)
        hands = self.hands(thirds)[:, :, :8]
        drawn = orders_of(thirds, self.counts)
        drawn *= perm(sum(self.counts) - HANDS - len(thirds), COUP - HANDS - len(thirds))
        ends = [AFTER[banker][card] for banker in range(8)]
        add = partial(np.einsum, optimize=False)
        one, other = MASKS[right], MASKS[left]
        found = (
            add("it,js,tsb->bij", one, other, hands),
            add("it,tb,js,tsb->bij", one, _signs(right, ends), other, hands),
            add("it,js,sb,tsb->bij", one, other, _signs(left, ends), hands),
        )
        return _Sums(*(each.astype(object) * drawn for each in found))


def _naturals(ways: _Ways) -> tuple[Any, Any]:
    """Add up what naturals of the banker come to; nothing depends on a choice."""
    hands, drawn = ways.hands(())[:, :, 8:], perm(sum(ways.counts) - HANDS, COUP - HANDS)
    signs = np.sign(np.arange(10)[:, None] - np.arange(8, 10)[None, :])
    right = int(np.einsum("tb,tsb->", signs, hands)) * drawn
    left = int(np.einsum("sb,tsb->", signs, hands)) * drawn
    return np.full((2, 2), right, dtype=object), np.full((2, 2), left, dtype=object)


def _signs(event: int, ends: list[int]) -> Integers:
    """Tell by a side's total on two cards, and the banker's, whether it wins with what it drew.

    A natural was decided on two cards, whatever the banker draws.
    """
    own = np.arange(10) if event == NATURAL else AFTERS[:, event].astype(np.int64)
    against = np.arange(8) if event == NATURAL else np.array(ends)
    found: Integers = np.sign(own[:, None] - against[None, :])
    return found


def _mask(event: int) -> Integers:
    """Tell by profile and total whether a side brings an event about."""
    return np.array([[_brings(event, total, draws) for total in range(10)] for draws in (0, 1)])


def _brings(event: int, total: int, draws: int) -> int:
    if total >= 8:
        return int(event == NATURAL)
    says = CHEMIN_DE_FER.player_says(total)
    drew = draws == 1 if says is Draws.FREE else says is Draws.DRAW
    return int(event < WORTHS if drew else event == STOOD)


MASKS: Final = [_mask(event) for event in range(NATURAL + 1)]
