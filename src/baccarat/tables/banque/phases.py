"""The phases of a table, the events allowed in each, and the phase that follows."""

from typing import Final

from ...rules.fast_enum import FastStrEnum
from ..banking import events as b
from ..banking.phases import next_phases
from ..common.shoe import CardBurnt, ShoeEnded, ShoeStarted, StopCardShown
from . import events as e
from .events import Event


class Phase(FastStrEnum):
    """The current step of the table."""

    BETWEEN_SHOES = "between-shoes"
    CUT = "cut"
    """The banker is asked who cuts the next shoe (C-4)."""
    BURNING = "burning"
    AUCTION = "auction"
    BANK = "bank"
    """The bank is offered to one seat, or to any (BB-10)."""
    DOUBLE = "double"
    """Everybody is asked to become co-banker (CF-8)."""
    CALLS = "calls"
    STAKES = "stakes"
    BYSTANDERS_STAKE = "bystanders-stake"
    RAISE = "raise"
    MATCH = "match"
    """The co-banker is asked for their part of a raise (CF-8)."""
    ACCEPT = "accept"
    """The banker is asked to accept all stakes (BB-12)."""
    TOP_UP = "top-up"
    """The banker is asked to top up an open bank (BB-14)."""
    DEALING = "dealing"
    RIGHT = "right"
    LEFT = "left"
    BANKER = "banker"
    SETTLING = "settling"
    """From the last card to the end of the coup; no stored state has this phase."""
    REFILL = "refill"
    """The banker may continue with a broken bank (BB-13)."""
    NEW_SHOE = "new-shoe"
    """The banker of a bank that goes on may have a new shoe (AD-B12)."""
    CHOICE = "choice"
    """The banker may hold the bank or give it up (BB-9)."""
    SUITE = "suite"
    """A bank is offered at its amount (BB-10)."""


OPENS: Final[dict[type[Event], Phase]] = {
    e.CutterAsked: Phase.CUT,
    e.CutterNamed: Phase.BETWEEN_SHOES,
    e.AcceptAsked: Phase.ACCEPT,
    e.TopUpAsked: Phase.TOP_UP,
    e.HandsHeld: Phase.DEALING,
    e.RightAsked: Phase.RIGHT,
    e.LeftAsked: Phase.LEFT,
    e.SideSpoke: Phase.DEALING,
    e.SidesDecided: Phase.SETTLING,
    e.RefillAsked: Phase.REFILL,
    e.NewShoeAsked: Phase.NEW_SHOE,
}
"""The phases that only events of baccara banque open."""

_NO_BANK: Final = (b.AuctionOpened, b.BankOffered, b.BankWaits)
_ENDED: Final = (b.StakeReturned, b.BankEnded, b.SuiteOffered, ShoeEnded, *_NO_BANK)
_COVERED: Final = (b.StakeCut, e.HandsHeld)
_CLOSED: Final = (
    b.NobodyStaked, b.ChoiceAsked, b.RaiseAsked, e.AcceptAsked, e.TopUpAsked, *_COVERED, *_ENDED,
)  # fmt: skip
_STAKING: Final = (b.StakesAsked, b.BystandersMayStake, *_CLOSED)
_CALLING: Final = (b.CallsOpened, b.CallsLapsed, b.CallStood, *_STAKING)
_BEGIN: Final = (b.DoublingOpened, *_CALLING)
_TAKEN: Final = (b.AuctionOpened, e.BankOpened, e.CapitalTaxed, e.CutterAsked, *_BEGIN)
_PLAY: Final = (
    e.SideVoided, e.HandSeen, e.HandTurned, e.RightAsked, e.LeftAsked, b.BankerAsked,
    e.SidesDecided,
)  # fmt: skip

MAY_COME: Final[dict[Phase, tuple[type[Event], ...]]] = {
    Phase.BETWEEN_SHOES: (ShoeStarted, b.BankEnded, *_NO_BANK),
    Phase.CUT: (e.CutterNamed, b.BankEnded, *_NO_BANK),
    Phase.BURNING: (CardBurnt, e.RefillAsked, *_NO_BANK, *_BEGIN),
    Phase.AUCTION: (e.LotDrawn, *_TAKEN),
    Phase.BANK: _TAKEN,
    Phase.SUITE: _TAKEN,
    Phase.DOUBLE: (e.CapitalTaxed, *_CALLING),
    Phase.CALLS: (e.LotDrawn, e.Claimed, *_CALLING),
    Phase.STAKES: (e.SideStaked, *_STAKING),
    Phase.BYSTANDERS_STAKE: (e.SideStaked, *_CLOSED),
    Phase.RAISE: (e.CapitalTaxed, e.HandsHeld),
    Phase.MATCH: (e.CapitalTaxed, e.HandsHeld),
    Phase.ACCEPT: (e.AllAccepted, e.CapitalTaxed, e.HandsHeld),
    Phase.TOP_UP: (e.ToppedUp, e.CapitalTaxed, e.HandsHeld, *_ENDED),
    Phase.DEALING: (StopCardShown, e.CardGiven, *_PLAY),
    Phase.RIGHT: (e.SideSpoke, *_PLAY),
    Phase.LEFT: (e.SideSpoke, *_PLAY),
    Phase.BANKER: (e.TableAsked, *_PLAY),
    Phase.SETTLING: (
        e.StakeCollected, e.StakePaid, e.CoupReckoned, e.HandPassed, e.CallJudged,
        e.RefillAsked, b.ChoiceAsked, *_ENDED,
    ),
    Phase.REFILL: (e.Refilled, e.CapitalTaxed, e.NewShoeAsked, *_BEGIN),
    Phase.NEW_SHOE: _BEGIN,
    Phase.CHOICE: _BEGIN,
}  # fmt: skip
"""The events that each phase allows, besides those of every bank."""

NEXT: Final[dict[tuple[Phase, type[Event]], Phase]] = next_phases(Phase, MAY_COME, OPENS)
"""The next phase for each phase and event. Besides these, only ANYTIME events happen."""
