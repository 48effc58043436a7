"""The table of chemin de fer, to the contract in `tables.common`.

The pieces in the order of a coup: `passing` (whose bank), `bancos` and `cover` (who plays
against it, and for how much), `play` (the cards), and back. `ask` tells who is asked what, `fault`
why something is refused; `decide` puts them together.
"""

from ..common import DrawCard, Show, Stand
from .actions import (
    Action,
    AddToBank,
    Answer,
    Bid,
    CallBanco,
    CallKind,
    Choice,
    Double,
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
    TakeBank,
)
from .announcements import calls, finished
from .apply import apply
from .ask import BY_CONSENT, asked, default, legal, resting
from .decide import decide
from .events import BankEnds, Event
from .form import FORM
from .limits import outgrown, returned
from .moves import moves
from .phases import ANYTIME, NEXT
from .prime import order, prime
from .risk import at_risk, risk
from .state import Bank, CallHeld, Phase, State, new
from .view import CheminView, HandView, SeatView, on_table, tell, view

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
    "calls",
    "decide",
    "default",
    "finished",
    "legal",
    "moves",
    "new",
    "on_table",
    "order",
    "outgrown",
    "prime",
    "resting",
    "returned",
    "risk",
    "tell",
    "view",
]
