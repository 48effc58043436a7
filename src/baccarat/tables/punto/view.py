"""What a viewer may know: the only ways out of a table of punto banco."""

from typing import assert_never

import msgspec

from ...cards import Card, Hand
from ..common import HOUSE, Bought, Cashed, Left, SatDown, Seat
from .actions import Bets, Choice
from .events import (
    BetLost,
    BetStands,
    BetWon,
    CardBurnt,
    CardDealt,
    CoupDecided,
    CoupEnded,
    Event,
    MaximumSet,
    ShoeEnded,
    ShoeStarted,
    Staked,
    StakesClosed,
    StakesOpened,
    StopCardShown,
)
from .legal import legal
from .state import Phase, State


class HandView(msgspec.Struct, frozen=True):
    """Cards face up, and their total; None before the first."""

    cards: tuple[Card, ...]
    total: int | None


class SeatView(msgspec.Struct, frozen=True):
    """A taken seat; sums in units. Chips lie before everyone's eyes."""

    seat: Seat
    purse: int
    stakes: Bets
    maximum: int


class ShoeView(msgspec.Struct, frozen=True):
    """How many cards are left in the shoe, in the middle (C-8), and burnt."""

    left: int
    discarded: int
    burnt: int
    coups_left: int | None
    """Coups still to play from the one at hand on, once the stop card has shown (C-5)."""


class PuntoView(msgspec.Struct, frozen=True, tag="punto"):
    """The table as `viewer` sees it; `choices` are the viewer's own."""

    viewer: Seat
    phase: Phase
    seats: tuple[SeatView, ...]
    player: HandView
    banker: HandView
    shoe: ShoeView
    choices: tuple[Choice, ...]


def view(state: State, viewer: Seat) -> PuntoView:
    """Show the table to `viewer`."""
    return PuntoView(
        viewer=viewer,
        phase=state.phase,
        seats=tuple(
            SeatView(seat, held, state.stakes[seat - 1], state.maximum(seat))
            for seat, held in enumerate(state.purses, 1)
            if held is not None
        ),
        player=_hand(state.coup.player),
        banker=_hand(state.coup.banker),
        shoe=_shoe(state),
        choices=legal(state, viewer),
    )


def _hand(hand: Hand) -> HandView:
    return HandView(hand.cards, hand.total if hand.cards else None)


def _shoe(state: State) -> ShoeView:
    left = 0 if state.phase is Phase.BETWEEN_SHOES else state.preset.cards - state.out
    in_play = len(state.coup.player.cards) + len(state.coup.banker.cards)
    return ShoeView(left, state.out - state.burnt - in_play, state.burnt, state.coups_left)


def tell(state: State, event: Event, viewer: Seat) -> Event:
    """Show an event to `viewer`: all is public but the face of a burnt card (C-7)."""
    match event:
        case CardBurnt():
            seen = event.shown or viewer == HOUSE
            return CardBurnt(event.card if seen else None, event.shown, event.left)
        case (
            SatDown()
            | Bought()
            | Cashed()
            | Left()
            | MaximumSet()
            | ShoeStarted()
            | StakesOpened()
            | Staked()
            | StakesClosed()
            | StopCardShown()
            | CardDealt()
            | CoupDecided()
            | BetWon()
            | BetLost()
            | BetStands()
            | CoupEnded()
            | ShoeEnded()
        ):
            return event
        case _:
            assert_never(event)
