"""The command line. Everything heavy is imported by the command that needs it."""

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code: 0, 1 for a failed check, 2 for bad input."""
    from .run import run

    return run(arguments)
