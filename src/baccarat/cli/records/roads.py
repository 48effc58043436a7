"""`baccarat roads`: the scorecards of a recorded shoe, or of results typed in."""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from ...notation.read import read
from ...notation.replay import replay as played_again
from ...notation.tokens import Token, tokenize
from ...scorecards.big_road import columns
from ...scorecards.entry import Entry, entries_of
from ...scorecards.sheet import ROADS, Scorecards, scorecards
from ..output.errors import CommandError, own_language, plain
from .record_file import print_object, record_text, reporting_bad_record
from .roads_letters import MARKS, OUTCOMES

_TYPED: Final = re.compile(r"([BPT][npb]*)*")
_ONE: Final = re.compile(r"([BPT])([npb]*)")


def roads(  # noqa: PLR0913 - all but one by keyword
    shoe: str, *, side: str | None, svg: bool, text: bool, json: bool, language: str | None
) -> None:
    """Draw the scorecards. Raises CommandError if `shoe` is neither results nor a record."""
    if svg + text + json > 1:
        raise CommandError("error-one-form", language=language)
    entries = _entries(shoe, side, json=json, language=language)
    cards = scorecards(entries)
    if json:
        print_object(_object(entries, cards))
    elif svg:
        from .roads_svg import picture

        print(picture(cards, language or own_language()))
    else:
        from .roads_screen import draw

        draw(cards, language or own_language())


def _entries(shoe: str, side: str | None, *, json: bool, language: str | None) -> list[Entry]:
    words = [token for line in tokenize(shoe) for token in line]
    if side is None and words and all(_TYPED.fullmatch(token.text) for token in words):
        return _typed(words, language)
    if side is None and not _is_there(shoe):
        raise CommandError("error-no-results", language=language, value=plain(shoe))
    sides = _recorded(Path(shoe), json=json, language=language)
    chosen = side or next(iter(sides), "")
    if side is not None and side not in sides:
        known = ", ".join(sides)
        raise CommandError("error-no-side", language=language, name=plain(side), known=known)
    return sides.get(chosen, [])


def _is_there(path: str) -> bool:
    """Whether the file exists; a path that is empty or too long for a file name does not."""
    try:
        return bool(path) and Path(path).exists()
    except OSError:
        return False


def _typed(words: Iterable[Token], language: str | None) -> list[Entry]:
    """Read the results. Raises CommandError where one is missing before a comma."""
    entries: list[Entry] = []
    for token in words:
        if not token.text:
            facts = {"number": len(entries) + 1, "column": token.column}
            raise CommandError("error-missed-result", language=language, **facts)
        entries += [
            Entry(OUTCOMES[outcome], **{MARKS[mark]: True for mark in marks})
            for outcome, marks in _ONE.findall(token.text)
        ]
    return entries


def _recorded(file: Path, *, json: bool, language: str | None) -> dict[str, list[Entry]]:
    """Return the outcomes of each side of a record, in its coups with cards."""
    with reporting_bad_record(language, json=json):
        coups = played_again(read(record_text(file, language))).coups
    sides: dict[str, list[Entry]] = {}
    for coup in coups:
        if coup:
            for side, one in entries_of(coup.hands, coup.outcomes):
                sides.setdefault(side, []).append(one)
    return sides


def _object(entries: Sequence[Entry], cards: Scorecards) -> dict[str, Any]:
    drawn = {name: [bead.colour for bead in getattr(cards, name)] for name in ROADS[2:]}
    return {
        "bead_plate": msgspec.to_builtins(entries),
        "big_road": msgspec.to_builtins(columns(entries)),
        **drawn,
        "next": msgspec.to_builtins(cards.next),
        "counts": msgspec.to_builtins(cards.counts),
    }
