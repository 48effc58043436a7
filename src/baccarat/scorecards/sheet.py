"""All scorecards of one side, derived from the outcomes of its coups."""

from collections.abc import Sequence
from typing import Final

import msgspec

from .bead_plate import Bead, bead_plate
from .big_road import RoadBead, big_road
from .counts import Counts, count_outcomes
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


class Next(msgspec.Struct, frozen=True):
    """What the next win would add to each derived road."""

    big_eye_boy: Prediction
    small_road: Prediction
    cockroach_road: Prediction


class Scorecards(msgspec.Struct, frozen=True):
    bead_plate: tuple[Bead, ...]
    big_road: tuple[RoadBead, ...]
    big_eye_boy: tuple[DerivedBead, ...]
    small_road: tuple[DerivedBead, ...]
    cockroach_road: tuple[DerivedBead, ...]
    next: Next
    counts: Counts


ROADS: Final = tuple(
    name for name in Scorecards.__struct_fields__ if name not in ("next", "counts")
)
"""The names of the scorecards that are roads."""


def scorecards(entries: Sequence[Entry]) -> Scorecards:
    """Draw every scorecard."""
    road = big_road(entries)
    return Scorecards(
        bead_plate=bead_plate(entries),
        big_road=road,
        big_eye_boy=derived_road(road, BIG_EYE_BOY),
        small_road=derived_road(road, SMALL_ROAD),
        cockroach_road=derived_road(road, COCKROACH_ROAD),
        next=Next(
            asked(road, BIG_EYE_BOY),
            asked(road, SMALL_ROAD),
            asked(road, COCKROACH_ROAD),
        ),
        counts=count_outcomes(entries),
    )
