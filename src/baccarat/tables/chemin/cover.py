"""Begin a coup, and let its cards come once the bank is covered (CF-5, CF-9, CF-10)."""

from ..banking import PutUp, open_doubling, punters, raise_or_set, set_stakes, the_bank
from ..banking.events import AddAsked, BankPutUp, ChoiceAsked, StakesSet
from ..common import Seat
from .flow import Flow
from .passing import nobody_staked
from .state import Phase, State


def begin(flow: Flow) -> None:
    """Open a coup: what the banker adds, the doubling, the calls (CF-16, CF-8, CF-3).

    A banker who may retire before the first coup is asked that first, and has named the sum of a
    bank that is no suite a moment ago (CF-19).
    """
    state = flow.state
    bank, new = the_bank(state), the_bank(state).fresh and state.preset.retires_fresh
    if any(state.stakes):
        set_stakes(flow)
    elif new and state.phase is not Phase.CHOICE:
        flow.happen(ChoiceAsked(bank.seat, bank.sum))
    elif state.preset.adds and state.held(bank.seat) and not (new and bank.origin is None):
        flow.happen(AddAsked(bank.seat))
    else:
        open_doubling(flow)


def put_up(flow: Flow, seat: Seat, action: PutUp) -> None:
    """Take a bank that was offered, and go on to its first coup."""
    flow.happen(BankPutUp(seat, action.amount))
    if flow.state.preset.retires_fresh:
        begin(flow)
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
