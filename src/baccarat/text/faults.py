"""Explain in words why a text or a file is unusable."""

from collections.abc import Mapping
from enum import StrEnum
from errno import errorcode

from ..rules.fault import Fault
from .say import any_of, is_message, say


class FileCode(StrEnum):
    """What can be wrong with a file, whatever its content."""

    UNUSABLE = "file-unusable"
    """`errno` is the system's error name, and `detail` its message."""
    NOT_TEXT = "file-not-text"
    TOO_LARGE = "file-too-large"
    """`most` counts megabytes."""


def file_fault(fault: Exception) -> Fault:
    """Describe the error that made a file, a folder or an address unusable."""
    if isinstance(fault, UnicodeDecodeError):
        return Fault(FileCode.NOT_TEXT)
    errno = errorcode.get(getattr(fault, "errno", None) or 0, "other")
    detail = " ".join((getattr(fault, "strerror", None) or str(fault)).split())
    return Fault(FileCode.UNUSABLE, {"errno": errno, "detail": detail})


def fault_text(language: str, code: str, facts: Mapping[str, int | str]) -> str:
    """Explain a fault, in a clause that follows a colon; raises MissingMessage."""
    words = dict(facts)
    if "wanted" in words:
        kinds = str(words["wanted"]).split(" | ")
        words["wanted"] = any_of(language, [_kind(language, kind) for kind in kinds])
    return say(language, f"fault-{code}", words)


def _kind(language: str, kind: str) -> str:
    message = f"kind-{kind}"
    return say(language, message) if is_message(message) else kind
