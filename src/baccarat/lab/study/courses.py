"""The course of shoes: changes of the winner, runs, derived roads, and lengths.

Ties neither end a run nor count in it, and an unseen coup begins everything again, as on the
scorecards (PB-18). A test compares the roads with those of `scorecards`.
"""

from collections.abc import Iterator
from typing import Any, Final

import numpy as np

from ...rules.coup import Outcome
from ...scorecards.derived_road import BIG_EYE_BOY, COCKROACH_ROAD, SMALL_ROAD
from .coups import NUMBERS, UNSEEN, Coups

LONGEST: Final = 8
"""The longest run with its own measure."""
ROADS: Final = {
    "big_eye_boy": BIG_EYE_BOY, "small_road": SMALL_ROAD, "cockroach_road": COCKROACH_ROAD
}  # fmt: skip
COURSES: Final = (
    ("change", "change", False),
    *(("run", str(length), False) for length in range(1, LONGEST + 1)),
    *(("road", name, False) for name in ROADS),
    ("shoe", "coups", True),
    ("shoe", "runs", True),
    ("shoe", "longest", True),
)
"""The group and name of each measure, and whether it is one of whole shoes."""


def course_parts(coups: Coups) -> Iterator[tuple[Any, Any]]:
    """Yield the numerators and denominators of COURSES for each shoe.

    A run of a length is counted over those that could have ended there: that were as long, and were
    followed by another win.
    """
    shoe, piece, length = _runs(coups)
    followed = np.zeros(len(length), bool)
    followed[:-1] = piece[1:] == piece[:-1]

    def count(which: Any, weights: Any = None) -> Any:
        some = None if weights is None else weights[which]
        return np.bincount(shoe[which], some, coups.shoes).astype(float)

    yield count(followed), count(length > 0, length - ~followed)
    for each in range(1, LONGEST + 1):
        ended = followed & (length == each)
        yield count(ended), count(ended | (length > each))
    for offset in ROADS.values():
        red, beads = _beads(piece, length, offset)
        yield count(red > 0, red), count(beads > 0, beads)
    ones = np.ones(coups.shoes)
    longest = np.zeros(coups.shoes)
    np.maximum.at(longest, shoe, length)
    yield np.bincount(coups.shoe, minlength=coups.shoes).astype(float), ones
    yield count(length > 0), ones
    yield longest, ones


def _runs(coups: Coups) -> tuple[Any, Any, Any]:
    """Return the shoe, the piece and the length of each run; gaps divide a shoe into pieces."""
    gaps = np.cumsum(coups.outcome == UNSEEN)
    pieces = gaps + coups.shoe * (len(gaps) + 1)
    won = (coups.outcome != UNSEEN) & (coups.outcome != NUMBERS[Outcome.TIE])
    outcome, shoe, piece = coups.outcome[won], coups.shoe[won], pieces[won]
    begins = np.ones(len(outcome), bool)
    begins[1:] = (outcome[1:] != outcome[:-1]) | (piece[1:] != piece[:-1])
    at = np.flatnonzero(begins)
    return shoe[at], piece[at], np.diff(at, append=len(outcome))


def _beads(piece: Any, length: Any, offset: int) -> tuple[Any, Any]:
    """Return the red beads and all beads that each run puts on a derived road.

    The top of a column compares the two columns before it. Further down, only the bead below the
    end of the other column is blue.
    """

    def before(back: int) -> tuple[Any, Any]:
        """Return the lengths some columns back, and whether they are in the same piece."""
        other, there = np.zeros_like(length), np.zeros(len(length), bool)
        other[back:] = length[: max(len(length) - back, 0)]
        there[back:] = piece[back:] == piece[: max(len(piece) - back, 0)]
        return other, there

    compared, has_column = before(offset)
    previous, _ = before(1)
    further, has_top = before(offset + 1)
    below = np.where(has_column, length - 1, 0)
    blue = has_column & (compared >= 1) & (compared <= length - 1)
    return below - blue + (has_top & (previous == further)), below + has_top
