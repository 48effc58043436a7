"""The events of a player's bank, and of the stakes against it."""

from enum import StrEnum

from ..common.chips import COMMISSION, Move, Place, Seat, bank, garage, move, purse, stakes
from ..common.redaction import PublicEvent
from .actions import Answer, CallKind
from .law_events import LawEvent


class BankEnds(StrEnum):
    """How a bank ends."""

    LOST = "lost"
    """It lost the coup, or everything in it (BB-13)."""
    PASSED = "passed"
    CASHED = "cashed"
    """Its banker was paid out: after a decided coup, if it moves on every one (CF-23), or at the
    end of a shoe (BB-16)."""
    UNCOVERED = "uncovered"
    """Nobody staked against it (CF-9), or it could not cover all stakes (BB-14)."""
    LEFT = "left"
    """Its banker has left."""


def pay_from_bank(
    to: Place, banker: Seat, own: int, co_banker: Seat | None, co: int
) -> tuple[Move, ...]:
    """Move the banker's part and the co-banker's, if there is one, out of the bank."""
    paid = move(bank(banker), to, own)
    return paid + move(bank(co_banker), to, co) if co_banker else paid


def tax_and_share(banker: Seat, tax: int, co_banker: Seat | None, co: int) -> tuple[Move, ...]:
    """Move the tax to the house, and the co-banker's share of a win to their part of the bank."""
    taxed = move(bank(banker), COMMISSION, tax)
    return taxed + move(bank(banker), bank(co_banker), co) if co_banker else taxed


def _into_bank(seat: Seat, from_purse: int, from_garage: int) -> tuple[Move, ...]:
    return move(purse(seat), bank(seat), from_purse) + move(garage(seat), bank(seat), from_garage)


class BankOffered(PublicEvent, frozen=True, tag="bank-offered"):
    """The bank is offered to a seat, which may take it (CF-16)."""

    seat: Seat


class BankDeclined(PublicEvent, frozen=True, tag="bank-declined"):
    seat: Seat


class BankWaits(PublicEvent, frozen=True, tag="bank-waits"):
    """Nobody took it: the first who wants it may have it."""


class PaidIntoBank(PublicEvent, frozen=True):
    """The base of the events by which a seat pays `amount` units from its purse into the bank."""

    seat: Seat
    amount: int

    def moves(self) -> tuple[Move, ...]:
        return move(purse(self.seat), bank(self.seat), self.amount)


class BankPutUp(PaidIntoBank, frozen=True, tag="bank-put-up"):
    """`origin` is the original banker of a suite."""

    origin: Seat | None = None


class AddAsked(PublicEvent, frozen=True, tag="add-asked"):
    """The banker is asked whether to add to the bank (CF-16)."""

    seat: Seat


class BankAdded(PaidIntoBank, frozen=True, tag="bank-added"):
    """The banker adds `amount` units from their purse."""


class DoublingOpened(PublicEvent, frozen=True, tag="doubling-opened"):
    """Everybody is asked who wants to add the amount of the bank (CF-8)."""

    amount: int


class Doubled(PaidIntoBank, frozen=True, tag="doubled"):
    """`seat` becomes co-banker with `amount` units, the amount of the bank before."""


class Answered(PublicEvent, frozen=True, tag="answered"):
    """The answer of a seat, which it may change before time is up."""

    seat: Seat
    answer: Answer


class CallsOpened(PublicEvent, frozen=True, tag="calls-opened"):
    """`suivi` may call before everyone else (CF-18)."""

    bank: int
    suivi: tuple[Seat, ...]


class BystandersMayCall(PublicEvent, frozen=True, tag="bystanders-may-call"):
    """No seat called (CF-6)."""

    bank: int


class CallStood(PublicEvent, frozen=True, tag="call-stood"):
    """The accepted call, strongest first and then by prime; one stake per seat, in units.

    `over` are the callers who give way; `half`: two seats share the call.
    """

    kind: CallKind
    seats: tuple[Seat, ...]
    amounts: tuple[int, ...]
    over: tuple[Seat, ...]
    half: bool

    def moves(self) -> tuple[Move, ...]:
        pairs = zip(self.seats, self.amounts, strict=True)
        return tuple(each for seat, sum_ in pairs for each in move(purse(seat), stakes(seat), sum_))


class CallsLapsed(PublicEvent, frozen=True, tag="calls-lapsed"):
    """Calls for half of the bank without a partner (CF-3)."""

    seats: tuple[Seat, ...]


class StakesAsked(PublicEvent, frozen=True, tag="stakes-asked"):
    """One seat is asked, or all of them (0); `left` units are open."""

    seat: Seat
    left: int


class BystandersMayStake(PublicEvent, frozen=True, tag="bystanders-may-stake"):
    left: int


class Punted(PublicEvent, frozen=True, tag="punted"):
    """The whole stake of a seat; `added` units come from the purse, or go back if negative."""

    seat: Seat
    amount: int
    added: int

    def moves(self) -> tuple[Move, ...]:
        return move(purse(self.seat), stakes(self.seat), self.added)


class RaiseAsked(PublicEvent, frozen=True, tag="raise-asked"):
    """`most` more units would cover all stakes."""

    seat: Seat
    most: int


class BankRaised(PublicEvent, frozen=True, tag="bank-raised"):
    """The banker raises by units from purse and garage; a co-banker may bear a part."""

    seat: Seat
    from_purse: int
    from_garage: int

    def moves(self) -> tuple[Move, ...]:
        return _into_bank(self.seat, self.from_purse, self.from_garage)


class MatchAsked(PublicEvent, frozen=True, tag="match-asked"):
    seat: Seat
    amount: int


class RaiseMatched(PublicEvent, frozen=True, tag="raise-matched"):
    """The co-banker pays their part, and the banker gets the same amount back."""

    banker: Seat
    seat: Seat
    from_purse: int
    from_garage: int
    to_purse: int
    to_garage: int

    def moves(self) -> tuple[Move, ...]:
        back = _into_bank(self.banker, -self.to_purse, -self.to_garage)
        return _into_bank(self.seat, self.from_purse, self.from_garage) + back


class RaiseUnmatched(PublicEvent, frozen=True, tag="raise-unmatched"):
    """From now on gain and loss are divided by these `shares` (CF-8)."""

    shares: tuple[int, int]


class StakeCut(PublicEvent, frozen=True, tag="stake-cut"):
    """`back` units exceed the bank and return; `left` units are played."""

    seat: Seat
    back: int
    left: int

    def moves(self) -> tuple[Move, ...]:
        return move(stakes(self.seat), purse(self.seat), self.back)


class LaidAside(PublicEvent, frozen=True, tag="laid-aside"):
    """Uncovered units of banker and co-banker go to their garages (CF-7)."""

    banker: Seat
    own: int
    co_banker: Seat | None
    co: int

    def moves(self) -> tuple[Move, ...]:
        own = move(bank(self.banker), garage(self.banker), self.own)
        if not self.co_banker:
            return own
        return own + move(bank(self.co_banker), garage(self.co_banker), self.co)


class StakesSet(PublicEvent, frozen=True, tag="stakes-set"):
    """The deal starts; `ponte` plays the hand against `banco` units."""

    ponte: Seat
    banco: int


class BankerAsked(PublicEvent, frozen=True, tag="banker-asked"):
    seat: Seat


class BankerSpoke(PublicEvent, frozen=True, tag="banker-spoke"):
    seat: Seat
    draws: bool


class StakeWon(PublicEvent, frozen=True, tag="stake-won"):
    """A stake is returned, and banker and co-banker pay the same amount."""

    seat: Seat
    stake: int
    banker: Seat
    own: int
    co_banker: Seat | None
    co: int

    def moves(self) -> tuple[Move, ...]:
        won = pay_from_bank(purse(self.seat), self.banker, self.own, self.co_banker, self.co)
        return move(stakes(self.seat), purse(self.seat), self.stake) + won


class StakeLost(PublicEvent, frozen=True, tag="stake-lost"):
    """A stake goes into the bank."""

    seat: Seat
    stake: int
    banker: Seat

    def moves(self) -> tuple[Move, ...]:
        return move(stakes(self.seat), bank(self.banker), self.stake)


class BankWon(PublicEvent, frozen=True, tag="bank-won"):
    """The bank won `win` units: `tax` for the house, `co` for the co-banker (CF-17)."""

    banker: Seat
    win: int
    tax: int
    co_banker: Seat | None
    co: int

    def moves(self) -> tuple[Move, ...]:
        return tax_and_share(self.banker, self.tax, self.co_banker, self.co)


class StakeReturned(PublicEvent, frozen=True, tag="stake-returned"):
    """After a tie, or when a bank ends: a stake is returned (CF-15)."""

    seat: Seat
    amount: int

    def moves(self) -> tuple[Move, ...]:
        return move(stakes(self.seat), purse(self.seat), self.amount)


class StakesStand(PublicEvent, frozen=True, tag="stakes-stand"):
    """After a tie, stakes and call remain for the next coup (CF-15)."""


class NobodyStaked(PublicEvent, frozen=True, tag="nobody-staked"):
    """The round has no coup (CF-9)."""


class ChoiceAsked(PublicEvent, frozen=True, tag="choice-asked"):
    """The banker is asked to hold the bank, or to let it go (CF-19)."""

    seat: Seat
    bank: int


class BankHeld(PublicEvent, frozen=True, tag="bank-held"):
    seat: Seat


class BankEnded(PublicEvent, frozen=True, tag="bank-ended"):
    """Banker and co-banker get back their parts, including the garages.

    The next bank is offered from the right of `falls_to`.
    """

    how: BankEnds
    seat: Seat
    own: int
    aside: int
    co_banker: Seat | None
    co: int
    co_aside: int
    falls_to: Seat

    def moves(self) -> tuple[Move, ...]:
        own = move(bank(self.seat), purse(self.seat), self.own)
        aside = move(garage(self.seat), purse(self.seat), self.aside)
        if not self.co_banker:
            return own + aside
        to = purse(self.co_banker)
        co, co_aside = (
            move(bank(self.co_banker), to, self.co),
            move(garage(self.co_banker), to, self.co_aside),
        )
        return own + co + aside + co_aside


class SuiteOffered(PublicEvent, frozen=True, tag="suite-offered"):
    """A bank is passed on at its amount (CF-19)."""

    giver: Seat
    price: int
    origin: Seat


class AuctionOpened(PublicEvent, frozen=True, tag="auction-opened"):
    """Nobody took the suite (CF-20), or its taker from `giver` left before a coup (AD-C21)."""

    giver: Seat = 0


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

BankEvent = BeforeCards | AfterCards | LawEvent

SharedBankEvent = (
    BankOffered | BankDeclined | BankWaits | BankPutUp | Answered | DoublingOpened | Doubled
    | CallsOpened | CallStood | CallsLapsed | StakesAsked | BystandersMayStake | RaiseAsked
    | BankRaised | MatchAsked | RaiseMatched | RaiseUnmatched | StakeCut | BankerAsked | BankerSpoke
    | StakeReturned | StakesStand | NobodyStaked | ChoiceAsked | BankHeld | BankEnded | SuiteOffered
    | AuctionOpened
)  # fmt: skip
"""The events that baccara banque uses too."""
