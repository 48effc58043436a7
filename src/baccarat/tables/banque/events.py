"""The events of baccara banque, in addition to those of every bank."""

from typing import Self

from msgspec.structs import replace

from ...cards.card import Card
from ...rules.coup import Outcome
from ..banking import law_events as law
from ..banking.events import PaidIntoBank, SharedBankEvent, pay_from_bank, tax_and_share
from ..common.changeur import ChangeurEvent
from ..common.chips import COMMISSION, Move, Seat, bank, move, purse, stakes
from ..common.redaction import CardLeft, HandFaces, HiddenEvent, PublicEvent
from ..common.shoe import ShoeEvents
from .seating import TableSide


class BankOpened(PublicEvent, frozen=True, tag="bank-opened"):
    """The bank that was just put up is banque ouverte: "Tous les coups sont tenus" (BB-1)."""

    seat: Seat


class CapitalTaxed(PublicEvent, frozen=True, tag="capital-taxed"):
    """`amount` units of tax on a seat's capital; negative if refunded (BB-15)."""

    seat: Seat
    amount: int

    def moves(self) -> tuple[Move, ...]:
        return move(purse(self.seat), COMMISSION, self.amount)


class Claimed(PublicEvent, frozen=True, tag="claimed"):
    """A seat claims a club's bank for itself, and may change that before time is up (BB-11)."""

    seat: Seat
    a_cheval: bool


class SideStaked(PublicEvent, frozen=True, tag="side-staked"):
    """The whole stake of a seat; `added` units come from the purse, or go back if negative."""

    seat: Seat
    side: TableSide
    amount: int
    added: int

    def moves(self) -> tuple[Move, ...]:
        return move(purse(self.seat), stakes(self.seat), self.added)


class AcceptAsked(PublicEvent, frozen=True, tag="accept-asked"):
    """The stakes exceed the bank by `amount` units (BB-12)."""

    seat: Seat
    amount: int


class AllAccepted(PaidIntoBank, frozen=True, tag="all-accepted"):
    """The banker puts in the missing units, and the bank is open from now on (BB-12)."""


class TopUpAsked(PublicEvent, frozen=True, tag="top-up-asked"):
    """The stakes exceed an open bank by `amount` units (BB-14)."""

    seat: Seat
    amount: int


class ToppedUp(PaidIntoBank, frozen=True, tag="topped-up"):
    """The banker of an open bank pays in what the stakes exceed it by (BB-14)."""


class LotDrawn(PublicEvent, frozen=True, tag="lot-drawn"):
    """A lot among the `seats` falls on `seat` (AD-B7, AD-B9).

    `number` were drawn before it in this shoe; from both, its place follows from the shoe's key.
    """

    number: int
    seats: tuple[Seat, ...]
    seat: Seat


class HandsHeld(PublicEvent, frozen=True, tag="hands-held"):
    """The deal starts for these units on each side; holder 0 means a side without stakes.

    `next_right` and `next_left` hold the hands afterwards, if neither loses (BB-8).
    """

    right: Seat
    left: Seat
    on_right: int
    on_left: int
    next_right: Seat
    next_left: Seat


class CardGiven(HiddenEvent, CardLeft, frozen=True, tag="card-given"):
    """A card from the shoe: face down, and None to everyone, or a third one face up."""

    side: TableSide
    card: Card | None
    face_up: bool

    def redacted(self, viewer: Seat) -> Self:  # noqa: ARG002 - as every event
        """Hide a face-down card from everybody."""
        return self if self.face_up else replace(self, card=None)


class HandSeen(HiddenEvent, HandFaces, frozen=True, tag="hand-seen"):
    """The holder looks at their cards, which are None to everyone else."""

    side: TableSide
    seat: Seat
    cards: tuple[Card, ...] | None

    def redacted(self, viewer: Seat) -> Self:
        """Hide the cards from everybody but the seat that looks."""
        return self if viewer == self.seat else replace(self, cards=None)


class RightAsked(PublicEvent, frozen=True, tag="right-asked"):
    """The right side's hand is to speak (BB-5)."""

    seat: Seat


class LeftAsked(PublicEvent, frozen=True, tag="left-asked"):
    """The left side's hand is to speak (BB-5)."""

    seat: Seat


class SideSpoke(PublicEvent, frozen=True, tag="side-spoke"):
    side: TableSide
    seat: Seat
    draws: bool


TableAsked = law.TableAsked


class SideVoided(PublicEvent, frozen=True, tag="side-voided"):
    """At a real table, the coup does not count for a side (AD-E22).

    Each of the `seats` gets back the units that it had on that side, in `amounts`.
    """

    side: TableSide
    seats: tuple[Seat, ...]
    amounts: tuple[int, ...]

    def moves(self) -> tuple[Move, ...]:
        pairs = zip(self.seats, self.amounts, strict=True)
        return tuple(each for seat, sum_ in pairs for each in move(stakes(seat), purse(seat), sum_))


class HandTurned(PublicEvent, HandFaces, frozen=True, tag="hand-turned"):
    """A hand is shown to all; a natural of a side is decided by that (BB-5)."""

    side: TableSide
    cards: tuple[Card, ...]
    total: int
    natural: bool


class SidesDecided(PublicEvent, frozen=True, tag="sides-decided"):
    """How each side fared against the bank; None for one without stakes."""

    right: Outcome | None
    left: Outcome | None


class StakeCollected(PublicEvent, frozen=True, tag="stake-collected"):
    """`taken` units go into the bank; units that it did not cover are returned (BB-12)."""

    seat: Seat
    side: TableSide
    taken: int
    back: int
    banker: Seat

    def moves(self) -> tuple[Move, ...]:
        taken = move(stakes(self.seat), bank(self.banker), self.taken)
        return taken + move(stakes(self.seat), purse(self.seat), self.back)


class StakePaid(PublicEvent, frozen=True, tag="stake-paid"):
    """A stake is returned with its win, paid by banker and co-banker (BB-12)."""

    seat: Seat
    side: TableSide
    stake: int
    banker: Seat
    own: int
    co_banker: Seat | None
    co: int

    def moves(self) -> tuple[Move, ...]:
        won = pay_from_bank(purse(self.seat), self.banker, self.own, self.co_banker, self.co)
        return move(stakes(self.seat), purse(self.seat), self.stake) + won


class CoupReckoned(PublicEvent, frozen=True, tag="coup-reckoned"):
    """The bank's gain on both sides is `net` units, negative for a loss; `tax` goes to the house.

    `co` units move from the banker's part to the co-banker's, or back if negative (CF-8).
    """

    banker: Seat
    net: int
    tax: int
    co_banker: Seat | None
    co: int

    def moves(self) -> tuple[Move, ...]:
        return tax_and_share(self.banker, self.tax, self.co_banker, self.co)


class HandPassed(PublicEvent, frozen=True, tag="hand-passed"):
    """The next hand of a side goes to another seat (BB-8)."""

    side: TableSide
    seat: Seat


class CallJudged(PublicEvent, frozen=True, tag="call-judged"):
    """`suivi` may call before everybody; `lost` counts each seat's lost bancos in a row."""

    suivi: tuple[Seat, ...]
    seats: tuple[Seat, ...]
    lost: tuple[int, ...]


class RefillAsked(PublicEvent, frozen=True, tag="refill-asked"):
    """The bank is broken; its banker may go on with `amount` units (BB-13)."""

    seat: Seat
    amount: int


class Refilled(PaidIntoBank, frozen=True, tag="refilled"):
    """The banker of a broken bank goes on (BB-13)."""


class NewShoeAsked(PublicEvent, frozen=True, tag="new-shoe-asked"):
    """The banker at `seat` goes on with a broken bank, and may have a new shoe (AD-B12)."""

    seat: Seat


class CutterAsked(PublicEvent, frozen=True, tag="cutter-asked"):
    """The banker is asked who cuts the shoe (C-4)."""

    seat: Seat


class CutterNamed(PublicEvent, frozen=True, tag="cutter-named"):
    """The banker at `seat` has named who cuts, so the shoe can be made (C-4)."""

    seat: Seat
    cutter: Seat


OwnEvent = (
    LotDrawn | BankOpened | CapitalTaxed | Claimed | SideStaked | AcceptAsked | AllAccepted
    | TopUpAsked | ToppedUp | HandsHeld | CardGiven | HandSeen | RightAsked | LeftAsked | SideSpoke
    | TableAsked | SideVoided | HandTurned | SidesDecided | StakeCollected | StakePaid
    | CoupReckoned | HandPassed | CallJudged | RefillAsked | Refilled | NewShoeAsked | CutterAsked
    | CutterNamed
)  # fmt: skip
"""The events that only this table has."""

Event = ShoeEvents | SharedBankEvent | OwnEvent | ChangeurEvent
