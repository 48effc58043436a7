"""A server for browsers on a busy machine: it counts no requests, and waits for answers.

Where the rules give people a few seconds it gives them a minute, and their browsers some seconds to
seal a shoe. Players who reload the page keep their time for minutes.
"""

import sys
from importlib import import_module

from baccarat.house.rooms import deadlines

from .unlimited import main

__all__ = ["deadlines", "main"]

legal = import_module("baccarat.tables.punto.legal")  # the package has a function of this name

deadlines.SEAL_SECONDS = 6  # type: ignore[misc]
deadlines.CUT_SECONDS = 60  # type: ignore[misc]
deadlines.GRACE_SECONDS = 300  # type: ignore[misc]
for name in ("HOLDER_SECONDS", "PAIR_SECONDS", "THIRD_SECONDS"):
    setattr(legal, name, 60)

if __name__ == "__main__":
    main(*sys.argv[1:])
