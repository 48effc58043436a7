"""Print an analysis to a terminal."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from rich.console import Console
from rich.text import Text

from ...lab.analysis.model import Analysis, ChoiceMade, CoupStory
from ...text.bets import bet_called
from ...text.say import chips, format_number, join_clauses, say
from ..output.console import Column, open_console, print_columns, tables
from ..output.errors import plain
from ..output.numbers import percent

SIDES: Final = ("ponte", "right", "left", "bank")
"""Sides that values refer to; all other values refer to bets."""


def draw(found: Analysis, title: str, language: str) -> None:
    """Print the shoe coup by coup, each choice, and each player's results."""
    console = open_console()
    console.print(title, style="bold", markup=False)
    _coups(console, found, language)
    _choices(console, found, language)
    if found.players:
        _players(console, found, language)
    for line in ("analyse-how", "analyse-known", *(["analyse-luck"] if found.players else [])):
        console.print(say(language, line), style="dim")


def amount(language: str, units: Fraction | int) -> str:
    """Format a sum in chips, with its sign and two decimals."""
    return format_number(language, float(units) / 100, "+#,##0.00;-#,##0.00")


def value_name(language: str, name: str) -> str:
    """Return the name of the side or bet that a value refers to."""
    if name in SIDES:
        return say(language, f"analyse-of-{name}")
    return bet_called(language, name, name)


def _coups(console: Console, found: Analysis, language: str) -> None:
    dealt = [each for each in found.coups if each.hands]
    names = list(dict.fromkeys(name for each in dealt for name in each.values))
    labels = [
        Column(say(language, "shoe-coup"), [str(each.number) for each in dealt], "right"),
        Column(say(language, "shoe-cards"), [str(sum(each.cards)) for each in dealt], "right"),
        Column(say(language, "shoe-outcome"), [_describe_end(each, language) for each in dealt]),
    ]
    values = [
        Column(
            value_name(language, name), [_value(each, name, language) for each in dealt], "right"
        )
        for name in names
    ]
    for table in tables(console, labels, values):
        console.print(table)
        console.print()


def _describe_end(coup: CoupStory, language: str) -> str:
    if [*coup.outcomes] == ["player"]:
        ponte = "ponte" in coup.values
        how = coup.outcomes["player"]
        return say(language, f"analyse-won-{how}" if ponte else f"outcome-{how}")
    parts = (
        say(language, "analyse-side", {"side": side, "how": how})
        for side, how in coup.outcomes.items()
    )
    return join_clauses(language, parts)


def _value(coup: CoupStory, name: str, language: str) -> Text:
    value = coup.values.get(name)
    if value is None:
        return Text("")
    return Text(percent(language, value), style="green" if value > 0 else "")


def _choices(console: Console, found: Analysis, language: str) -> None:
    made = [(coup, each) for coup in found.coups for each in coup.choices]
    if not made:
        return
    console.print(say(language, "analyse-choices"), style="bold")
    for coup, each in made:
        style = "yellow" if each.lost or each.lost_known else ""
        console.print(_choice(coup, each, language), style=style, markup=False)
    console.print()


def _choice(coup: CoupStory, made: ChoiceMade, language: str) -> str:
    names = {share.seat: share.name for share in coup.shares}
    return say(
        language,
        "analyse-choice",
        {
            "coup": coup.number,
            "name": plain(names.get(made.seat, str(made.seat))),
            "side": made.side,
            "point": made.point,
            "drew": "yes" if made.drew else "no",
            "often": format_number(language, 100 * float(made.often), "0.#"),
            "draw": amount(language, made.equilibrium.draw),
            "stand": amount(language, made.equilibrium.stand),
            "gave": "something" if made.lost else "nothing",
            "lost": chips(language, round(made.lost)),
            "known": chips(language, round(made.lost_known)),
        },
    )


def _players(console: Console, found: Analysis, language: str) -> None:
    players = found.players
    sums: dict[str, Sequence[Fraction | int]] = {
        "analyse-result": [each.result for each in players],
        "analyse-expectation": [each.expectation for each in players],
    }
    if any(coup.choices for coup in found.coups):
        sums["analyse-by-choices"] = [-each.lost for each in players]
    sums["analyse-by-luck"] = [each.luck for each in players]
    labels = [Column(say(language, "analyse-player"), [*_names(found, language)])]
    columns = [
        Column(say(language, name), [amount(language, each) for each in column], "right")
        for name, column in sums.items()
    ]
    print_columns(console, labels, columns)
    console.print()


def _names(found: Analysis, language: str) -> Iterator[str]:
    for each in found.players:
        yield say(language, "analyse-seat", {"seat": each.seat, "name": plain(each.name)})
