"""Print or draw optimal play at banque; the picture has a table for each total of the banker."""

from collections.abc import Iterable, Iterator, Mapping
from decimal import ROUND_CEILING, Decimal, localcontext
from fractions import Fraction
from typing import Final

from rich.console import Console
from rich.table import Table

from ...lab.equilibrium.banque.best_response import BanqueAnswer
from ...lab.equilibrium.banque.solve import BanqueEquilibrium, BanqueSolution, margins
from ...text.say import format_number, join_names, percent, say
from ..output.console import Column, open_console, print_columns, tables
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
from .chemin_output import cell, columns, shoe_arguments

EVENTS: Final = "0123456789SN"
FIVE: Final = "5"
"""The only decision of right and left, unless all hands are free."""
CLOSE: Final = Fraction(1, 10**9)
"""If the best deviation gains this much, no equilibrium was reached."""
STOPPED: Final = "banque-stopped"
LONGEST: Final = 40
"""Maximum characters of a fraction that is printed in full."""
TOTALS: Final = 8
CELL: Final = 18
LABEL: Final = 22
TABLE: Final = LABEL + CELL * len(EVENTS)
GAP: Final = 24
WIDTH: Final = 2 * MARGIN + 2 * TABLE + GAP
SMALL: Final = 'font-size="12"'
RECT: Final = f'<rect x="1" y="1" width="{CELL - 2}" height="{CELL - 2}" rx="2"'
CELLS: Final = {"draws": DRAWS, "stands": STANDS}
"""The colours of cells by their id in the picture; with light signs, the id ends in `-light`."""


def draw(solution: BanqueSolution, language: str) -> None:
    """Print the values, how often right and left draw on 5, and the banker's tables."""
    console, first = open_console(), solution.equilibria[0] if solution.equilibria else None
    _head(console, solution, language)
    facts = {
        "unique": solution.unique,
        "found": len(solution.equilibria),
        "complete": "yes" if solution.complete else "no",
    }
    if first is None:
        console.print(say(language, "banque-none", facts))
        return
    _values(console, first, language)
    _sides(console, solution, first, language)
    _banker(console, first, language)
    console.print(say(language, "solve-legend"), style="dim")
    exactly = _exactly(solution, first)
    if exactly != STOPPED:
        console.print(say(language, "banque-unique", facts), style="dim")
    facts = {"bound": at_most(first.bound), "gain": at_most(first.regret.most)}
    console.print(say(language, exactly, facts), style="dim")


def _exactly(solution: BanqueSolution, first: BanqueEquilibrium) -> str:
    """Return the message about the precision of the solution."""
    if not first.bound:
        return "banque-exact"
    if solution.rules.on_five:
        return "banque-bound"
    return "banque-near" if first.bound < CLOSE else STOPPED


def at_most(number: Fraction) -> str:
    """Format a small number with one digit, rounded up."""
    with localcontext(prec=1, rounding=ROUND_CEILING):
        return f"{Decimal(number.numerator) / Decimal(number.denominator):.0e}"


def draw_answer(answer: BanqueAnswer, language: str) -> None:
    """Print the resulting play of all three, and the gain of the response."""
    console = open_console()
    _head(console, answer.solution, language)
    _values(console, answer.play, language)
    _sides(console, answer.solution, answer.play, language)
    _banker(console, answer.play, language)
    gain = format_number(language, float(answer.gain), "0.00000000")
    facts = {"answers": answer.answers, "gain": gain}
    console.print(say(language, "banque-answer-gain", facts))
    console.print(say(language, "solve-legend"), style="dim")


def _head(console: Console, solution: BanqueSolution, language: str) -> None:
    console.print(say(language, "banque-title", shoe_arguments(solution.shoe)), style="bold")
    facts = {"share": str(solution.theta), "concept": solution.concept}
    console.print(say(language, "banque-asked", facts))
    console.print(say(language, "banque-information", {"left": solution.rules.left_sees}))
    console.print(say(language, "banque-naturals", {"naturals": solution.rules.naturals}))


def _values(console: Console, first: BanqueEquilibrium, language: str) -> None:
    for side in ("right", "left", "bank"):
        value = getattr(first, f"value_{side}")
        shown = format_number(language, float(value), "0.00000000")
        console.print(say(language, f"banque-value-{side}", {"value": shown}))
    console.print()


def _sides(
    console: Console, solution: BanqueSolution, three: BanqueEquilibrium, language: str
) -> None:
    if solution.rules.on_five:
        for line in _on_five(solution, three, language):
            console.print(line)
        return
    for side, chances in (("right", three.right), ("left", three.left)):
        console.print(say(language, f"banque-table-{side}"), style="bold")
        labels, events = columns(chances)
        print_columns(console, [labels], events)
        for line in mixed(three, chances, language):
            console.print(line)
        console.print()


def _on_sides(solution: BanqueSolution, three: BanqueEquilibrium, language: str) -> Iterator[str]:
    """Describe the play of right and left, line by line."""
    if solution.rules.on_five:
        yield from _on_five(solution, three, language)
        return
    for side, chances in (("right", three.right), ("left", three.left)):
        draws = join_names(language, [*_always(chances)])
        yield say(language, f"banque-draws-{side}", {"points": draws})
        yield from mixed(three, chances, language)


def _always(chances: Mapping[str, Fraction]) -> Iterable[str]:
    """Return the points at which a side always draws; its totals if it ignores the other hand."""
    totals = {point: point.partition("|")[0] for point in chances}
    not_all = {totals[point] for point, often in chances.items() if often != 1}
    drawn = (point for point, often in chances.items() if often == 1)
    return dict.fromkeys(each if totals[each] in not_all else totals[each] for each in drawn)


def mixed(
    three: BanqueEquilibrium, chances: Mapping[str, Fraction], language: str
) -> Iterator[str]:
    """Yield the mixed decisions, one per line."""
    for point, chance in chances.items():
        if 0 < chance < 1:
            facts = {"point": point, **_often(three, chance, language)}
            yield say(language, "solve-mixed", facts)


def _on_five(solution: BanqueSolution, three: BanqueEquilibrium, language: str) -> Iterator[str]:
    """How often right and left draw, and their common plan if they have one."""
    for side, chances in (("right", three.right), ("left", three.left)):
        for point, message in ((FIVE, f"banque-{side}"), (f"{FIVE}|N", f"banque-{side}-beside")):
            if point in chances:
                yield say(language, message, _often(three, chances[point], language))
    if solution.concept == "correlated":
        facts = {name: percent(language, each) for name, each in _plan(three).items()}
        yield say(language, "banque-plan", facts)


def _banker(console: Console, first: BanqueEquilibrium, language: str) -> None:
    for total in range(8):
        console.print()
        of_total = _of_total(first.banker, total)
        if len({*of_total.values()}) == 1:
            always = "yes" if next(iter(of_total.values())) else "no"
            console.print(say(language, "banque-always", {"total": total, "draws": always}))
            continue
        console.print(say(language, "banque-banker", {"total": total}), style="bold")
        for table in _grid(console, of_total):
            console.print(table)
    console.print()
    for line in mixed(first, first.banker, language):
        console.print(line)


def _often(three: BanqueEquilibrium, chance: Fraction, language: str) -> dict[str, str]:
    """Return a probability as a percentage, and exactly if that is known and short enough."""
    exact, decimal = str(chance), format_number(language, float(chance), "0.0000000000")
    return {
        "exact": decimal if three.bound or len(exact) > LONGEST else exact,
        "share": percent(language, chance),
    }


def _plan(first: BanqueEquilibrium) -> dict[str, Fraction]:
    return dict(zip(("neither", "left", "right", "both"), first.plan, strict=True))


def _of_total(banker: Mapping[str, Fraction], total: int) -> Mapping[tuple[str, str], Fraction]:
    """Return the banker's points for a total, by the cards seen of right and left."""
    by_cards = {}
    for point, chance in banker.items():
        hand, _, events = point.partition("|")
        if hand == str(total):
            right, _, left = events.partition(",")
            by_cards[right, left] = chance
    return by_cards


def _grid(console: Console, chances: Mapping[tuple[str, str], Fraction]) -> Iterator[Table]:
    """Lay out a total, with the right's cards as rows and the left's as columns."""
    rows, columns = (sorted({point[at] for point in chances}, key=EVENTS.index) for at in (0, 1))
    return tables(
        console,
        [Column("", rows)],
        [
            Column(left, [cell(chances.get((right, left))) for right in rows], "center")
            for left in columns
        ],
    )


def picture(solution: BanqueSolution, language: str) -> str:
    """Draw the first solution, two tables side by side; there must be one."""
    first, costs = solution.equilibria[0], {at: abs(each) for at, each in margins(solution).items()}
    most = max(costs.values(), default=Fraction(0))
    title = say(language, "banque-title", shoe_arguments(solution.shoe))
    parts, y = [_cells(), words(MARGIN, MARGIN + 16, title, style=BOLD)], MARGIN + 2.0 * LINE
    facts = {
        "share": str(solution.theta),
        "concept": solution.concept,
        "most": percent(language, most),
    }
    for message in ("banque-asked", "plate-banque", "solve-legend", "plate-margin-banque"):
        y = lines(parts, y, say(language, message, facts), WIDTH)
    shades = {at: shade(cost, most) for at, cost in costs.items()}
    for total in range(TOTALS):
        x = MARGIN + (total % 2) * (TABLE + GAP)
        _table(parts, (x, y), total, first.banker, shades)
        y += (TABLE + LINE) * (total % 2)
    y += LINE / 2
    for line in (*_on_sides(solution, first, language), *mixed(first, first.banker, language)):
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
        points = {down: f"{total}|{right},{event}" for down, right in enumerate(EVENTS)}
        left = x + LABEL + CELL * at
        cells = [
            _cell(left, y + LABEL + CELL * down, banker[point], shades[point])
            for down, point in points.items()
            if point in banker
        ]
        parts.append("".join(cells))  # a column is one line of the file


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
