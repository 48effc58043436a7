"""Do work that comes by standard input, pickled, until it ends: the other half of `Apart`."""

import os
import pickle
import sys
from contextlib import suppress
from typing import Final

POLITE: Final = 10
"""So much less of the processor than the tables, where the system knows of that."""


def main() -> None:
    """Answer each piece of work by whether it was done, and what came of it or what went wrong."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    asked, answers, sys.stdout = sys.stdin.buffer, sys.stdout.buffer, sys.stderr
    with suppress(EOFError, KeyboardInterrupt, BrokenPipeError):
        while True:
            work = pickle.load(asked)  # noqa: S301 - from the process that started this one
            try:
                answer = True, work()
            except Exception as fault:
                answer = False, repr(fault)
            pickle.dump(answer, answers)
            answers.flush()


if __name__ == "__main__":
    main()
