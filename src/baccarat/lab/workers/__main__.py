"""The process of a `Worker`: does the work it reads from standard input until that is closed.

Arguments: bytes of memory, and seconds of CPU time for each piece of work.
"""

import os
import pickle
import sys
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final

from .worker import LENGTH

SPENT: Final = 3
"""Exit code if the memory limit was exceeded."""
POLITE: Final = 10
"""The niceness added, on systems that support it, so that tables go first."""


def main() -> None:
    """Answer each piece of work with whether it succeeded, and its result or error."""
    memory, processor = map(int, sys.argv[1:])
    give_way()
    limit_memory(memory)
    asked: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, asked), daemon=True).start()
    answers, sys.stdout = sys.stdout.buffer, sys.stderr
    with suppress(KeyboardInterrupt, BrokenPipeError):
        while True:
            work = asked.get()
            limit_processor(processor)
            answers.write(pickle.dumps(_answer(work)))
            answers.flush()


def _answer(work: bytes) -> tuple[bool, object]:
    try:
        return True, pickle.loads(work)()  # noqa: S301 - from the process that started this one
    except MemoryError:
        os._exit(SPENT)
    except Exception as fault:
        return False, repr(fault)


def _listen(stream: BinaryIO, asked: "SimpleQueue[bytes]") -> None:
    """Read work, and exit at the end of the input, which means that the parent is gone.

    A separate thread does this, so that it also notices during work.
    """
    while True:
        length = int.from_bytes(stream.read(LENGTH), "big")
        work = stream.read(length)
        if not work or len(work) < length:
            os._exit(0)
        asked.put(work)


def give_way() -> None:
    """Lower the scheduling priority of this process."""
    if hasattr(os, "nice"):
        os.nice(POLITE)


def limit_memory(most: int) -> None:
    """Limit the memory of this process to `most` bytes, and disable core dumps."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - Windows has none

        _lower(resource.RLIMIT_DATA, most)
        _lower(resource.RLIMIT_CORE, 0)


def limit_processor(seconds: int) -> None:
    """Kill this process after `seconds` more seconds of CPU time."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - Windows has none

        used = resource.getrusage(resource.RUSAGE_SELF)
        _lower(resource.RLIMIT_CPU, int(used.ru_utime + used.ru_stime) + 1 + seconds)


def _lower(kind: int, most: int) -> None:
    """Set the soft limit, which can be raised again up to the hard limit."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - Windows has none

        hard = resource.getrlimit(kind)[1]
        if hard != resource.RLIM_INFINITY:
            most = min(most, hard)
        with suppress(ValueError, OSError):  # some systems reject some limits
            resource.setrlimit(kind, (most, hard))


if __name__ == "__main__":
    main()
