"""The big road: a column for each run of wins, ties as marks on the bead before them (PB-18)."""

from collections.abc import Iterable
from typing import Final

import msgspec

from ..rules import Outcome

ROWS: Final = 6


class RoadBead(msgspec.Struct, frozen=True):
    """A win on the road, by column and row from 0, and the ties that came after it.

    `run` counts the runs from 0. A shoe that opens with ties begins with a bead of no outcome,
    which the first win takes over.
    """

    column: int
    row: int
    outcome: Outcome | None
    run: int
    ties: int = 0


def big_road(outcomes: Iterable[Outcome]) -> tuple[RoadBead, ...]:
    """Lay out a shoe's outcomes; a run that meets the floor or another turns right."""
    road: list[RoadBead] = []
    taken: set[tuple[int, int]] = set()
    for outcome in outcomes:
        if outcome is Outcome.TIE:
            _mark_tie(road)
        elif road and road[-1].outcome is None:
            road[-1] = msgspec.structs.replace(road[-1], outcome=outcome)
        else:
            road.append(_next_bead(road, taken, outcome))
        taken.add((road[-1].column, road[-1].row))
    return tuple(road)


def _mark_tie(road: list[RoadBead]) -> None:
    if not road:
        road.append(RoadBead(0, 0, None, 0))
    road[-1] = msgspec.structs.replace(road[-1], ties=road[-1].ties + 1)


def _next_bead(road: list[RoadBead], taken: set[tuple[int, int]], outcome: Outcome) -> RoadBead:
    if not road:
        return RoadBead(0, 0, outcome, 0)
    last = road[-1]
    if outcome is not last.outcome:
        start = next(bead.column for bead in road if bead.run == last.run)
        return RoadBead(_free_column(start + 1, taken), 0, outcome, last.run + 1)
    turned = last.row + 1 == ROWS or (last.column, last.row + 1) in taken or _has_turned(road)
    at = (last.column + 1, last.row) if turned else (last.column, last.row + 1)
    return RoadBead(*at, outcome, last.run)


def _has_turned(road: list[RoadBead]) -> bool:
    return len(road) > 1 and road[-2].run == road[-1].run and road[-2].row == road[-1].row


def _free_column(column: int, taken: set[tuple[int, int]]) -> int:
    while (column, 0) in taken:
        column += 1
    return column
