"""What waits in a room's queue for its one writer."""

import asyncio

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
