"""Decide between the bancos of a club (BB-11)."""

from collections.abc import Mapping

from ..banking import CallKind, Ruling, chemin_ruling
from ..common import Seat
from .state import State


def ruling(state: State, calls: Mapping[Seat, CallKind], callers: tuple[Seat, ...]) -> Ruling:
    """Decide between calls as the house does; `callers` are in prime."""
    by = _club if state.preset.calls == "club" else chemin_ruling
    return by(state, calls, callers)


def _club(state: State, calls: Mapping[Seat, CallKind], callers: tuple[Seat, ...]) -> Ruling:
    """Give the bank to the first in prime; the nearest on the other side goes halves.

    Each of two plays on their own side, whatever they have called.
    """
    if not callers:
        return Ruling()
    first = callers[0]
    across = [seat for seat in callers if state.side_of(seat) is not state.side_of(first)]
    seats = (first, *across[:1])
    over = tuple(seat for seat in callers if seat not in seats)
    return Ruling(CallKind.A_DEUX if across else calls[first], seats, over)
