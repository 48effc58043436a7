"""Find the lines of keys and coups in a record's text, and write its last line, the checksum.

Lines count from 1. The checksum is the SHA-256 of all bytes above it.
"""

import hashlib
import re
from collections.abc import Iterable, Iterator
from typing import Final

_SEAL: Final = re.compile(r"# sha256 [0-9a-f]{64}\n")
NEAR: Final = 4096
"""The most characters between two coups, such as a comment."""


def line_at(text: str, place: int) -> int:
    """Return the line of a position in the text."""
    return text.count("\n", 0, place) + 1


def key_line(text: str, key: str) -> int:
    """Return the line of the first key with that name, or 1."""
    match = re.search(rf"(?m)^[ \t\[]*{re.escape(key)}\b|\b{re.escape(key)} *=", text)
    return line_at(text, match.start()) if match else 1


def coup_lines(coups: Iterable[str], text: str) -> Iterator[int]:
    """Yield the line of each coup in order; a coup that is not found gets the line of the last one.

    The search stays near the previous coup, so that many missing coups do not slow it down.
    """
    match = re.search(r"(?m)^coups\b", text)
    place = match.end() if match else 0
    line = line_at(text, place)
    for coup in coups:
        at = text.find(coup, place, place + NEAR + len(coup))
        if at >= 0:
            line += text.count("\n", place, at)
            place = at + len(coup)
        yield line


def append_checksum(body: str) -> str:
    """Append the checksum to a body that ends with a newline."""
    return f"{body}# sha256 {hashlib.sha256(body.encode()).hexdigest()}\n"


def split_checksum(text: str) -> tuple[str, str]:
    """Split a text into its body and its checksum, which is empty if the last line is not one."""
    at = text.rfind("\n", 0, -1) + 1
    return (text[:at], text[at:]) if _SEAL.fullmatch(text, at) else (text, "")
