"""`baccarat roads`: the scorecards of a recorded shoe, or of results typed in."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from ...notation.noted.spellings import find_results
from ...rules.presets.named import punto_preset
from ...scorecards.big_road import columns
from ...scorecards.entry import Entry, entries_of
from ...scorecards.sheet import ROADS, Scorecards, scorecards, split_at_gaps
from ..output.errors import CommandError, own_language, plain
from .input_file import Reading

if TYPE_CHECKING:
    from ...notation.record import Record

Seen = Sequence[Entry | None]


class Shown(NamedTuple):
    """The outcomes of a side of a shoe, its number, and its title if it has one."""

    entries: Seen
    number: int = 1
    title: str = ""


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
    show = partial(_show, language=language or own_language(), svg=svg, json=json)
    if side is None and (typed := _typed(shoe)):
        show(Shown(typed))
        return
    if side is None and shoe != "-" and not _is_there(shoe):
        raise CommandError("error-no-results", language=language, value=plain(shoe))
    for seen in _read(shoe, asked, side, one=svg, json=json, language=language):
        show(seen)


def _show(shoe: Shown, *, language: str, svg: bool, json: bool) -> None:
    """Draw or print the scorecards of a shoe."""
    cards = scorecards(shoe.entries)
    if json:
        from .record_file import print_object

        print_object({"shoe": shoe.number, **_object(shoe.entries, cards)})
    elif svg:
        from .roads_svg import picture

        print(picture(cards, language))
    else:
        from .roads_screen import draw

        draw(cards, language, shoe.title)


def _read(  # noqa: PLR0913 - all but three by keyword
    file: str, asked: Reading, side: str | None, *, one: bool, json: bool, language: str | None
) -> Iterator[Shown]:
    """Yield each shoe in a file; a record has no title.

    What reads files is imported here, since results that were typed need none of it.
    """
    from ...notation.noted.shoe import NotedShoe
    from .noted_file import only_shoe, shoes_of, title_of
    from .record_file import reporting_bad_record

    with reporting_bad_record(language, json=json):
        shoes = shoes_of(Path(file), punto_preset("punto-banco"), asked, language)
        for each in only_shoe(shoes, language) if one else shoes:
            if isinstance(each, NotedShoe):
                sides: Mapping[str, Seen] = {"player": each.entries}
                told = each.number, title_of(each, language or own_language())
            else:
                sides, told = _recorded(each), (each.shoe, "")
            yield Shown(_entries(sides, side, language), *told)


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


def _entries(sides: Mapping[str, Seen], side: str | None, language: str | None) -> Seen:
    """Return the outcomes of a side, or of the first. Raises CommandError for one not dealt."""
    if side is not None and side not in sides:
        known = ", ".join(sides)
        raise CommandError("error-no-side", language=language, name=plain(side), known=known)
    return sides.get(side or next(iter(sides), ""), ())


def _recorded(record: "Record") -> dict[str, Seen]:
    """Return the outcomes of each side of a record, in its coups with cards."""
    from ...notation.replay import replay as played_again

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
