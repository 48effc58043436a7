"""How rooms are spread over the processes of a house, and how many one of them should hand over.

Every process tells the others how many rooms it serves. One that is still starting, or has stopped,
says nothing, and gets no rooms.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

HEARD_SECONDS: Final = 5.0
"""How long a process counts without saying how many rooms it serves."""
TOLERANCE: Final = 0.1
"""The part of a fair share that a process may have above it; at least one room."""
AT_ONCE: Final = 2
"""Rooms that a process hands over in one step."""


class Shares:
    """The rooms of the other processes, as they last said; `now` returns seconds."""

    def __init__(self, own: str, now: Callable[[], float]) -> None:
        self._own = own
        self._now = now
        self._heard: dict[str, tuple[int, float]] = {}

    def hear(self, subject: str) -> None:
        """Note what a process says: its id and the number of its rooms."""
        process, _, rooms = subject.partition(" ")
        if process != self._own and rooms.isdecimal():
            self._heard[process] = (int(rooms), self._now())

    def others(self) -> dict[str, int]:
        """Return the rooms of each other process that has said so recently."""
        earliest = self._now() - HEARD_SECONDS
        self._heard = {name: each for name, each in self._heard.items() if each[1] >= earliest}
        return {name: rooms for name, (rooms, _) in self._heard.items()}


def is_even(rooms: int, total: int, processes: int) -> bool:
    """Whether a process with this many rooms has no more than its share, within the tolerance."""
    fair = total / processes
    return rooms <= fair + max(1.0, fair * TOLERANCE)


def plan_moves(
    own: int, others: Mapping[str, int], choose: Callable[[Sequence[str]], str]
) -> list[str]:
    """Return a process for each room that should be handed over now by one that has `own` rooms.

    `choose` picks one of the processes with the fewest rooms: several processes that act at the
    same time should not all choose the same one.
    """
    counts, moves = dict(others), list[str]()
    total, processes = own + sum(others.values()), len(others) + 1
    while len(moves) < AT_ONCE and not is_even(own - len(moves), total, processes):
        fewest = min(counts.values())
        moves.append(choose([name for name, rooms in counts.items() if rooms == fewest]))
        counts[moves[-1]] += 1
    return moves
