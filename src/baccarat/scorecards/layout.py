"""Where the beads of a road lie: a column for each run, which turns right at the floor."""

from collections.abc import Hashable, Iterable, Iterator
from itertools import count
from typing import Final

import msgspec

ROWS: Final = 6


class Place(msgspec.Struct, frozen=True):
    """A bead's place, by column and row from 0; `run` counts the runs from 0."""

    column: int
    row: int
    run: int


def laid_out(kinds: Iterable[Hashable]) -> Iterator[Place]:
    """Place beads of one kind below each other, and those of the next in a column of their own.

    A run that meets the floor or another run's tail turns right and goes on so (PB-18).
    """
    taken: set[tuple[int, int]] = set()
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
        yield Place(column, row, run)
