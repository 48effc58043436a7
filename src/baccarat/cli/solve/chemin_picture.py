"""Draw optimal play at chemin de fer as a picture: the draws, and the cost of errors."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Final, NamedTuple

from ...lab.equilibrium.chemin.solve import Decision, Solution
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
from .chemin_screen import shoe_arguments

EVENTS: Final = "0123456789S"
LABEL: Final = 46
CELL: Final = 40
ROW: Final = 34
LEFT: Final = EDGE + LABEL
WIDTH: Final = LEFT + CELL * len(EVENTS) + EDGE
BOUND: Final = "#ddd6c6"
SHARE: Final = f'{BOLD} font-size="12"'


class Cell(NamedTuple):
    """The decision at a point, with an opacity that shows the cost of an error there."""

    chance: Fraction
    decision: Decision
    strength: float

    def at(self, x: float, y: float) -> str:
        """Draw the cell, given its upper left corner."""
        strength, forced = self.strength, self.decision.kind == "forced"
        fill = f'"{DRAWS if self.chance else STANDS}" fill-opacity="{strength:.2f}"'
        if 0 < self.chance < 1:
            fill = f'"{PAPER}" stroke="{INK}" stroke-width="3"'
        elif forced:
            fill = f'"{BOUND}"'
        place = f'x="{x + 1:g}" y="{y + 1:g}" width="{CELL - 2}" height="{ROW - 2}" rx="4"'
        light = strength > DARK and not forced
        return f"<rect {place} fill={fill}/>{self._sign(x, y, PAPER if light else INK)}"

    def _sign(self, x: float, y: float, ink: str) -> str:
        """Return a full disc for drawing, a ring for standing, or the share of draws."""
        middle, half = x + CELL / 2, y + ROW / 2
        if 0 < self.chance < 1:
            share = f"{round(100 * float(self.chance))} %"
            return words(middle, half + 5, share, anchor="middle", style=SHARE)
        return (
            f'<circle cx="{middle:g}" cy="{half:g}" r="6" fill="{ink if self.chance else "none"}" '
            f'stroke="{ink}" stroke-width="2"/>'
        )


def picture(found: Solution, language: str) -> str:
    """Draw the first equilibrium, a cell per point; errors at darker cells cost more."""
    certificate = found.certificate
    decisions = {**certificate.ponte, **certificate.banker}
    most = max((each.cost for each in decisions.values()), default=Fraction(0))
    chances = {**found.first.ponte, **found.first.banker}
    cells = {
        point: Cell(chances[point], each, shade(each.cost, most))
        for point, each in decisions.items()
    }
    title = say(language, "solve-title", shoe_arguments(found))
    parts, y = [words(EDGE, EDGE + 16, title, style=BOLD)], EDGE + 2.0 * LINE
    y = _ponte(parts, {point: cells[point] for point in found.first.ponte}, y, language)
    y = _banker(parts, {point: cells[point] for point in found.first.banker}, y, language)
    facts = {"most": percent(language, most)}
    for line in ("solve-legend", "plate-margin", "plate-bound"):
        y = lines(parts, y, say(language, line, facts), WIDTH)
    return plate(parts, WIDTH, y, title)


def _ponte(parts: list[str], cells: Mapping[str, Cell], y: float, language: str) -> float:
    """Append the ponte's points, each under its name; return the y below them."""
    parts.append(words(EDGE, y + 12, say(language, "solve-ponte")))
    for at, (point, cell) in enumerate(cells.items()):
        x = LEFT + CELL * (at % len(EVENTS))
        top = y + LINE + (ROW + LINE) * (at // len(EVENTS))
        parts.append(words(x + CELL / 2, top + 12, point, anchor="middle"))
        parts.append(cell.at(x, top + LINE - 4))
    return y + LINE + (ROW + LINE) * -(-len(cells) // len(EVENTS)) + 12


def _banker(parts: list[str], cells: Mapping[str, Cell], y: float, language: str) -> float:
    """Append the banker's points, with a row per hand and a column per card given."""
    y = lines(parts, y + 12, say(language, "solve-banker"), WIDTH) + 10
    for at, event in enumerate(EVENTS):
        parts.append(words(LEFT + CELL * (at + 0.5), y - 8, event, anchor="middle"))
    for hand in dict.fromkeys(point.partition("|")[0] for point in cells):
        parts.append(words(LEFT - 10, y + ROW / 2 + 5, hand, anchor="end"))
        for at, event in enumerate(EVENTS):
            if cell := cells.get(f"{hand}|{event}"):
                parts.append(cell.at(LEFT + CELL * at, y))
        y += ROW
    return y + LINE
