"""Split a text that somebody typed into words that know their places, for errors to point at."""

import re
from collections.abc import Iterator
from typing import Final

import msgspec

_LINE_END: Final = re.compile(r"\r\n|\r|\n")
_PLACE: Final = re.compile(r"\s*([^\s,;]*)(?:\s*([,;]))?")


class Token(msgspec.Struct, frozen=True):
    """A word and its place; `line` and `column` count from 1.

    The text is empty where nothing is written before a comma or semicolon.
    """

    text: str
    line: int
    column: int


def tokenize(text: str) -> Iterator[tuple[Token, ...]]:
    """Yield the words of each line, which spaces, commas or semicolons separate; () if none."""
    for line, written in enumerate(_LINE_END.split(text), 1):
        yield tuple(_words(written, line))


def _words(written: str, line: int) -> Iterator[Token]:
    for found in _PLACE.finditer(written):
        word, separator = found.groups()
        if word or separator:
            yield Token(word, line, (found.start(1) if word else found.start(2)) + 1)
