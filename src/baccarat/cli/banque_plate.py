"""Draw what the banker does at banque as a picture: a table for each total."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from ..lab.equilibrium import BanqueSolution
from ..text import say
from .banque_screen import EVENTS, often
from .plate import BOLD, DRAWS, EDGE, INK, LINE, PAPER, STANDS, lines, plate, words

TOTALS: Final = 8
CELL: Final = 18
LABEL: Final = 22
TABLE: Final = LABEL + CELL * len(EVENTS)
GAP: Final = 24
WIDTH: Final = 2 * EDGE + 2 * TABLE + GAP
SMALL: Final = 'font-size="12"'
STRENGTH: Final = 0.55


def picture(found: BanqueSolution, language: str) -> str:
    """Draw the first solution, two tables side by side; there is one."""
    banker = found.equilibria[0].banker
    dealt = {"cards": sum(found.shoe.counts), "replaced": "yes" if found.shoe.replaced else "no"}
    title = say(language, "banque-title", dealt)
    parts, y = [words(EDGE, EDGE + 16, title, style=BOLD)], EDGE + 2.0 * LINE
    asked = {"share": str(found.theta), "concept": found.concept}
    for message in ("banque-asked", "plate-banque", "solve-legend"):
        y = lines(parts, y, say(language, message, asked), WIDTH)
    for total in range(TOTALS):
        x = EDGE + (total % 2) * (TABLE + GAP)
        _table(parts, (x, y), total, banker)
        y += (TABLE + LINE) * (total % 2)
    y += LINE / 2
    for point, chance in banker.items():
        if 0 < chance < 1:
            facts = {"point": point, **often(chance, language)}
            y = lines(parts, y, say(language, "solve-mixed", facts), WIDTH)
    return plate(parts, WIDTH, y, title)


def _table(
    parts: list[str], corner: tuple[float, float], total: int, banker: Mapping[str, Fraction]
) -> None:
    """Draw a table: down what the right was given, across what the left was."""
    x, y = corner
    parts.append(words(x, y + 14, str(total), style=BOLD))
    for at, event in enumerate(EVENTS):
        along = LABEL + CELL * (at + 0.5)
        parts.append(words(x + along, y + 14, event, anchor="middle", style=SMALL))
        parts.append(words(x + LABEL - 6, y + along + 4, event, anchor="end", style=SMALL))
        for down, right in enumerate(EVENTS):
            chance = banker.get(f"{total}|{right},{event}")
            if chance is not None:
                place = x + LABEL + CELL * at, y + LABEL + CELL * down
                parts.append(_cell(*place, chance))


def _cell(x: float, y: float, chance: Fraction) -> str:
    fill = f'"{DRAWS if chance else STANDS}" fill-opacity="{STRENGTH}"'
    sign = f'<circle cx="{x + CELL / 2:g}" cy="{y + CELL / 2:g}" r="3.5" '
    sign += f'fill="{INK if chance else "none"}" stroke="{INK}" stroke-width="1.5"/>'
    if 0 < chance < 1:
        fill, sign = f'"{PAPER}" stroke="{INK}" stroke-width="2"', ""
    place = f'x="{x + 1:g}" y="{y + 1:g}" width="{CELL - 2}" height="{CELL - 2}" rx="2"'
    return f"<rect {place} fill={fill}/>{sign}"
