"""What waits in a room's queue for its one writer."""

import asyncio
from collections.abc import Callable

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


class Callers(asyncio.Queue[Ask | Join | Part | None]):
    """A room's queue; None stands for the time at which something else is due."""

    async def next(self, due: Callable[[], float | None]) -> Ask | Join | Part | None:
        """Wait for the next caller, or until `due`, in the event loop's seconds, if not for ever.

        A bell that the loop rings costs less than a wait that is cut short. It may ring once too
        often, just as somebody comes.
        """
        if not self.empty():
            return self.get_nowait()
        if (at := due()) is None:
            return await self.get()
        bell = asyncio.get_running_loop().call_at(at, self.put_nowait, None)
        try:
            return await self.get()
        finally:
            bell.cancel()

    def turn_away(self) -> None:
        """Turn away all who wait."""
        while not self.empty():
            if item := self.get_nowait():
                turn_away(item)
