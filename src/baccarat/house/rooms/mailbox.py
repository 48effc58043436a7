"""The queue of requests to a room, and the scheduler that lets rooms handle theirs in batches.

A room's mailbox is filled by sockets and requests, and emptied by the room's own worker, which
takes all waiting requests at its turn. Three things stay true: requests are served in order of
arrival, each is answered or refused once, and a mailbox with requests has asked for a turn
(`_called`) or has it (`_open`). A due clock wakes the worker as well, but waits behind a turn that
has been asked for, so that an action that came in time is served before the timeout that it
answers.

The scheduler is one for the house, on its event loop. It gives turns in ticks, so that rooms decide
close together and their writes share a transaction. A lone room is served at once.

Only the worker may call `wait` and `drain`: with two readers, a wake-up could go to the wrong one.
A mailbox that is closed without `reject_all` leaves its senders waiting for good.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from functools import cached_property
from typing import Final

import msgspec

from ..model.commands import Command
from ..model.networks import Share
from ..model.refusal import HouseCode, Rejected
from .presence import Viewer

TICK_SECONDS: Final = 0.01
"""The least time between two batches."""
MAX_CONCURRENT_CHORES: Final = 16
"""Rooms that run chores at the same time. When the clocks of a full house run out together, the
other chores wait, so that players who send commands do not."""

Ring = Callable[[], None]


class BatchScheduler:
    """Lets rooms handle their requests in batches, one per tick; a room that is alone never waits.

    All rooms in a batch decide, commit in one transaction and publish back to back. The first one
    warms the processor's caches for the rest; rooms that run one at a time each pay for cold
    caches, which is most of the cost of a command.
    """

    def __init__(self) -> None:
        self._next_tick = 0.0
        self._last_batch: set[str] = set()
        self._waiting: list[tuple[str, Ring]] = []
        self._chores = asyncio.Semaphore(MAX_CONCURRENT_CHORES)

    @cached_property
    def time(self) -> Callable[[], float]:
        """The event loop's clock, in seconds; cached, as finding the loop is a system call."""
        return asyncio.get_running_loop().time

    @asynccontextmanager
    async def chore(self, room: str) -> AsyncIterator[None]:
        """Wait for the room's turn to run a chore, with a limit on how many rooms do so at once."""
        async with self._chores:
            await self.wait_turn(room)
            yield

    async def wait_turn(self, room: str) -> None:
        bell = asyncio.Event()
        self.call(room, bell.set)
        await bell.wait()

    def call(self, room: str, ring: Ring) -> None:
        """Call `ring` at the room's turn: with the next batch, or at once if it is due."""
        self._waiting.append((room, ring))
        if len(self._waiting) > 1:
            return
        if self.time() >= self._next_tick or self._last_batch == {room}:
            self._run_batch()
        else:
            asyncio.get_running_loop().call_at(self._next_tick, self._run_batch)

    def _run_batch(self) -> None:
        self._next_tick = self.time() + TICK_SECONDS
        batch, self._waiting = self._waiting, []
        self._last_batch = {room for room, _ in batch}
        for _, ring in batch:
            ring()


class CommandRequest(msgspec.Struct):
    """A command waiting for the room; `answer` receives the room's version after it."""

    player: str
    name: str
    command: Command
    answer: asyncio.Future[int]
    by_house: bool = False
    networks: Sequence[Share] = ()
    """From which it comes, and which new chips count for."""

    def reply(self, version: int) -> None:
        """Answer the sender, unless they have been answered or have gone."""
        if not self.answer.done():
            self.answer.set_result(version)


class Connect(msgspec.Struct):
    """A connection was opened."""

    viewer: Viewer


class Disconnect(msgspec.Struct):
    """A connection was closed."""

    viewer: Viewer


class HandOver(msgspec.Struct):
    """Another process of the house is to serve the room from now on, if it can be left."""

    process: str


Item = CommandRequest | Connect | Disconnect | HandOver


def reject(item: Item, why: Exception | None = None) -> None:
    """Refuse a waiting command; without a reason, the room is closed and new viewers are ended."""
    if isinstance(item, CommandRequest):
        if not item.answer.done():
            item.answer.set_exception(why or Rejected(HouseCode.SET_ASIDE))
    elif isinstance(item, Connect | Disconnect) and why is None:
        item.viewer.end()


class Mailbox:
    """A room's queue, first in, first out. Requests wait in it for the room's turn.

    `call` arranges the turn.
    """

    def __init__(self, call: Callable[[Ring], None]) -> None:
        self._call = call
        self._called = self._open = False
        self._waiting: deque[Item] = deque()
        self._wakeup: asyncio.Future[None] | None = None
        self._clock: asyncio.TimerHandle | None = None
        self._at: float | None = None

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, item: Item) -> None:
        """Queue a request; the first one asks for a turn."""
        self._waiting.append(item)
        if not self._called:
            self._called = True
            self._call(self._on_turn)

    def _on_turn(self) -> None:
        self._open = True
        self._wake()

    def _wake(self) -> None:
        if self._wakeup and not self._wakeup.done():
            self._wakeup.set_result(None)

    def drain(self) -> Iterator[Item]:
        """Yield the requests queued by now, skipping those that are rejected meanwhile."""
        self._called = self._open = False
        for _ in range(len(self._waiting)):
            if self._waiting:
                yield self._waiting.popleft()

    async def wait(self, due: Callable[[], float | None]) -> None:
        """Wait for the room's turn or until the time `due`, in the event loop's seconds.

        If a turn has been asked for, chores that are due wait for it.
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
        """Set the time to wake up at; most requests leave it unchanged."""
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

    def reject_all(self, code: HouseCode) -> None:
        """Reject all queued requests, and stop the clock."""
        self._set_clock(None)
        for item in self.drain():
            if isinstance(item, CommandRequest):
                reject(item, Rejected(code))
            else:
                reject(item)
