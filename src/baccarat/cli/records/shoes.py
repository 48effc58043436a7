"""Read shoes from a file or standard input: a record, or what other people noted."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from io import BufferedReader
from pathlib import Path
from typing import Any, Final

from ...cards.card import Card
from ...lab.check_notes import place_and_reason
from ...lab.noted_words import kind_of, reading_lines
from ...notation.bad_record import MALFORMED, NO_RECORD, SEAL_DIFFERS, BadRecord
from ...notation.noted.detect import BadWish
from ...notation.noted.read_shoes import NotedShoes, read_shoes
from ...notation.noted.shoe import BadNote, Broken, NotedShoe, ReadingReport
from ...notation.read import read
from ...notation.record import Record
from ...rules.fault import Fault
from ...rules.presets.punto import PuntoPreset
from ...rules.presets.shoe import BadField
from ...tables.common.refusal import RefusalCode
from ...text.csv_text import csv_head, csv_lines
from ...text.say import card_name, chips, say
from ..files import STANDARD_INPUT, bytes_of, open_input
from ..options import Reading
from ..output.errors import (
    BAD_INPUT,
    CHECK_FAILED,
    CommandError,
    own_language,
    plain,
    unreadable_file,
)
from ..output.streams import print_json
from ..output.wrapping import tell

VERSION: Final = 1
"""The version of the objects about records."""
RECORD: Final = ".bhh"
MARK: Final = b'format = "bhh"'
PEEKED: Final = 4096


def read_record(file: Path) -> Record:
    """Read a record. Raises CommandError, and BadRecord."""
    with open_input(file) as stream:
        return _record_in(stream, file)


def _record_in(stream: BufferedReader, file: Path) -> Record:
    try:
        return read(bytes_of(stream, file).decode())
    except UnicodeDecodeError:
        raise BadRecord(1, NO_RECORD) from None


@contextmanager
def reporting_bad_record(*, json: bool) -> Iterator[None]:
    """Turn a BadRecord into a CommandError that names its line; also print it as JSON if asked."""
    try:
        yield
    except BadRecord as bad:
        if json:
            names = ("line", "code", "reason", "limit", "facts")
            print_object(ok=False, **{name: getattr(bad, name) for name in names})
        raise _error_of_record(bad, own_language()) from None


def print_object(**fields: Any) -> None:
    """Print findings about a record as a JSON object."""
    print_json({"version": VERSION, **fields})


def _error_of_record(bad: BadRecord, language: str) -> CommandError:
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
    exit_code = BAD_INPUT if bad.code in {MALFORMED, NO_RECORD} else CHECK_FAILED
    return CommandError(f"refusal-{bad.code}", exit_code=exit_code, line=bad.line, reason=reason)


SetAside = Callable[[str, Broken], None]
"""Takes the name of a file, and a broken coup in it."""


class Reports:
    """The reports of several files; with more than one, each line names its file."""

    def __init__(self, *, several: bool) -> None:
        self.several = several
        self.all: list[ReadingReport] = []


def shoes_of(file: Path, preset: PuntoPreset, reading: Reading) -> Iterator[Record | NotedShoe]:
    """Yield the shoes of a file, one at a time: a record, or those that somebody noted.

    At the end, how noted shoes were read is printed to standard error. Raises CommandError, and
    BadRecord.
    """
    yield from shoes_of_files((file,), preset, reading, Reports(several=False))


def shoes_of_files(
    files: Sequence[Path], preset: PuntoPreset, reading: Reading, reports: Reports
) -> Iterator[Record | NotedShoe]:
    """Yield the shoes of several files as `shoes_of` does, and collect the reports."""
    with setting_aside(reading.keep_going) as aside:
        for file in files:
            with open_input(file) as stream:
                if file.suffix == RECORD or MARK in stream.peek(PEEKED)[:PEEKED]:
                    yield _record_in(stream, file)
                else:
                    yield from _noted(file, stream, preset, reading, aside, reports)


def noted_shoes(
    file: Path, stream: BufferedReader, preset: PuntoPreset, reading: Reading
) -> Iterator[NotedShoe]:
    """Yield the noted shoes of a file that were asked for. Raises CommandError."""
    with setting_aside(reading.keep_going) as aside:
        yield from _noted(file, stream, preset, reading, aside, Reports(several=False))


def _noted(  # noqa: PLR0913, PLR0917 - what reading takes
    file: Path,
    stream: BufferedReader,
    preset: PuntoPreset,
    reading: Reading,
    aside: SetAside | None,
    reports: Reports,
) -> Iterator[NotedShoe]:
    language, wanted = own_language(), reading.shoe
    name = _name_of(file, language)
    set_aside = partial(aside, name) if aside else None
    shoes = _reader(stream, preset, reading, set_aside)
    try:
        for shoe in shoes:
            if wanted in {None, shoe.number}:
                yield shoe
            if shoe.number == wanted:
                break
    except BadNote as bad:
        raise _error_of_note(bad, file, language) from None
    if wanted and shoes.report.shoes < wanted:
        many = shoes.report.shoes
        raise CommandError("error-no-shoe", path=name, number=wanted, shoes=many)
    reports.all.append(shoes.report)
    for line in reading_lines(shoes.report, preset.name, reading.keep_going, language):
        tell(f"{name}: {line}" if reports.several else line, sys.stderr)


def _name_of(file: Path, language: str) -> str:
    return say(language, "note-standard-input") if file == STANDARD_INPUT else str(file)


def _reader(
    stream: BufferedReader,
    preset: PuntoPreset,
    reading: Reading,
    set_aside: Callable[[Broken], None] | None,
) -> NotedShoes:
    try:
        return read_shoes(
            stream,
            preset=preset,
            packs=_told_packs(preset, reading),
            burn="first-card" if reading.burn == "first" else int(reading.burn or 0),
            form=reading.format,
            columns=reading.columns,
            codes=reading.codes,
            separator=reading.separator,
            set_aside=set_aside,
        )
    except BadWish as bad:
        raise CommandError(f"error-bad-{bad.option}", value=bad.value) from None
    except BadField:
        packs = str(reading.packs)
        raise CommandError("error-record-packs", name=preset.name, packs=packs) from None


@contextmanager
def setting_aside(path: Path | None) -> Iterator[SetAside | None]:
    """Open the file of broken coups, which must not exist yet, and return what writes to it.

    A command that fails leaves no such file behind. None without a path.
    """
    if path is None:
        yield None
        return
    try:
        file = path.open("x", encoding="utf-8", newline="")
    except FileExistsError:
        raise CommandError("error-file-exists", path=str(path)) from None
    except OSError as fault:
        raise unreadable_file(path, fault) from None
    file.write(csv_head(("file", "line", "column", "fault", "rule", "text")))

    def write(name: str, broken: Broken) -> None:
        facts, text = broken.fault.facts, broken.text.encode(errors="replace").decode()
        kind, rule = kind_of(broken.fault.code), facts.get("rule", "")
        file.write(csv_lines([(name, broken.line, broken.column, kind, rule, text)]))

    try:
        with file:
            yield write
    except BaseException:
        path.unlink()
        raise


def _told_packs(preset: PuntoPreset, reading: Reading) -> int | None:
    """Return the packs that somebody named, by their own option or as a rule."""
    by_rule = any(each.partition("=")[0].strip() == "packs" for each in reading.rule)
    return preset.packs if reading.packs is None and by_rule else reading.packs


def _error_of_note(bad: BadNote, file: Path, language: str) -> CommandError:
    """Return the error that names the place of a fault, and the rule that a coup breaks."""
    facts = {**bad.fault.facts, **place_and_reason(bad, _name_of(file, language), language)}
    hint = "note-keep-going" if bad.of_coup else ""
    return CommandError(f"error-{bad.fault.code}", hint=hint, **facts)


def title_of(shoe: Record | NotedShoe, language: str) -> str:
    """Return the title of a shoe on the screen."""
    if isinstance(shoe, Record):
        return say(language, "replay-title", {"room": plain(shoe.room), "shoe": shoe.shoe})
    has_name = "yes" if shoe.name and shoe.name != str(shoe.number) else "no"
    facts: dict[str, float | str] = {
        "shoe": shoe.number, "named": has_name, "name": plain(shoe.name)
    }  # fmt: skip
    return say(language, "noted-title", facts)


def only_shoe(shoes: Iterator[Record | NotedShoe]) -> Iterator[Record | NotedShoe]:
    """Return the shoes if there is one. Raises CommandError for several, as for one picture."""
    first = next(shoes)
    if next(shoes, None) is not None:
        raise CommandError("error-several-shoes")
    return iter((first,))
