"""Draw an analysis as one picture: everyone's actual and expected wins, and the odds below."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Final

from ...lab.analysis.model import Analysis, CoupStory, PlayerStory
from ...text.say import format_number
from ..output.errors import plain
from ..output.plot import EDGE, Panel, colour_of, label, whole
from .analyse_screen import value_name

MONEY: Final = 320
ODDS: Final = 160
GAP: Final = 60
MOST_LINES: Final = 6
"""The number of bets whose odds are drawn, in the order of the felt."""
FARED: Final = {"player": "#1f5fbf", "banker": "#b3202a", "tie": "#1d7a3f"}


def picture(found: Analysis, title: str, language: str) -> str:
    """Draw results as solid lines, expectations dashed, and a mark at each costly choice.

    A record without stakes has the odds alone.
    """
    coups = [each for each in found.coups if each.shares or each.values]
    parts, top = list[str](), EDGE
    if found.players:
        parts += _money(found.players, coups, language)
        top += MONEY
    parts += _coups(coups, top)
    parts += _odds([each for each in coups if each.values], top + GAP, language)
    return whole(parts, top + GAP + ODDS + EDGE, title)


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
    shares: list[Mapping[str, float]] = []
    for coup in coups:
        own = [s for s in coup.shares if (s.seat, s.name) == (player.seat, player.name)]
        shares.append(
            {
                "result": sum(each.result for each in own) / 100,
                "expectation": sum(float(each.expectation) for each in own) / 100,
            }
        )
    results, expected = (
        [*accumulate(each[key] for each in shares)] for key in ("result", "expectation")
    )
    return results, expected


def _mark(x: float, y: float, colour: str) -> str:
    """Mark a choice that cost something."""
    return f'<path d="M{x:.1f} {y - 12:.1f}l5 -9h-10z" fill="{colour}"/>'


def _coups(coups: Sequence[CoupStory], top: float) -> Iterator[str]:
    """Draw the outcome of each side in each coup, as one row of dots per side."""
    panel = Panel(top, GAP, len(coups), 0, 1)
    for x, coup in enumerate(coups):
        for row, how in enumerate(coup.outcomes.values()):
            y = panel.top + 22 + 12 * row
            yield f'<circle cx="{panel.across(x):.1f}" cy="{y}" r="3.5" fill="{FARED[how]}"/>'


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
