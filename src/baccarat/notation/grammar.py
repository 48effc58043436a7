"""The smallest parts of the notation: names, numbers, and the totals of a coup."""

import re
from typing import Final

from ..rules.fault import InputError
from ..tables.common.coup_result import CoupResult
from .faults import NotationCode

NAME: Final = re.compile(r"[a-z][a-z0-9-]*")
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,15}")


class BadNotation(InputError):
    """A text that is not a valid action, stake or result."""


def number(word: str) -> int:
    """Parse a whole number. Raises BadNotation."""
    if not _NUMBER.fullmatch(word):
        raise BadNotation(NotationCode.NO_NUMBER, word=word)
    return int(word)


def totals(coup: CoupResult) -> str:
    """Write the totals of a coup's hands in the game's order, the bank's last: `7-4`."""
    return "-".join(str(hand.total) for hand in coup.hands.values())
