"""Say in words why a text or a file cannot be used."""

from collections.abc import Mapping
from enum import StrEnum
from errno import errorcode

from ..rules import Fault
from .say import any_of, known, say


class FileCode(StrEnum):
    """What can be wrong with a file, whatever is in it."""

    UNUSABLE = "file-unusable"
    """`errno` is the system's name for it, and `detail` its own words."""
    NOT_TEXT = "file-not-text"
    TOO_LARGE = "file-too-large"
    """`most` counts megabytes."""


def file_fault(fault: Exception) -> Fault:
    """Name what kept a file, a folder or an address from being used."""
    if isinstance(fault, UnicodeDecodeError):
        return Fault(FileCode.NOT_TEXT)
    errno = errorcode.get(getattr(fault, "errno", None) or 0, "other")
    detail = getattr(fault, "strerror", None) or str(fault)
    return Fault(FileCode.UNUSABLE, {"errno": errno, "detail": detail})


def fault_text(language: str, code: str, facts: Mapping[str, int | str]) -> str:
    """Say what is wrong, in a clause that follows a colon; raises Unsayable."""
    words = dict(facts)
    if "wanted" in words:
        kinds = str(words["wanted"]).split(" | ")
        words["wanted"] = any_of(language, [_kind(language, kind) for kind in kinds])
    return say(language, f"fault-{code}", words)


def _kind(language: str, kind: str) -> str:
    message = f"kind-{kind}"
    return say(language, message) if known(message) else kind
