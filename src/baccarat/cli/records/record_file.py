"""Read a record from a file, and report errors in it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec

from ...cards.card import Card
from ...notation.bad_record import MALFORMED, NO_RECORD, SEAL_DIFFERS, BadRecord
from ...notation.read import read
from ...notation.record import Record
from ...rules.fault import Fault
from ...tables.common.refusal import RefusalCode
from ...text.say import card_name, chips, say
from ..output.errors import BAD_INPUT, CHECK_FAILED, CommandError, own_language, unreadable_file
from .input_file import bytes_of, open_input

VERSION: Final = 1


def read_record(file: Path, language: str | None) -> Record:
    """Read a record. Raises CommandError, and BadRecord."""
    try:
        with open_input(file) as opened:
            return record_in(opened, file, language)
    except OSError as fault:
        raise unreadable_file(file, fault, language) from None


def record_in(opened: BinaryIO, file: Path, language: str | None) -> Record:
    """Read a record from an open file. Raises OSError, CommandError, and BadRecord."""
    try:
        return read(bytes_of(opened, file, language).decode())
    except UnicodeDecodeError:
        raise BadRecord(1, NO_RECORD) from None


@contextmanager
def reporting_bad_record(language: str | None, *, json: bool) -> Iterator[None]:
    """Turn a BadRecord into a CommandError that names its line; also print it as JSON if asked."""
    try:
        yield
    except BadRecord as bad:
        if json:
            names = ("line", "code", "reason", "limit", "facts")
            print_object({"ok": False, **{name: getattr(bad, name) for name in names}})
        raise record_sentence(bad, language or own_language()) from None


def print_object(fields: dict[str, Any]) -> None:
    """Print findings about a record as a JSON object."""
    print(msgspec.json.encode({"version": VERSION, **fields}).decode())


def record_sentence(bad: BadRecord, language: str) -> CommandError:
    """Return the error that names the line of a bad record."""
    reason: str | Fault = bad.reason
    if bad.code == MALFORMED:
        reason = Fault(bad.reason, bad.facts)
    elif bad.reason in set(RefusalCode):
        limit = "" if bad.limit is None else chips(language, bad.limit)
        reason = say(language, f"refusal-{bad.reason}", {"limit": limit})
    elif bad.code == SEAL_DIFFERS:
        reason = say(language, bad.reason)
    elif isinstance(bad.reason, Card):
        reason = card_name(language, bad.reason)
    return CommandError(
        f"refusal-{bad.code}",
        language=language,
        exit_code=BAD_INPUT if bad.code in {MALFORMED, NO_RECORD} else CHECK_FAILED,
        line=bad.line,
        reason=reason,
    )
