"""Prime: the order of the chairs around the table, from the right of a seat (CF-4)."""

from functools import cache, lru_cache
from typing import Final

from ..common.chips import Purses, Seat

CACHED_ORDERS: Final = 256
"""How many orders of the seats are cached. A table uses few at a time."""


@lru_cache(CACHED_ORDERS)
def in_prime(holder: Seat, base: Seat, seats: int, purses: Purses) -> tuple[Seat, ...]:
    """List the occupied chairs from the right of `base`, without the holder's.

    Cached, because every answer needs it and it only changes with the purses.
    """
    return tuple([s for s in _turn(seats, base) if s != holder and purses[s - 1] is not None])


def from_right(base: Seat, seats: int, purses: Purses) -> tuple[Seat, ...]:
    """List the occupied chairs from the right of `base`, which comes last itself."""
    return tuple([s for s in _turn(seats, base) if purses[s - 1] is not None])


def in_turn(base: Seat, seat: Seat, seats: int) -> int:
    """Return how many chairs come before this one from the right of `base`."""
    return (seat - base - 1) % seats


@cache
def _turn(seats: int, base: Seat) -> tuple[Seat, ...]:
    """List all chairs of a table in turn, starting at the right of `base`."""
    return (*range(base + 1, seats + 1), *range(1, base + 1))
