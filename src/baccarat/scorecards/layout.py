"""Positions of the beads of a road: one column per run, which turns right at the bottom."""

from collections.abc import Hashable, Iterable, Iterator
from itertools import count
from typing import Final

import msgspec

ROWS: Final = 6


class Place(msgspec.Struct, frozen=True):
    """A bead's position; column, row and `run` count from 0."""

    column: int
    row: int
    run: int


def layout(kinds: Iterable[Hashable]) -> Iterator[Place]:
    """Place equal beads below each other, and start a new column for a different one.

    A run that reaches the bottom row or another run's tail turns right and continues there (PB-18).
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
