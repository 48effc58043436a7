"""Auction a bank: the highest bid, of equal ones the first in prime (CF-20)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from ..common import Seat
from .actions import Bid, CallKind
from .state import BankPhase, BankState


def leading(bids: Mapping[Seat, int], prime: Iterable[Seat]) -> tuple[Seat, int] | None:
    """Tell who leads and with what, `prime` being the order among equals; None without a bid."""
    order = [seat for seat in prime if seat in bids]
    best = max(order, key=lambda seat: bids[seat], default=None)
    return None if best is None else (best, bids[best])


def best_bid(state: BankState) -> tuple[Seat, int] | None:
    """Tell who leads the auction, and with what (CF-20); a purse must still hold its bid."""
    if state.phase != BankPhase.AUCTION:
        return None
    said = {
        seat: bid.amount
        for seat, bid in enumerate(state.answers, 1)
        if isinstance(bid, Bid) and bid.amount <= state.funds(seat)
    }
    return leading(said, state.bidders()) if said else None


def least_bid(state: BankState, seat: Seat) -> int:
    """Tell the least that a seat may bid: what leads (CF-20), or is above all others (BB-1)."""
    least, best = state.preset.minimum, best_bid(state)
    if best is None:
        return least
    leader, amount = best
    first = leading({seat: amount, leader: amount}, state.bidders()) != best
    beats = seat == leader or (first and state.preset.equal_bids)
    if beats or not state.preset.bids_rise:
        return max(least, amount)
    held, more = state.funds(seat), amount + state.preset.stake_step
    more -= more % state.preset.stake_step
    return min(more, held) if held > amount else more


_KINDS: Final = tuple(CallKind)
SHARED = 2
"""How many share a banco à deux."""


class Ruling(msgspec.Struct, frozen=True):
    """The call that stands, if one does; who called and gives way; whose call found no partner."""

    kind: CallKind | None = None
    seats: tuple[Seat, ...] = ()
    overruled: tuple[Seat, ...] = ()
    lapsed: tuple[Seat, ...] = ()


def award_call_chemin(
    state: BankState, calls: Mapping[Seat, CallKind], callers: Sequence[Seat]
) -> Ruling:
    """Decide by chemin de fer's order; who may follow comes before everyone, but not after it."""
    return award_call(calls, callers, state.suivi if state.phase == BankPhase.CALLS else ())


def award_call(
    calls: Mapping[Seat, CallKind], prime: Sequence[Seat], suivi: Sequence[Seat]
) -> Ruling:
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
