"""`baccarat shoe`: what each bet was worth, coup after coup."""

import csv
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..lab.report import VERSION, exact
from ..lab.shoe_worth import BeforeCoup, shoe_worth
from ..notation import BadRecord, Record, read
from ..rules import PuntoPreset, Wager
from ..text import say
from .odds_screen import bet_name, percent
from .record_file import record_sentence, record_text
from .sentence import Sentence, own_language, plain
from .shoe_plot import picture


def shoe(file: Path, *, json: bool, as_csv: bool, plot: Path | None, language: str | None) -> None:
    """Price every bet before every coup, and print or draw it."""
    spoken = language or own_language()
    try:
        record = read(record_text(file, language))
        coups = list(shoe_worth(record))
    except BadRecord as bad:
        raise record_sentence(bad, spoken) from None
    if plot is not None:
        _save(plot, picture(coups, _names(record, spoken)), language)
    if json:
        print(msgspec.json.encode(_object(record, coups)).decode())
    elif as_csv:
        _write(record, coups)
    elif plot is None:
        _draw(record, coups, spoken)


def _names(record: Record, language: str) -> dict[str, str]:
    return {each.name: bet_name(language, each.name, each.title) for each in _wagers(record)}


def _wagers(record: Record) -> tuple[Wager, ...]:
    if isinstance(record.preset, PuntoPreset):
        return record.preset.wagers
    return ()


def _save(file: Path, drawn: str, language: str | None) -> None:
    try:
        file.write_text(drawn, encoding="utf-8")
    except OSError as fault:
        reason = fault.strerror or str(fault)
        raise Sentence("error-unusable", language=language, path=str(file), reason=reason) from None


def _object(record: Record, coups: Sequence[BeforeCoup]) -> dict[str, Any]:
    return {
        "version": VERSION,
        "room": record.room,
        "shoe": record.shoe,
        "preset": record.preset.name,
        "coups": [
            {
                "coup": each.number,
                "cards": each.shoe.counts,
                "outcome": each.coup.outcome,
                "edges": {name: exact(edge) for name, edge in each.edges.items()},
            }
            for each in coups
        ],
    }


def _write(record: Record, coups: Sequence[BeforeCoup]) -> None:
    names = [wager.name for wager in _wagers(record)]
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(("coup", "cards", "outcome", *names))
    for each in coups:
        edges = (float(each.edges[name]) for name in names)
        writer.writerow((each.number, sum(each.shoe.counts), each.coup.outcome.value, *edges))


def _draw(record: Record, coups: Sequence[BeforeCoup], language: str) -> None:
    console = Console(highlight=False, soft_wrap=True)
    title = say(language, "replay-title", {"room": plain(record.room), "shoe": record.shoe})
    console.print(title, style="bold", markup=False)
    table = Table(box=None, pad_edge=False)
    for column in ("shoe-coup", "shoe-cards"):
        table.add_column(say(language, column), justify="right")
    names = _names(record, language)
    for name in names.values():
        table.add_column(name, justify="right")
    table.add_column(say(language, "shoe-outcome"))
    for each in coups:
        edges = [_edge(language, float(each.edges[name])) for name in names]
        outcome = say(language, f"outcome-{each.coup.outcome}")
        table.add_row(str(each.number), str(sum(each.shoe.counts)), *edges, outcome)
    console.print(table)
    console.print(say(language, "shoe-how"), style="dim")


def _edge(language: str, edge: float) -> Text:
    return Text(percent(language, edge), style="green" if edge < 0 else "")
