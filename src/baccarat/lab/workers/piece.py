"""A piece of work, and the party that asks for it."""

from collections.abc import Callable
from concurrent.futures import Future
from enum import IntEnum
from typing import Any, NamedTuple

Work = Callable[[], Any]


class Rank(IntEnum):
    """The urgency of a piece of work; lower ranks go first."""

    PERSON = 0
    """Somebody is waiting for the answer."""
    BOT = 1
    AHEAD = 2
    """Computed in advance; nobody has asked for it yet."""


class Asker(NamedTuple):
    """The party that asks, and how urgently. Parties are served fairly, by the name in `who`."""

    rank: Rank
    who: str


class WorkPiece:
    """Work that is done once, however many ask for it; `future` holds its result.

    The work and its result must be picklable.
    """

    def __init__(self, work: Work) -> None:
        self.work = work
        self.future: Future[Any] = Future()
        self.waits_in = 0
        """The number of queue lines that contain it."""

    @property
    def waiting(self) -> bool:
        """Whether it has not been started, finished or cancelled."""
        return not (self.future.running() or self.future.done())
