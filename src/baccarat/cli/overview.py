"""The English output of `baccarat --help`, stored as a file so that printing it loads no parser.

`make generate` writes overview.txt from the commands, and a test compares the two.
"""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from shutil import get_terminal_size
from typing import Final

ASKED_BY: Final[tuple[list[str], ...]] = ([], ["--help"], ["-h"])
"""Arguments that ask for the list of commands."""
COLUMNS: Final = 80
"""The width of the stored list."""
OVERVIEW: Final = Path(__file__).with_name("overview.txt")


def asks_for_overview(arguments: Sequence[str]) -> bool:
    """Whether the list of commands is wanted, in English and on at least 80 columns."""
    return list(arguments) in ASKED_BY and _wants_english() and _has_room()


def _has_room() -> bool:
    return not sys.stdout.isatty() or get_terminal_size().columns >= COLUMNS


def _wants_english() -> bool:
    tags = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    tag = next((tag for tag in tags if tag), "").lower()
    return tag.startswith("en") or tag.partition(".")[0] in {"", "c", "posix"}


def show_overview() -> int:
    """Print the list of commands. Returns the exit code."""
    sys.stdout.write(OVERVIEW.read_text(encoding="utf-8"))
    sys.stdout.flush()
    return 0
