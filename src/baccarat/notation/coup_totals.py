"""Write the totals of a coup's hands."""

from ..tables.common import CoupResult


def totals(coup: CoupResult) -> str:
    """Write the totals in the game's order, the bank's last: `7-4`."""
    return "-".join(str(hand.total) for hand in coup.hands.values())
