"""The single writer of a house: batches that arrive together share one wait for the disk."""

import asyncio
import time
from bisect import bisect_left
from concurrent.futures import Executor
from itertools import accumulate
from math import inf
from typing import Final

from .batch import Batch
from .dialects.faults import is_disk_fault
from .store import Store

Waiting = tuple[Batch, asyncio.Future[None]]

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, inf)
"""The upper bounds of the buckets, in seconds."""


class Latency:
    """Counts durations by bucket; `total` is their sum in seconds."""

    def __init__(self) -> None:
        self._counts = [0] * len(BOUNDS)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count a duration."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def buckets(self) -> list[tuple[str, int]]:
        """Return, for each bound, how many durations were no longer than it."""
        names = ["+Inf" if bound == inf else str(bound) for bound in BOUNDS]
        return list(zip(names, accumulate(self._counts), strict=True))


class Writer:
    """Commits batches in order, as many at once as have arrived meanwhile."""

    def __init__(self, thread: Executor, store: Store) -> None:
        self._thread = thread
        self._store = store
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None
        self.latency = Latency()
        self.disk_fails = False
        """Whether the disk refused the last group of batches."""

    @property
    def waiting(self) -> int:
        """How many batches wait for the next commit."""
        return len(self._waiting)

    async def commit(self, batch: Batch) -> None:
        """Write a batch, and return once it is on disk; raises what `Store.commit` does."""
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((batch, kept))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write(), name="writer")
        await kept

    async def finish(self) -> None:
        """Wait until all accepted batches are written."""
        if self._writing:
            await self._writing

    async def _write(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting, []
            for (_, kept), fault in zip(group, await self._faults(group), strict=True):
                if kept.cancelled():
                    continue
                if fault:
                    kept.set_exception(fault)
                else:
                    kept.set_result(None)

    async def _faults(self, group: list[Waiting]) -> list[Exception | None]:
        """Write a group of batches; a disk fault is reported for each of them."""
        loop, batches = asyncio.get_running_loop(), [batch for batch, _ in group]
        started, work = time.perf_counter(), self._store.commit_all
        try:
            faults = [*await loop.run_in_executor(self._thread, work, batches)]
        except Exception as fault:
            self.disk_fails = is_disk_fault(fault)
            return [fault] * len(group)
        self.disk_fails = False
        self.latency.add(time.perf_counter() - started)
        return faults
