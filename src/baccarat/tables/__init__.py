"""The tables, each a set of pure functions over frozen values."""

from .register import TABLES, Action, Event, SeatAction, State, View, offers, table_of

__all__ = ["TABLES", "Action", "Event", "SeatAction", "State", "View", "offers", "table_of"]
