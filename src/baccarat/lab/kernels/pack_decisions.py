"""Arrays for the decision kernel: packs the hands of a question, and unpacks the counts."""

from collections.abc import Sequence
from functools import cache
from itertools import groupby
from typing import Final

import numpy as np
import numpy.typing as npt

from ..counts import POINT_VALUES
from ..hands import EVENTS, HAND_TOTALS, HANDS, TOTAL_AFTER, Play, Shoe, Table
from .stored import Kernel

Bytes = npt.NDArray[np.uint8]
Integers = npt.NDArray[np.int64]

_FILL: Final = Kernel("baccarat.lab.kernels.decisions:fill")
AFTERS: Final = np.array(TOTAL_AFTER, dtype=np.uint8)
PAIRS_OF: Final = np.array(HANDS, dtype=np.uint8)
TOTALS_OF: Final = np.array(HAND_TOTALS, dtype=np.uint8)
PARTNERS: Final = np.array(
    [
        [TOTAL_AFTER[worth].index(total) for worth in range(POINT_VALUES)]
        for total in range(POINT_VALUES)
    ],
    dtype=np.uint8,
)


def counted(shoe: Shoe, plays: Sequence[Play]) -> Table:
    """Return what `hands.table` returns, counted by the compiled kernel."""
    into = room(plays)
    add_up(np.array(shoe.counts), 0 if shoe.replaced else 1, parts(tuple(plays)), into)
    found: Table = into.tolist()
    return found


def room(plays: Sequence[Play]) -> Integers:
    """Allocate an array for the counts."""
    return np.zeros((1 + max(play.row for play in plays), len(HANDS), EVENTS, 4), dtype=np.int64)


def add_up(counts: Integers, out: int, parts: Bytes, into: Integers) -> None:
    """Count into an array from `room`."""
    scratch = tuple(np.empty(POINT_VALUES, np.int64) for _ in range(3))
    _FILL(counts, out, PAIRS_OF, TOTALS_OF, AFTERS, PARTNERS, parts, scratch, into)


@cache
def parts(plays: tuple[Play, ...]) -> Bytes:
    """Divide the rows into parts: all hands of a total that are played alike, or a single hand."""
    found: list[tuple[int, ...]] = []
    hands = sorted(zip(HAND_TOTALS, plays, HANDS, strict=True), key=lambda each: each[0])
    for total, group in groupby(hands, key=lambda each: each[0]):
        alike = [*group]
        if len({play for _, play, _ in alike}) == 1:
            found.append((*_part(alike[0][1], total), 0, 0, 0))
        else:
            found.extend((*_part(play, total), 1, *hand) for _, play, hand in alike)
    return np.array(found, dtype=np.uint8)


def _part(play: Play, total: int) -> tuple[int, int, int, int]:
    return play.row, total, play.draws, play.stands
