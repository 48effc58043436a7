"""Leave out what no sensible side does: draws or stands that are worse whatever the other does."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from .game import Game, Line, Side

Choice: TypeAlias = int | None
"""What a side does at a point: 1 draws, 0 stands, and None is open."""
OPEN: Final = None


def eliminate_dominated(game: Game) -> tuple[list[Choice], list[Choice]]:
    """Leave out, round by round, what is strictly worse against all that the other side has left.

    What is left out is played in no equilibrium (iterated strict dominance).
    """
    ponte: list[Choice] = [OPEN] * len(game.ponte.points)
    banker: list[Choice] = [OPEN] * len(game.banker.points)
    while settle(game.banker, banker, ponte) | settle(game.ponte, ponte, banker):
        pass
    return ponte, banker


def settle(side: Side, own: list[Choice], other: Sequence[Choice]) -> bool:
    """Fill in what is open in `own` and strictly better one way; tell whether anything was."""
    found = False
    for point, choice in enumerate(own):
        if choice is OPEN:
            least, most = bounds(side.alone[point], side.against[point], other)
            if least > 0 or most < 0:
                own[point], found = int(least > 0), True
    return found


def bounds(alone: int, against: Line, other: Sequence[Choice]) -> tuple[int, int]:
    """Tell the least and the most that drawing gains over standing."""
    least = most = alone
    for each, choice in zip(against, other, strict=True):
        if choice is OPEN:
            if each > 0:
                most += each
            else:
                least += each
        elif choice:
            least += each
            most += each
    return least, most
