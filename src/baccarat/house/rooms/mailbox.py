"""What waits in a room's queue for its one writer."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import cached_property
from typing import Final

import msgspec

from ..model.commands import Command
from ..model.refusal import HouseCode, NotDone
from .presence import Viewer

PAUSE_SECONDS: Final = 0.00015
"""From one turn to the next, times the square of how many rooms are at it: in a full house many go
together, in a quiet one hardly anybody waits, and a room alone waits for nothing."""
LONGEST_PAUSE: Final = 0.06
BUSY_SECONDS: Final = 0.1
"""How long ago a room was at it that is thought to be at it still."""
MAX_CONCURRENT_CHORES: Final = 16
"""Rooms that do by themselves what is due there. Where the clocks of a full house run out together,
the others wait, and not who asks for something at another table."""

Ring = Callable[[], None]


class BatchScheduler:
    """Lets rooms work at one time what came to them in between.

    What each does then is decided, written in one transaction, and told right after one another.
    The first of them brings the program into the processor's caches; where rooms work one by one
    as things come, each has to bring it there anew, and that is most of what a command takes.
    """

    def __init__(self) -> None:
        self._opens = 0.0
        self._bells: list[Ring] = []
        self._late: dict[str, float] = {}
        self._chores = asyncio.Semaphore(MAX_CONCURRENT_CHORES)

    @cached_property
    def time(self) -> Callable[[], float]:
        """The event loop's clock, in seconds: to ask for the loop each time is a system call."""
        return asyncio.get_running_loop().time

    @asynccontextmanager
    async def chore(self, room: str) -> AsyncIterator[None]:
        """Have a room do what is due, in its turn, while not too many others do so."""
        async with self._chores:
            await self.wait_turn(room)
            yield

    async def wait_turn(self, room: str) -> None:
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


class CommandRequest(msgspec.Struct):
    """A command on its way to the room's one writer; `answer` gets the version that it led to."""

    player: str
    name: str
    command: Command
    answer: asyncio.Future[int]

    def reply(self, version: int) -> None:
        """Tell who asked that it was done."""
        if not self.answer.done():
            self.answer.set_result(version)


class Connect(msgspec.Struct):
    """A connection that opens."""

    viewer: Viewer


class Disconnect(msgspec.Struct):
    """A connection that is gone."""

    viewer: Viewer


def reject(item: CommandRequest | Connect | Disconnect, why: Exception | None = None) -> None:
    """Refuse what waits for an answer, and let go who would look; without a reason, for good."""
    if isinstance(item, CommandRequest):
        if not item.answer.done():
            item.answer.set_exception(why or NotDone(HouseCode.SET_ASIDE))
    elif why is None:
        item.viewer.end()


class Mailbox:
    """A room's queue: first come, first served. They stay in it until the room has its turn.

    `call` has a bell rung when that is.
    """

    def __init__(self, call: Callable[[Ring], None]) -> None:
        self._call = call
        self._called = self._open = False
        self._waiting: deque[CommandRequest | Connect | Disconnect] = deque()
        self._wakeup: asyncio.Future[None] | None = None
        self._clock: asyncio.TimerHandle | None = None
        self._at: float | None = None

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, item: CommandRequest | Connect | Disconnect) -> None:
        """Have someone wait behind the others; the first of them asks for the room's turn."""
        self._waiting.append(item)
        if not self._called:
            self._called = True
            self._call(self._have_turn)

    def _have_turn(self) -> None:
        self._open = True
        self._wake()

    def _wake(self) -> None:
        if self._wakeup and not self._wakeup.done():
            self._wakeup.set_result(None)

    def drain(self) -> Iterator[CommandRequest | Connect | Disconnect]:
        """Take out those who wait by now, one by one, unless they are turned away meanwhile."""
        self._called = self._open = False
        for _ in range(len(self._waiting)):
            if self._waiting:
                yield self._waiting.popleft()

    async def wait(self, due: Callable[[], float | None]) -> None:
        """Wait for the turn of those who are there, or for `due`, in the event loop's seconds.

        What is due waits for a turn that somebody has asked for.
        """
        if self._open:
            return
        self._set_clock(due())
        loop, rung = asyncio.get_running_loop(), False
        try:
            while not rung or (self._called and not self._open):
                self._wakeup = loop.create_future()
                await self._wakeup
                rung = True
        finally:
            self._wakeup = None

    def _set_clock(self, at: float | None) -> None:
        """Have the bell rung at a time; most of what is asked for leaves it as it was."""
        if at == self._at:
            return
        if self._clock:
            self._clock.cancel()
        self._at = at
        self._clock = None
        if at is not None:
            self._clock = asyncio.get_running_loop().call_at(at, self._time_is_up)

    def _time_is_up(self) -> None:
        self._at = self._clock = None
        self._wake()

    def reject_all(self) -> None:
        """Turn away all who wait, and wait for nothing any more."""
        self._set_clock(None)
        for item in self.drain():
            reject(item)
