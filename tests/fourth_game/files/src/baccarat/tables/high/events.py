"""The events of a high card table, and the chips they move."""

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
    """A seat's whole bet on Player; `added` came from its purse, or went back if negative."""

    seat: Seat
    amount: int
    added: int


class BetsClosed(msgspec.Struct, frozen=True, tag="high-bets-closed"):
    pass


class CardTurned(msgspec.Struct, frozen=True, tag="high-card-turned"):
    side: Side
    card: Card


class HigherCard(msgspec.Struct, frozen=True, tag="high-higher-card"):
    """Both cards have been dealt."""

    outcome: Outcome


class BetSettled(msgspec.Struct, frozen=True, tag="high-bet-settled"):
    """`won` units in addition to the stake; minus the stake if the bet is lost."""

    seat: Seat
    stake: int
    won: int


Event = (
    BetsOpened | BetLaid | BetsClosed | CardTurned | HigherCard | BetSettled | ShoeEvents | Errands
)


def moves(event: Event) -> tuple[Move, ...]:
    """Return the chip moves of an event."""
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
