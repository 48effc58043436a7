"""The table of punto banco, to the contract in `tables.common`."""

from ..common import (
    CardBurnt,
    Close,
    CoupEnded,
    Deal,
    MaySetMaximum,
    SetMaximum,
    ShoeEnded,
    ShoeStarted,
    ShoeView,
    StartShoe,
    StopCardShown,
    cut_order,
)
from .actions import (
    Action,
    Bet,
    Bets,
    Choice,
    MayStake,
    SeatAction,
    Spot,
    Stake,
)
from .announcements import calls, why
from .apply import apply
from .decide import decide
from .events import (
    BetLost,
    BetStands,
    BetWon,
    CardDealt,
    CoupDecided,
    Event,
    MaximumSet,
    Staked,
    StakesClosed,
    StakesOpened,
    moves,
)
from .form import FORM
from .legal import legal
from .limits import outgrown, returned
from .phases import ANYTIME, NEXT
from .risk import at_risk, risk
from .state import Phase, State, new
from .view import HandView, PuntoView, SeatView, on_table, tell, view
from .waits import BY_CONSENT, asked, default, finished, resting

__all__ = [
    "ANYTIME",
    "BY_CONSENT",
    "FORM",
    "NEXT",
    "Action",
    "Bet",
    "BetLost",
    "BetStands",
    "BetWon",
    "Bets",
    "CardBurnt",
    "CardDealt",
    "Choice",
    "Close",
    "CoupDecided",
    "CoupEnded",
    "Deal",
    "Event",
    "HandView",
    "MaximumSet",
    "MaySetMaximum",
    "MayStake",
    "Phase",
    "PuntoView",
    "SeatAction",
    "SeatView",
    "SetMaximum",
    "ShoeEnded",
    "ShoeStarted",
    "ShoeView",
    "Spot",
    "Stake",
    "Staked",
    "StakesClosed",
    "StakesOpened",
    "StartShoe",
    "State",
    "StopCardShown",
    "apply",
    "asked",
    "at_risk",
    "calls",
    "cut_order",
    "decide",
    "default",
    "finished",
    "legal",
    "moves",
    "new",
    "on_table",
    "outgrown",
    "resting",
    "returned",
    "risk",
    "tell",
    "view",
    "why",
]
