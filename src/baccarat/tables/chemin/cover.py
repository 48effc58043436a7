"""Begin a coup, and let its cards come once the bank is covered (CF-5, CF-9, CF-10)."""

from ..banking import (
    open_doubling,
    punters,
    raise_or_set,
    set_stakes,
)
from ..banking.events import AddAsked, StakesSet
from ..common import Seat
from .flow import Flow
from .passing import nobody_staked
from .state import State


def begin(flow: Flow) -> None:
    """Open a coup: what the banker adds, the doubling, the calls (CF-16, CF-8, CF-3)."""
    state = flow.state
    if any(state.stakes):
        set_stakes(flow)
    elif state.preset.adds and state.held(state.banker):
        flow.happen(AddAsked(state.banker))
    else:
        open_doubling(flow)


def stakes_closed(flow: Flow) -> None:
    """See what the stakes come to when nobody can stake any more."""
    if any(flow.state.stakes):
        raise_or_set(flow)
    else:
        nobody_staked(flow)


def covered(flow: Flow) -> None:
    """Name the ponte; the cards come."""
    flow.happen(StakesSet(ponte(flow.state), sum(flow.state.stakes)))


def ponte(state: State) -> Seat:
    """Name who plays the hand: the caller, or the largest stake, equal ones by prime (CF-10)."""
    if state.call:
        return state.call.seats[0]
    seated = [seat for seat in punters(state) if state.staked(seat)]
    return max(seated or state.arrivals, key=state.staked)
