"""The scorecards of a shoe. They predict nothing (PB-18)."""

from typing import TYPE_CHECKING

from .._lazy import load_lazily

if TYPE_CHECKING:
    from .big_road import Cell, RoadBead, big_road, columns
    from .derived_road import (
        BIG_EYE_BOY,
        COCKROACH_ROAD,
        SMALL_ROAD,
        Colour,
        DerivedBead,
        Prediction,
        asked,
        derived_road,
    )
    from .entry import Entry, entries_of, entry
    from .layout import Bead, bead_plate
    from .sheet import ROADS, Counts, Next, Scorecards, count_outcomes, scorecards, split_at_gaps
    from .small import SmallRoads, small_roads
else:
    load_lazily(__name__)

__all__ = [
    "BIG_EYE_BOY",
    "COCKROACH_ROAD",
    "ROADS",
    "SMALL_ROAD",
    "Bead",
    "Cell",
    "Colour",
    "Counts",
    "DerivedBead",
    "Entry",
    "Next",
    "Prediction",
    "RoadBead",
    "Scorecards",
    "SmallRoads",
    "asked",
    "bead_plate",
    "big_road",
    "columns",
    "count_outcomes",
    "derived_road",
    "entries_of",
    "entry",
    "scorecards",
    "small_roads",
    "split_at_gaps",
]  # fmt: skip
