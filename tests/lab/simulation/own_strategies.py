"""Strategies as a user writes them."""

from typing import Any

from baccarat.lab.simulation import compiled

noted: list[float] = []


def double_after_a_win(table: Any) -> Any:
    """Double after a win, up to eight units."""
    if table.gain > 0:
        return min(2 * table.stake, 8)
    return table.arguments[0]


compiled_double_after_a_win = compiled(double_after_a_win)


def note_the_edge(table: Any) -> Any:
    """Note the exact advantage before each coup, and sit out."""
    noted.append(float(table.edge))
    return 0.0


def note_what_is_seen(table: Any) -> Any:
    """Note the running count and the number of unseen cards, and sit out."""
    noted.extend((float(table.count), float(table.cards)))
    return 0.0


def greedy(table: Any) -> Any:
    """Stake more than there is."""
    return 1e9


def timid(table: Any) -> Any:
    """Stake less than the table allows."""
    return 0.25


def lost(table: Any) -> Any:
    """Stake on a bet that is not there."""
    table.bet = 10**9
    return 1.0
