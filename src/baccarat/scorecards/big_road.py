"""The big road: one column per run of wins; ties are marks on the bead before them (PB-18)."""

from collections.abc import Iterable
from itertools import groupby

import msgspec
from msgspec.structs import replace

from ..rules.coup import Outcome
from .entry import Entry
from .layout import layout


class RoadBead(msgspec.Struct, frozen=True):
    """A win on the road, and the number of ties after it. Column, row and `run` count from 0.

    `run` counts from 0 again after a coup that nobody saw.
    A shoe that opens with ties begins with a bead that has no outcome; the first win fills it.
    Natural and pairs are those of the win.
    """

    column: int
    row: int
    outcome: Outcome | None
    run: int
    ties: int = 0
    natural: bool = False
    player_pair: bool = False
    banker_pair: bool = False


class Cell(msgspec.Struct, frozen=True):
    """A win, without its position, and the ties after it."""

    outcome: Outcome | None
    ties: int = 0
    natural: bool = False
    player_pair: bool = False
    banker_pair: bool = False


def big_road(entries: Iterable[Entry]) -> tuple[RoadBead, ...]:
    """Lay out a shoe's coups. A run that reaches the bottom row or another run turns right."""
    cells = _cells(entries)
    return tuple(
        RoadBead(
            at.column, at.row, cell.outcome, at.run, cell.ties,
            cell.natural, cell.player_pair, cell.banker_pair,
        )
        for at, cell in zip(layout([cell.outcome for cell in cells]), cells, strict=True)
    )  # fmt: skip


def columns(entries: Iterable[Entry]) -> tuple[tuple[Cell, ...], ...]:
    """Return one column per run, at its full length, which is how the derived roads read it."""
    runs = groupby(_cells(entries), key=lambda cell: cell.outcome)
    return tuple(tuple(run) for _, run in runs)


def _cells(entries: Iterable[Entry]) -> list[Cell]:
    cells: list[Cell] = []
    for one in entries:
        if one.outcome is Outcome.TIE:
            if not cells:
                cells.append(Cell(None))
            cells[-1] = replace(cells[-1], ties=cells[-1].ties + 1)
            continue
        waiting = cells.pop().ties if cells and cells[-1].outcome is None else 0
        marks = (one.natural, one.player_pair, one.banker_pair)
        cells.append(Cell(one.outcome, waiting, *marks))
    return cells
