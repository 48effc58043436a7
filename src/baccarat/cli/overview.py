"""The output of `baccarat --help`, stored as a file so that printing it loads no parser.

`make generate` writes overview.txt from the commands, and a test compares the two.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ASKED_BY: Final[tuple[list[str], ...]] = ([], ["--help"], ["-h"])
"""Arguments that ask for the list of commands."""
OVERVIEW: Final = Path(__file__).with_name("overview.txt")


def asks_for_overview(arguments: Sequence[str]) -> bool:
    return list(arguments) in ASKED_BY


def show_overview() -> int:
    """Print the list of commands. Returns the exit code."""
    sys.stdout.write(OVERVIEW.read_text(encoding="utf-8"))
    sys.stdout.flush()
    return 0
