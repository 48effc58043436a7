"""Counts of a coup of banque without replacement, in which each hand affects the others.

Right and left have a choice on 5 only.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Any, Final

import numpy as np

from ....rules.tableau import CHEMIN_DE_FER, Draws
from ...counts import POINT_VALUES, Counts
from ...hands import STOOD, Shoe
from .game import EVENTS, NATURAL, BanqueGame, ByProfile, Point, four, point_of
from .hand_counts import FATES, NONE, HandCounts, Integers, joint, signs, split_by_result

REMEMBERED: Final = 4


@lru_cache(REMEMBERED)
def without_replacement(counts: Counts) -> BanqueGame:
    """Return a coup dealt from these cards, at least nine, as a game of three.

    Orders of nine cards are counted by each side's action on 5 and its result: axes of 2, 3, 2, 3,
    after one for the banker's total. With a natural, the banker ends the coup.
    """
    ways, points = HandCounts(Shoe(counts)), list[Point]()
    right, left = _won(_naturals(ways))
    alone_right, alone_left = right * 0, left * 0
    for at in product(range(EVENTS), range(EVENTS)):
        stands = _by_fates(ways, at, (NONE,))
        base = _won(stands)
        right, left = right + base[0].sum(axis=0), left + base[1].sum(axis=0)
        if at[0] != at[1] == NATURAL:
            alone_right = alone_right + base[0].sum(axis=0)
        if at[1] != at[0] == NATURAL:
            alone_left = alone_left + base[1].sum(axis=0)
        if at != (NATURAL, NATURAL):
            gains = _won(_by_fates(ways, at, range(POINT_VALUES)) - stands)
            points.extend(
                Point(point_of(banker, at), _four(gains[0][banker]), _four(gains[1][banker]))
                for banker in range(8)
                if stands[banker].any()
            )
    by_right, by_left = _four(alone_right), _four(alone_left)
    dealt = ways.hands(())[:8, :, :8].sum(axis=2)
    totals, open_totals, beside_totals = (
        tuple(total for total in range(8) if dealt[total, others].any())
        for others in (slice(10), slice(8), slice(8, 10))
    )
    return BanqueGame(
        right=_four(right),
        left=_four(left),
        points=tuple(sorted(points, key=lambda each: each.name)),
        unit=ways.unit,
        totals=totals,
        open_totals=open_totals,
        beside_totals=beside_totals,
        alone=((by_right[0], by_right[2]), (by_left[0], by_left[1])),
    )


def _won(fates: Any) -> tuple[Any, Any]:
    """Return wins minus losses of right and left, by what both do on 5."""
    right, left = fates.sum(axis=-1), fates.sum(axis=-3)
    return right[..., 0, :] - right[..., 1, :], left[..., 0] - left[..., 1]


def _four(table: Any) -> ByProfile:
    return four(lambda own, other: int(table[own, other]))


def _by_fates(ways: HandCounts, events: tuple[int, int], cards: Sequence[int]) -> Any:
    """Count by what both do on 5, and by their results."""
    found = ways.fates(events, cards, _fares_of, _fares_of)
    return found.reshape(-1, 2, len(FATES), 2, len(FATES))


def _fares_of(event: int, card: int) -> Integers:
    return FARES[event][card]


def _naturals(ways: HandCounts) -> Any:
    """Count the results of the banker's naturals, which depend on no choice."""
    own, against = np.arange(10), np.arange(8, 10)
    fares = _by_fate(np.sign(own[None, :] - against[:, None]), np.ones((2, 10), dtype=np.int64))
    found = joint(ways.hands(())[:, :, 8:], fares, fares).sum(axis=0).astype(object)
    return found.reshape(2, len(FATES), 2, len(FATES)) * ways.drawn((), 0)


def _by_fate(wins: Integers, brings: Integers) -> Integers:
    """Split totals by the action on 5 and the result: axes of banker's total, six, and total."""
    parted = brings[None, :, None, :] * split_by_result(wins)[:, None, :, :]
    return parted.reshape(len(wins), -1, wins.shape[1])


def _fares(event: int, card: int) -> Integers:
    """Return, by the two-card total and the banker's total, the action on 5 and the result."""
    brings = np.array([[_brings(event, total, draws) for total in range(10)] for draws in (0, 1)])
    return _by_fate(signs(event, card), brings)


def _brings(event: int, total: int, draws: int) -> int:
    if total >= 8:
        return int(event == NATURAL)
    says = CHEMIN_DE_FER.player_says(total)
    drew = draws == 1 if says is Draws.FREE else says is Draws.DRAW
    return int(event < POINT_VALUES if drew else event == STOOD)


FARES: Final = [[_fares(event, card) for card in range(NONE + 1)] for event in range(EVENTS)]
"""By event and banker's card."""
