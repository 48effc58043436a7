"""Define a piece of work, and who asks for it."""

from collections.abc import Callable
from concurrent.futures import Future
from enum import IntEnum
from typing import Any, NamedTuple

Work = Callable[[], Any]


class Rank(IntEnum):
    """How urgent a piece of work is; lower ranks go first."""

    PERSON = 0
    """Somebody waits for the answer."""
    BOT = 1
    AHEAD = 2
    """Nobody has asked for it yet."""


class Asker(NamedTuple):
    """Who asks, by a name under which work is shared fairly, and how urgently."""

    rank: Rank
    who: str


class Piece:
    """Work that is done once however many ask for it; `future` is what comes of it.

    The work and its result must be picklable.
    """

    def __init__(self, work: Work) -> None:
        self.work = work
        self.future: Future[Any] = Future()
        self.waits_in = 0
        """Lines of a queue that hold it."""

    @property
    def waiting(self) -> bool:
        """Whether nobody has begun it, finished it or cancelled it."""
        return not (self.future.running() or self.future.done())
