"""Build the views of a table of punto banco from what each viewer may know."""

from typing import Final

import msgspec
from msgspec.structs import replace

from ...cards.card import Card
from ...cards.hand import Hand
from ...rules.coup import Coup, Side
from ...rules.half_open import PartlyOpenCoup
from ..common.chips import WATCHER, Seat
from ..common.memo import memoize_last
from ..common.shoe import ShoeView, shoe_view
from .actions import (
    Bets,
    Choice,
)
from .legal import legal, seat_to_act, time_limit, to_act
from .phases import Phase
from .shoe_holder import dealer, holder
from .state import Lie, State


class HandView(msgspec.Struct, frozen=True):
    """The cards of a hand that the viewer may see; the total if these are all.

    - `down`: the positions, from 0, of the cards that are face down to the viewer.
    - `looked`: the only seat that sees the cards still to turn, 0 for none.
    - `draws`: its answer about a third card, None before (PB-13).
    """

    cards: tuple[Card, ...]
    total: int | None
    down: tuple[int, ...] = ()
    looked: Seat = 0
    draws: bool | None = None


class SeatView(msgspec.Struct, frozen=True):
    """An occupied seat. Amounts are in units; chips are public.

    `owed` is the commission noted for it (PB-9).
    """

    seat: Seat
    purse: int
    stakes: Bets
    maximum: int
    owed: int = 0


class TurnView(msgspec.Struct, frozen=True):
    """The seat asked to turn each hand."""

    side: Side
    seat: Seat


class PuntoView(msgspec.Struct, frozen=True, tag="punto"):
    """The table as `viewer` sees it; `choices` are the viewer's own.

    - `asked`: the seats that have to answer. `turn`: the hand to turn, and by whom.
    - `patience`: the seconds that the rules allow for an answer, None to use the time of the room.
    - `holder`: the seat that holds the shoe, 0 for none. `croupier`: the croupier deals this coup.
    - `free`: the coups still dealt without stakes, including the current one (MO-1).
    """

    viewer: Seat
    phase: Phase
    seats: tuple[SeatView, ...]
    player: HandView
    banker: HandView
    shoe: ShoeView
    choices: tuple[Choice, ...]
    asked: tuple[Seat, ...] = ()
    holder: Seat = 0
    croupier: bool = True
    turn: TurnView | None = None
    patience: int | None = None
    free: int = 0


def view(state: State, viewer: Seat) -> PuntoView:
    """Return the table as `viewer` may see it."""
    watched = _spectator_view(state)
    if viewer == WATCHER:
        return watched
    seen = replace(watched, viewer=viewer, choices=legal(state, viewer))
    if viewer not in {state.player_lies.looked, state.banker_lies.looked}:
        return seen
    player, banker = _hands(state, viewer)
    return replace(seen, player=player, banker=banker)


@memoize_last
def _spectator_view(state: State) -> PuntoView:
    """Return the view of a spectator, which all others share except for their own parts."""
    player, banker = _hands(state, WATCHER)
    return PuntoView(
        viewer=WATCHER,
        phase=state.phase,
        seats=tuple(
            SeatView(seat, held, state.stakes[seat - 1], state.maximum(seat), state.owes(seat))
            for seat, held in enumerate(state.purses, 1)
            if held is not None
        ),
        player=player,
        banker=banker,
        shoe=shoe_view(state.shoe, state.preset, state.phase, state.coup.cards),
        choices=legal(state, WATCHER),
        asked=to_act(state),
        holder=holder(state),
        croupier=not dealer(state),
        turn=TurnView(state.turn, seat_to_act(state)) if state.turn else None,
        patience=time_limit(state),
        free=state.free,
    )


lazy_view: Final = view


def _hands(state: State, viewer: Seat) -> tuple[HandView, HandView]:
    coup = state.coup
    return (
        _hand(coup.player, state.player_lies, viewer),
        _hand(coup.banker, state.banker_lies, viewer),
    )


def _hand(hand: Hand, lie: Lie, viewer: Seat) -> HandView:
    if not lie.down or (viewer > 0 and viewer == lie.looked):
        total = hand.total if hand.cards else None
        return HandView(hand.cards, total, (), lie.looked, lie.draws)
    down = _down_positions(hand, lie)
    seen = tuple(card for at, card in enumerate(hand.cards) if at not in down)
    return HandView(seen, None, down, lie.looked, lie.draws)


def _down_positions(hand: Hand, lie: Lie) -> tuple[int, ...]:
    """List the places of the cards that are to be turned: those of a pair, or a third one."""
    third = lie.down == 1 and len(hand.cards) > 2
    return (2,) if third else tuple(range(lie.down))


def private_cards(state: State, seat: Seat) -> dict[str, tuple[int, ...]]:
    """Return the face-down cards that only `seat` may look at: their positions, by hand."""
    hands = ((side, state.lie(side)) for side in (Side.PLAYER, Side.BANKER))
    return {
        str(side): _down_positions(state.coup.hand(side), lie)
        for side, lie in hands
        if lie.down and seat > 0 and seat == lie.looked
    }


def priceable_coup(seen: PuntoView) -> Coup | PartlyOpenCoup:
    """Return the visible part of the coup, on which alone the value of its bets depends.

    Face-down cards are unknown, except through announcements (PB-13).
    """
    hands = seen.player, seen.banker
    if not any(hand.down for hand in hands):
        return Coup(Hand(seen.player.cards), Hand(seen.banker.cards))
    player, banker = (Hand(() if 0 in hand.down else hand.cards[:2]) for hand in hands)
    thirds = (card for hand in hands for card in hand.cards[0 if 0 in hand.down else 2 :])
    return PartlyOpenCoup(player, banker, tuple(thirds), seen.player.draws)
