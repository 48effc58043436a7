"""Counts of a coup of banque without replacement, in which each hand affects the others.

Right and left have a choice on 5 only.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np

from ....rules.tableau import CHEMIN_DE_FER, Draws
from ...counts import POINT_VALUES, Counts
from ...hands import STOOD, Shoe
from .game import NATURAL, BanqueGame, ByProfile, Point, four, name_of
from .hand_counts import FATES, NONE, HandCounts, Integers, joint, signs, split_by_result

REMEMBERED: Final = 4


class Tally(NamedTuple):
    """Orders of nine cards, by each side's action on 5 and its result: axes of 2, 3, 2, 3.

    - `natural`: orders in which the banker has a natural, which ends the coup.
    - `stand`, `draw`: by the events of right and left and the banker's total, 0 to 7, orders in
      which the banker stands, and in which the banker draws.
    - `unit`: all orders.
    - `totals`: totals a side may have if the banker has no natural; `open_totals` if the other side
      has none either, and `beside_totals` if it has one.
    """

    natural: Any
    stand: dict[tuple[int, int], Any]
    draw: dict[tuple[int, int], Any]
    unit: int
    totals: tuple[int, ...]
    open_totals: tuple[int, ...]
    beside_totals: tuple[int, ...]


@lru_cache(REMEMBERED)
def tally(counts: Counts) -> Tally:
    """Count a coup dealt from these cards, of which there are at least nine."""
    ways, stand, draw = (
        HandCounts(Shoe(counts)),
        dict[tuple[int, int], Any](),
        dict[tuple[int, int], Any](),
    )
    for right in range(NATURAL + 1):
        for left in range(NATURAL + 1):
            stand[right, left] = _by_fates(ways, (right, left), (NONE,))
            if (right, left) != (NATURAL, NATURAL):
                draw[right, left] = _by_fates(ways, (right, left), range(POINT_VALUES))
    dealt = ways.hands(())[:8, :, :8].sum(axis=2)
    lists = (
        tuple(total for total in range(8) if dealt[total, others].any())
        for others in (slice(10), slice(8), slice(8, 10))
    )
    return Tally(_naturals(ways), stand, draw, ways.unit, *lists)


def without_replacement(counts: Counts) -> BanqueGame:
    """Return a coup dealt from these cards as a game of three."""
    found, points = tally(counts), list[Point]()
    right, left = _won(found.natural)
    alone_right, alone_left = right * 0, left * 0
    for at, stands in found.stand.items():
        base = _won(stands)
        right, left = right + base[0].sum(axis=0), left + base[1].sum(axis=0)
        if at[0] != at[1] == NATURAL:
            alone_right = alone_right + base[0].sum(axis=0)
        if at[1] != at[0] == NATURAL:
            alone_left = alone_left + base[1].sum(axis=0)
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
    by_right, by_left = _four(alone_right), _four(alone_left)
    alone = (by_right[0], by_right[2]), (by_left[0], by_left[1])
    return BanqueGame(
        right=_four(right),
        left=_four(left),
        points=tuple(points),
        unit=found.unit,
        totals=found.totals,
        open_totals=found.open_totals,
        beside_totals=found.beside_totals,
        alone=alone,
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


FARES: Final = [[_fares(event, card) for card in range(NONE + 1)] for event in range(NATURAL + 1)]
"""By event and banker's card."""
