"""Where the chunks of a simulation run, and how its progress is shown."""

import logging
import os
import signal
import sys
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Final

from ...lab.simulation.cluster import Cluster, connect_cluster
from ...lab.simulation.simulate import Progress

PLAIN: Final = frozenset({"reference", "table"})
"""The kernels that hold the interpreter, so that threads would wait for each other."""
PER_SECOND: Final = 8
"""How often the progress is drawn."""


class Jobs(Executor):
    """Threads for compiled kernels, or processes, which start with the first chunk."""

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
        return ProcessPoolExecutor(self._number, get_context("spawn"), _ignore_interrupts)

    def shutdown(self, wait: bool = False, *, cancel_futures: bool = True) -> None:  # noqa: ARG002 - as every executor
        """Let chunks in progress finish by themselves."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=cancel_futures)


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that prints the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def using_cluster(address: str | None) -> Iterator[Cluster | None]:
    """Connect to a cluster; yields None without an address. Raises BadSimulation.

    Its library must not write to the terminal.
    """
    if address is None:
        yield None
        return
    disabled = logging.root.manager.disable
    logging.disable()
    try:
        with warnings.catch_warnings(action="ignore"), connect_cluster(address) as cluster:
            yield cluster
    finally:
        logging.disable(disabled)


@contextmanager
def showing_progress(language: str) -> Iterator[Callable[[Progress], None] | None]:
    """Show a bar with rate and time left; yields None if standard error is no terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, TaskProgressColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    from .results import coup_rate

    columns = (
        BarColumn(),
        TaskProgressColumn(),
        TextColumn("{task.description}"),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Bar(*columns, console=console, transient=True, refresh_per_second=PER_SECOND) as bar:
        task = bar.add_task("", total=None)

        def report(progress: Progress) -> None:
            spent = bar.tasks[0].elapsed or 0
            rate = progress.coups / spent if spent else 0.0
            bar.update(
                task,
                completed=progress.shoes,
                total=progress.expected,
                description=coup_rate(rate, language),
            )

        yield report
