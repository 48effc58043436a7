"""How many files, and so connections, the system lets this process have open."""

import sys
from contextlib import suppress
from typing import Final

MAX_FILES: Final = 65_536
ACCEPTED: Final = 64
"""Connections that the event loop takes in at a time, before any of them can be turned away."""
SPARE: Final = 64 + 2 * ACCEPTED
"""Files that are not connections held: the database, the page, and what is turned away."""


def connections_allowed() -> int:
    """Ask for as many open files as may be had, and tell how many connections they allow.

    0 stands for no limit, on a system that has none.
    """
    if sys.platform == "win32":
        return 0
    import resource  # noqa: PLC0415 - Windows has none

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    most = MAX_FILES if hard == unlimited else min(hard, MAX_FILES)
    if soft == unlimited:
        return MAX_FILES - SPARE
    if soft < most:
        with suppress(ValueError, OSError):  # macOS allows fewer than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(1, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - SPARE)
