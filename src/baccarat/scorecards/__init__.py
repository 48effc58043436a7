"""The scorecards of a shoe. They predict nothing (PB-18)."""

from typing import TYPE_CHECKING

from .._lazy import load_lazily

if TYPE_CHECKING:
    from .big_road import (
        Cell as Cell,
        RoadBead as RoadBead,
        big_road as big_road,
        columns as columns,
    )
    from .compact_roads import SmallRoads as SmallRoads, small_roads as small_roads
    from .derived_road import (
        BIG_EYE_BOY as BIG_EYE_BOY,
        COCKROACH_ROAD as COCKROACH_ROAD,
        SMALL_ROAD as SMALL_ROAD,
        Colour as Colour,
        DerivedBead as DerivedBead,
        Prediction as Prediction,
        asked as asked,
        derived_road as derived_road,
    )
    from .entry import Entry as Entry, entries_of as entries_of, entry as entry
    from .layout import Bead as Bead, bead_plate as bead_plate
    from .sheet import (
        ROADS as ROADS,
        Counts as Counts,
        Next as Next,
        Scorecards as Scorecards,
        count_outcomes as count_outcomes,
        scorecards as scorecards,
        split_at_gaps as split_at_gaps,
    )
else:
    load_lazily(__name__)
