"""What waits in a room's queue for its one writer."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator

import msgspec

from ..model.commands import Command
from ..refusal import HouseCode, NotDone
from .viewer import Viewer


class Ask(msgspec.Struct):
    """A command on its way to the room's one writer; `answer` gets the version that it led to."""

    player: str
    name: str
    command: Command
    answer: asyncio.Future[int]

    def reply(self, version: int) -> None:
        """Tell who asked that it was done."""
        if not self.answer.done():
            self.answer.set_result(version)


class Join(msgspec.Struct):
    """A connection that opens."""

    viewer: Viewer


class Part(msgspec.Struct):
    """A connection that is gone."""

    viewer: Viewer


def turn_away(item: Ask | Join | Part, why: Exception | None = None) -> None:
    """Refuse what waits for an answer, and let go who would look; without a reason, for good."""
    if isinstance(item, Ask):
        if not item.answer.done():
            item.answer.set_exception(why or NotDone(HouseCode.SET_ASIDE))
    elif why is None:
        item.viewer.end()


class Callers:
    """A room's queue: first come, first served. They stay in it until the room has its turn."""

    def __init__(self) -> None:
        self._waiting: deque[Ask | Join | Part] = deque()
        self._bell = asyncio.Event()

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, item: Ask | Join | Part) -> None:
        """Have someone wait behind the others."""
        self._waiting.append(item)
        self._bell.set()

    def take(self) -> Iterator[Ask | Join | Part]:
        """Take out those who wait by now, one by one, unless they are turned away meanwhile."""
        for _ in range(len(self._waiting)):
            if self._waiting:
                yield self._waiting.popleft()

    async def wait(self, due: Callable[[], float | None]) -> None:
        """Wait until somebody is there, or until `due`, in the event loop's seconds, if any."""
        if self._waiting:
            return
        self._bell.clear()
        at = due()
        ring = None if at is None else asyncio.get_running_loop().call_at(at, self._bell.set)
        try:
            await self._bell.wait()
        finally:
            if ring:
                ring.cancel()

    def turn_away(self) -> None:
        """Turn away all who wait."""
        for item in self.take():
            turn_away(item)
