"""All scorecards of one side, derived from the outcomes of its coups."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final, TypeVar

import msgspec
from msgspec.structs import replace

from ..cards.kinds import WrongKind
from ..rules.coup import Outcome
from .big_road import RoadBead, big_road
from .derived_road import (
    BIG_EYE_BOY,
    COCKROACH_ROAD,
    SMALL_ROAD,
    DerivedBead,
    Prediction,
    asked,
    derived_road,
)
from .entry import Entry
from .layout import Bead, bead_plate, scrolled
from .picture import CELL, LARGE, SMALL, WORDS, draw_roads

Placed = TypeVar("Placed", RoadBead, DerivedBead)


class Next(msgspec.Struct, frozen=True):
    """What the next win would add to each derived road."""

    big_eye_boy: Prediction
    small_road: Prediction
    cockroach_road: Prediction


class Counts(msgspec.Struct, frozen=True):
    player: int
    banker: int
    tie: int
    naturals: int
    player_pairs: int
    banker_pairs: int


class Scorecards(msgspec.Struct, frozen=True):
    bead_plate: tuple[Bead, ...]
    big_road: tuple[RoadBead, ...]
    big_eye_boy: tuple[DerivedBead, ...]
    small_road: tuple[DerivedBead, ...]
    cockroach_road: tuple[DerivedBead, ...]
    next: Next
    counts: Counts

    def scrolled(self, columns: int) -> "Scorecards":
        """Return the last columns of each road; roads with small squares fill the same width."""
        small = columns * CELL // SMALL
        return replace(
            self,
            **{
                name: scrolled(getattr(self, name), columns if name in LARGE else small)
                for name in ROADS
            },
        )

    def svg(self, columns: int | None = None, words: Mapping[str, str] = WORDS) -> str:
        """Draw the roads, scrolled to their last columns if a number of columns is given.

        `words` are those of the picture, as in `picture.WORDS`.
        """
        cards = self if columns is None else self.scrolled(columns)
        return draw_roads({name: getattr(cards, name) for name in ROADS}, columns, words)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        counts = self.counts
        return (
            f"{counts.player} Player, {counts.banker} Banker, {counts.tie} ties, "
            f"{counts.naturals} naturals, {counts.player_pairs} and {counts.banker_pairs} pairs"
        )


ROADS: Final = tuple(
    name for name in Scorecards.__struct_fields__ if name not in ("next", "counts")
)
"""The names of the scorecards that are roads."""


def scorecards(entries: Sequence[Entry | None]) -> Scorecards:
    """Draw every scorecard; None is a coup that nobody saw.

    Such a coup is an empty cell of the bead plate. Nobody knows whether it ended a run, so every
    road begins again after it, one empty column further on. Raises WrongKind.
    """
    for each in entries:
        if each is not None and not isinstance(each, Entry):
            raise WrongKind("entries", "entries such as those of `read_shoes`", entries)
    roads = [big_road(piece) for piece in split_at_gaps(entries)]
    last = roads[-1]
    return Scorecards(
        bead_plate=bead_plate(entries),
        big_road=_side_by_side(roads),
        big_eye_boy=_side_by_side([derived_road(road, BIG_EYE_BOY) for road in roads]),
        small_road=_side_by_side([derived_road(road, SMALL_ROAD) for road in roads]),
        cockroach_road=_side_by_side([derived_road(road, COCKROACH_ROAD) for road in roads]),
        next=Next(
            asked(last, BIG_EYE_BOY),
            asked(last, SMALL_ROAD),
            asked(last, COCKROACH_ROAD),
        ),
        counts=count_outcomes([one for one in entries if one]),
    )


def split_at_gaps(entries: Iterable[Entry | None]) -> list[tuple[Entry, ...]]:
    """Return the coups between those that nobody saw; the last piece holds the newest ones."""
    pieces: list[tuple[Entry, ...]] = []
    seen = True
    for seen, run in groupby(entries, key=lambda one: one is not None):
        if seen:
            pieces.append(tuple(one for one in run if one))
    return pieces if pieces and seen else [*pieces, ()]


def _side_by_side(roads: Iterable[Sequence[Placed]]) -> tuple[Placed, ...]:
    """Place roads next to each other, with an empty column between them."""
    placed: list[Placed] = []
    for road in roads:
        right = max((bead.column for bead in placed), default=-2) + 2
        placed += [replace(bead, column=bead.column + right) for bead in road]
    return tuple(placed)


def count_outcomes(entries: Sequence[Entry]) -> Counts:
    """Count a shoe's coups by outcome, and those with each mark."""
    won = [one.outcome for one in entries]
    return Counts(
        player=won.count(Outcome.PLAYER),
        banker=won.count(Outcome.BANKER),
        tie=won.count(Outcome.TIE),
        naturals=sum(one.natural for one in entries),
        player_pairs=sum(one.player_pair for one in entries),
        banker_pairs=sum(one.banker_pair for one in entries),
    )
