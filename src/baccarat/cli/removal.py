"""`baccarat removal`: how a bet changes when one card leaves the shoe."""

from fractions import Fraction
from pathlib import Path

import msgspec
from babel.numbers import format_decimal
from rich.table import Table
from rich.text import Text

from ..lab.removal import Removal
from ..lab.removal import removal as counted
from ..lab.report import removal_object
from ..text import bet_called, say
from .bet import bet_named, own_bets
from .console import open_console
from .odds_screen import bar, percent
from .sentence import own_language


def removal(bet: str, *, packs: int, own: Path | None, json: bool, language: str | None) -> None:
    """Count the effects, and print them."""
    spoken = language or own_language()
    found = counted(bet_named(bet, own_bets(own, language), language), packs)
    if json:
        print(msgspec.json.encode(removal_object(found)).decode())
    else:
        _draw(bet, found, spoken)


def _draw(bet: str, found: Removal, language: str) -> None:
    console = open_console()
    name, edge = bet_called(language, bet, found.wager.title), percent(language, found.edge)
    facts: dict[str, int | str] = {"bet": name, "packs": found.packs, "edge": edge}
    console.print(say(language, "removal-title", facts), style="bold")
    console.print(_table(found, language))
    console.print(say(language, "removal-how"), style="dim")


def _table(found: Removal, language: str) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(say(language, "removal-card"))
    columns = ["removal-effect", "removal-linear"]
    for column in columns:
        table.add_column(say(language, column), justify="right")
    for count in found.counts:
        table.add_column(f"±{count.highest}", justify="right")
    table.add_column("")
    for name, effect in found.effects.items():
        tags = [str(count.tags[name]) for count in found.counts]
        linear = _decimal(found.linear[name], "0.000", language)
        shown = _decimal(100 * effect, "+0.00000;-0.00000", language)
        table.add_row(name, f"{shown} %", linear, *tags, _bar(found.linear[name]))
    shares = [_decimal(count.correlation, "0.000", language) for count in found.counts]
    table.add_row(say(language, "removal-correlation"), "", "", *shares, "")
    return table


def _decimal(number: Fraction | float, pattern: str, language: str) -> str:
    return str(format_decimal(float(number), pattern, locale=language))


def _bar(share: Fraction) -> Text:
    return Text(bar(float(share)), style="green" if share > 0 else "red")
