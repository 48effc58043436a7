"""Positions of beads: those of a road have one column per run, which turns right at the bottom.

The bead plate has one bead per coup, and is filled column by column, six to a column (PB-18).
"""

from collections.abc import Hashable, Iterable, Sequence
from itertools import count
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from ..rules.coup import Outcome
from .entry import Entry

ROWS: Final = 6
LETTERS: Final = {Outcome.PLAYER: "P", Outcome.BANKER: "B", Outcome.TIE: "T"}
"""The letters in beads."""


class BeadPlace(msgspec.Struct, frozen=True):
    """A bead's position; column, row and `run` count from 0."""

    column: int
    row: int
    run: int


def layout(kinds: Iterable[Hashable]) -> list[BeadPlace]:
    """Place equal beads below each other, and start a new column for a different one.

    A run that reaches the bottom row or another run's tail turns right and continues there (PB-18).
    """
    taken, places = set[tuple[int, int]](), list[BeadPlace]()
    column, row, run, start = 0, 0, -1, -1
    turned, before = False, None
    for kind in kinds:
        if run < 0 or kind != before:
            start = next(at for at in count(start + 1) if (at, 0) not in taken)
            column, row, run, turned = start, 0, run + 1, False
        else:
            turned = turned or row + 1 == ROWS or (column, row + 1) in taken
            column, row = (column + 1, row) if turned else (column, row + 1)
        before = kind
        taken.add((column, row))
        places.append(BeadPlace(column, row, run))
    return places


def scrolled(beads: Sequence[Any], columns: int) -> tuple[Any, ...]:
    """Return the beads of a road's last columns, which count from 0 again."""
    first = max((bead.column + 1 for bead in beads), default=0) - columns
    if first <= 0:
        return tuple(beads)
    kept = (bead for bead in beads if bead.column >= first)
    return tuple(replace(bead, column=bead.column - first) for bead in kept)


class Bead(msgspec.Struct, frozen=True):
    """One coup on the plate; column and row count from 0."""

    column: int
    row: int
    outcome: Outcome
    natural: bool = False
    player_pair: bool = False
    banker_pair: bool = False


def bead_plate(entries: Iterable[Entry | None]) -> tuple[Bead, ...]:
    """Lay out a shoe's coups in the order they were played; None leaves its cell empty."""
    return tuple(
        Bead(at // ROWS, at % ROWS, one.outcome, one.natural, one.player_pair, one.banker_pair)
        for at, one in enumerate(entries)
        if one
    )
