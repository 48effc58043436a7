"""`baccarat study`: statistics of shoes that people noted, compared with fair ones."""

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from ...lab.simulation.fault import BadSimulation
from ...lab.study.result import Study, study_object, study_rows
from ...lab.study.study import MixedShoes, NothingToStudy, study as studied
from ...lab.study.words import explanations, name_of, study_tables, title_of, verdict
from ...notation.noted.record import noted_of_record
from ...notation.noted.shoe import NotedShoe
from ...rules.presets.punto import PuntoPreset
from ...rules.wagers.trade import UnknownWager
from ...text.result_table import html_table
from ...text.say import format_number, percent, say
from ..files import write_file
from ..named import HouseBets, find_punto_preset, house_bets, unknown_bet
from ..options import StudyOptions
from ..output.console import open_console
from ..output.errors import CommandError, own_language
from ..output.pictures import EDGE, Panel, colour_of
from ..output.report import HEIGHT, html_page, html_paragraph, html_picture, print_tables
from ..output.streams import print_json
from ..rows import check_files, write_rows
from .shoes import Reports, reporting_bad_record, shoes_of_files

LIMIT = 2.0
"""Distances up to which there is nothing to see, drawn as a band."""


def draw(found: Study, language: str) -> None:
    """Print the result."""
    console = open_console()
    console.print(title_of(found, language), style="bold")
    for line in verdict(found, language):
        console.print(line, markup=False)
    console.print()
    print_tables(console, study_tables(found, language))
    for line in explanations(found, language):
        console.print(line, style="dim", markup=False)


def report_page(found: Study, language: str) -> str:
    """Return the report as an HTML document."""
    parts = [html_paragraph(line) for line in verdict(found, language)]
    parts.append(_distances(found, language))
    for table in study_tables(found, language):
        parts += html_table(table)
    parts += [html_paragraph(line) for line in explanations(found, language)]
    parts.append(_runs(found, language))
    return html_page(title_of(found, language), language, parts)


def _distances(found: Study, language: str) -> str:
    """Draw how far each measure is from its expectation."""
    shown = [each for each in found.measures if each.distance is not None]
    ends = [LIMIT + 1, *(abs(each.distance or 0.0) for each in shown)]
    panel = Panel(EDGE, HEIGHT, len(shown) or 1, -max(ends), max(ends))
    top, bottom = panel.down(LIMIT), panel.down(-LIMIT)
    band = (
        f'<rect x="{panel.left:g}" y="{top:.1f}" width="{panel.width:g}" '
        f'height="{bottom - top:.1f}" fill="#eef3ee"/>'
    )
    parts = [
        band,
        *panel.rules(lambda mark: format_number(language, mark, "0.#")),
    ]
    for at, each in enumerate(shown):
        x, y = panel.across(at), panel.down(each.distance or 0.0)
        name = escape(name_of(each, language))
        colour = colour_of(1 if each.alarm else 0)
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}">'
            f"<title>{name}</title></circle>"
        )
        if each.alarm:
            parts.append(f'<text x="{x + 7:.1f}" y="{y + 4:.1f}" fill="{colour}">{name}</text>')
    return html_picture(say(language, "study-distances"), parts)


def _runs(found: Study, language: str) -> str:
    """Draw the share of runs that end at each length, next to the expected share."""
    runs = [each for each in found.measures if each.measure == "run" and each.mean is not None]
    values = [value for each in runs for value in (each.mean or 0.0, each.expected)]
    panel = Panel(EDGE, HEIGHT, len(runs) or 1, 0.0, max(values, default=1.0))
    parts = [*panel.rules(lambda mark: percent(language, mark))]
    parts.append(panel.line([each.expected for each in runs], colour_of(2), dashed=True))
    parts.append(panel.dots([(at, each.mean or 0.0) for at, each in enumerate(runs)], colour_of(0)))
    for at, each in enumerate(runs):
        x = panel.across(at)
        parts.append(
            f'<text x="{x:.1f}" y="{EDGE + HEIGHT + 20}" text-anchor="middle">{each.name}</text>'
        )
    return html_picture(say(language, "study-runs-picture"), parts)


def study(files: Sequence[Path], options: StudyOptions) -> None:
    """Study the shoes of all files together, and print or write the result."""
    check_files(options.out, options.report, spreadsheet=options.spreadsheet)
    bets, reports = house_bets(options.bets), Reports(several=len(files) > 1)
    game = _game(options.preset, options.reading.rule, bets)
    with reporting_bad_record(json=False):
        found = _study(_shoes(files, game, options, reports), game, options, bets)
    found = _with_reports(found, reports)
    _write(found, options)
    if options.json:
        print_json(study_object(found))
    else:
        draw(found, own_language())


def _game(name: str, rules: Sequence[str], bets: HouseBets) -> PuntoPreset:
    game = find_punto_preset(name, rules)
    return replace(game, wagers=(*game.wagers, *bets.values()))


def _shoes(
    files: Sequence[Path], game: PuntoPreset, options: StudyOptions, reports: Reports
) -> Iterator[NotedShoe]:
    for shoe in shoes_of_files(files, game, options.reading, reports):
        yield shoe if isinstance(shoe, NotedShoe) else noted_of_record(shoe)


def _study(
    shoes: Iterator[NotedShoe], game: PuntoPreset, options: StudyOptions, bets: HouseBets
) -> Study:
    """Study the shoes. Raises CommandError."""
    cut = options.cut
    if cut is not None and not (cut.isascii() and cut.isdigit() and len(cut) <= 4):
        raise CommandError("error-bad-cut", value=cut)
    try:
        return studied(
            shoes,
            preset=game,
            bets=options.bet,
            burn=options.reading.burn,
            cut=None if cut is None else int(cut),
            seed=options.seed,
        )
    except BadSimulation as fault:
        facts: dict[str, Any] = dict(fault.facts)
        raise CommandError(f"error-{fault.code}", **facts) from None
    except UnknownWager as fault:
        raise unknown_bet(fault.name, bets) from None
    except MixedShoes as fault:
        raise CommandError("error-mixed-shoes", number=fault.number) from None
    except NothingToStudy:
        raise CommandError("error-nothing-to-study") from None


def _with_reports(found: Study, reports: Reports) -> Study:
    """Add how the files were read, each way once, and their broken coups."""
    layouts = [each.layout for each in reports.all if each.layout]
    broken: dict[str, int] = {}
    for each in reports.all:
        for kind, many in each.broken.items():
            broken[kind] = broken.get(kind, 0) + many
    return replace(found, read_as=tuple(dict.fromkeys(layouts)), broken=broken)


def _write(found: Study, options: StudyOptions) -> None:
    if options.out is not None:
        origin = {name: each for name, each in study_object(found).items() if name != "tests"}
        write_rows(options.out, study_rows(found), origin, options.spreadsheet)
    if options.report is not None:
        write_file(options.report, report_page(found, own_language()).encode())
