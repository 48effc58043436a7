"""Who looks at a room: one for each connection."""

import asyncio
from typing import Final

QUEUE: Final = 256
"""Messages that a slow reader may leave unread before it is let go."""


class Viewer:
    """One connection of a player; what is sent to it waits in `outbox`, None at its end.

    `seals`: it takes part in sealing shoes.
    """

    def __init__(self, player: str, name: str, *, seals: bool = False) -> None:
        self.player = player
        self.name = name
        self.seals = seals
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE + 1)
        self.lost = False
        self.gone = asyncio.Event()
        self.reason = ""
        """Why it is turned away for good: a refusal's code."""

    def send(self, message: bytes) -> None:
        """Put a message in its way, or let the connection go if it does not keep up."""
        if self.lost:
            return
        if self.outbox.qsize() >= QUEUE:
            self.end()
        else:
            self.outbox.put_nowait(message)

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
