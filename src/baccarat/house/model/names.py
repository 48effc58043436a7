"""Names that people can tell apart: all of them can be seen, and no two at a table read alike."""

import re
import unicodedata
from typing import Final

from .refusal import HouseCode, check

LONGEST_NAME: Final = 24
HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Kinds of characters that show nothing, turn the direction of others, or mean nothing yet."""
BLANK: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U000e0100-\U000e01ef]"
)
"""Letters, marks and symbols that are blank: Unicode's Default_Ignorable_Code_Point (UAX 44) of
other kinds than HIDDEN, and the blank pattern of Braille."""


def clean_name(name: str) -> str:
    """Return a name fit to be shown; raises NotDone.

    It may not be empty, long or unprintable, nor begin with a mark that sits on another letter,
    nor hold what cannot be seen.
    """
    kinds = {unicodedata.category(each) for each in name.strip()}
    check(not kinds & HIDDEN and not BLANK.search(name), HouseCode.HIDDEN_NAME)
    clean = " ".join(name.split())
    check(0 < len(clean) <= LONGEST_NAME, HouseCode.BAD_NAME)
    marks = [word for word in clean.split() if unicodedata.category(word[0]).startswith("M")]
    check(not marks and clean.isprintable(), HouseCode.BAD_NAME)
    return clean


def same_name(one: str, other: str) -> bool:
    """Whether two names read alike: in any case, width and composition of their letters."""
    return _folded(one) == _folded(other)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
