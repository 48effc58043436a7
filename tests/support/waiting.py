"""Runs pytest up to some point, once: there the process is forked for each that is asked of it."""

import gc
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from typing import Any

import pytest

from .forks import FORKS, write_to
from .planting import Ran, begin

CANNOT = 70
"""How it is told that nothing was forked for what is asked: no end of a run of tests."""


class Waiting:
    """A process that does `wait` with where it is asked, and options; to be closed at the end."""

    def __init__(
        self, wait: Callable[[Connection, tuple[str, ...]], None], options: Sequence[str]
    ) -> None:
        self.asks, theirs = FORKS.Pipe()
        self.process = FORKS.Process(target=wait, args=(theirs, tuple(options)))
        self.process.start()
        theirs.close()

    def ask(self, asked: object) -> Ran:
        """Have a fork do what is asked, to the end of its run."""
        with tempfile.NamedTemporaryFile() as output:
            self.asks.send((asked, output.name))
            status = self.asks.recv()
            return Ran(status, output.read().decode(errors="replace"))

    def close(self) -> None:
        self.asks.close()
        self.process.join()


def run_until(plugin: object, options: Sequence[str]) -> None:
    """Run pytest with a plugin that forks it, and have nothing said that comes before."""
    write_to(os.devnull, 1, 2)
    begin()
    raise SystemExit(pytest.main([*options], plugins=[plugin]))


def fork_for_each(asks: Connection, able: Callable[[Any], bool] | None = None) -> Any:
    """Return in each fork what is asked of it, and here, at the end, None.

    Nothing is forked for what the process is not `able` to do.
    """
    gc.freeze()
    sys.stdout.flush()
    while True:
        try:
            asked, output = asks.recv()
        except EOFError:
            return None
        if able and not able(asked):
            asks.send(CANNOT)
            continue
        child = os.fork()
        if not child:
            write_to(output, 1, 2)
            return asked
        asks.send(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
