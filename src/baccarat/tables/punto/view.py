"""Show viewers of a table of punto banco what they may know, and nothing else."""

from typing import assert_never

import msgspec

from ...cards import Card, Hand
from ...rules import Coup
from ..common import (
    HOUSE,
    Bought,
    CardBurnt,
    Cashed,
    CoupEnded,
    Left,
    SatDown,
    Seat,
    ShoeEnded,
    ShoeStarted,
    ShoeView,
    StopCardShown,
    burnt_as_seen,
    shoe_view,
)
from .actions import (
    Bets,
    Choice,
)
from .events import (
    BetLost,
    BetStands,
    BetWon,
    CardDealt,
    CoupDecided,
    Event,
    MaximumSet,
    Staked,
    StakesClosed,
    StakesOpened,
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
        shoe=shoe_view(state.shoe, state.preset, state.phase, state.coup.cards),
        choices=legal(state, viewer),
    )


def _hand(hand: Hand) -> HandView:
    return HandView(hand.cards, hand.total if hand.cards else None)


def on_table(seen: PuntoView) -> Coup:
    """Return the coup as far as it was seen: what its bets are worth hangs on that alone."""
    return Coup(Hand(seen.player.cards), Hand(seen.banker.cards))


def tell(state: State, event: Event, viewer: Seat) -> Event:
    """Show an event to `viewer`: all is public but the face of a burnt card (C-7)."""
    match event:
        case CardBurnt():
            return burnt_as_seen(event, croupier=viewer == HOUSE)
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
