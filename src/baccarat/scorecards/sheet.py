"""All scorecards of one side, drawn from how its coups ended: a new one is a line in each place."""

from collections.abc import Sequence

import msgspec

from ..rules import Outcome
from .bead_plate import Bead, bead_plate
from .big_road import RoadBead, big_road


class Scorecards(msgspec.Struct, frozen=True):
    bead_plate: tuple[Bead, ...]
    big_road: tuple[RoadBead, ...]


def scorecards(outcomes: Sequence[Outcome]) -> Scorecards:
    """Draw every scorecard."""
    return Scorecards(bead_plate=bead_plate(outcomes), big_road=big_road(outcomes))
