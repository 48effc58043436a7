"""Work out the state after an event, trusting that the event came from `decide`."""

from collections.abc import Callable
from typing import Any, Final

from .. import common
from ..common import (
    CardPassed,
    CoupEnded,
    HandLooked,
    HandShown,
    Left,
    SatDown,
    applying,
    unchanged,
)
from . import effects
from . import events as e
from .events import Event
from .phases import ANYTIME, NEXT
from .state import Phase, State

EFFECTS: Final[dict[type[Event], Callable[[State, Any], State]]] = {
    **common.EFFECTS,
    SatDown: effects.sat_down,
    Left: effects.left,
    e.MaximumSet: effects.maximum_set,
    e.StakesOpened: unchanged,
    e.Staked: effects.staked,
    e.StakesClosed: effects.stakes_closed,
    e.ShoePassed: effects.shoe_passed,
    e.HolderAsked: unchanged,
    e.ShoeRefused: effects.shoe_refused,
    e.HolderDeals: effects.holder_deals,
    e.CroupierDeals: effects.croupier_deals,
    e.CardDealt: effects.card_dealt,
    CardPassed: effects.card_passed,
    HandLooked: effects.hand_looked,
    HandShown: effects.hand_shown,
    e.PlayerSpoke: effects.player_spoke,
    e.CoupDecided: unchanged,
    e.BetWon: effects.bet_won,
    e.BetLost: effects.bet_lost,
    e.BetStands: unchanged,
    e.CommissionNoted: effects.commission_noted,
    e.CommissionCollected: effects.commission_collected,
    CoupEnded: effects.coup_ended,
}
"""What an event does to the state; its phase is told by NEXT alone."""

apply: Final[Callable[[State, Event], State]] = applying(EFFECTS, NEXT, ANYTIME, Phase)
