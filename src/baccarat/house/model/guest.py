"""People as the house knows them, and names that tell them apart: visible, and unlike others."""

import re
import unicodedata
from typing import Final

import msgspec

from .refusal import HouseCode, check


class Guest(msgspec.Struct, frozen=True):
    """A player by id and name; `account` is in units, outside all tables."""

    player: str
    name: str
    account: int


STRANGER: Final = Guest("", "", 0)
"""A visitor without a name, who may only watch."""


LONGEST_NAME: Final = 24
HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Character categories that are invisible, change text direction, or are unassigned."""
BLANK: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U000e0100-\U000e01ef]"
)
"""Blank letters, marks and symbols: Unicode's Default_Ignorable_Code_Point (UAX 44) in categories
other than HIDDEN, and the blank Braille pattern."""


def clean_name(name: str) -> str:
    """Return a name fit to be shown; raises Rejected.

    It must be non-empty, short and printable, must not start with a combining mark, and must not
    contain invisible characters.
    """
    kinds = {unicodedata.category(each) for each in name.strip()}
    check(not kinds & HIDDEN and not BLANK.search(name), HouseCode.HIDDEN_NAME)
    clean = " ".join(name.split())
    check(0 < len(clean) <= LONGEST_NAME, HouseCode.BAD_NAME)
    marks = [word for word in clean.split() if unicodedata.category(word[0]).startswith("M")]
    check(not marks and clean.isprintable(), HouseCode.BAD_NAME)
    return clean


def same_name(one: str, other: str) -> bool:
    """Whether two names look alike, ignoring case, width and composition."""
    return _fold(one) == _fold(other)


def _fold(name: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
