"""Resource limits of this process, as far as the operating system supports them."""

import os
import sys
from contextlib import suppress
from typing import Final

POLITE: Final = 10
"""The niceness added, on systems that support it, so that tables go first."""


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
