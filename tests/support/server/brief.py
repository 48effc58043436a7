"""A patient server on which the absent lose a public chair within seconds."""

import sys

from .patient import deadlines, main

deadlines.BRIEF_HOLD_SECONDS = 2  # type: ignore[misc]

if __name__ == "__main__":
    main(*sys.argv[1:])
