"""Print or draw optimal play at chemin de fer: the draws, and in a picture the cost of errors."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Final, NamedTuple

from rich.console import Console
from rich.text import Text

from ...lab.equilibrium.chemin.best_response import Answer
from ...lab.equilibrium.chemin.solve import Decision, Equilibrium, Solution
from ...lab.hands import Shoe
from ...text.say import format_number, percent, say
from ..output.console import Column, open_console, print_columns
from ..output.pictures import (
    BOLD,
    DARK,
    DRAWS,
    INK,
    LINE,
    MARGIN,
    PAPER,
    STANDS,
    lines,
    plate,
    shade,
    words,
)

DISC: Final = "●"
RING: Final = "○"
Row = Mapping[str, Fraction]
"""A hand's probability of drawing, by the ponte's visible card; for the ponte, one cell."""
EVENTS: Final = "0123456789S"
LABEL: Final = 46
CELL: Final = 40
ROW: Final = 34
LEFT: Final = MARGIN + LABEL
WIDTH: Final = LEFT + CELL * len(EVENTS) + MARGIN
BOUND: Final = "#ddd6c6"
SHARE: Final = f'{BOLD} font-size="12"'


def draw(solution: Solution, language: str) -> None:
    """Print the values, both sides' tables, and the mixed decisions with exact fractions."""
    console = _draw(solution, solution.first, language)
    facts = {
        "unique": solution.unique,
        "found": solution.found,
        "complete": "yes" if solution.complete else "no",
        "holds": "yes" if solution.certificate.holds else "no",
        "ponte": str(solution.certificate.gain_ponte),
        "bank": str(solution.certificate.gain_bank),
    }
    for line in ("solve-legend", "solve-unique", "solve-exact"):
        console.print(say(language, line, facts), style="dim")


def draw_answer(answer: Answer, language: str) -> None:
    """Print the resulting play of both sides, and the gain of the response."""
    console = _draw(answer.solution, answer.play, language)
    facts = {
        "given": answer.given,
        "gain": format_number(language, float(answer.gain), "0.00000000"),
        "exact": str(answer.gain),
    }
    console.print(say(language, "answer-gain", facts))
    console.print(say(language, "solve-legend"), style="dim")


def shoe_arguments(shoe: Shoe) -> dict[str, int | str]:
    """Return the shoe that a solution applies to, as arguments of its title."""
    return {"cards": sum(shoe.counts), "replaced": "yes" if shoe.replaced else "no"}


def _draw(solution: Solution, play: Equilibrium, language: str) -> Console:
    """Print the values and both sides' play."""
    console = open_console()
    console.print(
        say(language, "solve-title", shoe_arguments(solution.question.shoe)), style="bold"
    )
    for side, value in (("ponte", play.value_ponte), ("bank", play.value_bank)):
        shown = format_number(language, float(value), "0.00000000")
        console.print(say(language, f"solve-value-{side}", {"value": shown, "exact": str(value)}))
    for side, chances in (("ponte", play.ponte), ("banker", play.banker)):
        console.print()
        console.print(say(language, f"solve-{side}"), style="bold")
        labels, events = columns(chances)
        print_columns(console, [labels], events)
        console.print(_mixtures(chances, language), end="")
    console.print()
    return console


def columns(chances: Mapping[str, Fraction]) -> tuple[Column, list[Column]]:
    """Lay out the points with a row per hand; hands of a total that act alike share a row."""
    hands: dict[str, dict[str, Fraction]] = {}
    for point, chance in chances.items():
        hand, _, event = point.partition("|")
        hands.setdefault(hand, {})[event] = chance
    rows = [*_pair_rows(hands)]
    events = sorted({event for _, row in rows for event in row})
    return Column("", [label for label, _ in rows]), [
        Column(event, [cell(row.get(event)) for _, row in rows], "center") for event in events
    ]


def _pair_rows(hands: Mapping[str, Row]) -> Iterator[tuple[str, Row]]:
    of_total: dict[int, list[str]] = {}
    for hand in hands:
        of_total.setdefault(sum(map(int, hand.split("+"))) % 10, []).append(hand)
    for total, names in of_total.items():
        alike: list[tuple[list[str], Row]] = []
        for name in names:
            for others, row in alike:
                if row == hands[name]:
                    others.append(name)
                    break
            else:
                alike.append(([name], hands[name]))
        for some, row in alike:
            yield (str(total) if len(alike) == 1 else " ".join(some)), row


def cell(chance: Fraction | None) -> Text:
    """Return the decision at a point; empty if there is no such point."""
    if chance is None:
        return Text("")
    if 0 < chance < 1:
        return Text(f"{round(100 * float(chance))} %", style="bold yellow")
    return Text(DISC, style="green") if chance else Text(RING, style="dim")


def _mixtures(chances: Mapping[str, Fraction], language: str) -> Text:
    """Return the mixed decisions, one per line."""
    lines = [
        say(
            language,
            "solve-mixed",
            {"point": point, "exact": str(chance), "share": percent(language, chance)},
        )
        for point, chance in chances.items()
        if 0 < chance < 1
    ]
    return Text("".join(f"{line}\n" for line in lines))


class DrawnDecision(NamedTuple):
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


def picture(solution: Solution, language: str) -> str:
    """Draw the first equilibrium, a cell per point; errors at darker cells cost more."""
    certificate = solution.certificate
    decisions = {**certificate.ponte, **certificate.banker}
    most = max((each.cost for each in decisions.values()), default=Fraction(0))
    chances = {**solution.first.ponte, **solution.first.banker}
    cells = {
        point: DrawnDecision(chances[point], each, shade(each.cost, most))
        for point, each in decisions.items()
    }
    title = say(language, "solve-title", shoe_arguments(solution.question.shoe))
    parts, y = [words(MARGIN, MARGIN + 16, title, style=BOLD)], MARGIN + 2.0 * LINE
    y = _ponte_part(parts, {point: cells[point] for point in solution.first.ponte}, y, language)
    y = _banker_part(parts, {point: cells[point] for point in solution.first.banker}, y, language)
    facts = {"most": percent(language, most)}
    for line in ("solve-legend", "plate-margin", "plate-bound"):
        y = lines(parts, y, say(language, line, facts), WIDTH)
    return plate(parts, WIDTH, y, title)


def _ponte_part(
    parts: list[str], cells: Mapping[str, DrawnDecision], y: float, language: str
) -> float:
    """Append the ponte's points, each under its name; return the y below them."""
    parts.append(words(MARGIN, y + 12, say(language, "solve-ponte")))
    for at, (point, cell) in enumerate(cells.items()):
        x = LEFT + CELL * (at % len(EVENTS))
        top = y + LINE + (ROW + LINE) * (at // len(EVENTS))
        parts.append(words(x + CELL / 2, top + 12, point, anchor="middle"))
        parts.append(cell.at(x, top + LINE - 4))
    return y + LINE + (ROW + LINE) * -(-len(cells) // len(EVENTS)) + 12


def _banker_part(
    parts: list[str], cells: Mapping[str, DrawnDecision], y: float, language: str
) -> float:
    """Append the banker's points, with a row per hand and a column per card given."""
    y = lines(parts, y + 12, say(language, "solve-banker"), WIDTH) + 10
    for at, event in enumerate(EVENTS):
        parts.append(words(LEFT + CELL * (at + 0.5), y - 8, event, anchor="middle"))
    for hand in dict.fromkeys(point.partition("|")[0] for point in cells):
        parts.append(words(LEFT - 10, y + ROW / 2 + 5, hand, anchor="end"))
        row = (
            cell.at(LEFT + CELL * at, y)
            for at, event in enumerate(EVENTS)
            if (cell := cells.get(f"{hand}|{event}"))
        )
        parts.append("".join(row))  # one line of the file
        y += ROW
    return y + LINE
