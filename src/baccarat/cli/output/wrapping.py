"""Break lines between words, so that a terminal does not break them within one."""

import re
import shutil
import sys
import unicodedata
from collections.abc import Iterator
from typing import Final, TextIO

_WIDE: Final = r"\u2e80-\u2fff\u3040-\u9fff\uac00-\ud7af\uf900-\ufaff"
"""Characters of scripts without spaces, between which a line may end."""
_OPEN: Final = "（《〈「『【"
_CLOSE: Final = "）》〉」』】、，。；：！？"
_PIECE: Final = re.compile(
    rf"[ \t]*[{_OPEN}]*(?:[{_WIDE}]|[^ \t{_WIDE}{_OPEN}{_CLOSE}]+)?[{_CLOSE}]*[ \t]*"
)
"""A word, or one character of a script without spaces, with the marks and spaces around it."""


def cells(text: str) -> int:
    """Return the number of columns that a text takes."""
    return sum(1 + (unicodedata.east_asian_width(each) in "WF") for each in text)


def longest_piece(text: str) -> int:
    """Return the number of columns below which a word would have to be broken."""
    return max((cells(piece.strip(" \t")) for piece in _pieces(text)), default=0)


def breaks(line: str, width: int, rest: int) -> Iterator[int]:
    """Yield the places at which a line is broken to fit `width` columns, and then `rest` each.

    Only a word longer than a line is broken, after a `/` if it has one.
    """
    at, used, room = 0, 0, width
    for piece in _pieces(line):
        if at and used + cells(piece.rstrip(" \t")) > room:
            yield at
            used, room = 0, rest
        left = piece
        while cells(left.rstrip(" \t")) > room - used:
            head = _head(left, room)
            at += len(head)
            yield at
            left, room = left[len(head) :], rest
        at += len(left)
        used += cells(left)


def wrap(text: str, width: int) -> str:
    """Break the lines of a text; continued lines keep the indent."""
    return "\n".join(part for line in text.split("\n") for part in _parts(line, width))


def _parts(line: str, width: int) -> Iterator[str]:
    indent = indent_of(line, width)
    start = 0
    for end in (*breaks(line, width, width - len(indent)), len(line)):
        yield (indent if start else "") + line[start:end].rstrip(" \t" if end < len(line) else "")
        start = end


def indent_of(line: str, width: int) -> str:
    """Return the spaces before a line's first word, if they leave room for more."""
    indent = line[: len(line) - len(line.lstrip(" "))]
    return indent if len(indent) < width // 2 else ""


def tell(text: str, stream: TextIO | None = None) -> None:
    """Print and flush a text; on a terminal its lines are broken between words."""
    stream = stream or sys.stdout
    if stream.isatty():
        text = wrap(text, shutil.get_terminal_size().columns)
    print(text, file=stream, flush=True)


def _pieces(text: str) -> Iterator[str]:
    return (match.group() for match in _PIECE.finditer(text) if match.group())


def _head(piece: str, room: int) -> str:
    """Return the beginning of a word that fits `room` columns, at least one character."""
    end = 1
    while end < len(piece) and cells(piece[: end + 1]) <= room:
        end += 1
    slash = piece.rfind("/", 0, end) + 1
    return piece[: slash or end]
