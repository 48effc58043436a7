"""Have work done by a process of its own, so that no table shares its processor's turns with it."""

import pickle
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from typing import Any, Final

COMMAND: Final = (sys.executable, "-P", "-m", "baccarat.players.equilibrium")
PATIENCE: Final = 30.0
"""Seconds that one piece of work may take."""

Work = Callable[[], Any]


class Apart:
    """Does one piece of work after the other, by a process that is started for the first of them.

    It ends when the process that started it does, even by a kill: then nobody holds its input
    open any more.
    """

    def __init__(self) -> None:
        self._waiting: SimpleQueue[tuple[Work, Future[Any]]] = SimpleQueue()
        self._process: subprocess.Popen[bytes] | None = None
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
        asked = pickle.dumps(work)
        process = self._process or self._start()
        late = threading.Timer(PATIENCE, process.kill)
        late.start()
        try:
            done, came_of_it = _answer(process, asked)
        except (OSError, EOFError, pickle.UnpicklingError):
            self._stop(process)
            raise
        finally:
            late.cancel()
        if not done:
            raise RuntimeError(came_of_it)
        return came_of_it

    def _start(self) -> "subprocess.Popen[bytes]":
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe)  # noqa: S603 - our own
        return self._process

    def _stop(self, process: "subprocess.Popen[bytes]") -> None:
        self._process = None
        process.kill()
        process.communicate()


def _answer(process: "subprocess.Popen[bytes]", asked: bytes) -> tuple[bool, Any]:
    if process.stdin is None or process.stdout is None:
        raise EOFError
    process.stdin.write(asked)
    process.stdin.flush()
    answer: tuple[bool, Any] = pickle.load(process.stdout)  # noqa: S301 - from our own process
    return answer
