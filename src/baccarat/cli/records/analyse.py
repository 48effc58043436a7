"""`baccarat analyse`: the odds of a shoe, and its players' choices and luck.

The picture has everyone's actual and expected wins, and the odds below.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import accumulate
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from ...lab.analysis.analyse import analyse as analysed
from ...lab.analysis.model import Analysis, ChoiceMade, CoupStory, PlayerStory
from ...lab.analysis.report import analysis_object
from ...lab.noted_shoe import NoCards
from ...text.bets import bet_called
from ...text.say import chips, format_number, join_clauses, percent, say
from ..files import write_file
from ..named import find_punto_preset
from ..options import Reading
from ..output.console import Column, open_console, print_columns, tables
from ..output.errors import CommandError, own_language, plain
from ..output.pictures import EDGE, Panel, colour_of, label, plot
from ..output.streams import print_json
from .shoes import only_shoe, reporting_bad_record, shoes_of, title_of

SIDES: Final = ("ponte", "right", "left", "bank")
"""Sides that values refer to; all other values refer to bets."""
MONEY: Final = 320
ODDS: Final = 160
GAP: Final = 60
MOST_LINES: Final = 6
"""The number of bets whose odds are drawn, in the order of the felt."""
COLOURS: Final = {"player": "#1f5fbf", "banker": "#b3202a", "tie": "#1d7a3f"}


def analyse(file: Path, preset: str, reading: Reading, *, svg: Path | None, json: bool) -> None:
    """Analyse each shoe of a file, and print or draw the analysis."""
    language, game = own_language(), find_punto_preset(preset, reading.rule)
    with reporting_bad_record(json=json):
        shoes = shoes_of(file, game, reading)
        for shoe in shoes if svg is None else only_shoe(shoes):
            try:
                analysis = analysed(shoe)
            except NoCards:
                raise CommandError("error-no-cards") from None
            title = title_of(shoe, language)
            if svg is not None:
                write_file(svg, picture(analysis, title, language).encode())
            if json:
                print_json(analysis_object(analysis))
            elif svg is None:
                draw(analysis, title, language)


def draw(analysis: Analysis, title: str, language: str) -> None:
    """Print the shoe coup by coup, each choice, and each player's results."""
    console = open_console()
    console.print(title, style="bold", markup=False)
    _coups(console, analysis, language)
    _choices(console, analysis, language)
    if analysis.players:
        _players(console, analysis, language)
    is_solved = any(name in SIDES for coup in analysis.coups for name in coup.values)
    how = ("analyse-how", "analyse-known") if is_solved else ("analyse-priced",)
    for line in (*how, *(["analyse-luck"] if analysis.players else [])):
        console.print(say(language, line), style="dim")


def amount(language: str, units: Fraction | int) -> str:
    """Format a sum in chips, with its sign and two decimals."""
    return format_number(language, float(units) / 100, "+#,##0.00;-#,##0.00")


def value_name(language: str, name: str) -> str:
    """Return the name of the side or bet that a value refers to."""
    if name in SIDES:
        return say(language, f"analyse-of-{name}")
    return bet_called(language, name, name)


def _coups(console: Console, analysis: Analysis, language: str) -> None:
    dealt = [each for each in analysis.coups if each.hands]
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


def _choices(console: Console, analysis: Analysis, language: str) -> None:
    made = [(coup, each) for coup in analysis.coups for each in coup.choices]
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


def _players(console: Console, analysis: Analysis, language: str) -> None:
    players = analysis.players
    sums: dict[str, Sequence[Fraction | int]] = {
        "analyse-result": [each.result for each in players],
        "analyse-expectation": [each.expectation for each in players],
    }
    if any(coup.choices for coup in analysis.coups):
        sums["analyse-by-choices"] = [-each.lost for each in players]
    sums["analyse-by-luck"] = [each.luck for each in players]
    labels = [Column(say(language, "analyse-player"), [*_names(analysis, language)])]
    columns = [
        Column(say(language, name), [amount(language, each) for each in column], "right")
        for name, column in sums.items()
    ]
    print_columns(console, labels, columns)
    console.print()


def _names(analysis: Analysis, language: str) -> Iterator[str]:
    for each in analysis.players:
        yield say(language, "analyse-seat", {"seat": each.seat, "name": plain(each.name)})


def picture(analysis: Analysis, title: str, language: str) -> str:
    """Draw results as solid lines, expectations dashed, and a mark at each costly choice.

    A record without stakes has the odds alone.
    """
    coups = [each for each in analysis.coups if each.shares or each.values]
    parts, top = list[str](), EDGE
    if analysis.players:
        parts += _money(analysis.players, coups, language)
        top += MONEY
    parts += _dots(coups, top)
    parts += _odds([each for each in coups if each.values], top + GAP, language)
    return plot(parts, top + GAP + ODDS + EDGE, title)


def _money(
    players: Sequence[PlayerStory], coups: Sequence[CoupStory], language: str
) -> Iterator[str]:
    lines = [_course(each, coups) for each in players]
    every = [0.0, *(value for pair in lines for line in pair for value in line)]
    panel = Panel(EDGE, MONEY, len(coups), min(every), max(every))
    yield from panel.rules(lambda mark: format_number(language, mark, "#,##0.##"))
    for at, (player, (results, expected)) in enumerate(zip(players, lines, strict=True)):
        yield panel.line(results, colour_of(at))
        yield panel.line(expected, colour_of(at), dashed=True)
        yield label(EDGE + 20 * at + 10, plain(player.name, 20), colour_of(at))
        for x, coup in enumerate(coups):
            if any(each.seat == player.seat and each.lost > 0 for each in coup.choices):
                yield _mark(panel.across(x), panel.down(results[x]), colour_of(at))


def _course(player: PlayerStory, coups: Sequence[CoupStory]) -> tuple[list[float], list[float]]:
    """Return a player's cumulative results and expectations, in chips."""
    results, expected = list[float](), list[float]()
    for coup in coups:
        mine = [s for s in coup.shares if (s.seat, s.name) == (player.seat, player.name)]
        results.append(sum(each.result for each in mine) / 100)
        expected.append(sum(float(each.expectation) for each in mine) / 100)
    return [*accumulate(results)], [*accumulate(expected)]


def _mark(x: float, y: float, colour: str) -> str:
    """Mark a choice that cost something."""
    return f'<path d="M{x:.1f} {y - 12:.1f}l5 -9h-10z" fill="{colour}"/>'


def _dots(coups: Sequence[CoupStory], top: float) -> Iterator[str]:
    """Draw the outcome of each side in each coup, as one row of dots per side."""
    panel = Panel(top, GAP, len(coups), 0, 1)
    for x, coup in enumerate(coups):
        for row, outcome in enumerate(coup.outcomes.values()):
            y = panel.top + 22 + 12 * row
            colour = COLOURS[outcome]
            yield f'<circle cx="{panel.across(x):.1f}" cy="{y}" r="3.5" fill="{colour}"/>'


def _odds(coups: Sequence[CoupStory], top: float, language: str) -> Iterator[str]:
    """Draw the value of a staked unit before each coup."""
    names = [*dict.fromkeys(name for each in coups for name in each.values)][:MOST_LINES]
    lines = {
        name: [float(each.values[name]) if name in each.values else 0.0 for each in coups]
        for name in names
    }
    every = [0.0, *(value for line in lines.values() for value in line)]
    panel = Panel(top, ODDS, len(coups), min(every), max(every))
    yield from panel.rules(lambda mark: f"{100 * mark:g} %")
    for at, (name, line) in enumerate(lines.items()):
        yield panel.line(line, colour_of(at))
        yield label(panel.top + 20 * at + 10, value_name(language, name), colour_of(at))
