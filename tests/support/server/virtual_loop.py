"""An event loop whose time jumps ahead when there is nothing else to do."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


class VirtualLoop(asyncio.SelectorEventLoop):
    """Days pass in seconds: the clock jumps to the next thing that is due.

    While another thread works for the loop, no time passes, since its duration is random.
    """

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0
        self._elsewhere = 0

    def time(self) -> float:
        return self._now

    def run_in_executor(self, *call: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        self._elsewhere += 1
        work = super().run_in_executor(*call)
        work.add_done_callback(self._is_back)
        return work

    def _is_back(self, _: asyncio.Future[Any]) -> None:
        self._elsewhere -= 1

    def _run_once(self) -> None:
        due = [each.when() for each in self._scheduled if not each.cancelled()]  # type: ignore[attr-defined]
        if due and not self._ready and not self._elsewhere:  # type: ignore[attr-defined]
            self._now = max(self._now, min(due))
        super()._run_once()  # type: ignore[misc]


def in_virtual_time(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in its own thread, since the browser's loop runs in the main one."""

    def run() -> T:
        with asyncio.Runner(loop_factory=VirtualLoop) as runner:
            return runner.run(work)

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(run).result()
