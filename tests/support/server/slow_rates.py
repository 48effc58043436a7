"""A server whose rates recover five times slower: a slow machine goes beyond them as well."""

import sys
from collections.abc import Callable

from baccarat.web.__main__ import main
from baccarat.web.guard.limits import RateLimiter

SLOWER = 5

_init = RateLimiter.__init__


def count_slowly(rates: RateLimiter, time: Callable[[], float]) -> None:
    """Count by a clock that runs slower."""
    _init(rates, lambda: time() / SLOWER)


RateLimiter.__init__ = count_slowly  # type: ignore[method-assign, assignment]

if __name__ == "__main__":
    main(*sys.argv[1:])
