"""Bound the cost of parsing a TOML text, in one pass over its tokens before it is parsed.

A parser may need memory quadratic in the parts of a key, and one table for each of them. This pass
takes time and memory proportional to the length of the text.
"""

import re
from typing import Final

from .fault import FormatError, ReadCode

MOST_CHARACTERS: Final = 4_000_000
MOST_IN_LINE: Final = 250_000
MOST_IN_WORD: Final = 128
"""Characters of a key, a number or a date."""
MOST_PARTS: Final = 8
"""Parts of a dotted key."""
MOST_DEEP: Final = 32
"""Brackets within brackets."""
MOST_ENTRIES: Final = 50_000
"""Keys, their parts, tables and values together."""

_TOKEN: Final = re.compile(
    r"""(?P<comment>\#[^\n]*)|(?P<quote>\"{3}|'{3}|["'])|(?P<mark>[\[\]{}=,.\n])|(?P<word>[^\s"'\#\[\]{}=,.]+)"""
)
_STOPS: Final = {
    '"': re.compile(r"\"|\\|\n"),
    "'": re.compile(r"'|\n"),
    '"""': re.compile(r"\"{3,5}|\\"),
    "'''": re.compile(r"'{3,5}"),
}
"""The possible ends of a quoted text, by its opening quotes; escaped quotes do not end it."""


def check_bounds(text: str) -> None:
    """Raise FormatError if the text could cost more to parse than any legitimate text."""
    if len(text) > MOST_CHARACTERS:
        raise FormatError(ReadCode.TEXT_TOO_LONG, most=MOST_CHARACTERS)
    for line, each in enumerate(text.split("\n"), 1):
        if len(each) > MOST_IN_LINE:
            raise FormatError(ReadCode.LINE_TOO_LONG, line=line, most=MOST_IN_LINE)
    _Pass().over(text)


class _Pass:
    """The counts up to a token."""

    def __init__(self) -> None:
        self.line, self.depth, self.entries, self.parts = 1, 0, 0, 1
        self.quoted = 0
        """Characters of a quoted text that may turn out to be a key."""

    def over(self, text: str) -> None:
        place = 0
        while token := _TOKEN.search(text, place):
            place = token.end()
            match token.lastgroup:
                case "mark":
                    self._mark(token[0])
                case "word" if place - token.start() > MOST_IN_WORD:
                    number = token[0][0] in "+-0123456789"
                    raise self._fault(ReadCode.TOO_LONG_A_NUMBER if number else ReadCode.LONG_KEY)
                case "quote":
                    end = _end_of_quoted(text, token[0], place)
                    self.quoted = end - token.start() - len('""')
                    self.line += text.count("\n", place, end)
                    place = end
                case _:
                    pass

    def _mark(self, mark: str) -> None:
        match mark:
            case "\n":
                self.line += 1
            case "[" | "{":
                self.depth += 1
            case "]" | "}":
                self.depth = max(self.depth - 1, 0)
            case "." | "=" if self.quoted > MOST_IN_WORD:
                raise self._fault(ReadCode.LONG_KEY)
            case _:
                pass
        self.quoted = 0
        self.parts = self.parts + 1 if mark == "." else 1
        self.entries += mark in "[{=,."
        if self.parts > MOST_PARTS:
            raise self._fault(ReadCode.TOO_MANY_PARTS, MOST_PARTS)
        if self.depth > MOST_DEEP:
            raise self._fault(ReadCode.TOO_DEEP, MOST_DEEP)
        if self.entries > MOST_ENTRIES:
            raise self._fault(ReadCode.TOO_MANY_ENTRIES, MOST_ENTRIES)

    def _fault(self, code: ReadCode, most: int = MOST_IN_WORD) -> FormatError:
        return FormatError(code, line=self.line, most=most)


def _end_of_quoted(text: str, quote: str, place: int) -> int:
    """Find the end of a quoted text; an unclosed one ends where its parser gives up."""
    stops = _STOPS[quote]
    while stop := stops.search(text, place):
        if stop[0] == "\n":
            return stop.start()
        if stop[0] != "\\":
            return stop.end()
        place = stop.end() + 1
    return len(text)
