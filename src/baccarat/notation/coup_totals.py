"""Write the totals of a coup's hands."""

from ..tables.common import Finished


def totals(coup: Finished) -> str:
    """Write the totals in the game's order, the bank's last: `7-4`."""
    return "-".join(str(hand.total) for hand in coup.hands.values())
