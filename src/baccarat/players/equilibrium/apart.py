"""Have work done by a process of its own, so that no table shares its processor's turns with it."""

import os
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any, Final

POLITE: Final = 10
"""So much less of the processor than the tables, where the system knows of that."""
PATIENCE: Final = 30.0
"""Seconds that one piece of work may take."""

Work = Callable[[], Any]


class Apart:
    """Does one piece of work after the other, by a process that is started for the first of them.

    It ends when whoever started it does, even by a kill: then nobody holds the other end any more.
    """

    def __init__(self) -> None:
        self._waiting: SimpleQueue[tuple[Work, Future[Any]]] = SimpleQueue()
        self._line: Connection | None = None
        self._process: Any = None
        self._begun = threading.Lock()
        self._thread: threading.Thread | None = None

    def submit(self, work: Work) -> "Future[Any]":
        """Have something done that can be pickled, as what comes of it must be too."""
        found: Future[Any] = Future()
        self._waiting.put((work, found))
        with self._begun:
            if self._thread is None:
                self._thread = threading.Thread(target=self._go_on, name="solver", daemon=True)
                self._thread.start()
        return found

    def _go_on(self) -> None:
        while True:
            work, found = self._waiting.get()
            if not found.set_running_or_notify_cancel():
                continue
            try:
                found.set_result(self._ask(work))
            except Exception as fault:
                found.set_exception(fault)

    def _ask(self, work: Work) -> Any:
        line = self._line or self._start()
        try:
            line.send(work)
            if not line.poll(PATIENCE):
                raise TimeoutError
            done, came_of_it = line.recv()
        except (OSError, EOFError):
            self._stop()
            raise
        if not done:
            raise RuntimeError(came_of_it)
        return came_of_it

    def _start(self) -> Connection:
        context = get_context("spawn")
        here, there = context.Pipe()
        self._process = context.Process(target=serve, args=(there,), name="solver", daemon=True)
        self._process.start()
        there.close()
        self._line = here
        return here

    def _stop(self) -> None:
        if self._line is not None:
            self._line.close()
            self._process.kill()
            self._process.join()
        self._line = self._process = None


def serve(line: Connection) -> None:
    """Do what is asked until nobody asks any more."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            work: Work = line.recv()
            try:
                answer = True, work()
            except Exception as fault:
                answer = False, repr(fault)
            line.send(answer)
