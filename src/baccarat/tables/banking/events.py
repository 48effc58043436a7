"""Define what can happen to a player's bank, and to what is staked against it."""

from enum import StrEnum

import msgspec

from ..common import Seat
from .actions import Answer, CallKind


class BankEnds(StrEnum):
    """How a bank ends."""

    LOST = "lost"
    """The coup, or all that was in it (BB-13)."""
    PASSED = "passed"
    CASHED = "cashed"
    """After a decided coup, where the bank moves on every one (CF-23); at a shoe's end (BB-16)."""
    UNCOVERED = "uncovered"
    """Nobody staked against it (CF-9); or it does not hold all that was staked (BB-14)."""
    LEFT = "left"
    """Its banker has left."""


class BankOffered(msgspec.Struct, frozen=True, tag="bank-offered"):
    """The shoe is put before a seat, whose bank it is if it likes (CF-16)."""

    seat: Seat


class BankDeclined(msgspec.Struct, frozen=True, tag="bank-declined"):
    seat: Seat


class BankWaits(msgspec.Struct, frozen=True, tag="bank-waits"):
    """Nobody wanted it: the first who does has it."""


class BankPutUp(msgspec.Struct, frozen=True, tag="bank-put-up"):
    """`origin` is the original banker of a suite."""

    seat: Seat
    amount: int
    origin: Seat | None = None


class AddAsked(msgspec.Struct, frozen=True, tag="add-asked"):
    """The banker is asked whether to add to the bank (CF-16)."""

    seat: Seat


class BankAdded(msgspec.Struct, frozen=True, tag="bank-added"):
    """By `amount` units from the banker's purse."""

    seat: Seat
    amount: int


class DoublingOpened(msgspec.Struct, frozen=True, tag="doubling-opened"):
    """Everyone is asked who would add as much as the bank holds (CF-8)."""

    amount: int


class Doubled(msgspec.Struct, frozen=True, tag="doubled"):
    """`seat` is co-banker, with as much as the bank held."""

    seat: Seat
    amount: int


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """What a seat said to what is asked; before time is up it may say otherwise."""

    seat: Seat
    answer: Answer


class CallsOpened(msgspec.Struct, frozen=True, tag="calls-opened"):
    """`suivi` may call before everyone (CF-18)."""

    bank: int
    suivi: tuple[Seat, ...]


class BystandersMayCall(msgspec.Struct, frozen=True, tag="bystanders-may-call"):
    """No seat called (CF-6)."""

    bank: int


class CallStood(msgspec.Struct, frozen=True, tag="call-stood"):
    """The call that was first by its strength and by prime; one stake per seat, in units.

    `over` are those who called too, and had to give way; `half`: two share it.
    """

    kind: CallKind
    seats: tuple[Seat, ...]
    amounts: tuple[int, ...]
    over: tuple[Seat, ...]
    half: bool


class CallsLapsed(msgspec.Struct, frozen=True, tag="calls-lapsed"):
    """Calls of halves that found no other half (CF-3)."""

    seats: tuple[Seat, ...]


class StakesAsked(msgspec.Struct, frozen=True, tag="stakes-asked"):
    """Of one seat in its turn, or of all (0); `left` units are open."""

    seat: Seat
    left: int


class BystandersMayStake(msgspec.Struct, frozen=True, tag="bystanders-may-stake"):
    left: int


class Punted(msgspec.Struct, frozen=True, tag="punted"):
    """The whole stake of a seat; `added` units come from the purse, or go back if negative."""

    seat: Seat
    amount: int
    added: int


class RaiseAsked(msgspec.Struct, frozen=True, tag="raise-asked"):
    """`most` units more would cover all the stakes."""

    seat: Seat
    most: int


class BankRaised(msgspec.Struct, frozen=True, tag="bank-raised"):
    """By units from purse and from garage; the co-banker may bear a part, if there is one."""

    seat: Seat
    from_purse: int
    from_garage: int


class MatchAsked(msgspec.Struct, frozen=True, tag="match-asked"):
    seat: Seat
    amount: int


class RaiseMatched(msgspec.Struct, frozen=True, tag="raise-matched"):
    """The co-banker's units go in, and the banker's come out again as they came."""

    banker: Seat
    seat: Seat
    from_purse: int
    from_garage: int
    to_purse: int
    to_garage: int


class RaiseUnmatched(msgspec.Struct, frozen=True, tag="raise-unmatched"):
    """From now on gain and loss go by these `shares` (CF-8)."""

    shares: tuple[int, int]


class StakeCut(msgspec.Struct, frozen=True, tag="stake-cut"):
    """`back` units find nothing to cover; `left` of the stake is played."""

    seat: Seat
    back: int
    left: int


class LaidAside(msgspec.Struct, frozen=True, tag="laid-aside"):
    """Uncovered units of banker and co-banker go au garage (CF-7)."""

    banker: Seat
    own: int
    co_banker: Seat | None
    co: int


class StakesSet(msgspec.Struct, frozen=True, tag="stakes-set"):
    """The cards come; `ponte` plays the hand against `banco` units."""

    ponte: Seat
    banco: int


class BankerAsked(msgspec.Struct, frozen=True, tag="banker-asked"):
    seat: Seat


class BankerSpoke(msgspec.Struct, frozen=True, tag="banker-spoke"):
    seat: Seat
    draws: bool


class StakeWon(msgspec.Struct, frozen=True, tag="stake-won"):
    """A stake goes back with as much again, which banker and co-banker pay."""

    seat: Seat
    stake: int
    banker: Seat
    own: int
    co_banker: Seat | None
    co: int


class StakeLost(msgspec.Struct, frozen=True, tag="stake-lost"):
    """A stake goes into the bank."""

    seat: Seat
    stake: int
    banker: Seat


class BankWon(msgspec.Struct, frozen=True, tag="bank-won"):
    """`win` units came in; `tax` of them are the house's, `co` the co-banker's part (CF-17)."""

    banker: Seat
    win: int
    tax: int
    co_banker: Seat | None
    co: int


class StakeReturned(msgspec.Struct, frozen=True, tag="stake-returned"):
    """En cartes, or before a bank that is passed on: a stake goes back (CF-15)."""

    seat: Seat
    amount: int


class StakesStand(msgspec.Struct, frozen=True, tag="stakes-stand"):
    """En cartes: stakes and call are those of the next coup too (CF-15)."""


class NobodyStaked(msgspec.Struct, frozen=True, tag="nobody-staked"):
    """There is no coup (CF-9)."""


class ChoiceAsked(msgspec.Struct, frozen=True, tag="choice-asked"):
    """The banker is asked to hold the bank, or to let it go (CF-19)."""

    seat: Seat
    bank: int


class BankHeld(msgspec.Struct, frozen=True, tag="bank-held"):
    seat: Seat


class BankEnded(msgspec.Struct, frozen=True, tag="bank-ended"):
    """All that is in it, and au garage, goes back to banker and co-banker.

    The next bank is offered from the right of `falls_to` on.
    """

    how: BankEnds
    seat: Seat
    own: int
    aside: int
    co_banker: Seat | None
    co: int
    co_aside: int
    falls_to: Seat


class SuiteOffered(msgspec.Struct, frozen=True, tag="suite-offered"):
    """A bank is passed on at its sum (CF-19)."""

    giver: Seat
    price: int
    origin: Seat


class AuctionOpened(msgspec.Struct, frozen=True, tag="auction-opened"):
    """Nobody took the suite (CF-20)."""


BeforeCards = (
    BankOffered | BankDeclined | BankWaits | BankPutUp | AddAsked | BankAdded
    | DoublingOpened | Doubled | Answered
    | CallsOpened | BystandersMayCall | CallStood | CallsLapsed
    | StakesAsked | BystandersMayStake | Punted
    | RaiseAsked | BankRaised | MatchAsked | RaiseMatched | RaiseUnmatched
    | StakeCut | LaidAside | StakesSet
)  # fmt: skip

AfterCards = (
    StakeWon | StakeLost | BankWon | StakeReturned | StakesStand | NobodyStaked
    | ChoiceAsked | BankHeld | BankEnded | SuiteOffered | AuctionOpened
)  # fmt: skip

BankEvent = BeforeCards | AfterCards
