"""The events allowed in each phase, and the phase that each of them opens."""

from typing import Final

from ..common import (
    Bought,
    CardBurnt,
    CardPassed,
    Cashed,
    CoupEnded,
    HandLooked,
    HandShown,
    Left,
    SatDown,
    ShoeEnded,
    ShoeStarted,
    StopCardShown,
)
from . import events as e
from .events import Event
from .state import Phase

NEXT: Final[dict[tuple[Phase, type[Event]], Phase]] = {
    (Phase.BETWEEN_SHOES, ShoeStarted): Phase.BURNING,
    (Phase.BURNING, CardBurnt): Phase.BURNING,
    (Phase.BURNING, e.StakesOpened): Phase.STAKING,
    (Phase.STAKING, e.Staked): Phase.STAKING,
    (Phase.STAKING, e.StakesClosed): Phase.DEALING,
    (Phase.STAKING, ShoeEnded): Phase.BETWEEN_SHOES,
    (Phase.BETWEEN_SHOES, e.Staked): Phase.BETWEEN_SHOES,
    (Phase.BURNING, e.Staked): Phase.BURNING,
    (Phase.DEALING, e.HolderAsked): Phase.HOLDING,
    (Phase.HOLDING, e.ShoeRefused): Phase.DEALING,
    (Phase.HOLDING, e.HolderDeals): Phase.DEALING,
    (Phase.HOLDING, e.CroupierDeals): Phase.DEALING,
    (Phase.DEALING, e.CroupierDeals): Phase.DEALING,
    (Phase.DEALING, StopCardShown): Phase.DEALING,
    (Phase.DEALING, e.CardDealt): Phase.DEALING,
    (Phase.DEALING, CardPassed): Phase.DEALING,
    (Phase.DEALING, HandLooked): Phase.TURNING,
    (Phase.TURNING, HandShown): Phase.DEALING,
    (Phase.TURNING, e.PlayerSpoke): Phase.DEALING,
    (Phase.DEALING, HandShown): Phase.DEALING,
    (Phase.DEALING, e.PlayerSpoke): Phase.DEALING,
    (Phase.DEALING, e.CoupDecided): Phase.SETTLING,
    (Phase.SETTLING, e.BetWon): Phase.SETTLING,
    (Phase.SETTLING, e.BetLost): Phase.SETTLING,
    (Phase.SETTLING, e.BetStands): Phase.SETTLING,
    (Phase.SETTLING, e.CommissionNoted): Phase.SETTLING,
    (Phase.SETTLING, CoupEnded): Phase.STAKING,
}
"""From a phase by an event to the next phase; nothing else happens in it but ANYTIME."""

ANYTIME: Final = (
    e.MaximumSet,
    e.ShoePassed,
    e.CommissionCollected,
    SatDown,
    Bought,
    Cashed,
    Left,
)
"""Events that leave the phase as it is, whichever it is."""
