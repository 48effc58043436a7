"""Put the seats in order of precedence, from the banker's right round the table (CF-4)."""

from functools import cache, lru_cache
from typing import Final

from ..common import Purses, Seat
from .state import BankState

KEPT: Final = 256
"""Orders that are remembered; a table has few at a time."""


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
    bank = state.bank
    holder, origin = (bank.seat, bank.origin) if bank else (state.giver, state.origin)
    return _without(holder, origin or holder, state.preset.seats, state.purses)


@lru_cache(KEPT)
def _without(holder: Seat, base: Seat, seats: int, held: Purses) -> tuple[Seat, ...]:
    """List the taken chairs from the right of `base` on, but the holder's.

    Remembered, since each answer to a question asks for it while purses stay as they are.
    """
    return tuple([s for s in _round(seats, base) if s != holder and held[s - 1] is not None])


def prime(state: BankState) -> tuple[Seat, ...]:
    """List the chairs in prime; without the seat that has the bank, or gives it."""
    return state.precedence()


def punters(state: BankState) -> tuple[Seat, ...]:
    """List the chairs that may stake against the bank, in prime (CF-8)."""
    in_prime, bank = state.precedence(), state.bank
    co_banker = bank.co_banker if bank else None
    return tuple([seat for seat in in_prime if seat != co_banker]) if co_banker else in_prime


def order(state: BankState) -> tuple[Seat, ...]:
    """List all who may stake against the bank: the chairs in prime, bystanders by arrival."""
    return punters(state) + state.arrivals


def bystanders(state: BankState) -> tuple[Seat, ...]:
    """List those who stand, by arrival (CF-6)."""
    return state.arrivals
