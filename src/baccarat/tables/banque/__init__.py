"""The table of baccara banque, to the contract in `tables.common`, over what `tables.banking` has.

The pieces in the order of a coup: `going` (whose bank), `claims` and `cover` (who plays against
it, and for how much), `play` (the cards), `settling` by `reckoning`, and back. `places` and
`holders` tell who stands where and plays whose hand.
"""

from ..banking import outgrown, returned
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
from .apply import apply
from .ask import BY_CONSENT, asked, awaiting, default, legal, patience, resting
from .decide import decide
from .events import Event
from .form import FORM
from .hands import Hands, TableSide
from .moves import moves
from .phases import ANYTIME, NEXT
from .risk import at_risk, risk
from .said import calls
from .state import BanqueBank, Phase, State, cut_order, new
from .view import BanqueView, PlaceView, SideView, glance, on_table, tell, view
from .why import finished

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
