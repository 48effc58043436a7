"""`baccarat removal`: how a bet changes when a card leaves the shoe."""

from fractions import Fraction
from pathlib import Path
from typing import Final

from rich.text import Text

from ...lab.pricing.removal import Removal, removal as counted
from ...lab.pricing.to_json import removal_object
from ...text.bets import bet_called
from ...text.say import format_number, percent, say
from ..named import find_bet
from ..output.console import Column, open_console, print_columns
from ..output.errors import own_language
from ..output.streams import print_json
from .odds_screen import bar

SIGNED: Final = "+0.00000;-0.00000"


def removal(bet: str, *, packs: int, folder: Path | None, json: bool) -> None:
    """Compute the effects and print them."""
    result = counted(find_bet(bet, folder), packs)
    if json:
        print_json(removal_object(result))
    else:
        _draw(bet, result, own_language())


def _draw(bet: str, result: Removal, language: str) -> None:
    console = open_console()
    name, edge = bet_called(language, bet, result.wager.title), percent(language, result.edge)
    facts: dict[str, int | str] = {"bet": name, "packs": result.packs, "edge": edge}
    console.print(say(language, "removal-title", facts), style="bold")
    print_columns(console, *_columns(result, language))
    console.print(say(language, "removal-how"), style="dim")


def _columns(result: Removal, language: str) -> tuple[list[Column], list[Column]]:
    correlation = say(language, "removal-correlation")
    effects = [f"{_decimal(100 * each, SIGNED, language)} %" for each in result.effects.values()]
    linear = [_decimal(result.linear[name], "0.000", language) for name in result.effects]
    tags = [
        Column(f"±{count.highest}", [
            *(str(count.tags[name]) for name in result.effects),
            _decimal(count.correlation, "0.000", language),
        ], "right")
        for count in result.counts
    ]  # fmt: skip
    return [Column(say(language, "removal-card"), [*result.effects, correlation])], [
        Column(say(language, "removal-effect"), [*effects, ""], "right"),
        Column(say(language, "removal-linear"), [*linear, ""], "right"),
        *tags,
        Column("", [*(_bar(result.linear[name]) for name in result.effects), ""]),
    ]


def _decimal(number: Fraction | float, pattern: str, language: str) -> str:
    return format_number(language, float(number), pattern)


def _bar(share: Fraction) -> Text:
    return Text(bar(float(share)), style="green" if share > 0 else "red")
