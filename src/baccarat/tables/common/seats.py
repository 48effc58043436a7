"""Number those who act and those who look on: seats from 1, and three that are not chairs."""

from typing import Final, TypeVar

Seat = int

Purses = tuple[int | None, ...]
"""What each seat holds, in units, from seat 1 on; None where nobody sits."""

HOUSE: Final[Seat] = 0
"""The croupier: deals, closes the stakes, opens the shoe."""

CHANGEUR: Final[Seat] = -1
"""Who seats people, sells chips and takes them back (RM-1)."""

WATCHER: Final[Seat] = -2
"""Somebody who looks on without a seat, and never acts."""

T = TypeVar("T")


def put(row: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """Return a row of one entry per seat, with `value` for `seat`."""
    changed = [*row]
    changed[seat - 1] = value
    return tuple(changed)
