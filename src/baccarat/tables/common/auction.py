"""Find who leads the auction of a bank; of equal bids, the first in prime (CF-20)."""

from collections.abc import Iterable, Mapping

from .seats import Seat


def leading(bids: Mapping[Seat, int], prime: Iterable[Seat]) -> tuple[Seat, int] | None:
    """Tell who leads and with what, `prime` being the order among equals; None without a bid."""
    order = [seat for seat in prime if seat in bids]
    best = max(order, key=lambda seat: bids[seat], default=None)
    return None if best is None else (best, bids[best])
