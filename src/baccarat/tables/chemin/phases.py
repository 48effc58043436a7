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
    b.BankOffered: Phase.BANK,
    b.BankWaits: Phase.BANK,
    b.AddAsked: Phase.ADD,
    b.DoublingOpened: Phase.DOUBLE,
    b.CallsOpened: Phase.CALLS,
    b.BystandersMayCall: Phase.BYSTANDERS_CALL,
    b.StakesAsked: Phase.STAKES,
    b.BystandersMayStake: Phase.BYSTANDERS_STAKE,
    b.RaiseAsked: Phase.RAISE,
    b.MatchAsked: Phase.MATCH,
    b.StakesSet: Phase.DEALING,
    e.PonteAsked: Phase.PONTE,
    e.PonteSpoke: Phase.DEALING,
    e.BankerAsked: Phase.BANKER,
    e.BankerSpoke: Phase.DEALING,
    e.HandsDecided: Phase.SETTLING,
    b.ChoiceAsked: Phase.CHOICE,
    b.SuiteOffered: Phase.SUITE,
    b.AuctionOpened: Phase.AUCTION,
}
"""The phase that an event opens; any other event leaves the phase as it is."""

_NO_BANK: Final = (b.BankOffered, b.BankWaits)
_NO_COUP: Final = (b.NobodyStaked, b.ChoiceAsked, b.BankEnded, *_NO_BANK)
_COVERED: Final = (b.StakeCut, b.LaidAside, b.StakesSet, *_NO_COUP)
_STAKING: Final = (b.StakesAsked, b.BystandersMayStake, b.RaiseAsked, *_COVERED)
_CALLING: Final = (b.CallsOpened, b.BystandersMayCall, *_STAKING)
_OPENED: Final = (b.DoublingOpened, *_CALLING)
_BEGIN: Final = (b.AddAsked, *_OPENED)
_PASSED: Final = (b.BankEnded, b.SuiteOffered, b.AuctionOpened, *_NO_BANK)
_SETTLED: Final = (
    b.StakeWon, b.StakeLost, b.StakeReturned, b.StakesStand, b.BankWon, b.BankEnded,
    CoupEnded, ShoeEnded,
)  # fmt: skip
_SHOWN: Final = (e.HandShown, e.HandsDecided)

MAY_COME: Final[dict[Phase, tuple[type[Event], ...]]] = {
    Phase.BETWEEN_SHOES: (ShoeStarted, b.StakeReturned, b.BankEnded),
    Phase.BURNING: (CardBurnt, *_NO_BANK, *_BEGIN),
    Phase.BANK: (b.BankDeclined, b.BankPutUp, *_NO_BANK, *_BEGIN),
    Phase.ADD: (b.BankAdded, *_OPENED, *_PASSED),
    Phase.DOUBLE: (b.Answered, b.Doubled, *_CALLING, *_PASSED),
    Phase.CALLS: (
        b.Answered, b.CallsLapsed, b.CallStood, b.BystandersMayCall, *_STAKING, *_PASSED,
    ),
    Phase.BYSTANDERS_CALL: (b.Answered, b.CallsLapsed, b.CallStood, *_STAKING),
    Phase.STAKES: (b.Punted, *_STAKING),
    Phase.BYSTANDERS_STAKE: (b.Punted, *_COVERED),
    Phase.RAISE: (b.BankRaised, b.MatchAsked, b.RaiseUnmatched, *_COVERED),
    Phase.MATCH: (b.RaiseMatched, b.RaiseUnmatched, *_COVERED),
    Phase.DEALING: (
        StopCardShown, e.CardPassed, e.HandLooked, e.PonteAsked, e.BankerAsked, *_SHOWN,
    ),
    Phase.PONTE: (e.PonteSpoke, *_SHOWN),
    Phase.BANKER: (e.BankerSpoke, *_SHOWN),
    Phase.SETTLING: (*_SETTLED, *_NO_BANK, *_BEGIN),
    Phase.CHOICE: (b.BankHeld, b.StakeReturned, *_PASSED, *_BEGIN),
    Phase.SUITE: (b.Answered, b.BankPutUp, *_PASSED, *_BEGIN),
    Phase.AUCTION: (b.Answered, b.BankPutUp, *_NO_BANK, *_BEGIN),
}  # fmt: skip

NEXT: Final[dict[tuple[Phase, type[Event]], Phase]] = {
    **next_phases(MAY_COME, OPENS),
    (Phase.BYSTANDERS_STAKE, b.StakesAsked): Phase.BYSTANDERS_STAKE,
}
"""The next phase for each phase and event. Besides these, only ANYTIME events happen."""

ANYTIME: Final = (SatDown, Bought, Cashed, Left)
"""Events that can happen in every phase and do not change it."""
