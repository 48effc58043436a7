"""Compact roads: the newest columns, one letter per bead."""

from collections.abc import Callable, Iterable
from typing import Final, Protocol, TypeVar

import msgspec

from ..rules.coup import Outcome
from .big_road import RoadBead
from .derived_road import DerivedBead
from .sheet import Scorecards

COLUMNS: Final = 12
"""The largest number of columns."""
LETTERS: Final = {Outcome.PLAYER: "p", Outcome.BANKER: "b", Outcome.TIE: "t"}
EMPTY: Final = "."


class _Bead(Protocol):
    @property
    def column(self) -> int: ...
    @property
    def row(self) -> int: ...


Lying = TypeVar("Lying", bound=_Bead)


class SmallRoads(msgspec.Struct, frozen=True):
    """The newest columns of each road, from left to right, separated by `/`.

    A column lists its beads from the top, one letter each, with `.` for an empty cell. The big road
    has p(layer) and b(anker), in capitals if a tie followed, and T for ties alone; the derived
    roads have r(ed) and b(lue).
    """

    big_road: str = ""
    big_eye_boy: str = ""
    small_road: str = ""
    cockroach_road: str = ""


def small_roads(cards: Scorecards) -> SmallRoads:
    """Return a side's roads in the compact form."""
    return SmallRoads(
        big_road=_write(cards.big_road, _win),
        big_eye_boy=_write(cards.big_eye_boy, _initial),
        small_road=_write(cards.small_road, _initial),
        cockroach_road=_write(cards.cockroach_road, _initial),
    )


def _win(bead: RoadBead) -> str:
    letter = LETTERS[bead.outcome or Outcome.TIE]
    return letter.upper() if bead.ties else letter


def _initial(bead: DerivedBead) -> str:
    return bead.colour[0]


def _write(beads: Iterable[Lying], letter: Callable[[Lying], str]) -> str:
    columns: dict[int, dict[int, str]] = {}
    for bead in beads:
        columns.setdefault(bead.column, {})[bead.row] = letter(bead)
    newest = sorted(columns)[-COLUMNS:]
    return "/".join(map(_column, (columns[column] for column in newest)))


def _column(places: dict[int, str]) -> str:
    return "".join(places.get(row, EMPTY) for row in range(max(places) + 1))
