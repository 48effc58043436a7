"""The three roads that are drawn from the big road: red where it repeats itself, blue where not.

Each compares the big road with itself some columns before: big eye boy with the column before,
small road with the one before that, cockroach road with the third (PB-18). Columns are runs here:
a tail counts as if it went on downwards.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final

import msgspec

from ..rules import Outcome
from .big_road import RoadBead
from .layout import laid_out


class Colour(StrEnum):
    """What a bead says; it has nothing to do with who won."""

    RED = "red"
    BLUE = "blue"


BIG_EYE_BOY: Final = 1
SMALL_ROAD: Final = 2
COCKROACH_ROAD: Final = 3
"""How many columns back each of them looks."""


class DerivedBead(msgspec.Struct, frozen=True):
    """A bead of such a road, by column and row from 0."""

    column: int
    row: int
    colour: Colour


class Asked(msgspec.Struct, frozen=True):
    """What a road would get next, if Player or if Banker won; None while it has not begun."""

    player: Colour | None = None
    banker: Colour | None = None


def derived_road(road: Sequence[RoadBead], offset: int) -> tuple[DerivedBead, ...]:
    """Draw the road that looks `offset` columns back, laid out as the big road is."""
    colours = tuple(_colours(_runs(road), offset))
    return tuple(
        DerivedBead(at.column, at.row, colour)
        for at, colour in zip(laid_out(colours), colours, strict=True)
    )


def asked(road: Sequence[RoadBead], offset: int) -> Asked:
    """Tell what the next win would add to the road that looks `offset` columns back."""
    runs = _runs(road)
    if not runs:
        return Asked()
    on, over = (_colour(runs, *at, offset) for at in ((len(runs) - 1, runs[-1]), (len(runs), 0)))
    return Asked(on, over) if road[-1].outcome is Outcome.PLAYER else Asked(over, on)


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

    At the top of a column: whether the two runs before are of one length. Further down: whether
    the other column has a bead beside it exactly where it has one beside the bead above.
    """
    if (column, row) < (offset, 1):
        return None
    if row == 0:
        repeats = runs[column - 1] == runs[column - 1 - offset]
    else:
        repeats = runs[column - offset] != row
    return Colour.RED if repeats else Colour.BLUE
