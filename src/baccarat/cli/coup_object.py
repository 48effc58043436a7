"""A coup as every JSON of the command line has it."""

from typing import Any

from ..tables.common import Finished


def coup_object(result: Finished) -> dict[str, Any]:
    """Give a coup's cards, totals and outcome."""
    return {
        "player": result.player.cards,
        "banker": result.banker.cards,
        "player_total": result.player.total,
        "banker_total": result.banker.total,
        "outcome": result.outcome,
        "natural": result.natural,
    }
