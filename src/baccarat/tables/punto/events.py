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
    Cashed,
    CoupEnded,
    Errands,
    Left,
    Move,
    SatDown,
    Seat,
    ShoeEnded,
    ShoeStarted,
    StopCardShown,
    errand_moves,
    move,
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


Event = (
    MaximumSet
    | ShoeStarted
    | CardBurnt
    | StakesOpened
    | Staked
    | StakesClosed
    | StopCardShown
    | CardDealt
    | CoupDecided
    | BetWon
    | BetLost
    | BetStands
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
        case (
            MaximumSet()
            | ShoeStarted()
            | CardBurnt()
            | StakesOpened()
            | StakesClosed()
            | StopCardShown()
            | CardDealt()
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
