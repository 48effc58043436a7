"""Count a coup of banque from a real shoe: no card goes back, so that every hand tells of others.

A coup is nine ordered cards, of which some may stay in the shoe. The third cards are drawn first,
which changes no chance; the three hands come from what is left.
"""

from collections.abc import Sequence
from functools import lru_cache
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
REMEMBERED: Final = 4
FATES: Final = (1, -1, 0)
"""How a side fares, by place: it wins, loses, or ties."""


class Tally(NamedTuple):
    """Orders of nine cards, by what right and left do on 5 and how both fare: axes of 2, 3, 2, 3.

    - `natural`: those in which the banker has a natural, which ends the coup.
    - `stand`, `draw`: by what was seen of right and left, and by the banker's total, 0 to 7, those
      in which the banker stands, and in which the banker draws.
    - `unit`: all that there are.
    """

    natural: Any
    stand: dict[tuple[int, int], Any]
    draw: dict[tuple[int, int], Any]
    unit: int


@lru_cache(REMEMBERED)
def tally(counts: Counts) -> Tally:
    """Count a coup dealt from these cards, nine at least."""
    ways, stand, draw = _Ways(counts), dict[tuple[int, int], Any](), dict[tuple[int, int], Any]()
    for right in range(NATURAL + 1):
        for left in range(NATURAL + 1):
            stand[right, left] = ways.fates((right, left), (NONE,))
            if (right, left) != (NATURAL, NATURAL):
                draw[right, left] = ways.fates((right, left), range(WORTHS))
    return Tally(_naturals(ways), stand, draw, perm(sum(counts), COUP))


def without_replacement(counts: Counts) -> Banque:
    """Count a coup dealt from these cards as a game of three."""
    found, points = tally(counts), list[Point]()
    right, left = _won(found.natural)
    for at, stands in found.stand.items():
        base = _won(stands)
        right, left = right + base[0].sum(axis=0), left + base[1].sum(axis=0)
        if at in found.draw:
            gains = _won(found.draw[at] - stands)
            points.extend(
                Point(
                    f"{banker}|{name_of(at[0])},{name_of(at[1])}",
                    _four(gains[0][banker]),
                    _four(gains[1][banker]),
                )
                for banker in range(8)
                if stands[banker].any()
            )
    points.sort(key=lambda each: each.name)
    return Banque(_four(right), _four(left), tuple(points), found.unit)


def _won(fates: Any) -> tuple[Any, Any]:
    """Add up what right and left win less what they lose, by what both do on 5."""
    right, left = fates.sum(axis=-1), fates.sum(axis=-3)
    return right[..., 0, :] - right[..., 1, :], left[..., 0] - left[..., 1]


def _four(table: Any) -> Four:
    return four(lambda own, other: int(table[own, other]))


class _Ways:
    """Counts the ways to three hands, and what they come to."""

    def __init__(self, counts: Counts) -> None:
        self.counts = counts
        self.kind: type = np.int64 if perm(sum(counts), HANDS + 1) < 2**63 else object
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

    def fates(self, events: tuple[int, int], cards: Sequence[int]) -> Any:
        """Count how right and left fare by two events, by banker's total, over the banker's cards.

        These are all of them, or NONE alone.
        """
        given = tuple(each for each in events if each < WORTHS)
        left, size = without(self.counts, given), len(given) + (NONE not in cards)
        found: Any = np.zeros((8, 2, len(FATES), 2, len(FATES)), dtype=self.kind)
        for card in cards:
            copies = 1 if card == NONE else left[card]
            if copies > 0 and min(left) >= 0:
                hands = self.hands(given if card == NONE else (*given, card))[:, :, :8]
                fares = (FARES[event][card] for event in events)
                found += copies * _fates(hands, *fares).astype(self.kind, copy=False)
        drawn = orders_of(given, self.counts)
        drawn *= perm(sum(self.counts) - HANDS - size, COUP - HANDS - size)
        return found.astype(object) * drawn


def _fates(hands: Integers, right: Integers, left: Integers) -> Integers:
    """Add up hands of right and left by banker's total, and by what both do on 5 and how they fare.

    `right` and `left` have axes for the banker's total, for these two, and for the hand's total.
    """
    found: Integers = right @ hands.transpose(2, 0, 1) @ left.transpose(0, 2, 1)
    return found.reshape(len(found), 2, len(FATES), 2, len(FATES))


def _naturals(ways: _Ways) -> Any:
    """Add up what naturals of the banker come to; nothing depends on a choice."""
    drawn = perm(sum(ways.counts) - HANDS, COUP - HANDS)
    own, against = np.arange(10), np.arange(8, 10)
    fares = _by_fate(np.sign(own[None, :] - against[:, None]), np.ones((2, 10), dtype=np.int64))
    return _fates(ways.hands(())[:, :, 8:], fares, fares).sum(axis=0).astype(object) * drawn


def _by_fate(signs: Integers, brings: Integers) -> Integers:
    """Part totals by what is done on 5 and how the side fares: axes of banker, six, and total."""
    fates = np.array([signs == fate for fate in FATES]).transpose(1, 0, 2).astype(np.int64)
    parted = brings[None, :, None, :] * fates[:, None, :, :]
    return parted.reshape(len(signs), -1, signs.shape[1])


def _fares(event: int, card: int) -> Integers:
    """Tell, by a side's total on two cards and the banker's, whether and how it comes to an event.

    A natural was decided on two cards, whatever the banker draws.
    """
    own = np.arange(10) if event == NATURAL else AFTERS[:, event].astype(np.int64)
    ends = [banker if event == NATURAL else AFTER[banker][card] for banker in range(8)]
    brings = np.array([[_brings(event, total, draws) for total in range(10)] for draws in (0, 1)])
    return _by_fate(np.sign(own[None, :] - np.array(ends)[:, None]), brings)


def _brings(event: int, total: int, draws: int) -> int:
    if total >= 8:
        return int(event == NATURAL)
    says = CHEMIN_DE_FER.player_says(total)
    drew = draws == 1 if says is Draws.FREE else says is Draws.DRAW
    return int(event < WORTHS if drew else event == STOOD)


FARES: Final = [[_fares(event, card) for card in range(NONE + 1)] for event in range(NATURAL + 1)]
"""By event and banker's card."""
