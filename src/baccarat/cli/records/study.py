"""`baccarat study`: statistics of shoes that people noted, compared with fair ones."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from ...lab.simulation.fault import BadSimulation
from ...lab.study.result import Study, study_object, study_rows
from ...lab.study.study import MixedShoes, NothingToStudy
from ...lab.study.study import study as studied
from ...notation.noted.record import noted_of_record
from ...notation.noted.shoe import NotedShoe
from ...rules.presets.punto import PuntoPreset
from ...rules.wagers.trade import UnknownWager
from ..files import write_file
from ..named import HouseBets, find_punto_preset, house_bets, unknown_bet
from ..options import StudyOptions
from ..output.errors import CommandError, own_language
from ..output.streams import print_json
from ..rows import check_files, write_rows
from .shoes import Reports, reporting_bad_record, shoes_of_files
from .study_output import draw, report_page


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
