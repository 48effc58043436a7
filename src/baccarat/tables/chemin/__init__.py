"""The table of chemin de fer, to the contract in `tables.common`.

Bank, calls and stakes are `tables.banking`'s. Here is what is this game's alone: `passing` (where
the bank goes when it moves), `cover` (who plays the hand), `play` (the cards); `decide` puts them
together.
"""

from ..banking import (
    Action,
    AddToBank,
    Answer,
    Bank,
    BankEnds,
    Bid,
    CallBanco,
    CallHeld,
    CallKind,
    Choice,
    Double,
    DrawCard,
    GiveUpBank,
    HoldBank,
    MatchRaise,
    MayAnswer,
    MayCall,
    MayChoose,
    MayName,
    Pass,
    PassBank,
    Punt,
    PutUp,
    RaiseBank,
    SeatAction,
    Show,
    Stand,
    TakeBank,
    order,
    outgrown,
    prime,
    returned,
)
from ..common import cut_order
from .announcements import calls, finished
from .apply import apply
from .ask import BY_CONSENT, asked, awaiting, default, legal, patience, resting
from .decide import decide
from .events import Event
from .form import FORM
from .moves import moves
from .phases import ANYTIME, NEXT
from .risk import at_risk, risk
from .state import Phase, State, new
from .view import CheminView, HandView, SeatView, glance, on_table, tell, view

__all__ = [
    "ANYTIME",
    "BY_CONSENT",
    "FORM",
    "NEXT",
    "Action",
    "AddToBank",
    "Answer",
    "Bank",
    "BankEnds",
    "Bid",
    "CallBanco",
    "CallHeld",
    "CallKind",
    "CheminView",
    "Choice",
    "Double",
    "DrawCard",
    "Event",
    "GiveUpBank",
    "HandView",
    "HoldBank",
    "MatchRaise",
    "MayAnswer",
    "MayCall",
    "MayChoose",
    "MayName",
    "Pass",
    "PassBank",
    "Phase",
    "Punt",
    "PutUp",
    "RaiseBank",
    "SeatAction",
    "SeatView",
    "Show",
    "Stand",
    "State",
    "TakeBank",
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
    "order",
    "outgrown",
    "patience",
    "prime",
    "resting",
    "returned",
    "risk",
    "tell",
    "view",
]
