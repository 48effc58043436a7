"""How noted shoes were read, in words."""

from collections.abc import Iterator
from typing import Final

from ..notation.noted.shoe import Form, ReadingReport
from ..notation.noted.source import SEPARATORS
from ..text.say import say

SEPARATOR_NAMES: Final = {sign: name for name, sign in SEPARATORS.items()}


def kind_of(code: str) -> str:
    """Return the short name of a fault of a coup."""
    return code.removeprefix("note-")


def reading_lines(
    report: ReadingReport, preset: str, broken: object, language: str
) -> Iterator[str]:
    """Yield how noted shoes were read, and the gaps in them.

    `broken` is the file of the coups that were set aside; without one they are not mentioned.
    """
    how = ", ".join(_how(report, language))
    counted: dict[str, int | str] = {
        "shoes": report.shoes, "coups": report.coups, "missed": report.missed
    }  # fmt: skip
    yield say(language, "read-as", {"how": how, **counted})
    if report.missed:
        yield say(language, "read-missed", counted)
    if report.void or report.dead:
        yield say(language, "read-out", {"void": report.void, "dead": report.dead})
    for message, kinds in (("read-broken", report.broken), ("read-skipped", report.skipped)):
        if kinds and (broken or message != "read-broken"):
            each = ", ".join(f"{kind_of(kind)} {many}" for kind, many in sorted(kinds.items()))
            facts: dict[str, int | str] = {"many": sum(kinds.values()), "kinds": each}
            yield say(language, message, {**facts, "path": str(broken)})
    if not report.packs_told and report.layout and report.layout.form is not Form.RESULTS:
        facts = {"packs": report.packs, "preset": preset}
        yield say(language, "record-packs-assumed", facts)


def _how(report: ReadingReport, language: str) -> Iterator[str]:
    """Yield the parts of the layout: the columns, their places and separators."""
    if (layout := report.layout) is None:
        return
    yield say(language, "read-detail", {"detail": layout.detail.value})
    yield say(language, "read-order", {"order": _order(layout.columns)})
    if layout.zero_is_none:
        yield say(language, "read-zero")
    if layout.form in {Form.FEED, Form.FRAMES}:
        yield say(language, f"read-{layout.form}")
        return
    yield say(language, "read-separator", {"separator": SEPARATOR_NAMES[layout.separator]})
    if layout.header:
        yield say(language, "read-header")


def _order(columns: tuple[str, ...]) -> str:
    """Return a word for the order of the cards or results in a line."""
    if "p1" in columns:
        return "alternating" if columns.index("b1") < columns.index("p2") else "by-hand"
    if "player" in columns:
        return "hands"
    return next(name for name in ("cards", "results", "result") if name in columns)
