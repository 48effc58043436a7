"""The phases of a bank, and the events that every game with a player's bank allows in them."""

from collections.abc import Mapping
from typing import Any, Final, TypeVar

from ...rules.fast_enum import FastStrEnum
from ..common.changeur import Bought, Cashed, Left, SatDown
from ..common.shoe import CoupEnded, LastCoupsCalled, ShoeEnded, ShoePhase, ShoeStarted
from . import events as e, law_events as law


class BankPhase(FastStrEnum):
    """The phases of a bank, with the same values as in the phases of each game."""

    CUT = "cut"
    BANK = "bank"
    GARAGE = "garage"
    ADD = "add"
    DOUBLE = "double"
    CALLS = "calls"
    BYSTANDERS_CALL = "bystanders-call"
    STAKES = "stakes"
    BYSTANDERS_STAKE = "bystanders-stake"
    RAISE = "raise"
    MATCH = "match"
    SUIVI = "suivi"
    PONTE = "ponte"
    RIGHT = "right"
    LEFT = "left"
    BANKER = "banker"
    SETTLING = "settling"
    CHOICE = "choice"
    SUITE = "suite"
    AUCTION = "auction"


PASSING_PHASES: Final[tuple[str, ...]] = (BankPhase.SUITE, BankPhase.AUCTION, BankPhase.BANK)
"""The phases in which a bank that is passed on is offered, in their order."""

STAKES: Final = BankPhase.STAKES
BYSTANDERS_STAKE: Final = BankPhase.BYSTANDERS_STAKE
"""Constants, because looking up a member of an enum is slow and every stake needs these two."""

COUP_PHASES: Final = frozenset[str]({
    BankPhase.RAISE, BankPhase.MATCH, ShoePhase.DEALING, BankPhase.SUIVI, BankPhase.PONTE,
    BankPhase.RIGHT, BankPhase.LEFT, BankPhase.BANKER, BankPhase.SETTLING,
})  # fmt: skip
"""The phases from the end of the stakes to the end of the coup."""

BANKER_MAY_LEAVE_PHASES: Final = frozenset[str]({
    BankPhase.ADD, BankPhase.DOUBLE, BankPhase.CALLS, BankPhase.CHOICE, BankPhase.CUT,
    BankPhase.GARAGE, ShoePhase.BETWEEN_SHOES,
})  # fmt: skip
"""The phases between coups, in which a banker can be paid out."""

BEFORE_COUP_PHASES: Final = frozenset[str]({
    ShoePhase.BETWEEN_SHOES, BankPhase.DOUBLE, BankPhase.CALLS,
})  # fmt: skip
"""The phases in which a table waits for its least number of players (AD-C3)."""

OPENS: Final[Mapping[type, str]] = {
    ShoeStarted: ShoePhase.BURNING,
    ShoeEnded: ShoePhase.BETWEEN_SHOES,
    e.BankOffered: BankPhase.BANK,
    e.BankWaits: BankPhase.BANK,
    e.DoublingOpened: BankPhase.DOUBLE,
    e.CallsOpened: BankPhase.CALLS,
    e.StakesAsked: BankPhase.STAKES,
    e.BystandersMayStake: BankPhase.BYSTANDERS_STAKE,
    e.RaiseAsked: BankPhase.RAISE,
    e.MatchAsked: BankPhase.MATCH,
    e.BankerAsked: BankPhase.BANKER,
    e.BankerSpoke: ShoePhase.DEALING,
    e.ChoiceAsked: BankPhase.CHOICE,
    e.SuiteOffered: BankPhase.SUITE,
    law.GiverAsked: BankPhase.SUITE,
    e.AuctionOpened: BankPhase.AUCTION,
    law.BankForced: BankPhase.AUCTION,
    law.HandWentBy: BankPhase.BANK,
    law.GarageAsked: BankPhase.GARAGE,
    law.LeavingAsked: BankPhase.RAISE,
}
"""The phase that an event opens in every game."""

NO_BANK: Final = (e.BankOffered, e.BankWaits)

MAY_COME: Final[Mapping[str, tuple[type, ...]]] = {
    BankPhase.BANK: (e.BankDeclined, e.BankPutUp, *NO_BANK),
    BankPhase.SUITE: (e.Answered, e.BankPutUp, *NO_BANK),
    BankPhase.AUCTION: (e.Answered, e.BankPutUp, *NO_BANK),
    BankPhase.DOUBLE: (e.Answered, e.Doubled),
    BankPhase.CALLS: (e.Answered, e.CallsLapsed, e.CallStood),
    BankPhase.BYSTANDERS_STAKE: (e.StakesAsked, e.StakeCut),
    BankPhase.RAISE: (e.BankRaised, e.MatchAsked, e.RaiseUnmatched, e.StakeCut),
    BankPhase.MATCH: (e.RaiseMatched, e.RaiseUnmatched, e.StakeCut),
    BankPhase.BANKER: (e.BankerSpoke,),
    BankPhase.SETTLING: (
        e.StakesStand, e.StakeReturned, e.BankEnded, CoupEnded, ShoeEnded, *NO_BANK,
    ),
    BankPhase.CHOICE: (e.BankHeld,),
}  # fmt: skip
"""The events that a phase allows in every game."""

ANYTIME: Final = (SatDown, Bought, Cashed, Left, LastCoupsCalled)
"""Events that can happen in every phase and do not change it."""

P = TypeVar("P", bound=str)


def next_phases(
    phases: type[P], may_come: Mapping[P, tuple[type[Any], ...]], opens: Mapping[type[Any], P]
) -> dict[tuple[P, type[Any]], P]:
    """Return the phase after each event that a game allows: the one it opens, or the current one.

    `may_come` and `opens` add the game's own events to those of every bank. Bystanders who are
    asked in turn remain in their own phase.
    """
    opened = {**OPENS, **opens}
    own = {
        (phase, event): phases(opened.get(event, phase))
        for phase, events in may_come.items()
        for event in (*MAY_COME.get(phase, ()), *events)
    }
    bystanders = phases(BYSTANDERS_STAKE)
    return {**own, (bystanders, e.StakesAsked): bystanders}
