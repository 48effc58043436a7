"""Precedence by seat: from the banker's right round the table (CF-4)."""

from bisect import bisect_right

from ..common import Seat
from .state import State


def right_of(state: State, base: Seat) -> tuple[Seat, ...]:
    """List the taken chairs from the right of `base` on; `base` itself comes last."""
    taken = [
        seat for seat, held in enumerate(state.purses[: state.preset.seats], 1) if held is not None
    ]
    passed = bisect_right(taken, base)
    return (*taken[passed:], *taken[:passed])


def prime(state: State) -> tuple[Seat, ...]:
    """List the chairs in prime; without whoever has the bank, or gives it.

    In a suite it counts from the right of the original banker, who is then last.
    """
    holder = state.banker or state.giver
    origin = state.bank.origin if state.bank else state.origin
    return _without(holder, right_of(state, origin or holder))


def punters(state: State) -> tuple[Seat, ...]:
    """List the chairs that may stake against the bank, in prime (CF-8)."""
    return _without(state.co_banker, prime(state))


def order(state: State) -> tuple[Seat, ...]:
    """List all who may stake against the bank: the chairs in prime, bystanders by arrival."""
    return punters(state) + state.arrivals


def _without(seat: Seat, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple([each for each in seats if each != seat]) if seat in seats else seats
