"""A server that gives browsers as many seconds as its last word says to seal a shoe."""

import sys

from baccarat.house.rooms import timing
from baccarat.web.__main__ import main

if __name__ == "__main__":
    timing.SEAL_SECONDS = timing.CUT_SECONDS = int(sys.argv.pop())  # type: ignore[misc]
    main(*sys.argv[1:])
