"""Decide who holds the shoe where players deal, and offer it to the next (PB-12, PB-13)."""

from typing import Final, assert_never

from ...rules import Outcome, Side
from .. import common
from ..common import RefusalCode, Refused, Seat
from .actions import AskCroupier, DealCoup, HolderAction, RefuseShoe
from .events import CroupierDeals, Event, HolderAsked, HolderDeals, ShoePassed, ShoeRefused
from .state import Phase, State

Flow = common.EventRecorder[State, Event]


LAPSES: Final = 2
"""So often a holder may let the time pass before the shoe moves on."""


def holder(state: State) -> Seat:
    """Return the seat that holds the shoe; 0 where it is the croupier's, or nobody's yet."""
    return 0 if state.held.left else state.held.seat


def dealer(state: State) -> Seat:
    """Return the seat that deals this coup; 0 for the croupier."""
    held = state.held
    return 0 if held.croupier or held.declined else holder(state)


def round_from(state: State, start: Seat) -> tuple[Seat, ...]:
    """List the taken seats in the order in which the shoe goes, those after `start` first.

    Seats are numbered from the croupier's right on. Without a start it is the croupier's place.
    """
    count, right = state.preset.seats, state.preset.shoe_goes == "right"
    ring = range(1, count + 1) if right else range(count, 0, -1)
    turned = (start if right else count + 1 - start) % count if start else 0
    seats = (*ring[turned:], *ring[:turned])
    return tuple(seat for seat in seats if state.purses[seat - 1] is not None)


def highest(state: State, side: Side) -> Seat:
    """Return who has staked most on a hand, 0 for nobody.

    Of equals it is the first after the holder as the shoe goes, and the lowest seat where the
    croupier deals (PB-23).
    """
    order = round_from(state, state.held.seat)
    if state.preset.lowest_turns:
        order = tuple(sorted(order))
    sums = {
        seat: sum(bet.amount for bet in state.stakes[seat - 1] if bet.wager == side)
        for seat in order
    }
    most = max(sums.values(), default=0)
    return next((seat for seat, staked in sums.items() if staked == most > 0), 0)


def moves_to(state: State, outcome: Outcome) -> Seat | None:
    """Tell where the shoe goes after a coup, 0 for nobody; None where it stays."""
    held = state.held
    if not held.seat:
        return None
    must = held.left or held.lapses >= LAPSES
    if outcome is not Outcome.PLAYER and not must:
        return None
    if outcome is Outcome.PLAYER and state.preset.shoe_goes == "highest":
        best = highest(state, Side.PLAYER)
        if best == held.seat and not (must or held.declined):
            return None
        if best not in {0, held.seat}:
            return best
    return next_to(state)


def next_to(state: State) -> Seat:
    """Return who is next as the shoe goes, its holder after all others; 0 for nobody."""
    return next(iter(round_from(state, state.held.seat)), 0)


def offered_after(state: State, seat: Seat) -> Seat:
    """Return who is asked after a seat that refuses the shoe; 0 where all have been asked."""
    asked = {*state.held.refused, seat}
    return next((each for each in round_from(state, seat) if each not in asked), 0)


def ask_holder(flow: Flow) -> None:
    """Ask who holds the shoe to deal the coup; the croupier does it where nobody can be asked."""
    if not flow.state.preset.players_deal:
        return
    if not holder(flow.state) and (first := next_to(flow.state)):
        flow.emit(ShoePassed(first))
    if seat := dealer(flow.state):
        flow.emit(HolderAsked(seat))
    else:
        flow.emit(CroupierDeals(0, late=False))


def answer(flow: Flow, seat: Seat, action: HolderAction) -> None:
    """Take what the holder says; raises Refused where there is no question, or it is another's."""
    state = flow.state
    if state.phase is not Phase.HOLDING:
        raise Refused(RefusalCode.NOT_NOW, action, state.phase)
    if seat != state.held.seat:
        raise Refused(RefusalCode.NOT_YOUR_SHOE, action, state.phase)
    match action:
        case DealCoup():
            flow.emit(HolderDeals(seat))
        case AskCroupier():
            flow.emit(CroupierDeals(seat, late=False))
        case RefuseShoe():
            flow.emit(ShoeRefused(seat, offered_after(state, seat)))
            ask_holder(flow)
        case _:
            assert_never(action)


def late(flow: Flow) -> None:
    """Have the croupier deal for a holder who lets the time pass."""
    flow.emit(CroupierDeals(flow.state.held.seat, late=True))


def holder_left(flow: Flow) -> None:
    """Go on without a holder who got up: between coups the shoe moves, else the croupier deals."""
    state = flow.state
    if not state.in_coup:
        flow.emit(ShoePassed(next_to(state)))
    elif state.phase is Phase.HOLDING:
        flow.emit(CroupierDeals(state.held.seat, late=False))
