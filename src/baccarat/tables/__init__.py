"""The tables, each a set of pure functions over frozen values."""

from typing import TYPE_CHECKING

from .._lazy import load_lazily

if TYPE_CHECKING:
    from .coup_summary import CoupSummary, PlayedCoup, Transition, coups, summarize
    from .dealer import Players, Step, next_house_action, play
    from .register import (
        TABLES,
        Action,
        Event,
        GameTable,
        Priced,
        SeatAction,
        State,
        View,
        offers,
        priced,
        table_of,
    )
else:
    load_lazily(__name__)

__all__ = [
    "TABLES",
    "Action",
    "CoupSummary",
    "Event",
    "GameTable",
    "PlayedCoup",
    "Players",
    "Priced",
    "SeatAction",
    "State",
    "Step",
    "Transition",
    "View",
    "coups",
    "next_house_action",
    "offers",
    "play",
    "priced",
    "summarize",
    "table_of",
]
