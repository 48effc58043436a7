"""The base of enums that are looked up often."""

from enum import StrEnum


class FastStrEnum(StrEnum):
    """Hashes in C, like the text that it equals; Enum's own `__hash__` is written in Python."""

    __hash__ = str.__hash__
