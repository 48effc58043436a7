"""`baccarat roads`: the scorecards of a recorded shoe, or of results typed in."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ...notation.noted.shoe import Detail, NotedCoup, NotedShoe
from ...notation.noted.spellings import find_results
from ...notation.record import Record
from ...notation.replay import replay as played_again
from ...rules.presets.named import punto_preset
from ...scorecards.big_road import columns
from ...scorecards.entry import Entry, entries_of
from ...scorecards.sheet import ROADS, Scorecards, scorecards, split_at_gaps
from ..output.errors import CommandError, own_language, plain
from .noted_file import Reading, only_shoe, shoes_of, title_of
from .record_file import print_object, reporting_bad_record

Seen = Sequence[Entry | None]


def roads(  # noqa: PLR0913 - all but one by keyword
    shoe: str,
    *,
    asked: Reading,
    side: str | None,
    svg: bool,
    text: bool,
    json: bool,
    language: str | None,
) -> None:
    """Draw the scorecards. Raises CommandError if `shoe` is neither results nor a file."""
    if svg + text + json > 1:
        raise CommandError("error-one-form", language=language)
    spoken = language or own_language()
    with reporting_bad_record(language, json=json):
        shoes = _shoes(shoe, asked, side, language)
        for each in only_shoe(shoes, language) if svg else shoes:
            entries = _entries(each, side, language)
            cards = scorecards(entries)
            if json:
                number = each.shoe if isinstance(each, Record) else each.number
                print_object({"shoe": number, **_object(entries, cards)})
            elif svg:
                from .roads_svg import picture

                print(picture(cards, spoken))
            else:
                from .roads_screen import draw

                titled = isinstance(each, NotedShoe) and not _typed(shoe)
                draw(cards, spoken, title_of(each, spoken) if titled else "")


def _shoes(
    shoe: str, asked: Reading, side: str | None, language: str | None
) -> Iterator[Record | NotedShoe]:
    """Return the shoes that were typed, or those of a file."""
    typed = _typed(shoe) if side is None else ()
    if typed:
        coups = tuple(NotedCoup(1, entry) for entry in typed)
        game = punto_preset("punto-banco")
        return iter((NotedShoe(number=1, preset=game, detail=Detail.RESULTS, coups=coups),))
    if side is None and shoe != "-" and not _is_there(shoe):
        raise CommandError("error-no-results", language=language, value=plain(shoe))
    return shoes_of(Path(shoe), punto_preset("punto-banco"), asked, language)


def _typed(text: str) -> Seen:
    """Return the results in a text, None for each that was missed; () if it is something else."""
    found = [find_results(each) for each in text.replace(";", ",").split(",")]
    entries = [entry for each in found if each for entry in each]
    return entries if all(found) and any(entries) else ()


def _is_there(path: str) -> bool:
    """Whether the file exists; a path that is empty or too long for a file name does not."""
    try:
        return bool(path) and Path(path).exists()
    except OSError:
        return False


def _entries(shoe: Record | NotedShoe, side: str | None, language: str | None) -> Seen:
    """Return the outcomes of a side. Raises CommandError for one that was not dealt."""
    sides = _recorded(shoe) if isinstance(shoe, Record) else {"player": shoe.entries}
    if side is not None and side not in sides:
        known = ", ".join(sides)
        raise CommandError("error-no-side", language=language, name=plain(side), known=known)
    return sides.get(side or next(iter(sides), ""), ())


def _recorded(record: Record) -> dict[str, Seen]:
    """Return the outcomes of each side of a record, in its coups with cards."""
    sides: dict[str, list[Entry | None]] = {}
    for coup in played_again(record).coups:
        if coup:
            for side, one in entries_of(coup.hands, coup.outcomes):
                sides.setdefault(side, []).append(one)
    return {**sides}


def _object(entries: Seen, cards: Scorecards) -> dict[str, Any]:
    drawn = {name: [bead.colour for bead in getattr(cards, name)] for name in ROADS[2:]}
    return {
        "bead_plate": msgspec.to_builtins(entries),
        "big_road": msgspec.to_builtins(_runs(entries)),
        **drawn,
        "next": msgspec.to_builtins(cards.next),
        "counts": msgspec.to_builtins(cards.counts),
    }


def _runs(entries: Seen) -> list[Sequence[Any]]:
    """Return the columns of the big road, with an empty one where coups were missed."""
    runs: list[Sequence[Any]] = []
    for piece in split_at_gaps(entries):
        runs += [*([()] if runs else []), *columns(piece)]
    return runs
