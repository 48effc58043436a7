"""Faults in texts that somebody wrote: a code, and the facts for its sentence."""

from enum import StrEnum
from typing import TypeAlias

import msgspec

Fact: TypeAlias = int | str


class Fault(msgspec.Struct, frozen=True):
    """A fault by its `code`, for which `text` has a sentence in each language, with its `facts`."""

    code: str
    facts: dict[str, Fact] = {}

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={fact!r}" for name, fact in self.facts.items())])


class InputError(ValueError):
    """A text that cannot be used; `fault` says why."""

    def __init__(self, code: str, /, **facts: Fact) -> None:
        self.fault = Fault(str(code), facts)
        super().__init__(str(self.fault))


class ReadCode(StrEnum):
    """A fault of TOML, or of the fields in it."""

    NOT_TOML = "not-toml"
    TEXT_TOO_LONG = "text-too-long"
    LINE_TOO_LONG = "line-too-long"
    LONG_KEY = "long-key"
    TOO_MANY_PARTS = "too-many-parts"
    TOO_DEEP = "too-deep"
    TOO_MANY_ENTRIES = "too-many-entries"
    TOO_LONG_A_NUMBER = "too-long-a-number"
    """Faults that `bounds` finds before parsing; `most` is the limit."""
    FIELD_MISSING = "field-missing"
    FIELD_UNKNOWN = "field-unknown"
    WRONG_KIND = "wrong-kind"
    """`wanted` is msgspec's name of the type: `int`, `str`, or several separated by ` | `."""
    WRONG_VALUE = "wrong-value"
    NEWER = "newer"
    """A newer program wrote version `value`; this one reads versions up to `known`."""


class FormatError(InputError):
    """A text is not TOML, or lacks fields that it should have.

    A fault of the TOML has `line`, and `column` where parsing failed. A fault of a field has
    `where`, its path with entries counted from 1 (`outcomes 2 pays`), and its `value`.
    """
