"""The events allowed in each phase, and the phase that each of them opens."""

from typing import Final

from ..banking import events as b
from ..banking import next_phases
from ..common import (
    Bought,
    CardBurnt,
    Cashed,
    CoupEnded,
    Left,
    SatDown,
    ShoeEnded,
    ShoeStarted,
    StopCardShown,
)
from . import events as e
from .events import Event
from .state import Phase

OPENS: Final[dict[type[Event], Phase]] = {
    ShoeStarted: Phase.BURNING,
    ShoeEnded: Phase.BETWEEN_SHOES,
    e.CutterAsked: Phase.CUT,
    e.CutterNamed: Phase.BETWEEN_SHOES,
    b.AuctionOpened: Phase.AUCTION,
    b.BankOffered: Phase.BANK,
    b.BankWaits: Phase.BANK,
    b.DoublingOpened: Phase.DOUBLE,
    b.CallsOpened: Phase.CALLS,
    b.StakesAsked: Phase.STAKES,
    b.BystandersMayStake: Phase.BYSTANDERS_STAKE,
    b.RaiseAsked: Phase.RAISE,
    b.MatchAsked: Phase.MATCH,
    e.AcceptAsked: Phase.ACCEPT,
    e.TopUpAsked: Phase.TOP_UP,
    e.HandsHeld: Phase.DEALING,
    e.RightAsked: Phase.RIGHT,
    e.LeftAsked: Phase.LEFT,
    e.SideSpoke: Phase.DEALING,
    b.BankerAsked: Phase.BANKER,
    b.BankerSpoke: Phase.DEALING,
    e.SidesDecided: Phase.SETTLING,
    e.RefillAsked: Phase.REFILL,
    b.ChoiceAsked: Phase.CHOICE,
    b.SuiteOffered: Phase.SUITE,
}
"""The phase that an event opens; any other event leaves the phase as it is."""

_NO_BANK: Final = (b.AuctionOpened, b.BankOffered, b.BankWaits)
_ENDED: Final = (b.StakeReturned, b.BankEnded, b.SuiteOffered, *_NO_BANK)
_COVERED: Final = (b.StakeCut, e.HandsHeld)
_CLOSED: Final = (
    b.NobodyStaked, b.ChoiceAsked, b.RaiseAsked, e.AcceptAsked, e.TopUpAsked, *_COVERED, *_ENDED,
)  # fmt: skip
_STAKING: Final = (b.StakesAsked, b.BystandersMayStake, *_CLOSED)
_CALLING: Final = (b.CallsOpened, b.CallsLapsed, b.CallStood, *_STAKING)
_BEGIN: Final = (b.DoublingOpened, *_CALLING)
_TAKEN: Final = (b.BankPutUp, e.BankOpened, e.CapitalTaxed, e.CutterAsked, *_BEGIN)
_ASKED: Final = (e.RightAsked, e.LeftAsked, b.BankerAsked, e.SidesDecided)
_PLAY: Final = (e.HandSeen, e.HandTurned, *_ASKED)

MAY_COME: Final[dict[Phase, tuple[type[Event], ...]]] = {
    Phase.BETWEEN_SHOES: (ShoeStarted, b.BankEnded, *_NO_BANK),
    Phase.CUT: (e.CutterNamed, b.BankEnded, *_NO_BANK),
    Phase.BURNING: (CardBurnt, *_NO_BANK, *_BEGIN),
    Phase.AUCTION: (b.Answered, *_NO_BANK, *_TAKEN),
    Phase.BANK: (b.BankDeclined, *_NO_BANK, *_TAKEN),
    Phase.SUITE: (b.Answered, *_NO_BANK, *_TAKEN),
    Phase.DOUBLE: (b.Answered, b.Doubled, e.CapitalTaxed, *_CALLING),
    Phase.CALLS: (b.Answered, e.Claimed, *_CALLING),
    Phase.STAKES: (e.SideStaked, *_STAKING),
    Phase.BYSTANDERS_STAKE: (e.SideStaked, *_CLOSED),
    Phase.RAISE: (
        b.BankRaised, e.CapitalTaxed, b.MatchAsked, b.RaiseUnmatched, *_COVERED,
    ),
    Phase.MATCH: (b.RaiseMatched, e.CapitalTaxed, b.RaiseUnmatched, *_COVERED),
    Phase.ACCEPT: (e.AllAccepted, e.CapitalTaxed, e.HandsHeld),
    Phase.TOP_UP: (e.ToppedUp, e.CapitalTaxed, e.HandsHeld, *_ENDED),
    Phase.DEALING: (StopCardShown, e.CardGiven, *_PLAY),
    Phase.RIGHT: (e.SideSpoke, *_PLAY),
    Phase.LEFT: (e.SideSpoke, *_PLAY),
    Phase.BANKER: (b.BankerSpoke, *_PLAY),
    Phase.SETTLING: (
        e.StakeCollected, e.StakePaid, b.StakesStand, e.CoupReckoned, e.HandPassed, e.CallJudged,
        CoupEnded, ShoeEnded, e.RefillAsked, b.ChoiceAsked, *_ENDED,
    ),
    Phase.REFILL: (e.Refilled, e.CapitalTaxed, *_BEGIN),
    Phase.CHOICE: (b.BankHeld, *_BEGIN),
}  # fmt: skip

NEXT: Final[dict[tuple[Phase, type[Event]], Phase]] = {
    **next_phases(MAY_COME, OPENS),
    (Phase.BYSTANDERS_STAKE, b.StakesAsked): Phase.BYSTANDERS_STAKE,
}
"""The next phase for each phase and event. Besides these, only ANYTIME events happen."""

ANYTIME: Final = (SatDown, Bought, Cashed, Left)
"""Events that can happen in every phase and do not change it."""
