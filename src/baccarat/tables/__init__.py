"""The tables, each a set of pure functions over frozen values."""

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

__all__ = [
    "TABLES",
    "Action",
    "Event",
    "GameTable",
    "Priced",
    "SeatAction",
    "State",
    "View",
    "offers",
    "priced",
    "table_of",
]
