"""Decide between the bancos of a club (BB-11)."""

from collections.abc import Mapping, Sequence

from ..banking import CallKind, Ruling, chemin_ruling, prime
from ..common import Seat
from .actions import ClaimBanco
from .ask import WINDOWS
from .state import State


def ruling(state: State, calls: Mapping[Seat, CallKind], callers: tuple[Seat, ...]) -> Ruling:
    """Decide between calls as the house does; `callers` are in prime."""
    if not state.preset.club_bancos:
        return chemin_ruling(state, calls, callers)
    claims = [seat for seat in prime(state) if WINDOWS.kept(state, seat, ClaimBanco)]
    return _club(state, claims) if claims else Ruling()


def _club(state: State, claims: Sequence[Seat]) -> Ruling:
    """Give the bank to the first in prime; the nearest on the other side goes halves.

    Each of two plays on their own side, whatever they have claimed.
    """
    first = claims[0]
    across = [seat for seat in claims if state.side_of(seat) is not state.side_of(first)]
    seats = (first, *across[:1])
    over = tuple(seat for seat in claims if seat not in seats)
    return Ruling(CallKind.A_DEUX if across else CallKind.SOLO, seats, over)
