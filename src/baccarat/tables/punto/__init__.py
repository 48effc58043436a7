"""The table of punto banco, to the contract in `tables.common`."""

from ..common import (
    CardBurnt,
    Close,
    CoupEnded,
    Deal,
    ShoeEnded,
    ShoeStarted,
    ShoeView,
    StartShoe,
    StopCardShown,
)
from .actions import (
    Action,
    Bet,
    Bets,
    Choice,
    MayStake,
    SetMaximum,
    Spot,
    Stake,
)
from .apply import ANYTIME, NEXT, apply
from .calls import calls, why
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
from .legal import legal
from .state import Phase, State, new
from .view import HandView, PuntoView, SeatView, tell, view

__all__ = [
    "ANYTIME",
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
    "MayStake",
    "Phase",
    "PuntoView",
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
    "calls",
    "decide",
    "legal",
    "moves",
    "new",
    "tell",
    "view",
    "why",
]
