"""Elimination of dominated choices: those that are worse whatever the other side does."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from .game import Game, Line, Side

Choice: TypeAlias = int | None
"""A side's action at a point: 1 draws, 0 stands, None is undecided."""
OPEN: Final = None


def eliminate_dominated(game: Game) -> tuple[list[Choice], list[Choice]]:
    """Eliminate, round by round, whatever is strictly worse against all remaining choices.

    Eliminated choices are played in no equilibrium (iterated strict dominance).
    """
    ponte: list[Choice] = [OPEN] * len(game.ponte.points)
    banker: list[Choice] = [OPEN] * len(game.banker.points)
    while settle(game.banker, banker, ponte) | settle(game.ponte, ponte, banker):
        pass
    return ponte, banker


def settle(side: Side, own: list[Choice], other: Sequence[Choice]) -> bool:
    """Decide points in `own` with a strictly better action; return whether there were any."""
    found = False
    for point, choice in enumerate(own):
        if choice is OPEN:
            least, most = bounds(side.alone[point], side.against[point], other)
            if least > 0 or most < 0:
                own[point], found = int(least > 0), True
    return found


def bounds(alone: int, against: Line, other: Sequence[Choice]) -> tuple[int, int]:
    """Return the minimum and maximum gain from drawing over standing."""
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
