"""`baccarat removal`: how a bet changes when a card leaves the shoe."""

from fractions import Fraction
from pathlib import Path
from typing import Final

import msgspec
from rich.text import Text

from ...lab.pricing.removal import Removal
from ...lab.pricing.removal import removal as counted
from ...lab.pricing.to_json import removal_object
from ...text.bets import bet_called
from ...text.say import format_number, say
from ..output.console import Column, open_console, print_columns
from ..output.errors import own_language
from ..output.numbers import percent
from .bet import bet_named, house_bets
from .odds_screen import bar

SIGNED: Final = "+0.00000;-0.00000"


def removal(bet: str, *, packs: int, own: Path | None, json: bool, language: str | None) -> None:
    """Compute the effects and print them."""
    spoken = language or own_language()
    found = counted(bet_named(bet, house_bets(own, language), language), packs)
    if json:
        print(msgspec.json.encode(removal_object(found)).decode())
    else:
        _draw(bet, found, spoken)


def _draw(bet: str, found: Removal, language: str) -> None:
    console = open_console()
    name, edge = bet_called(language, bet, found.wager.title), percent(language, found.edge)
    facts: dict[str, int | str] = {"bet": name, "packs": found.packs, "edge": edge}
    console.print(say(language, "removal-title", facts), style="bold")
    print_columns(console, *_columns(found, language))
    console.print(say(language, "removal-how"), style="dim")


def _columns(found: Removal, language: str) -> tuple[list[Column], list[Column]]:
    correlation = say(language, "removal-correlation")
    effects = [f"{_decimal(100 * each, SIGNED, language)} %" for each in found.effects.values()]
    linear = [_decimal(found.linear[name], "0.000", language) for name in found.effects]
    tags = [
        Column(f"±{count.highest}", [
            *(str(count.tags[name]) for name in found.effects),
            _decimal(count.correlation, "0.000", language),
        ], "right")
        for count in found.counts
    ]  # fmt: skip
    return [Column(say(language, "removal-card"), [*found.effects, correlation])], [
        Column(say(language, "removal-effect"), [*effects, ""], "right"),
        Column(say(language, "removal-linear"), [*linear, ""], "right"),
        *tags,
        Column("", [*(_bar(found.linear[name]) for name in found.effects), ""]),
    ]


def _decimal(number: Fraction | float, pattern: str, language: str) -> str:
    return format_number(language, float(number), pattern)


def _bar(share: Fraction) -> Text:
    return Text(bar(float(share)), style="green" if share > 0 else "red")
