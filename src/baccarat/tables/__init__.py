"""The tables, each a set of pure functions over frozen values."""

from .register import (
    TABLES,
    Action,
    Event,
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
    "Priced",
    "SeatAction",
    "State",
    "View",
    "offers",
    "priced",
    "table_of",
]
