"""The three roads derived from the big road: red where it repeats itself, blue where it does not.

Each compares the big road with an earlier column of itself: big eye boy with the previous column,
small road with the one before that, cockroach road with the third (PB-18). A column here is a whole
run: a tail counts as if it continued downwards.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final

import msgspec

from ..rules.coup import Outcome
from .big_road import RoadBead
from .layout import layout


class Colour(StrEnum):
    """The colour of a bead, which says nothing about who won."""

    RED = "red"
    BLUE = "blue"


BIG_EYE_BOY: Final = 1
SMALL_ROAD: Final = 2
COCKROACH_ROAD: Final = 3
"""How many columns back each road looks."""


class DerivedBead(msgspec.Struct, frozen=True):
    """A bead of a derived road; column and row count from 0."""

    column: int
    row: int
    colour: Colour


class Prediction(msgspec.Struct, frozen=True):
    """The next bead of a road if Player wins or if Banker wins; None before the road has begun."""

    player: Colour | None = None
    banker: Colour | None = None


def derived_road(road: Sequence[RoadBead], offset: int) -> tuple[DerivedBead, ...]:
    """Draw the road that looks `offset` columns back, in the layout of the big road."""
    colours = tuple(_colours(_runs(road), offset))
    return tuple(
        DerivedBead(at.column, at.row, colour)
        for at, colour in zip(layout(colours), colours, strict=True)
    )


def asked(road: Sequence[RoadBead], offset: int) -> Prediction:
    """Return what the next win would add to the road that looks `offset` columns back."""
    runs = _runs(road)
    if not runs:
        return Prediction()
    on, over = (_colour(runs, *at, offset) for at in ((len(runs) - 1, runs[-1]), (len(runs), 0)))
    return Prediction(on, over) if road[-1].outcome is Outcome.PLAYER else Prediction(over, on)


def _runs(road: Sequence[RoadBead]) -> list[int]:
    """Count the wins in each run."""
    runs: list[int] = []
    for bead in road:
        if bead.outcome is None:
            continue
        if bead.run == len(runs):
            runs.append(0)
        runs[-1] += 1
    return runs


def _colours(runs: Sequence[int], offset: int) -> Iterator[Colour]:
    for column, wins in enumerate(runs):
        for row in range(wins):
            if colour := _colour(runs, column, row, offset):
                yield colour


def _colour(runs: Sequence[int], column: int, row: int, offset: int) -> Colour | None:
    """Compare a bead with the column `offset` before it.

    At the top of a column, red means that the two previous runs have the same length. Further down,
    red means that the other column has a bead in this row exactly if it has one in the row above.
    """
    if (column, row) < (offset, 1):
        return None
    if row == 0:
        repeats = runs[column - 1] == runs[column - 1 - offset]
    else:
        repeats = runs[column - offset] != row
    return Colour.RED if repeats else Colour.BLUE
