"""The table of baccara banque, to the contract in `tables.common`, over what `tables.banking` has.

`bank` finds a banker, `coup` takes the stakes and plays the cards, `reckoning` and `settling` pay,
and `bank` goes on to the next coup. `seating` tells who stands on which side.
"""

from ..banking import outgrown, returned
from ..common import moves, tell
from .actions import (
    AcceptAll,
    Action,
    BidOpen,
    Choice,
    ClaimBanco,
    MayBid,
    MayClaim,
    MayNameCutter,
    MayPay,
    MayStakeOn,
    NameCutter,
    Refill,
    SeatAction,
    StakeOn,
    TopUp,
)
from .announcements import calls, finished
from .apply import apply
from .decide import at_risk, decide, risk
from .events import Event
from .legal import BY_CONSENT, asked, awaiting, default, legal, patience, resting
from .phases import ANYTIME, NEXT
from .seating import Hands, TableSide
from .state import FORM, BanqueBank, Phase, State, cut_order, new
from .view import BanqueView, PlaceView, SideView, glance, on_table, view

__all__ = [
    "ANYTIME",
    "BY_CONSENT",
    "FORM",
    "NEXT",
    "AcceptAll",
    "Action",
    "BanqueBank",
    "BanqueView",
    "BidOpen",
    "Choice",
    "ClaimBanco",
    "Event",
    "Hands",
    "MayBid",
    "MayClaim",
    "MayNameCutter",
    "MayPay",
    "MayStakeOn",
    "NameCutter",
    "Phase",
    "PlaceView",
    "Refill",
    "SeatAction",
    "SideView",
    "StakeOn",
    "State",
    "TableSide",
    "TopUp",
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
