"""How rooms are spread over the processes of a house, and how many one of them should hand over.

Every process tells the others how many rooms it serves. One that is still starting, or has stopped,
says nothing, and gets no rooms.
"""

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from typing import Final, NamedTuple

HEARD_SECONDS: Final = 5.0
"""How long a process counts without saying how many rooms it serves."""
TOLERANCE: Final = 0.1
"""The part of a fair share that a process may have above it; at least one room."""
AT_ONCE: Final = 2
"""Rooms that a process hands over in one step."""


class Move(NamedTuple):
    """Rooms to hand over, and the process that is to have them."""

    rooms: int
    process: str


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


def plan_move(
    own: int, others: Mapping[str, int], choose: Callable[[Sequence[str]], str]
) -> Move | None:
    """Return what a process with `own` rooms should hand over now, if it has more than its share.

    `choose` picks one of the processes with less than their share: several processes that act at
    the same time should not all choose the same one.
    """
    total, processes = own + sum(others.values()), len(others) + 1
    if is_even(own, total, processes):
        return None
    fair = total / processes
    process = choose(sorted(name for name, rooms in others.items() if rooms < fair))
    return Move(min(AT_ONCE, int(own - fair), ceil(fair - others[process])), process)
