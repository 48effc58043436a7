"""What waits in a room's queue for its one writer."""

import asyncio

import msgspec

from .commands import Command
from .viewer import Viewer


class Ask(msgspec.Struct):
    """A command on its way to the room's one writer; `answer` gets the version that it led to."""

    player: str
    name: str
    command: Command
    answer: asyncio.Future[int]


class Join(msgspec.Struct):
    """A connection that opens."""

    viewer: Viewer


class Part(msgspec.Struct):
    """A connection that is gone."""

    viewer: Viewer
