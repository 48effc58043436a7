"""The store from the event loop: a thread writes; tables, past games and checks have their own."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar

from ..model.clock import shared_machine, this_machine
from .address import Place
from .dialects.faults import is_disk_fault
from .queries.self_limits import read_clock_mark
from .queries.sizes import Space
from .reader import Reader
from .rows import RowWriter
from .store import Store
from .writer import Writer

T = TypeVar("T")


class Storage:
    """The open house; each method returns when its thread has done the work."""

    def __init__(
        self,
        place: Place,
        *,
        thread: Executor | None = None,
        accept_loss: bool = False,
        shared: bool = False,
    ) -> None:
        """Open and check the house's database; raises what Store raises.

        `thread` does all the work, in place of several. The others are passed on to Store.
        """
        self._writing = thread or ThreadPoolExecutor(1, thread_name_prefix="store")
        self._reading = thread or ThreadPoolExecutor(1, thread_name_prefix="reader")
        self._reading_archive = thread or ThreadPoolExecutor(1, thread_name_prefix="archivist")
        self._checking = thread or ThreadPoolExecutor(1, thread_name_prefix="checker")
        try:
            opening = partial(Store, place, accept_loss=accept_loss, shared=shared)
            self._store = self._writing.submit(opening).result()
            self.machine = (
                shared_machine(self._writing.submit(self._store.time).result())
                if shared
                else this_machine()
            )
            """The clocks to go by; processes that share a house go by that of the database."""
            self.clock_mark = self._writing.submit(read_clock_mark, self._store).result()
        except BaseException:
            self._shut_down()
            raise
        self.place = place
        self.process = str(self._store.place.term or "")
        """Identifies this process among those that share the house."""
        self.folder = place if isinstance(place, Path) else None
        """The data folder; None if the house is in a database."""
        self.writer = Writer(self._writing, self._store)
        """The queue of batches to write, and how long commits take."""
        self.notices = self._store.notices
        """The changes that were made to the folder on opening."""
        self.damaged = self._store.damaged
        """The rooms that failed the integrity check."""

    async def read(self, work: Callable[[Reader], T]) -> T:
        """Read from the store in one snapshot of everything acknowledged; waits for no write."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, self._store.reader.ask, work)

    async def read_archive(self, work: Callable[[Reader], T]) -> T:
        """Like `read`, for past games, which may be long: nobody at a table waits for it."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._reading_archive, self._store.archive_reader.ask, work
        )

    async def check(self, work: Callable[[Reader], T]) -> T:
        """Like `read`, for checks in the background, which nobody waits for."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._checking, self._store.checker.ask, work)

    def measure_space(self, quota: int | None = None) -> Space:
        """Measure the disk and the database; raises OSError."""
        return self._store.place.measure_space(quota)

    async def run(self, work: Callable[[Store], T]) -> T:
        """Run a callable that writes in the store's own thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writing, work, self._store)

    async def change(self, work: Callable[[RowWriter], T]) -> T:
        """Change rows in one transaction; `work` may run more than once."""
        return await self.run(lambda store: store.change(work))

    async def ping(self) -> None:
        """Find out whether the database can be written to; sets `writer.disk_fails`."""
        try:
            await self.run(lambda store: store.ping())
        except Exception as fault:
            if not is_disk_fault(fault):
                raise
            self.writer.disk_fails = True
        else:
            self.writer.disk_fails = False

    async def close(self) -> None:
        """Close the folder after all reads and writes in progress."""
        for reading in (self.read, self.read_archive, self.check):
            await reading(lambda store: store)
        await self.run(lambda store: store.close())
        self._shut_down()

    def _shut_down(self) -> None:
        for thread in (self._reading, self._reading_archive, self._checking, self._writing):
            thread.shutdown()
