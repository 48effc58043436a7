"""Read a command's input: a file, or `-` for standard input."""

import sys
from pathlib import Path
from typing import Final

from ..output.errors import CommandError, unreadable_file

STANDARD_INPUT: Final = Path("-")
LARGEST: Final = 16 * 2**20
"""Maximum bytes to read, far more than any valid input has."""


def bytes_of(file: Path, language: str | None = None) -> bytes:
    """Read a whole file. Raises OSError, or CommandError if it is too large."""
    if file == STANDARD_INPUT:
        read = sys.stdin.buffer.read(LARGEST + 1)
    else:
        with file.open("rb") as opened:
            read = opened.read(LARGEST + 1)
    if len(read) > LARGEST:
        from ...rules.fault import Fault
        from ...text.faults import FileCode

        fault = Fault(FileCode.TOO_LARGE, {"most": LARGEST >> 20})
        raise CommandError("error-unusable", language=language, path=str(file), reason=fault)
    return read


def text_of(file: Path) -> str:
    """Read UTF-8 text, with or without a byte order mark. Raises CommandError."""
    try:
        return bytes_of(file).decode("utf-8-sig")
    except (OSError, UnicodeDecodeError) as fault:
        raise unreadable_file(file, fault) from None
