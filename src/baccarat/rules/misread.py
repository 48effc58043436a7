"""Name what can be wrong with TOML, or with the fields in it."""

from enum import StrEnum

from .fault import Faulty


class ReadCode(StrEnum):
    """What can be wrong with TOML, or with the fields that are found there."""

    NOT_TOML = "not-toml"
    TEXT_TOO_LONG = "text-too-long"
    LINE_TOO_LONG = "line-too-long"
    LONG_KEY = "long-key"
    TOO_MANY_PARTS = "too-many-parts"
    TOO_DEEP = "too-deep"
    TOO_MANY_ENTRIES = "too-many-entries"
    TOO_LONG_A_NUMBER = "too-long-a-number"
    """What `bounds` refuses before it is parsed; `most` is the limit."""
    FIELD_MISSING = "field-missing"
    FIELD_UNKNOWN = "field-unknown"
    WRONG_KIND = "wrong-kind"
    """`wanted` is what msgspec calls it: `int`, `str`, or several separated by ` | `."""
    WRONG_VALUE = "wrong-value"
    NEWER = "newer"
    """It was written in version `value`, by a newer program; versions up to `known` are read."""


class Misread(Faulty):
    """A text is no TOML, or does not have the fields that it should.

    Of TOML the fault has `line`, and `column` where it does not parse; of a field it has `where`,
    the way to it, on which entries count from 1 (`outcomes 2 pays`), and the `value` that is there.
    """
