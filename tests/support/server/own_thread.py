"""The base of servers that run in the test's own process, each on a loop in its own thread."""

import asyncio
import threading
from abc import ABC, abstractmethod
from typing import Self


class OwnThread(ABC):
    """Serves while entered. `serve` sets `ready`, and ends after `over` has been set."""

    def __init__(self) -> None:
        self.ready = threading.Event()
        self.over = asyncio.Event()
        self.loop: asyncio.AbstractEventLoop
        self._thread = threading.Thread(target=asyncio.run, args=(self._run(),), daemon=True)

    @abstractmethod
    async def serve(self) -> None: ...

    async def _run(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.serve()

    def __enter__(self) -> Self:
        self._thread.start()
        assert self.ready.wait(60)
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.over.set)
        self._thread.join()
