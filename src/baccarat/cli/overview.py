"""What `baccarat --help` prints, written beforehand: it needs no reader of options.

`make generate` writes overview.txt from the commands, and a test holds it to them.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ASKED_BY: Final[tuple[list[str], ...]] = ([], ["--help"], ["-h"])
"""The arguments that ask for the list of commands."""
OVERVIEW: Final = Path(__file__).with_name("overview.txt")


def asks_for_overview(arguments: Sequence[str]) -> bool:
    return list(arguments) in ASKED_BY


def show_overview() -> int:
    """Print the list of commands; returns the exit code."""
    sys.stdout.write(OVERVIEW.read_text(encoding="utf-8"))
    sys.stdout.flush()
    return 0
