"""Ask whoever holds the shoe to deal, and pass it on (PB-12, PB-13)."""

from typing import assert_never

from ..common import Code, Refused, Seat
from .actions import AskCroupier, DealCoup, HolderAction, RefuseShoe
from .events import CroupierDeals, HolderAsked, HolderDeals, ShoePassed, ShoeRefused
from .flow import Flow
from .held import dealer, holder, next_to, offered_after
from .state import Phase


def ask_holder(flow: Flow) -> None:
    """Ask who holds the shoe to deal the coup; the croupier does it where nobody can be asked."""
    if flow.state.preset.dealt_by == "croupier":
        return
    if not holder(flow.state) and (first := next_to(flow.state)):
        flow.happen(ShoePassed(first))
    if seat := dealer(flow.state):
        flow.happen(HolderAsked(seat))
    else:
        flow.happen(CroupierDeals(0, late=False))


def answer(flow: Flow, seat: Seat, action: HolderAction) -> None:
    """Take what the holder says; raises Refused where there is no question, or it is another's."""
    state = flow.state
    if state.phase is not Phase.HOLDING:
        raise Refused(Code.NOT_NOW, action, state.phase)
    if seat != state.held.seat:
        raise Refused(Code.NOT_YOUR_SHOE, action, state.phase)
    match action:
        case DealCoup():
            flow.happen(HolderDeals(seat))
        case AskCroupier():
            flow.happen(CroupierDeals(seat, late=False))
        case RefuseShoe():
            flow.happen(ShoeRefused(seat, offered_after(state, seat)))
            ask_holder(flow)
        case _:
            assert_never(action)


def late(flow: Flow) -> None:
    """Have the croupier deal for a holder who lets the time pass."""
    flow.happen(CroupierDeals(flow.state.held.seat, late=True))


def holder_left(flow: Flow) -> None:
    """Go on without a holder who got up: between coups the shoe moves, else the croupier deals."""
    state = flow.state
    if not state.in_coup:
        flow.happen(ShoePassed(next_to(state)))
    elif state.phase is Phase.HOLDING:
        flow.happen(CroupierDeals(state.held.seat, late=False))
