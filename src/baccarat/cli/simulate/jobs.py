"""Where chunks run: compiled kernels in threads, plain Python in processes."""

import os
import signal
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any, Final

PLAIN: Final = frozenset({"reference", "table"})
"""The kernels that hold the interpreter, so that threads would wait for each other."""


class Jobs(Executor):
    """Threads or processes, which start with the first chunk, as its kernel needs."""

    def __init__(self, number: int | None) -> None:
        self._number = number or os.cpu_count() or 1
        self._pool: Executor | None = None

    def submit(self, function: Any, /, *arguments: Any, **named: Any) -> "Future[Any]":
        """Run a function of the settings; they are the first of `arguments`."""
        if self._pool is None:
            plain = arguments[0].kernel in PLAIN and self._number > 1
            self._pool = self._processes() if plain else ThreadPoolExecutor(self._number)
        return self._pool.submit(function, *arguments, **named)

    def _processes(self) -> Executor:
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        return ProcessPoolExecutor(self._number, get_context("spawn"), _ignore_interrupts)

    def shutdown(self, wait: bool = False, *, cancel_futures: bool = True) -> None:  # noqa: ARG002 - as every executor
        """Let chunks in progress finish by themselves."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=cancel_futures)


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that prints the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
