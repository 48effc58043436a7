"""Runs pytest up to some point once, then forks the process for each request."""

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
"""The exit status if nothing was forked for a request; test runs never end with it."""


class Waiting:
    """A process that runs `wait` with a connection and options; close it at the end."""

    def __init__(
        self, wait: Callable[[Connection, tuple[str, ...]], None], options: Sequence[str]
    ) -> None:
        self.asks, theirs = FORKS.Pipe()
        self.process = FORKS.Process(target=wait, args=(theirs, tuple(options)))
        self.process.start()
        theirs.close()

    def ask(self, asked: object) -> Ran:
        """Let a fork carry out a request, to the end of its run."""
        with tempfile.NamedTemporaryFile() as output:
            self.asks.send((asked, output.name))
            status = self.asks.recv()
            return Ran(status, output.read().decode(errors="replace"))

    def close(self) -> None:
        self.asks.close()
        self.process.join()


def run_until(plugin: object, options: Sequence[str]) -> None:
    """Run pytest with a plugin that forks it, silencing the output before that."""
    write_to(os.devnull, 1, 2)
    begin()
    raise SystemExit(pytest.main([*options], plugins=[plugin]))


def fork_for_each(asks: Connection, able: Callable[[Any], bool] | None = None) -> Any:
    """Return the request in each fork, and None here at the end.

    Nothing is forked for requests that the process is not `able` to carry out.
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
