"""Decide between the bancos of a club (BB-11)."""

from collections.abc import Mapping

from ..banking import CallKind, Ruling
from ..common import Seat
from .state import State


def club_ruling(state: State, calls: Mapping[Seat, CallKind], callers: tuple[Seat, ...]) -> Ruling:
    """Give the bank to the first in prime; the nearest on the other side goes halves.

    `callers` are in prime. Each of two plays on their own side, whatever they have called.
    """
    if not callers:
        return Ruling()
    first = callers[0]
    across = [seat for seat in callers if state.side_of(seat) is not state.side_of(first)]
    seats = (first, *across[:1])
    over = tuple(seat for seat in callers if seat not in seats)
    return Ruling(CallKind.A_DEUX if across else calls[first], seats, over)
