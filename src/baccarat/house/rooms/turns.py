"""Rooms that are at work at the same time take their turns together, those that are asked first."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cached_property
from typing import Final

PAUSE_SECONDS: Final = 0.00015
"""From one turn to the next, times the square of how many rooms are at it: in a full house many go
together, in a quiet one hardly anybody waits, and a room alone waits for nothing."""
LONGEST_PAUSE: Final = 0.06
BUSY_SECONDS: Final = 0.1
"""How long ago a room was at it that is thought to be at it still."""
CHORES_AT_ONCE: Final = 16
"""Rooms that do by themselves what is due there. Where the clocks of a full house run out together,
the others wait, and not who asks for something at another table."""

Ring = Callable[[], None]


class Turns:
    """Lets rooms work at one time what came to them in between.

    What each does then is decided, written in one transaction, and told right after one another.
    The first of them brings the program into the processor's caches; where rooms work one by one
    as things come, each has to bring it there anew, and that is most of what a command takes.
    """

    def __init__(self) -> None:
        self._opens = 0.0
        self._bells: list[Ring] = []
        self._late: dict[str, float] = {}
        self._chores = asyncio.Semaphore(CHORES_AT_ONCE)

    @cached_property
    def time(self) -> Callable[[], float]:
        """The event loop's clock, in seconds: to ask for the loop each time is a system call."""
        return asyncio.get_running_loop().time

    @asynccontextmanager
    async def chore(self, room: str) -> AsyncIterator[None]:
        """Have a room do what is due, in its turn, while not too many others do so."""
        async with self._chores:
            await self.take(room)
            yield

    async def take(self, room: str) -> None:
        """Wait for a room's turn."""
        bell = asyncio.Event()
        self.call(room, bell.set)
        await bell.wait()

    def call(self, room: str, ring: Ring) -> None:
        """Ring for a room's turn, which is at once where the last one was long enough ago."""
        now = self.time()
        self._late[room] = now
        if not self._bells:
            if now >= self._opens:
                self._opens = now + self._pause(now)
                ring()
                return
            asyncio.get_running_loop().call_at(self._opens, self._open)
        self._bells.append(ring)

    def _open(self) -> None:
        now = self.time()
        self._opens = now + self._pause(now)
        bells, self._bells = self._bells, []
        for ring in bells:
            ring()

    def _pause(self, now: float) -> float:
        """Tell how many seconds to wait for others, by how many rooms were at it of late."""
        self._late = {room: at for room, at in self._late.items() if at > now - BUSY_SECONDS}
        many = len(self._late)
        return min(many**2 * PAUSE_SECONDS, LONGEST_PAUSE) if many > 1 else 0.0
