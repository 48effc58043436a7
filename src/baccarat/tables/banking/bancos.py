"""Decide which call stands: the strongest, then the first in prime (CF-3, CF-18)."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from ..common import Seat
from .actions import CallKind
from .state import BankPhase, BankState

_KINDS: Final = tuple(CallKind)
SHARED = 2
"""How many share a banco à deux."""


class Ruling(msgspec.Struct, frozen=True):
    """The call that stands, if one does; who called and gives way; whose call found no partner."""

    kind: CallKind | None = None
    seats: tuple[Seat, ...] = ()
    over: tuple[Seat, ...] = ()
    lapsed: tuple[Seat, ...] = ()


def chemin_ruling(
    state: BankState, calls: Mapping[Seat, CallKind], callers: Sequence[Seat]
) -> Ruling:
    """Decide by chemin de fer's order; who may follow comes before everyone, but not after it."""
    return rule(calls, callers, state.suivi if state.phase == BankPhase.CALLS else ())


def rule(calls: Mapping[Seat, CallKind], prime: Sequence[Seat], suivi: Sequence[Seat]) -> Ruling:
    """Decide between the calls; `prime` orders the callers, `suivi` may follow, alone or à deux."""
    callers = [seat for seat in prime if seat in calls]
    if not callers:
        return Ruling()
    by_kind = {kind: tuple([seat for seat in callers if calls[seat] is kind]) for kind in _KINDS}
    followers = by_kind[CallKind.SUIVI]
    pairs = {CallKind.A_DEUX: by_kind[CallKind.A_DEUX][:SHARED], CallKind.SUIVI: followers}
    lapsed: tuple[Seat, ...] = ()
    if len(followers) < len(suivi):
        lapsed += followers
        pairs[CallKind.SUIVI] = ()
    if len(pairs[CallKind.A_DEUX]) < SHARED:
        lapsed += pairs[CallKind.A_DEUX]
        pairs[CallKind.A_DEUX] = ()
    table = [seat for seat in callers if calls[seat] in {CallKind.AVEC, CallKind.MARCHE}][:1]
    claims = (
        (CallKind.SUIVI, pairs[CallKind.SUIVI]),
        (CallKind.SOLO, by_kind[CallKind.SOLO][:1]),
        (CallKind.A_DEUX, pairs[CallKind.A_DEUX]),
        *((calls[seat], (seat,)) for seat in table),
    )
    kind, seats = next(((kind, seats) for kind, seats in claims if seats), (None, ()))
    over = tuple(seat for seat in callers if seat not in seats and seat not in lapsed)
    return Ruling(kind, seats, over, lapsed)
