"""Standard output and error, made safe to write to."""

import os
import sys
from pathlib import Path
from typing import TextIO


def replace_unprintable() -> None:
    """Have both streams replace what a terminal cannot show, instead of failing on it.

    A program that was started without one of them writes nowhere in its place.
    """
    sys.stdout = sys.stdout or _nowhere()
    sys.stderr = sys.stderr or _nowhere()
    for stream in (sys.stdout, sys.stderr):
        _replace_unprintable(stream)


def _replace_unprintable(stream: TextIO) -> None:
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")


def _nowhere() -> TextIO:
    return Path(os.devnull).open("w", encoding="utf-8")


def use_null_stdout() -> None:
    """Send what is still to be printed nowhere, once the program that read it has gone.

    Otherwise the interpreter complains when it flushes standard output at its end.
    """
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
