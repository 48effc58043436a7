"""Who leads the auction of a bank, and what the next bid has to be (CF-20, BB-1)."""

from collections.abc import Iterable, Mapping

from ..common.chips import Seat
from .actions import Bid
from .phases import BankPhase
from .state import BankState


def find_leader(bids: Mapping[Seat, int], prime: Iterable[Seat]) -> tuple[Seat, int] | None:
    """Return the leading seat and its bid, the first in `prime` among equals; or None."""
    order = [seat for seat in prime if seat in bids]
    best = max(order, key=lambda seat: bids[seat], default=None)
    return None if best is None else (best, bids[best])


def best_bid(state: BankState) -> tuple[Seat, int] | None:
    """Return the leader of the auction and their bid, if their purse still covers it (CF-20)."""
    if state.phase != BankPhase.AUCTION:
        return None
    said = {
        seat: bid.amount
        for seat, bid in enumerate(state.answers, 1)
        if isinstance(bid, Bid) and bid.amount <= state.funds(seat)
    }
    return find_leader(said, state.bidders()) if said else None


def least_bid(state: BankState, seat: Seat) -> int:
    """Return the lowest bid open to a seat: one that leads (CF-20), or beats all others (BB-1)."""
    rules, best = state.preset, best_bid(state)
    if best is None:
        return rules.minimum
    leader, amount = best
    first = find_leader({seat: amount, leader: amount}, state.bidders()) != best
    if seat == leader or rules.ties_by_lot or (rules.equal_bids and first):
        return max(rules.minimum, amount)
    held, more = state.funds(seat), amount + rules.stake_step
    more -= more % rules.stake_step
    return min(more, held) if held > amount else more
