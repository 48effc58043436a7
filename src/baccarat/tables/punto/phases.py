"""The phases of a round, the events allowed in each, and the phase that follows."""

from typing import Final

from ...rules.fast_enum import FastStrEnum
from ..common.changeur import Bought, Cashed, Left, SatDown
from ..common.shoe import (
    CardBurnt,
    CardPassed,
    CoupEnded,
    HandLooked,
    HandShown,
    LastCoupsCalled,
    ShoeEnded,
    ShoeStarted,
    StopCardShown,
)
from . import events as e
from .events import Event


class Phase(FastStrEnum):
    """The current step of the table."""

    BETWEEN_SHOES = "between-shoes"
    BURNING = "burning"
    STAKING = "staking"
    HOLDING = "holding"
    """The holder of the shoe is asked to deal (PB-12, PB-13)."""
    DEALING = "dealing"
    TURNING = "turning"
    """Somebody is asked to turn a hand (PB-13, PB-23)."""
    SETTLING = "settling"
    """From the last card to the end of the coup; no stored state has this phase."""


IN_COUP: Final = frozenset({Phase.HOLDING, Phase.DEALING, Phase.TURNING, Phase.SETTLING})
"""From the close of the stakes to the end of the coup."""

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
"""The next phase for each phase and event. Besides these, only ANYTIME events happen."""

PASSING_PHASES: Final[tuple[str, ...]] = ()
"""No player holds a bank that could be passed on."""

ANYTIME: Final = (
    e.MaximumSet,
    e.ShoePassed,
    e.CommissionCollected,
    LastCoupsCalled,
    SatDown,
    Bought,
    Cashed,
    Left,
)
"""Events that can happen in every phase and do not change it."""
