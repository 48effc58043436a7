"""List which events may come in which phase, and which phase each opens."""

from typing import Final

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
    e.BankOffered: Phase.BANK,
    e.BankWaits: Phase.BANK,
    e.AddAsked: Phase.ADD,
    e.DoublingOpened: Phase.DOUBLE,
    e.CallsOpened: Phase.CALLS,
    e.BystandersMayCall: Phase.BYSTANDERS_CALL,
    e.StakesAsked: Phase.STAKES,
    e.BystandersMayStake: Phase.BYSTANDERS_STAKE,
    e.RaiseAsked: Phase.RAISE,
    e.MatchAsked: Phase.MATCH,
    e.StakesSet: Phase.DEALING,
    e.PonteAsked: Phase.PONTE,
    e.PonteSpoke: Phase.DEALING,
    e.BankerAsked: Phase.BANKER,
    e.BankerSpoke: Phase.DEALING,
    e.HandsDecided: Phase.SETTLING,
    e.ChoiceAsked: Phase.CHOICE,
    e.SuiteOffered: Phase.SUITE,
    e.AuctionOpened: Phase.AUCTION,
}
"""The phase that an event opens; the others stay in the one that they come in."""

_NO_BANK: Final = (e.BankOffered, e.BankWaits)
_NO_COUP: Final = (e.NobodyStaked, e.ChoiceAsked, e.BankEnded, *_NO_BANK)
_COVERED: Final = (e.StakeCut, e.LaidAside, e.StakesSet, *_NO_COUP)
_STAKING: Final = (e.StakesAsked, e.BystandersMayStake, e.RaiseAsked, *_COVERED)
_CALLING: Final = (e.CallsOpened, e.BystandersMayCall, *_STAKING)
_OPENED: Final = (e.DoublingOpened, *_CALLING)
_BEGIN: Final = (e.AddAsked, *_OPENED)
_PASSED: Final = (e.BankEnded, e.SuiteOffered, e.AuctionOpened, *_NO_BANK)
_SETTLED: Final = (
    e.StakeWon, e.StakeLost, e.StakeReturned, e.StakesStand, e.BankWon, e.BankEnded,
    CoupEnded, ShoeEnded,
)  # fmt: skip
_SHOWN: Final = (e.HandShown, e.HandsDecided)

MAY_COME: Final[dict[Phase, tuple[type[Event], ...]]] = {
    Phase.BETWEEN_SHOES: (ShoeStarted, e.StakeReturned, e.BankEnded),
    Phase.BURNING: (CardBurnt, *_NO_BANK, *_BEGIN),
    Phase.BANK: (e.BankDeclined, e.BankPutUp, *_NO_BANK, *_BEGIN),
    Phase.ADD: (e.BankAdded, *_OPENED, *_PASSED),
    Phase.DOUBLE: (e.Answered, e.Doubled, *_CALLING, *_PASSED),
    Phase.CALLS: (
        e.Answered, e.CallsLapsed, e.CallStood, e.BystandersMayCall, *_STAKING, *_PASSED,
    ),
    Phase.BYSTANDERS_CALL: (e.Answered, e.CallsLapsed, e.CallStood, *_STAKING),
    Phase.STAKES: (e.Punted, *_STAKING),
    Phase.BYSTANDERS_STAKE: (e.Punted, *_COVERED),
    Phase.RAISE: (e.BankRaised, e.MatchAsked, e.RaiseUnmatched, *_COVERED),
    Phase.MATCH: (e.RaiseMatched, e.RaiseUnmatched, *_COVERED),
    Phase.DEALING: (
        StopCardShown, e.CardPassed, e.HandLooked, e.PonteAsked, e.BankerAsked, *_SHOWN,
    ),
    Phase.PONTE: (e.PonteSpoke, *_SHOWN),
    Phase.BANKER: (e.BankerSpoke, *_SHOWN),
    Phase.SETTLING: (*_SETTLED, *_NO_BANK, *_BEGIN),
    Phase.CHOICE: (e.BankHeld, e.StakeReturned, *_PASSED, *_BEGIN),
    Phase.SUITE: (e.Answered, e.BankPutUp, *_PASSED, *_BEGIN),
    Phase.AUCTION: (e.Answered, e.BankPutUp, *_NO_BANK, *_BEGIN),
}  # fmt: skip

NEXT: Final[dict[tuple[Phase, type[Event]], Phase]] = {
    (phase, event): OPENS.get(event, phase)
    for phase, events in MAY_COME.items()
    for event in events
}
"""From a phase by an event to the next phase; nothing else happens in it but ANYTIME."""

ANYTIME: Final = (SatDown, Bought, Cashed, Left)
"""Events that leave the phase as it is, whichever it is."""
