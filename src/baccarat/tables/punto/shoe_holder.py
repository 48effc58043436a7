"""Choose the holder of the shoe if players deal, and pass the shoe on (PB-12, PB-13)."""

from typing import Final, assert_never

from ...rules.coup import Outcome, Side
from ..common.chips import Seat
from ..common.recorder import EventRecorder
from ..common.refusal import RefusalCode, Refused
from .actions import AskCroupier, DealCoup, HolderAction, RefuseShoe
from .events import CroupierDeals, Event, HolderAsked, HolderDeals, ShoePassed, ShoeRefused
from .phases import Phase
from .state import State

Flow = EventRecorder[State, Event]


LAPSES: Final = 2
"""The number of times a holder may be late before the shoe moves on."""


def holder(state: State) -> Seat:
    """Return the seat that holds the shoe; 0 if the croupier does, or nobody yet."""
    return 0 if state.held.left else state.held.seat


def keeper(state: State) -> Seat:
    """Return the seat that has the shoe, also if another deals; 0 if it left or all refused."""
    return 0 if state.held.declined else holder(state)


def dealer(state: State) -> Seat:
    """Return the seat that deals this coup; 0 for the croupier."""
    return 0 if state.held.croupier else keeper(state)


def round_from(state: State, start: Seat) -> tuple[Seat, ...]:
    """List the taken seats in the order in which the shoe goes, those after `start` first.

    Seats are numbered from the croupier's right on. Without a start it is the croupier's place.
    """
    count, right = state.preset.seats, state.preset.shoe_goes == "right"
    ring = range(1, count + 1) if right else range(count, 0, -1)
    turned = (start if right else count + 1 - start) % count if start else 0
    seats = (*ring[turned:], *ring[:turned])
    return tuple(seat for seat in seats if state.purses[seat - 1] is not None)


def highest(state: State, side: Side, without: Seat = 0) -> Seat:
    """Return the seat with the largest stake on a hand, leaving one out; 0 for none.

    Among equals it is the next one in the direction of the shoe, or the lowest seat if the croupier
    deals (PB-23).
    """
    order = round_from(state, state.held.seat)
    if not state.preset.players_deal:
        order = tuple(sorted(order))
    sums = {
        seat: sum(bet.amount for bet in state.stakes[seat - 1] if bet.wager == side)
        for seat in order
        if seat != without
    }
    most = max(sums.values(), default=0)
    return next((seat for seat, staked in sums.items() if staked == most > 0), 0)


def shoe_moves_to(state: State, outcome: Outcome) -> Seat | None:
    """Return the next seat of the shoe after a coup, 0 for none; None if it stays."""
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
    """Return the next seat in the direction of the shoe, its holder last; 0 for none."""
    return next(iter(round_from(state, state.held.seat)), 0)


def find_next_offered(state: State, seat: Seat) -> Seat:
    """Return the seat that is asked after a refusal; 0 if all have been asked."""
    asked = {*state.held.refused, seat}
    return next((each for each in round_from(state, seat) if each not in asked), 0)


def ask_holder(flow: Flow) -> None:
    """Ask the holder of the shoe to deal, or have the croupier deal if nobody can be asked."""
    if not flow.state.preset.players_deal:
        return
    if not holder(flow.state) and (first := next_to(flow.state)):
        flow.emit(ShoePassed(first))
    if seat := dealer(flow.state):
        flow.emit(HolderAsked(seat))
    else:
        flow.emit(CroupierDeals(0, late=False))


def answer(flow: Flow, seat: Seat, action: HolderAction) -> None:
    """Handle the holder's answer; raises Refused if nobody, or another seat, is asked."""
    state = flow.state
    if state.phase is not Phase.HOLDING:
        raise Refused(RefusalCode.NOT_NOW, action, state.phase)
    if seat != state.held.seat:
        raise Refused(RefusalCode.NOT_YOUR_SHOE, action, state.phase)
    match action:
        case DealCoup():
            flow.emit(HolderDeals(seat))
        case AskCroupier() if state.must_deal():
            raise Refused(RefusalCode.MUST_DEAL, action, state.phase)
        case AskCroupier():
            flow.emit(CroupierDeals(seat, late=False))
        case RefuseShoe():
            flow.emit(ShoeRefused(seat, find_next_offered(state, seat)))
            ask_holder(flow)
        case _:
            assert_never(action)


def late(flow: Flow) -> None:
    """Have the croupier deal for a late holder."""
    flow.emit(CroupierDeals(flow.state.held.seat, late=True))


def holder_left(flow: Flow) -> None:
    """Continue without a holder who left: the shoe moves, or the croupier deals during a coup."""
    state = flow.state
    if not state.in_coup:
        flow.emit(ShoePassed(next_to(state)))
    elif state.phase is Phase.HOLDING:
        flow.emit(CroupierDeals(state.held.seat, late=False))
