"""The files that commands read and write; `-` is standard input."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from io import BufferedReader
from pathlib import Path
from typing import Any, BinaryIO, Final, cast

from .output.errors import CommandError, unreadable_file

ZOOM: Final = 2
"""PNG pixels per unit of the picture."""
KINDS: Final = (".svg", ".png", "")
STANDARD_INPUT: Final = Path("-")
LARGEST: Final = 16 * 2**20
"""Maximum bytes of an input that is read as a whole, far more than any valid one has."""


@contextmanager
def open_input(file: Path) -> Iterator[BufferedReader]:
    """Open the bytes of an input. Raises CommandError, also for an OSError while it is read."""
    try:
        stream: BinaryIO = sys.stdin.buffer if file == STANDARD_INPUT else file.open("rb")
        with stream:
            if not isinstance(stream, BufferedReader):
                stream = BufferedReader(cast("Any", stream))
            yield stream
    except OSError as fault:
        raise unreadable_file(file, fault) from None


def bytes_of(stream: BinaryIO, file: Path) -> bytes:
    """Read the rest of an input. Raises OSError, or CommandError if it is too large."""
    content = stream.read(LARGEST + 1)
    if len(content) > LARGEST:
        from ..rules.fault import Fault
        from ..text.faults import FileCode

        fault = Fault(FileCode.TOO_LARGE, {"most": LARGEST >> 20})
        raise CommandError("error-unusable", path=str(file), reason=fault)
    return content


def text_of(file: Path) -> str:
    """Read UTF-8 text, with or without a byte order mark. Raises CommandError."""
    try:
        with open_input(file) as stream:
            return bytes_of(stream, file).decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        raise unreadable_file(file, fault) from None


def write_file(file: Path, content: bytes) -> None:
    """Write a file. Raises CommandError if it cannot be written."""
    try:
        file.write_bytes(content)
    except OSError as fault:
        raise unreadable_file(file, fault) from None


def check_free(path: Path) -> None:
    """Raise CommandError if a file exists that would be overwritten."""
    if path.exists():
        raise CommandError("error-file-exists", path=str(path))


def save_picture(file: Path, drawn: str) -> None:
    """Write a picture. Raises CommandError if its format is unknown or it cannot be written."""
    kind = file.suffix.lower()
    if kind not in KINDS:
        raise CommandError("error-picture-kind", path=str(file))
    write_file(file, _dots(drawn) if kind == ".png" else drawn.encode())


def _dots(drawn: str) -> bytes:
    if not _has_letters():
        raise CommandError("error-no-typeface")
    return _draw(drawn)


@cache
def _has_letters() -> bool:
    """Check that the system has a typeface; without one, the renderer drops all text."""
    from .output.pictures import FONTS

    paper = f'<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" font-family="{FONTS}">'
    return _draw(f'{paper}<text y="15">x</text></svg>') != _draw(f"{paper}</svg>")


def _draw(drawn: str) -> bytes:
    from resvg_py import svg_to_bytes

    return bytes(svg_to_bytes(svg_string=drawn, zoom=ZOOM))
