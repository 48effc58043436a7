"""Limit what this process may take, as far as the operating system can."""

import os
import sys
from contextlib import suppress
from typing import Final

POLITE: Final = 10
"""So much less of the processor than the tables, where the system knows of that."""


def give_way() -> None:
    """Let other processes go first."""
    if hasattr(os, "nice"):
        os.nice(POLITE)


def limit_memory(most: int) -> None:
    """Have this process get no more than so many bytes, and leave no core behind."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - Windows has none

        _lower(resource.RLIMIT_DATA, most)
        _lower(resource.RLIMIT_CORE, 0)


def limit_processor(seconds: int) -> None:
    """Have this process killed after so many seconds of the processor from now on."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - Windows has none

        used = resource.getrusage(resource.RUSAGE_SELF)
        _lower(resource.RLIMIT_CPU, int(used.ru_utime + used.ru_stime) + 1 + seconds)


def _lower(kind: int, most: int) -> None:
    """Set the limit that can be raised again, below the one that cannot."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - Windows has none

        hard = resource.getrlimit(kind)[1]
        if hard != resource.RLIM_INFINITY:
            most = min(most, hard)
        with suppress(ValueError, OSError):  # some systems refuse some limits
            resource.setrlimit(kind, (most, hard))
