"""A server whose last argument is the time in seconds that browsers get to seal a shoe."""

import sys

from baccarat.house.rooms import deadlines
from baccarat.web.__main__ import main

if __name__ == "__main__":
    deadlines.SEAL_SECONDS = deadlines.CUT_SECONDS = int(sys.argv.pop())  # type: ignore[misc]
    main(*sys.argv[1:])
