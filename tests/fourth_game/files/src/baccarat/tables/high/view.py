"""What a viewer may see of a high card table, the calls, and the finished coup."""

from collections.abc import Iterator
from typing import Final

import msgspec

from ...cards.card import Card
from ...rules.coup import Side
from ..common.chips import Seat
from ..common.coup_result import Call, CoupResult
from ..common.shoe import ShoeView, announce_shoe, shoe_view
from .actions import Choice
from .decide import higher, legal
from .events import Event, HigherCard
from .state import Phase, State


class SeatView(msgspec.Struct, frozen=True):
    """An occupied seat; sums in units."""

    seat: Seat
    purse: int
    bet: int


class HighView(msgspec.Struct, frozen=True, tag="high"):
    """The table as `viewer` sees it; `choices` are the viewer's own."""

    viewer: Seat
    phase: Phase
    seats: tuple[SeatView, ...]
    player: tuple[Card, ...]
    banker: tuple[Card, ...]
    shoe: ShoeView
    choices: tuple[Choice, ...]


def view(state: State, viewer: Seat) -> HighView:
    """Return the table as `viewer` may see it."""
    return HighView(
        viewer=viewer,
        phase=state.phase,
        seats=tuple(
            SeatView(seat, held, state.staked(seat))
            for seat, held in enumerate(state.purses, 1)
            if held is not None
        ),
        player=state.coup.player.cards,
        banker=state.coup.banker.cards,
        shoe=shoe_view(state.shoe, state.preset, state.phase, state.coup.cards),
        choices=legal(state, viewer),
    )


lazy_view: Final = view


def priceable_coup(seen: HighView) -> None:
    """Return no coup: no odds are computed for this game."""


def private_cards(state: State, seat: Seat) -> dict[str, tuple[int, ...]]:
    """Return no cards: all are dealt face up."""
    return {}


def announce(state: State, event: Event) -> tuple[Call, ...]:
    """List the calls that everyone at the table hears when `event` happens in `state`."""
    return tuple(_calls(state, event))


def _calls(state: State, event: Event) -> Iterator[Call]:
    match event:
        case HigherCard(outcome):
            yield Call("high-wins", {"outcome": outcome})
        case _:
            yield from announce_shoe(event, state.preset)


def coup_result(state: State, event: Event) -> CoupResult | None:
    """Return the coup that `event` completes."""
    if not isinstance(event, HigherCard):
        return None
    player, banker, outcome = state.coup.player, state.coup.banker, higher(state.coup)
    args = {"player": player.total, "banker": banker.total}
    hands = {Side.PLAYER: player, Side.BANKER: banker}
    return CoupResult(hands, {Side.PLAYER: outcome}, lambda: (Call("high-why", args),))
