"""Read the text that a command is given: a file, or `-` for standard input."""

import sys
from pathlib import Path
from typing import Final

from .sentence import unusable

STANDARD_INPUT: Final = Path("-")


def text_of(file: Path) -> str:
    """Read a text in UTF-8, with or without a byte order mark; raises Sentence."""
    try:
        read = sys.stdin.buffer.read() if file == STANDARD_INPUT else file.read_bytes()
        return read.decode("utf-8-sig")
    except (OSError, UnicodeDecodeError) as fault:
        raise unusable(file, fault) from None
