"""`baccarat shoe`: the value of each bet before every coup."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from msgspec import to_builtins
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ...lab.noted_shoe import NoCards
from ...lab.pricing.shoe_prices import BeforeCoup, ShoePrices, shoe_prices, shoe_rows
from ...lab.pricing.to_json import VERSION, exact
from ...notation.noted.shoe import NOTED, NotedShoe
from ...notation.record import Record
from ...text.bets import bet_called
from ...text.csv_text import Spreadsheet, csv_head, csv_lines
from ...text.say import join_names, percent, say
from ..files import save_picture
from ..named import find_punto_preset, house_bets
from ..options import ShoeOptions
from ..output.console import Column, open_console, tables
from ..output.errors import CommandError, own_language
from ..output.pictures import EDGE, Panel, colour_of, label, plot
from ..output.streams import print_csv, print_json
from ..records.shoes import only_shoe, reporting_bad_record, shoes_of, title_of
from ..rows import check_form

HEIGHT: Final = 480


def picture(coups: Sequence[BeforeCoup], names: Mapping[str, str]) -> str:
    """Plot the edges, in percent, over the coups; `names` maps each bet to its label."""
    edges = {name: [float(each.edges[name]) for each in coups] for name in names}
    every = [0.0, *(edge for line in edges.values() for edge in line)]
    panel = Panel(EDGE, HEIGHT - 2 * EDGE, len(coups), min(every), max(every))
    parts = [*panel.rules(lambda mark: f"{100 * mark:g} %")]
    for at, (name, line) in enumerate(edges.items()):
        parts.append(panel.line(line, colour_of(at)))
        parts.append(label(EDGE + 20 * at + 10, names[name], colour_of(at)))
    return plot(parts, HEIGHT)


def shoe(file: Path, options: ShoeOptions) -> None:
    """Price every bet before every coup, and print or plot the results."""
    check_form(options)
    language, bets = own_language(), house_bets(options.bets)
    game, header = find_punto_preset(options.preset, options.reading.rule), True
    with reporting_bad_record(json=False):
        shoes = shoes_of(file, game, options.reading)
        for each in shoes if options.plot is None else only_shoe(shoes):
            try:
                worth = shoe_prices(each, bets.values())
            except NoCards:
                raise CommandError("error-no-cards") from None
            if options.plot is not None:
                save_picture(options.plot, picture(worth.coups, _names(worth, language)))
            if options.json:
                print_json(_object(each, worth))
            elif options.csv:
                lines = _lines(_number(each), worth, options.spreadsheet, header=header)
                print_csv(lines, options.spreadsheet)
                header = False
            elif options.plot is None:
                _draw(each, worth, language)


def _number(shoe: Record | NotedShoe) -> int:
    return shoe.shoe if isinstance(shoe, Record) else shoe.number


def _names(worth: ShoePrices, language: str) -> dict[str, str]:
    return {each.name: bet_called(language, each.name, each.title) for each in worth.wagers}


def _object(record: Record | NotedShoe, worth: ShoePrices) -> dict[str, Any]:
    return {
        "version": VERSION,
        "room": record.room if isinstance(record, Record) else NOTED,
        "shoe": _number(record),
        "preset": record.preset.name,
        "coups": [
            {
                "coup": each.number,
                "cards": each.shoe.counts,
                "outcome": each.coup.outcome,
                "edges": {name: exact(edge) for name, edge in each.edges.items()},
            }
            for each in worth.coups
        ],
        "method": to_builtins(worth.method),
        "ranked": to_builtins(worth.ranked),
        "slower": worth.slower,
    }


def _lines(number: int, worth: ShoePrices, spreadsheet: Spreadsheet | None, *, header: bool) -> str:
    found = [{"shoe": number, **row} for row in shoe_rows(worth)]
    head = csv_head(found[0], spreadsheet) if header and found else ""
    return head + csv_lines(([*row.values()] for row in found), spreadsheet)


def _draw(shoe: Record | NotedShoe, worth: ShoePrices, language: str) -> None:
    console = open_console()
    console.print(title_of(shoe, language), style="bold", markup=False)
    for table in _tables(console, worth, language):
        console.print(table)
        console.print()
    console.print(say(language, "shoe-how"), style="dim")
    console.print(say(language, "shoe-kernel", {"kernel": worth.method.kernel}), style="dim")
    if worth.ranked:
        console.print(say(language, "shoe-ranked"), style="dim")
    if worth.unpriced:
        names = [bet_called(language, each.name, each.title) for each in worth.unpriced]
        left_out = {"names": join_names(language, names)}
        console.print(say(language, "shoe-unpriced", left_out), style="dim", markup=False)


def _tables(console: Console, worth: ShoePrices, language: str) -> Iterator[Table]:
    """Tables with a row per coup and a column per bet."""
    coups = worth.coups
    numbers = [str(each.number) for each in coups]
    cards = [str(sum(each.shoe.counts)) for each in coups]
    outcomes = [say(language, f"outcome-{each.coup.outcome}") for each in coups]
    labels = [
        Column(say(language, "shoe-coup"), numbers, "right"),
        Column(say(language, "shoe-cards"), cards, "right"),
    ]
    bets = [
        Column(called, [_edge(language, float(each.edges[name])) for each in coups], "right")
        for name, called in _names(worth, language).items()
    ]
    return tables(console, labels, [*bets, Column(say(language, "shoe-outcome"), outcomes)])


def _edge(language: str, edge: float) -> Text:
    return Text(percent(language, edge), style="green" if edge < 0 else "")
