"""Draw the banker's optimal play at banque as a picture, with a table for each total."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from ...lab.equilibrium.banque.solve import BanqueSolution, margins
from ...text.say import say
from ..output.numbers import percent
from ..output.svg_page import (
    BOLD,
    DARK,
    DRAWS,
    EDGE,
    INK,
    LINE,
    PAPER,
    STANDS,
    lines,
    plate,
    shade,
    words,
)
from .banque_screen import EVENTS, mixed, on_sides

TOTALS: Final = 8
CELL: Final = 18
LABEL: Final = 22
TABLE: Final = LABEL + CELL * len(EVENTS)
GAP: Final = 24
WIDTH: Final = 2 * EDGE + 2 * TABLE + GAP
SMALL: Final = 'font-size="12"'
RECT: Final = f'<rect x="1" y="1" width="{CELL - 2}" height="{CELL - 2}" rx="2"'
CELLS: Final = {"draws": DRAWS, "stands": STANDS}
"""The colours of cells by their id in the picture; with light signs, the id ends in `-light`."""


def picture(found: BanqueSolution, language: str) -> str:
    """Draw the first solution, two tables side by side; there must be one."""
    first, costs = found.equilibria[0], {at: abs(each) for at, each in margins(found).items()}
    most = max(costs.values(), default=Fraction(0))
    dealt = {"cards": sum(found.shoe.counts), "replaced": "yes" if found.shoe.replaced else "no"}
    title = say(language, "banque-title", dealt)
    parts, y = [_cells(), words(EDGE, EDGE + 16, title, style=BOLD)], EDGE + 2.0 * LINE
    facts = {"share": str(found.theta), "concept": found.concept, "most": percent(language, most)}
    for message in ("banque-asked", "plate-banque", "solve-legend", "plate-margin-banque"):
        y = lines(parts, y, say(language, message, facts), WIDTH)
    shades = {at: shade(cost, most) for at, cost in costs.items()}
    for total in range(TOTALS):
        x = EDGE + (total % 2) * (TABLE + GAP)
        _table(parts, (x, y), total, first.banker, shades)
        y += (TABLE + LINE) * (total % 2)
    y += LINE / 2
    for line in (*on_sides(found, first, language), *mixed(first, first.banker, language)):
        y = lines(parts, y, line, WIDTH)
    return plate(parts, WIDTH, y, title)


def _table(
    parts: list[str],
    corner: tuple[float, float],
    total: int,
    banker: Mapping[str, Fraction],
    shades: Mapping[str, float],
) -> None:
    """Draw a table with the right's cards as rows and the left's as columns."""
    x, y = corner
    parts.append(words(x, y + 14, str(total), style=BOLD))
    for at, event in enumerate(EVENTS):
        along = LABEL + CELL * (at + 0.5)
        parts.append(words(x + along, y + 14, event, anchor="middle", style=SMALL))
        parts.append(words(x + LABEL - 6, y + along + 4, event, anchor="end", style=SMALL))
        for down, right in enumerate(EVENTS):
            point = f"{total}|{right},{event}"
            if point in banker:
                place = x + LABEL + CELL * at, y + LABEL + CELL * down
                parts.append(_cell(*place, banker[point], shades[point]))


def _cell(x: float, y: float, chance: Fraction, strength: float) -> str:
    if 0 < chance < 1:
        return f'<use href="#mixed" x="{x:g}" y="{y:g}"/>'
    kind = ("draws" if chance else "stands") + ("-light" if strength > DARK else "")
    return f'<use href="#{kind}" x="{x:g}" y="{y:g}" fill-opacity="{strength:.2f}"/>'


def _cells() -> str:
    """Define each kind of cell once; the thousand points then only refer to it."""
    mixed = f'<g id="mixed">{RECT} fill="{PAPER}" stroke="{INK}" stroke-width="2"/></g>'
    kinds = [
        f'<g id="{name}{end}">{RECT} fill="{colour}"/>{_sign(ink, full=name == "draws")}</g>'
        for name, colour in CELLS.items()
        for end, ink in (("", INK), ("-light", PAPER))
    ]
    return f"<defs>{mixed}{''.join(kinds)}</defs>"


def _sign(ink: str, *, full: bool) -> str:
    """Return a full disc for drawing, a ring for standing."""
    fill = f'"{ink}" fill-opacity="1"' if full else '"none"'
    where = f'cx="{CELL / 2:g}" cy="{CELL / 2:g}" r="3.5"'
    return f'<circle {where} fill={fill} stroke="{ink}" stroke-width="1.5"/>'
