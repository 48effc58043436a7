"""What one command or one thing that was due writes, and why it may not be written."""

from collections.abc import Sequence

import msgspec

from .care import Sitting
from .draft import Done
from .ledger import Overdrawn, Transfer
from .plays import CoupPlayed
from .state import Happening, RoomState
from .talk import Line


class Reply(msgspec.Struct, frozen=True):
    """An accepted command, to be answered alike when it comes again."""

    player: str
    id: str
    hash: bytes
    seq: int


class Shoe(msgspec.Struct, frozen=True):
    """A shoe's secret, and the room when it was made, at version `seq`."""

    room: str
    shoe: int
    secret: bytes
    seq: int
    start: RoomState
    started: str
    ended: str | None = None
    coups: int = 0


class Batch(msgspec.Struct, frozen=True):
    """All that one command writes: it is kept whole, or not at all.

    `ended` is the number of a shoe that is over, when, and after how many coups. `secret` is that
    of a shoe to come, with its commitment.
    """

    room: str
    expected: int
    events: Sequence[Happening]
    done: Sequence[Done] = ()
    transfers: Sequence[Transfer] = ()
    shoe: Shoe | None = None
    ended: tuple[int, str, int] | None = None
    reply: Reply | None = None
    secret: tuple[str, bytes] | None = None
    played: Sequence[CoupPlayed] = ()
    said: Line | None = None
    days: Sequence[Sitting] = ()


class Conflict(Exception):
    """The room's log has moved on: somebody else wrote to it."""


class Repeated(Exception):
    """The command was accepted before."""


NotKept = Conflict | Overdrawn | Repeated
"""Why a batch was not written, though the disk is well."""
