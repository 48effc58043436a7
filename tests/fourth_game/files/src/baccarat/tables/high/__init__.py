"""The table of high card, implementing the contract in `tables.common`."""

from ..common import cut_order, moves, tell
from .actions import Action, Choice, HighBet, MayBet, SeatAction
from .decide import (
    BY_CONSENT,
    asked,
    at_risk,
    awaiting,
    decide,
    default,
    legal,
    outgrown,
    patience,
    resting,
    returned,
    risk,
)
from .events import Event
from .state import ANYTIME, FORM, NEXT, Phase, State, apply, new
from .view import HighView, calls, finished, glance, on_table, view

__all__ = [
    "ANYTIME",
    "BY_CONSENT",
    "FORM",
    "NEXT",
    "Action",
    "Choice",
    "Event",
    "HighBet",
    "HighView",
    "MayBet",
    "Phase",
    "SeatAction",
    "State",
    "apply",
    "asked",
    "at_risk",
    "awaiting",
    "calls",
    "cut_order",
    "decide",
    "default",
    "finished",
    "glance",
    "legal",
    "moves",
    "new",
    "on_table",
    "outgrown",
    "patience",
    "resting",
    "returned",
    "risk",
    "tell",
    "view",
]
