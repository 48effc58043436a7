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
    """Note the running count, the unseen cards and those in the shoe, and sit out."""
    noted.extend((float(table.count), float(table.cards), float(table.left)))
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


def silly(table: Any) -> Any:
    """Answer every question with a word that is not an answer."""
    return "plenty"


def faulty(table: Any) -> Any:
    """Fail."""
    return 1 / 0


def press(table: Any) -> Any:
    """Stake more after a win of the ponte, and pass the bank on after its second win."""
    if table.asks == "stake":
        return table.arguments[0] if table.outcomes[-1:] == ("player",) else 1
    if table.asks == "keep":
        return table.wins < 2
    return None


def inquire(table: Any) -> Any:
    """Note everything that is asked of this seat, and leave the answers to the named strategy."""
    table.own.setdefault("asked", []).append(table)
    noted_tables.append(table)


noted_tables: list[Any] = []

ANSWERS: dict[str, Any] = {}


def scripted(table: Any) -> Any:
    """Answer from ANSWERS, as a test has set them."""
    return ANSWERS.get(table.asks)


def draw_on_five(table: Any) -> Any:
    """Draw as ponte on 5 as often as the argument says."""
    if table.asks == "draw" and table.total == 5 and not table.others:
        return table.arguments[0]
    return None
