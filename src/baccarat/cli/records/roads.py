"""`baccarat roads`: the scorecards of a recorded shoe, or of results typed in."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from ...notation.noted.spellings import find_results
from ...scorecards.big_road import columns
from ...scorecards.entry import Entry, entries_of
from ...scorecards.sheet import ROADS, Scorecards, scorecards, split_at_gaps
from ..files import save_picture
from ..named import find_punto_preset
from ..options import RoadsOptions
from ..output.errors import CommandError, own_language

if TYPE_CHECKING:
    from ...notation.record import Record

Seen = Sequence[Entry | None]


class ShownShoe(NamedTuple):
    """The outcomes of a side of a shoe, its number, and its title if it has one."""

    entries: Seen
    number: int = 1
    title: str = ""


def roads(shoe: str, options: RoadsOptions) -> None:
    """Draw the scorecards. Raises CommandError if `shoe` is neither results nor a file."""
    if options.svg + options.text + options.json + bool(options.plot) > 1:
        raise CommandError("error-one-form")
    if options.side is None and (entries := _typed(shoe)):
        _show(ShownShoe(entries), options)
    elif options.side is None and shoe != "-" and not _is_there(shoe):
        raise CommandError("error-no-results", value=shoe)
    else:
        for each in _read(shoe, options):
            _show(each, options)


def _show(shoe: ShownShoe, options: RoadsOptions) -> None:
    """Draw or print the scorecards of a shoe."""
    cards = scorecards(shoe.entries)
    if options.json:
        from .shoes import print_object

        print_object(shoe=shoe.number, **_object(shoe.entries, cards))
    elif options.svg or options.plot:
        from .roads_output import picture_words

        drawn = cards.svg(options.across, picture_words(own_language()))
        if options.plot:
            save_picture(options.plot, drawn)
        else:
            print(drawn)
    else:
        from .roads_output import draw

        shown = cards.scrolled(options.across) if options.across else cards
        draw(shown, own_language(), shoe.title)


def _read(file: str, options: RoadsOptions) -> Iterator[ShownShoe]:
    """Yield each shoe in a file; a record has no title.

    The readers of files are imported here, since typed results do not need them.
    """
    from ...notation.noted.shoe import NotedShoe
    from .shoes import only_shoe, reporting_bad_record, shoes_of, title_of

    with reporting_bad_record(json=options.json):
        game = find_punto_preset("punto-banco", options.reading.rule)
        shoes = shoes_of(Path(file), game, options.reading)
        for each in only_shoe(shoes) if options.svg or options.plot else shoes:
            if isinstance(each, NotedShoe):
                sides: Mapping[str, Seen] = {"player": each.entries}
                number, title = each.number, title_of(each, own_language())
            else:
                sides, number, title = _recorded(each), each.shoe, ""
            yield ShownShoe(_entries(sides, options.side), number, title)


def _typed(text: str) -> Seen:
    """Return the results in a text, None for each that was missed; () if it is something else."""
    parts = [find_results(each) for each in text.replace(";", ",").split(",")]
    entries = [entry for part in parts if part for entry in part]
    return entries if all(parts) and any(entries) else ()


def _is_there(path: str) -> bool:
    """Whether the file exists; a path that is empty or too long for a file name does not."""
    try:
        return bool(path) and Path(path).exists()
    except OSError:
        return False


def _entries(sides: Mapping[str, Seen], side: str | None) -> Seen:
    """Return the outcomes of a side, or of the first. Raises CommandError for one not dealt."""
    if side is not None and side not in sides:
        raise CommandError("error-no-side", name=side, known=", ".join(sides))
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
