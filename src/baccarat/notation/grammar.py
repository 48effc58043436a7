"""The smallest parts of the notation."""

import re
from typing import Final

NAME: Final = re.compile(r"[a-z][a-z0-9-]*")
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,15}")


class BadNotation(ValueError):
    """A text that is no action, stake or result; the message says what is wrong with it."""


def number(word: str) -> int:
    """Read a whole number; raises BadNotation."""
    if not _NUMBER.fullmatch(word):
        raise BadNotation(f"{word!r} is no whole number of at most 16 digits")
    return int(word)
