"""The entry point: prints the list of commands without loading them, or runs one."""

import os
import sys
import warnings
from collections.abc import Sequence
from pathlib import Path
from shutil import get_terminal_size
from typing import Final

from .._version import __version__
from .output.streams import one_line, replace_unprintable, use_null_stdout

COLUMNS: Final = 80
"""The width of the stored list of commands."""
OVERVIEW: Final = Path(__file__).with_name("overview.txt")
"""The English output of `baccarat --help`, so that printing it loads no parser.

`make generate` writes it from the commands, and a test compares the two.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command. Returns the exit code: 0, 1 for a failed check, 2 for bad input."""
    replace_unprintable()
    warnings.formatwarning = one_line
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        if words in ([], ["--help"], ["-h"]) and _wants_english() and _has_room():
            print(OVERVIEW.read_text(encoding="utf-8"), end="", flush=True)
            return 0
        if words == ["--version"]:
            print(__version__, flush=True)
            return 0
        from .run import run

        return run(words)
    except BrokenPipeError:
        use_null_stdout()
        return 0


def _has_room() -> bool:
    return not sys.stdout.isatty() or get_terminal_size().columns >= COLUMNS


def _wants_english() -> bool:
    tags = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    tag = next((tag for tag in tags if tag), "").lower()
    return tag.startswith("en") or tag.partition(".")[0] in {"", "c", "posix"}
