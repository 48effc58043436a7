"""Have one piece of work after the other done by a process, within limits."""

import os
import pickle
import subprocess
import sys
import threading
from typing import Any, Final, NamedTuple

from .piece import Work

COMMAND: Final = (sys.executable, "-P", "-m", "baccarat.lab.workers")
LENGTH: Final = 8
"""Bytes in which the length of a piece is told."""
ALONE: Final = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
"""Libraries keep to one thread: a thread for each processor costs memory, and gains nothing."""


class Limits(NamedTuple):
    """What a piece of work may take: seconds by the clock and of the processor, and bytes.

    Memory and processor are limited by the operating system, where it can.
    """

    seconds: float = 30.0
    processor: int = 10
    memory: int = 2**30


class Overrun(RuntimeError):
    """A process ended before its piece of work was done: it took too much, or was killed."""


class Worker:
    """A process that is started for the first piece of work, and replaced when it has ended.

    It ends by itself as soon as this process is gone, even by a kill: nobody holds its input open.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._process: subprocess.Popen[bytes] | None = None

    def do(self, work: Work) -> Any:
        """Have a piece of work done; raises Overrun, and RuntimeError for what the work raises."""
        asked = pickle.dumps(work)
        process = self._running()
        late = threading.Timer(self._limits.seconds, process.kill)
        late.start()
        try:
            done, found = _answer(process, asked)
        except (OSError, EOFError, pickle.UnpicklingError) as fault:
            self.stop()
            raise Overrun(repr(fault)) from fault
        finally:
            late.cancel()
        if not done:
            raise RuntimeError(found)
        return found

    def stop(self) -> None:
        """End the process, whatever it does."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None

    def _running(self) -> "subprocess.Popen[bytes]":
        if self._process is None or self._process.poll() is not None:
            self.stop()
            limits = (str(self._limits.memory), str(self._limits.processor))
            pipe = subprocess.PIPE
            self._process = subprocess.Popen(  # noqa: S603 - our own
                (*COMMAND, *limits), stdin=pipe, stdout=pipe, env=ALONE | os.environ
            )
        return self._process


def _answer(process: "subprocess.Popen[bytes]", asked: bytes) -> tuple[bool, Any]:
    if process.stdin is None or process.stdout is None:
        raise EOFError
    process.stdin.write(len(asked).to_bytes(LENGTH, "big") + asked)
    process.stdin.flush()
    answer: tuple[bool, Any] = pickle.load(process.stdout)  # noqa: S301 - from our own process
    return answer
