"""The phases of a table, the events allowed in each, and the phase that follows."""

from typing import Final

from ...rules.fast_enum import FastStrEnum
from ..banking import events as b, law_events as law
from ..banking.phases import NO_BANK, next_phases
from ..common.shoe import CardBurnt, ShoeStarted, StopCardShown
from . import events as e
from .events import Event


class Phase(FastStrEnum):
    """The current step of the table."""

    BETWEEN_SHOES = "between-shoes"
    BURNING = "burning"
    BANK = "bank"
    """The bank is offered to one seat, or to any (CF-16)."""
    GARAGE = "garage"
    """The banker is asked whether to set winnings aside (AD-C22)."""
    ADD = "add"
    """The banker is asked whether to add to the bank (CF-16)."""
    DOUBLE = "double"
    """Everybody is asked to become co-banker (CF-8)."""
    CALLS = "calls"
    BYSTANDERS_CALL = "bystanders-call"
    STAKES = "stakes"
    BYSTANDERS_STAKE = "bystanders-stake"
    RAISE = "raise"
    """The banker is asked to hold more stakes, or to leave the uncovered part in (CF-5, AD-C23)."""
    MATCH = "match"
    """The co-banker is asked for their part of a raise (CF-8)."""
    DEALING = "dealing"
    SUIVI = "suivi"
    """The cards are unseen, and the players who may follow are asked again (AD-C28)."""
    PONTE = "ponte"
    BANKER = "banker"
    SETTLING = "settling"
    """From the last card to the end of the coup; no stored state has this phase."""
    CHOICE = "choice"
    """The banker may hold the bank or pass it on (CF-19)."""
    SUITE = "suite"
    """A bank is offered at its amount (CF-19)."""
    AUCTION = "auction"


OPENS: Final[dict[type[Event], Phase]] = {
    b.AddAsked: Phase.ADD,
    b.BystandersMayCall: Phase.BYSTANDERS_CALL,
    b.StakesSet: Phase.DEALING,
    e.SuiviAsked: Phase.SUIVI,
    e.PonteAsked: Phase.PONTE,
    e.PonteSpoke: Phase.DEALING,
    e.HandsDecided: Phase.SETTLING,
}
"""The phases that only events of chemin de fer open."""

_OFFERED: Final = (law.HandWentBy, *NO_BANK)
_NO_COUP: Final = (b.NobodyStaked, b.ChoiceAsked, b.BankEnded, *_OFFERED)
_COVERED: Final = (b.StakeCut, b.LaidAside, b.StakesSet, *_NO_COUP)
_STAKING: Final = (
    b.StakesAsked, b.BystandersMayStake, b.RaiseAsked, law.LeavingAsked, *_COVERED,
)  # fmt: skip
_CALLING: Final = (b.CallsOpened, b.BystandersMayCall, *_STAKING)
_OPENED: Final = (b.DoublingOpened, *_CALLING)
_BEGIN: Final = (law.GarageAsked, b.AddAsked, *_OPENED)
_PASSED: Final = (b.BankEnded, b.SuiteOffered, law.GiverAsked, b.AuctionOpened, *_OFFERED)
_SHOWN: Final = (e.HandShown, e.HandsDecided)

MAY_COME: Final[dict[Phase, tuple[type[Event], ...]]] = {
    Phase.BETWEEN_SHOES: (ShoeStarted, b.StakeReturned, b.BankEnded),
    Phase.BURNING: (CardBurnt, *_OFFERED, *_BEGIN),
    Phase.BANK: (law.SeatLost, law.HandWentBy, *_BEGIN),
    Phase.GARAGE: (b.LaidAside, *_BEGIN, *_PASSED),
    Phase.ADD: (b.BankAdded, *_OPENED, *_PASSED),
    Phase.DOUBLE: (law.ConsentAsked, law.PartnerRefused, *_CALLING, *_PASSED),
    Phase.CALLS: (b.BystandersMayCall, *_STAKING, *_PASSED),
    Phase.BYSTANDERS_CALL: (b.Answered, b.CallsLapsed, b.CallStood, *_STAKING),
    Phase.STAKES: (b.Punted, *_STAKING),
    Phase.BYSTANDERS_STAKE: (b.Punted, law.LeavingAsked, *_COVERED),
    Phase.RAISE: (law.LeftIn, *_COVERED),
    Phase.MATCH: _COVERED,
    Phase.DEALING: (
        StopCardShown, e.CardPassed, e.SuiviAsked, e.HandLooked, e.PonteAsked, e.BankerAsked,
        *_SHOWN,
    ),
    Phase.SUIVI: (
        b.Answered, b.StakeReturned, b.CallsLapsed, b.CallStood, b.StakesSet, e.HandLooked,
        e.PonteAsked, *_SHOWN,
    ),
    Phase.PONTE: (e.PonteSpoke, *_SHOWN),
    Phase.BANKER: (law.TableAsked, *_SHOWN),
    Phase.SETTLING: (law.HandWentBy, b.StakeWon, b.StakeLost, b.BankWon, b.LaidAside, *_BEGIN),
    Phase.CHOICE: (b.StakeReturned, *_PASSED, *_BEGIN),
    Phase.SUITE: (*_PASSED, *_BEGIN),
    Phase.AUCTION: (law.BankForced, law.SeatLost, law.HandWentBy, *_BEGIN),
}  # fmt: skip
"""The events that each phase allows, besides those of every bank."""

NEXT: Final[dict[tuple[Phase, type[Event]], Phase]] = next_phases(Phase, MAY_COME, OPENS)
"""The next phase for each phase and event. Besides these, only ANYTIME events happen."""
