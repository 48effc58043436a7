"""How many files, and therefore connections, the system lets this process have open."""

import sys
from contextlib import suppress
from typing import Final

MAX_FILES: Final = 65_536
ACCEPTED: Final = 64
"""Connections the event loop accepts at a time, before any of them can be refused."""
SPARE: Final = 64 + 2 * ACCEPTED
"""Files kept free for other uses: the database, the page, and connections about to be refused."""


def connections_allowed() -> int:
    """Raise the limit on open files, and return how many connections it allows.

    Returns 0, for no limit, on a system that has none.
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
        with suppress(ValueError, OSError):  # macOS allows fewer than it reports
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(1, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - SPARE)
