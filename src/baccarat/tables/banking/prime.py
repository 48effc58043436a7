"""Put the seats in order of precedence, from the banker's right round the table (CF-4)."""

from functools import cache

from ..common import Seat, once
from .state import BankState


@cache
def _round(seats: int, base: Seat) -> tuple[Seat, ...]:
    """List the chairs of a table from the right of `base` on."""
    return (*range(base + 1, seats + 1), *range(1, base + 1))


def right_of(state: BankState, base: Seat) -> tuple[Seat, ...]:
    """List the taken chairs from the right of `base` on; `base` itself comes last."""
    held = state.purses
    return tuple([s for s in _round(state.preset.seats, base) if held[s - 1] is not None])


def round_the_table(state: BankState) -> tuple[Seat, ...]:
    """List the chairs from the banker's right on; without the seat that has the bank, or gives it.

    In a suite they count from the right of the original banker, who is then last.
    """
    holder = state.banker or state.giver
    origin = state.bank.origin if state.bank else state.origin
    return tuple([seat for seat in right_of(state, origin or holder) if seat != holder])


@once
def prime(state: BankState) -> tuple[Seat, ...]:
    """List the chairs in prime; without the seat that has the bank, or gives it."""
    return state.precedence()


def punters(state: BankState) -> tuple[Seat, ...]:
    """List the chairs that may stake against the bank, in prime (CF-8)."""
    if not state.co_banker:
        return prime(state)
    return tuple([seat for seat in prime(state) if seat != state.co_banker])


def order(state: BankState) -> tuple[Seat, ...]:
    """List all who may stake against the bank: the chairs in prime, bystanders by arrival."""
    return punters(state) + state.arrivals


def bystanders(state: BankState) -> tuple[Seat, ...]:
    """List those who stand, by arrival (CF-6)."""
    return state.arrivals
