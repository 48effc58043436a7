"""The entry point: prints the list of commands without loading them, or runs one."""

import sys
import warnings
from collections.abc import Sequence

from .._version import __version__
from .output.streams import one_line, replace_unprintable, use_null_stdout
from .overview import asks_for_overview, show_overview


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command. Returns the exit code: 0, 1 for a failed check, 2 for bad input."""
    replace_unprintable()
    warnings.formatwarning = one_line
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        if asks_for_overview(given):
            return show_overview()
        if given == ["--version"]:
            print(__version__, flush=True)
            return 0
        from .run import run

        return run(given)
    except BrokenPipeError:
        use_null_stdout()
        return 0
