"""Find where things stand in a record's text; lines count from 1."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

NEAR: Final = 4096
"""Characters that may stand between two coups, as of a comment."""


def line_at(text: str, place: int) -> int:
    """Tell the line of a place in the text."""
    return text.count("\n", 0, place) + 1


def key_line(text: str, key: str) -> int:
    """Tell the line of the first key of that name; 1 where there is none."""
    found = re.search(rf"(?m)^[ \t\[]*{re.escape(key)}\b|\b{re.escape(key)} *=", text)
    return line_at(text, found.start()) if found else 1


def coup_lines(coups: Iterable[str], text: str) -> Iterator[int]:
    """Tell the line of each coup, in their order; one that is not found has that of the last.

    Each is looked for near the one before it, so that many that are not found take no longer.
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
