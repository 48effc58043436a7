"""Who looks at a room: one for each connection."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from ...tables.common import Seat
from ..model.state import RoomState

MAX_QUEUED: Final = 256
"""Messages that a slow reader may leave unread before it is let go,"""
QUEUED_BYTES: Final = 128 * 1024
"""and their bytes; a single message may have more."""


Line = Callable[[bytes], bool]
"""Writes a message at once, or tells that the reader does not keep up and it has to wait."""


def no_line(_: bytes) -> bool:
    """Have all messages wait to be fetched."""
    return False


class Viewer:
    """One connection of a player; what `line` does not take waits in `outbox`, None at its end.

    `waiting` counts the messages in `outbox` and those that were taken out to be sent, and
    `waiting_bytes` their bytes: as long as there are any, others come after them. `seals`: it takes
    part in sealing shoes.
    """

    def __init__(
        self, player: str, name: str, *, line: Line = no_line, seals: bool = False
    ) -> None:
        self.player = player
        self.name = name
        self.line = line
        self.waiting = self.waiting_bytes = 0
        self.seals = seals
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(MAX_QUEUED + 1)
        self.lost = False
        self.gone = asyncio.Event()
        self.reason = ""
        """Why it is turned away for good: a refusal's code."""

    def send(self, message: bytes) -> None:
        """Put a message in its way, or let the connection go if it does not keep up."""
        if self.lost or (not self.waiting and self.line(message)):
            return
        size = self.waiting_bytes + len(message)
        if self.outbox.qsize() >= MAX_QUEUED or (self.waiting and size > QUEUED_BYTES):
            self.end()
        else:
            self.waiting += 1
            self.waiting_bytes = size
            self.outbox.put_nowait(message)

    def sent(self, message: bytes) -> None:
        """Take note that a message from `outbox` was sent."""
        self.waiting -= 1
        self.waiting_bytes -= len(message)

    def turn_away(self, message: bytes, reason: str) -> None:
        """Send a last message after what waits; `reason` is the code of the refusal in it."""
        self.send(message)
        if self.lost:
            return
        self.reason, self.lost = reason, True
        self.gone.set()
        self.outbox.put_nowait(None)

    def end(self) -> None:
        """Say that nothing more comes, also to a connection that is stuck in sending."""
        self.lost = True
        self.gone.set()
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)


class Presence(msgspec.Struct, frozen=True):
    """Seats by their people's connections.

    - `people`: a connection is open.
    - `awaited`: those of them that the table waits for, which are not sent away.
    - `sealers`: a browser is here that takes part in sealing shoes.
    """

    people: frozenset[Seat] = frozenset()
    awaited: frozenset[Seat] = frozenset()
    sealers: frozenset[Seat] = frozenset()


def presence_of(state: RoomState, viewers: Iterable[Viewer]) -> Presence:
    """Tell who is here."""
    seats = state.seats
    here = [(seats[viewer.player], viewer) for viewer in viewers if viewer.player in seats]
    people = frozenset([seat for seat, _ in here])
    sent = {seats[player] for player in state.hosting.barred if player in seats}
    return Presence(
        people=people,
        awaited=frozenset() if state.hosting.course == "closing" else people - sent,
        sealers=frozenset(
            [seat for seat, viewer in here if viewer.seals and viewer.player not in state.balked]
        ),
    )
