"""What happens at a table of high card, and the chips that it moves."""

from typing import assert_never

import msgspec

from ...cards import Card
from ...rules import Outcome, Side
from ..common import (
    BANK,
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
    ShoeEvents,
    ShoeStarted,
    StopCardShown,
    errand_moves,
    move,
    purse,
    stakes,
)


class BetsOpened(msgspec.Struct, frozen=True, tag="high-bets-opened"):
    """The shoe is ready for its first coup."""


class BetLaid(msgspec.Struct, frozen=True, tag="high-bet-laid"):
    """All that a seat has on Player; `added` came from its purse, fewer than none went back."""

    seat: Seat
    amount: int
    added: int


class BetsClosed(msgspec.Struct, frozen=True, tag="high-bets-closed"):
    pass


class CardTurned(msgspec.Struct, frozen=True, tag="high-card-turned"):
    side: Side
    card: Card


class HigherCard(msgspec.Struct, frozen=True, tag="high-higher-card"):
    """Both cards lie there."""

    outcome: Outcome


class BetSettled(msgspec.Struct, frozen=True, tag="high-bet-settled"):
    """`won` units beside the stake; as many as the stake below zero if it is lost."""

    seat: Seat
    stake: int
    won: int


Event = (
    BetsOpened | BetLaid | BetsClosed | CardTurned | HigherCard | BetSettled | ShoeEvents | Errands
)


def moves(event: Event) -> tuple[Move, ...]:
    """Name the chips that an event moves."""
    match event:
        case BetLaid(seat, _, added):
            return move(purse(seat), stakes(seat), added)
        case BetSettled(seat, stake, won) if won < 0:
            return move(stakes(seat), BANK, stake)
        case BetSettled(seat, stake, won):
            return (*move(stakes(seat), purse(seat), stake), *move(BANK, purse(seat), won))
        case SatDown() | Bought() | Cashed() | Left():
            return errand_moves(event)
        case (
            BetsOpened()
            | BetsClosed()
            | CardTurned()
            | HigherCard()
            | ShoeStarted()
            | CardBurnt()
            | StopCardShown()
            | CoupEnded()
            | ShoeEnded()
        ):
            return ()
        case _:
            assert_never(event)
