"""A process that does one piece of work after another, within limits."""

import os
import pickle
import subprocess
import sys
import threading
from typing import Any, Final, NamedTuple

from .piece import Work

COMMAND: Final = (sys.executable, "-P", "-m", "baccarat.lab.workers")
LENGTH: Final = 8
"""Bytes in the length prefix of a piece."""
ALONE: Final = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
"""Keep libraries to one thread: one thread per core would cost memory for no gain."""


class WorkerLimits(NamedTuple):
    """Limits of a piece of work: seconds of wall-clock time and of CPU time, and bytes.

    The operating system enforces memory and CPU time where it can.
    """

    seconds: float = 30.0
    processor: int = 10
    memory: int = 2**30


class Overrun(RuntimeError):
    """A process ended before finishing its work: it exceeded a limit or was killed."""


class WorkerProcess:
    """A process that is started for the first piece of work, and replaced if it ends.

    It exits when this process is gone, even if killed, because its input is then closed.
    """

    def __init__(self, limits: WorkerLimits) -> None:
        self._limits = limits
        self._process: subprocess.Popen[bytes] | None = None

    def do(self, work: Work) -> Any:
        """Run a piece of work; raises Overrun, or RuntimeError if the work raises an exception."""
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
        """End the process, whatever it is doing."""
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
