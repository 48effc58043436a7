"""A server that counts no requests: many tests in a row are one guest and one address to it."""

import sys
from typing import Any

from baccarat.house.store import batch
from baccarat.web.__main__ import main
from baccarat.web.guard.limits import RateLimiter

__all__ = ["main"]


def never_refuse(*_: Any) -> None:
    """Count nothing."""


RateLimiter._take = never_refuse  # type: ignore[method-assign, assignment]
vars(batch)["MAX_ISSUED_TO_ADDRESS"] = 10**15

if __name__ == "__main__":
    main(*sys.argv[1:])
