"""Find the lines of keys and coups in a record's text; lines count from 1."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

NEAR: Final = 4096
"""The most characters between two coups, such as a comment."""


def line_at(text: str, place: int) -> int:
    """Return the line of a position in the text."""
    return text.count("\n", 0, place) + 1


def key_line(text: str, key: str) -> int:
    """Return the line of the first key with that name, or 1."""
    found = re.search(rf"(?m)^[ \t\[]*{re.escape(key)}\b|\b{re.escape(key)} *=", text)
    return line_at(text, found.start()) if found else 1


def coup_lines(coups: Iterable[str], text: str) -> Iterator[int]:
    """Yield the line of each coup in order; a coup that is not found gets the line of the last one.

    The search stays near the previous coup, so that many missing coups do not slow it down.
    """
    found = re.search(r"(?m)^coups\b", text)
    place = found.end() if found else 0
    line = line_at(text, place)
    for coup in coups:
        at = text.find(coup, place, place + NEAR + len(coup))
        if at >= 0:
            line += text.count("\n", place, at)
            place = at + len(coup)
        yield line
