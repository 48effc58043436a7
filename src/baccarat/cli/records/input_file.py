"""A command's input: a file, or `-` for standard input, and how it is to be read."""

import sys
from io import BufferedReader
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple, cast

from ..output.errors import CommandError, unreadable_file

STANDARD_INPUT: Final = Path("-")
LARGEST: Final = 16 * 2**20
"""Maximum bytes of an input that is read as a whole, far more than any valid one has."""


class Reading(NamedTuple):
    """The options for reading shoes; None where it is to be found out."""

    format: str | None = None
    columns: str | None = None
    codes: str | None = None
    packs: int | None = None
    burn: int | str | None = None
    keep_going: Path | None = None
    shoe: int | None = None


def open_input(file: Path) -> BufferedReader:
    """Open the bytes of an input. Raises OSError."""
    stream: BinaryIO = sys.stdin.buffer if file == STANDARD_INPUT else file.open("rb")
    return stream if isinstance(stream, BufferedReader) else BufferedReader(cast("Any", stream))


def bytes_of(opened: BinaryIO, file: Path, language: str | None = None) -> bytes:
    """Read the rest of an input. Raises OSError, or CommandError if it is too large."""
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
        with open_input(file) as opened:
            return bytes_of(opened, file).decode("utf-8-sig")
    except (OSError, UnicodeDecodeError) as fault:
        raise unreadable_file(file, fault) from None
