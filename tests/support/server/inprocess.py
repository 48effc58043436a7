"""A house without a server, in a folder: its rooms and its store, on the test's own loop."""

from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, Future
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from baccarat.house.house import House

from .cheap_hashes import hash_cheaply

hash_cheaply()


class AtOnce(Executor):
    """Runs each task immediately in the calling thread, so that virtual time waits for it."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(work(*args, **kwargs))
        except Exception as fault:
            future.set_exception(fault)
        return future


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[House]:
    """Open a house in a folder, and close it like a server that is stopped."""
    house = House(folder, thread=AtOnce())
    await house.open()
    try:
        yield house
    finally:
        await house.close()
