"""The events of punto banco."""

from ...cards.card import Card
from ...rules.coup import Outcome, Side
from ..common.changeur import ChangeurEvent
from ..common.chips import BANK, COMMISSION, Move, Seat, move, owed, purse, stakes
from ..common.redaction import CardLeft, PublicEvent
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
from .actions import Bets


class MaximumSet(PublicEvent, frozen=True, tag="maximum-set"):
    """A seat's own maximum, below the table's; None takes it away."""

    seat: Seat
    maximum: int | None


class StakesOpened(PublicEvent, frozen=True, tag="stakes-opened"):
    """The shoe is ready for its first coup."""


class Staked(PublicEvent, frozen=True, tag="staked"):
    """All the bets of a seat; `added` units come from the purse, or go back if negative."""

    seat: Seat
    bets: Bets
    added: int

    def moves(self) -> tuple[Move, ...]:
        return move(purse(self.seat), stakes(self.seat), self.added)


class StakesClosed(PublicEvent, frozen=True, tag="stakes-closed"):
    pass


class CardDealt(PublicEvent, CardLeft, frozen=True, tag="card-dealt"):
    """A card face up; `total` is the new total of the hand."""

    side: Side
    card: Card
    total: int


class ShoePassed(PublicEvent, frozen=True, tag="shoe-passed"):
    """The shoe moves to this seat; 0 if nobody can take it (PB-12, PB-13)."""

    seat: Seat


class HolderAsked(PublicEvent, frozen=True, tag="holder-asked"):
    seat: Seat


class ShoeRefused(PublicEvent, frozen=True, tag="shoe-refused"):
    """The seat refuses the shoe; `to` is asked next, 0 if everybody has been asked."""

    seat: Seat
    to: Seat


class HolderDeals(PublicEvent, frozen=True, tag="holder-deals"):
    seat: Seat


class CroupierDeals(PublicEvent, frozen=True, tag="croupier-deals"):
    """The croupier deals for the holder, 0 for none; `late`: the holder ran out of time."""

    seat: Seat
    late: bool


class PlayerSpoke(PublicEvent, frozen=True, tag="player-spoke"):
    """The seat that saw Player's cards asks for a third, or not; 0 is the croupier (PB-13)."""

    seat: Seat
    draws: bool


class CoupDecided(PublicEvent, frozen=True, tag="coup-decided"):
    outcome: Outcome
    player: int
    banker: int
    natural: bool


class BetWon(PublicEvent, frozen=True, tag="bet-won"):
    """`stake` goes back with `win` on top, less `commission` for the house."""

    seat: Seat
    wager: str
    stake: int
    win: int
    commission: int

    def moves(self) -> tuple[Move, ...]:
        held = purse(self.seat)
        return (
            *move(stakes(self.seat), held, self.stake),
            *move(BANK, held, self.win),
            *move(held, COMMISSION, self.commission),
        )


class BetLost(PublicEvent, frozen=True, tag="bet-lost"):
    """`stake` is lost, except for the part `back` that is returned if the bet loses in part."""

    seat: Seat
    wager: str
    stake: int
    back: int = 0

    def moves(self) -> tuple[Move, ...]:
        laid = stakes(self.seat)
        return (
            *move(laid, BANK, self.stake - self.back),
            *move(laid, purse(self.seat), self.back),
        )


class BetStands(PublicEvent, frozen=True, tag="bet-stands"):
    """Neither paid nor lost, it stays up (PB-8)."""

    seat: Seat
    wager: str
    stake: int


class CommissionNoted(PublicEvent, frozen=True, tag="commission-noted"):
    """A win's commission is laid by, to be collected later (PB-9)."""

    seat: Seat
    wager: str
    amount: int

    def moves(self) -> tuple[Move, ...]:
        return move(purse(self.seat), owed(self.seat), self.amount)


class CommissionCollected(PublicEvent, frozen=True, tag="commission-collected"):
    """All that was noted for a seat goes to the house."""

    seat: Seat
    amount: int

    def moves(self) -> tuple[Move, ...]:
        return move(owed(self.seat), COMMISSION, self.amount)


Event = (
    MaximumSet
    | ShoeStarted
    | CardBurnt
    | StakesOpened
    | Staked
    | StakesClosed
    | ShoePassed
    | HolderAsked
    | ShoeRefused
    | HolderDeals
    | CroupierDeals
    | StopCardShown
    | LastCoupsCalled
    | CardDealt
    | CardPassed
    | HandLooked
    | HandShown
    | PlayerSpoke
    | CoupDecided
    | BetWon
    | BetLost
    | BetStands
    | CommissionNoted
    | CommissionCollected
    | CoupEnded
    | ShoeEnded
    | ChangeurEvent
)
