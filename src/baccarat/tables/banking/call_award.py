"""Decide whose call on a bank is accepted (CF-3, CF-18)."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from ..common.chips import Seat
from .actions import CallKind
from .state import BankState

_KINDS: Final = tuple(CallKind)
SHARED = 2
"""The number of callers of a banco à deux."""


class Ruling(msgspec.Struct, frozen=True):
    """The accepted call, if any; the callers who give way; the callers who found no partner."""

    kind: CallKind | None = None
    seats: tuple[Seat, ...] = ()
    overruled: tuple[Seat, ...] = ()
    lapsed: tuple[Seat, ...] = ()


def award_call_chemin(
    state: BankState, calls: Mapping[Seat, CallKind], callers: Sequence[Seat]
) -> Ruling:
    """Award the bank by chemin de fer's order; a suivi has priority over every seat's call."""
    return award_call(calls, callers, state.suivi, completes=state.preset.last_complete)


def award_call(
    calls: Mapping[Seat, CallKind],
    prime: Sequence[Seat],
    suivi: Sequence[Seat],
    *,
    completes: bool = False,
) -> Ruling:
    """Award the bank to a call. `prime` orders the callers; `suivi` may call again.

    If it `completes` the bank, a marche comes before every call for half alone (AD-C26).
    """
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
    completing = by_kind[CallKind.MARCHE] if completes else ()
    halves = [seat for seat in callers if calls[seat] in {CallKind.AVEC, CallKind.MARCHE}]
    table = (*completing, *halves)[:1]
    claims = (
        (CallKind.SUIVI, pairs[CallKind.SUIVI]),
        (CallKind.SOLO, by_kind[CallKind.SOLO][:1]),
        (CallKind.A_DEUX, pairs[CallKind.A_DEUX]),
        *((calls[seat], (seat,)) for seat in table),
    )
    kind, seats = next(((kind, seats) for kind, seats in claims if seats), (None, ()))
    over = tuple(seat for seat in callers if seat not in seats and seat not in lapsed)
    return Ruling(kind, seats, over, lapsed)
