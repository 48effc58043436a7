"""The process of a `Worker`: does the work it reads from standard input until that is closed.

Arguments: bytes of memory, and seconds of CPU time for each piece of work.
"""

import os
import pickle
import sys
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

from .limits import give_way, limit_memory, limit_processor
from .worker import LENGTH

SPENT = 3
"""Exit code if the memory limit was exceeded."""


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


if __name__ == "__main__":
    main()
