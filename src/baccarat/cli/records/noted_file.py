"""Read shoes from a file or standard input: a record, or what other people noted."""

import csv
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from io import BufferedReader
from pathlib import Path
from typing import Any, Final

from ...notation.noted.read_shoes import BadWish, NotedShoes, read_shoes
from ...notation.noted.shoe import BadNote, Broken, Form, NotedShoe, Report
from ...notation.record import Record
from ...rules.presets.punto import PuntoPreset
from ...rules.presets.shoe import BadField
from ...tables.punto.announcements import why_dealt
from ...text.say import say
from ..output.errors import CommandError, own_language, plain, unreadable_file
from ..output.wrapping import tell
from .input_file import STANDARD_INPUT, Reading, open_input
from .record_file import record_in

RECORD: Final = ".bhh"
MARK: Final = b'format = "bhh"'
PEEKED: Final = 4096
SEPARATORS: Final = {"\t": "tab", ";": "semicolon", ",": "comma", " ": "space"}


def shoes_of(
    file: Path, preset: PuntoPreset, asked: Reading, language: str | None
) -> Iterator[Record | NotedShoe]:
    """Yield the shoes of a file, one at a time: a record, or those that somebody noted.

    At the end, how noted shoes were read is printed to standard error. Raises CommandError, and
    BadRecord.
    """
    try:
        with open_input(file) as opened:
            if is_record(file, opened):
                yield record_in(opened, file, language)
            else:
                yield from noted_shoes(file, opened, preset, asked, language)
    except OSError as fault:
        raise unreadable_file(file, fault, language) from None


def is_record(file: Path, opened: BufferedReader) -> bool:
    """Whether a file is a record, by its name or its first bytes."""
    return file.suffix == RECORD or MARK in opened.peek(PEEKED)[:PEEKED]


def noted_shoes(
    file: Path, opened: BufferedReader, preset: PuntoPreset, asked: Reading, language: str | None
) -> Iterator[NotedShoe]:
    """Yield the noted shoes of a file that were asked for. Raises CommandError."""
    spoken = language or own_language()
    with ExitStack() as open_files:
        keep = asked.keep_going
        set_aside = _writer(open_files, keep, spoken) if keep else None
        shoes = _reader(opened, preset, asked, set_aside, language)
        try:
            for shoe in shoes:
                if asked.shoe in {None, shoe.number}:
                    yield shoe
                if shoe.number == asked.shoe:
                    break
        except BadNote as bad:
            raise error_of_note(bad, file, spoken) from None
        if asked.shoe and shoes.report.shoes < asked.shoe:
            facts: dict[str, Any] = {"number": asked.shoe, "shoes": shoes.report.shoes}
            path = _name_of(file, spoken)
            raise CommandError("error-no-shoe", language=language, path=path, **facts)
    for line in _report(shoes.report, preset.name, asked.keep_going, spoken):
        tell(line, sys.stderr)


def _name_of(file: Path, language: str) -> str:
    return say(language, "note-standard-input") if file == STANDARD_INPUT else str(file)


def _reader(
    opened: BufferedReader,
    preset: PuntoPreset,
    asked: Reading,
    set_aside: Callable[[Broken], None] | None,
    language: str | None,
) -> NotedShoes:
    try:
        return read_shoes(
            opened,
            preset=preset,
            packs=asked.packs,
            burn="first-card" if asked.burn == "first" else int(asked.burn or 0),
            form=asked.format,
            columns=asked.columns,
            codes=asked.codes,
            set_aside=set_aside,
        )
    except BadWish as bad:
        value = plain(bad.value)
        raise CommandError(f"error-bad-{bad.option}", language=language, value=value) from None
    except BadField:
        raise CommandError(
            "error-record-packs", language=language, name=preset.name, packs=str(asked.packs)
        ) from None


def _writer(open_files: ExitStack, path: Path, language: str) -> Callable[[Broken], None]:
    """Open the file of broken coups, which must not exist yet, and return what writes to it.

    A command that fails leaves no such file behind.
    """
    try:
        opened = open_files.enter_context(path.open("x", encoding="utf-8", newline=""))
    except FileExistsError:
        raise CommandError("error-file-exists", language=language, path=str(path)) from None
    except OSError as fault:
        raise unreadable_file(path, fault, language) from None
    open_files.push(_removal(path))
    rows = csv.writer(opened, lineterminator="\n")
    rows.writerow(("line", "column", "fault", "rule", "text"))

    def write(broken: Broken) -> None:
        facts, text = broken.fault.facts, broken.text.encode(errors="replace").decode()
        kind, rule = _kind(broken.fault.code), facts.get("rule", "")
        rows.writerow((broken.line, broken.column, kind, rule, text))

    return write


def _removal(path: Path) -> Callable[..., None]:
    """Return what removes a file if the command failed."""

    def remove(failed: type[BaseException] | None, *_: object) -> None:
        if failed:
            path.unlink()

    return remove


def _kind(code: str) -> str:
    return code.removeprefix("note-")


def error_of_note(bad: BadNote, file: Path, language: str) -> CommandError:
    """Return the error that names the place of a fault, and the rule that a coup breaks."""
    call = why_dealt(bad.reason) if bad.reason else None
    why = say(language, call.id, call.args) if call else say(language, "note-two-cards")
    facts: dict[str, Any] = {
        **bad.fault.facts,
        "path": _name_of(file, language),
        "line": bad.line,
        "column": bad.column,
        "why": why,
    }
    return CommandError(f"error-{bad.fault.code}", language=language, **facts)


def _report(report: Report, preset: str, broken: Path | None, language: str) -> Iterator[str]:
    """Yield how noted shoes were read, and what is missing from them."""
    how = ", ".join(_how(report, language))
    counted: dict[str, int | str] = {
        "shoes": report.shoes, "coups": report.coups, "missed": report.missed
    }  # fmt: skip
    yield say(language, "read-as", {"how": how, **counted})
    if report.missed:
        yield say(language, "read-missed", counted)
    for message, kinds in (("read-broken", report.broken), ("read-skipped", report.skipped)):
        if kinds:
            each = ", ".join(f"{_kind(kind)} {many}" for kind, many in sorted(kinds.items()))
            facts: dict[str, int | str] = {"many": sum(kinds.values()), "kinds": each}
            yield say(language, message, {**facts, "path": str(broken)})
    if not report.packs_told and report.layout and report.layout.form is not Form.RESULTS:
        facts = {"packs": report.packs, "preset": preset}
        yield say(language, "record-packs-assumed", facts)


def _how(report: Report, language: str) -> Iterator[str]:
    """Yield the parts of the layout: what was read, where, between which separators."""
    if (layout := report.layout) is None:
        return
    yield say(language, "read-detail", {"detail": layout.detail.value})
    yield say(language, "read-order", {"order": _order(layout.columns)})
    if layout.form in {Form.FEED, Form.FRAMES}:
        yield say(language, f"read-{layout.form}")
        return
    yield say(language, "read-separator", {"separator": SEPARATORS[layout.separator]})
    if layout.header:
        yield say(language, "read-header")


def _order(columns: tuple[str, ...]) -> str:
    """Name the order of the cards or results in a line."""
    if "p1" in columns:
        return "alternating" if columns.index("b1") < columns.index("p2") else "by-hand"
    return next(name for name in ("cards", "results", "result") if name in columns)


def title_of(shoe: Record | NotedShoe, language: str) -> str:
    """Return the title of a shoe on the screen."""
    if isinstance(shoe, Record):
        return say(language, "replay-title", {"room": plain(shoe.room), "shoe": shoe.shoe})
    named = "yes" if shoe.name and shoe.name != str(shoe.number) else "no"
    facts: dict[str, float | str] = {
        "shoe": shoe.number, "named": named, "name": plain(shoe.name)
    }  # fmt: skip
    return say(language, "noted-title", facts)


def only_shoe(
    shoes: Iterator[Record | NotedShoe], language: str | None
) -> Iterator[Record | NotedShoe]:
    """Return the shoes if there is one. Raises CommandError for several, as for one picture."""
    found = next(shoes)
    if next(shoes, None) is not None:
        raise CommandError("error-several-shoes", language=language)
    return iter((found,))
