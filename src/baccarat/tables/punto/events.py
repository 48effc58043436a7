"""Define what can happen at a table of punto banco."""

from typing import assert_never

import msgspec

from ...cards import Card
from ...rules import Outcome, Side
from ..common import (
    BANK,
    COMMISSION,
    Bought,
    CardBurnt,
    CardPassed,
    Cashed,
    CoupEnded,
    Errands,
    HandLooked,
    HandShown,
    Left,
    Move,
    SatDown,
    Seat,
    ShoeEnded,
    ShoeStarted,
    StopCardShown,
    errand_moves,
    move,
    owed,
    purse,
    stakes,
)
from .actions import Bets


class MaximumSet(msgspec.Struct, frozen=True, tag="maximum-set"):
    seat: Seat
    maximum: int | None


class StakesOpened(msgspec.Struct, frozen=True, tag="stakes-opened"):
    """The shoe is ready for its first coup."""


class Staked(msgspec.Struct, frozen=True, tag="staked"):
    """All the bets of a seat; `added` units come from the purse, or go back if negative."""

    seat: Seat
    bets: Bets
    added: int


class StakesClosed(msgspec.Struct, frozen=True, tag="stakes-closed"):
    pass


class CardDealt(msgspec.Struct, frozen=True, tag="card-dealt"):
    """A card face up; `total` is what the hand then holds."""

    side: Side
    card: Card
    total: int


class ShoePassed(msgspec.Struct, frozen=True, tag="shoe-passed"):
    """The shoe stands before this seat from now on; 0 where nobody is there (PB-12, PB-13)."""

    seat: Seat


class HolderAsked(msgspec.Struct, frozen=True, tag="holder-asked"):
    seat: Seat


class ShoeRefused(msgspec.Struct, frozen=True, tag="shoe-refused"):
    """The seat would not have the shoe; the next to be asked is `to`, 0 where all have been."""

    seat: Seat
    to: Seat


class HolderDeals(msgspec.Struct, frozen=True, tag="holder-deals"):
    seat: Seat


class CroupierDeals(msgspec.Struct, frozen=True, tag="croupier-deals"):
    """The croupier deals the coup for the holder, 0 for nobody; `late`: who let the time pass."""

    seat: Seat
    late: bool


class PlayerSpoke(msgspec.Struct, frozen=True, tag="player-spoke"):
    """Whoever saw Player's cards asks for a third, or not; 0 is the croupier (PB-13)."""

    seat: Seat
    draws: bool


class CoupDecided(msgspec.Struct, frozen=True, tag="coup-decided"):
    outcome: Outcome
    player: int
    banker: int
    natural: bool


class BetWon(msgspec.Struct, frozen=True, tag="bet-won"):
    """`stake` goes back with `win` on top, less `commission` for the house."""

    seat: Seat
    wager: str
    stake: int
    win: int
    commission: int


class BetLost(msgspec.Struct, frozen=True, tag="bet-lost"):
    seat: Seat
    wager: str
    stake: int


class BetStands(msgspec.Struct, frozen=True, tag="bet-stands"):
    """Neither paid nor lost, it stays up (PB-8)."""

    seat: Seat
    wager: str
    stake: int


class CommissionNoted(msgspec.Struct, frozen=True, tag="commission-noted"):
    """A win's commission is laid by, to be collected later (PB-9)."""

    seat: Seat
    wager: str
    amount: int


class CommissionCollected(msgspec.Struct, frozen=True, tag="commission-collected"):
    """All that was noted for a seat goes to the house."""

    seat: Seat
    amount: int


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
    | Errands
)


def moves(event: Event) -> tuple[Move, ...]:
    """Name the chips that an event moves, from which place to which."""
    match event:
        case Staked():
            return move(purse(event.seat), stakes(event.seat), event.added)
        case BetWon():
            seat = event.seat
            return (
                *move(stakes(seat), purse(seat), event.stake),
                *move(BANK, purse(seat), event.win),
                *move(purse(seat), COMMISSION, event.commission),
            )
        case BetLost():
            return move(stakes(event.seat), BANK, event.stake)
        case CommissionNoted():
            return move(purse(event.seat), owed(event.seat), event.amount)
        case CommissionCollected():
            return move(owed(event.seat), COMMISSION, event.amount)
        case (
            MaximumSet()
            | ShoeStarted()
            | CardBurnt()
            | StakesOpened()
            | StakesClosed()
            | ShoePassed()
            | HolderAsked()
            | ShoeRefused()
            | HolderDeals()
            | CroupierDeals()
            | StopCardShown()
            | CardDealt()
            | CardPassed()
            | HandLooked()
            | HandShown()
            | PlayerSpoke()
            | CoupDecided()
            | BetStands()
            | CoupEnded()
            | ShoeEnded()
        ):
            return ()
        case SatDown() | Bought() | Cashed() | Left():
            return errand_moves(event)
        case _:
            assert_never(event)
