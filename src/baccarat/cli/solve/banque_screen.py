"""Print optimal play at banque to a terminal."""

from collections.abc import Iterable, Iterator, Mapping
from decimal import ROUND_CEILING, Decimal, localcontext
from fractions import Fraction
from typing import Final

from rich.console import Console
from rich.table import Table

from ...lab.equilibrium.banque.best_response import BanqueAnswer
from ...lab.equilibrium.banque.solve import BanqueEquilibrium, BanqueSolution
from ...text.say import format_number, join_names, say
from ..output.console import Column, open_console, print_columns, tables
from ..output.numbers import percent
from .chemin_screen import cell, columns

EVENTS: Final = "0123456789SN"
FIVE: Final = "5"
"""The only decision of right and left, unless all hands are free."""
CLOSE: Final = Fraction(1, 10**9)
"""If the best deviation gains this much, no equilibrium was reached."""
STOPPED: Final = "banque-stopped"
LONGEST: Final = 40
"""Maximum characters of a fraction that is printed in full."""


def draw(found: BanqueSolution, language: str) -> None:
    """Print the values, how often right and left draw on 5, and the banker's tables."""
    console, first = open_console(), found.equilibria[0] if found.equilibria else None
    _head(console, found, language)
    facts = {
        "unique": found.unique,
        "found": len(found.equilibria),
        "complete": "yes" if found.complete else "no",
    }
    if first is None:
        console.print(say(language, "banque-none", facts))
        return
    _values(console, first, language)
    _sides(console, found, first, language)
    _banker(console, first, language)
    console.print(say(language, "solve-legend"), style="dim")
    exactly = _exactly(found, first)
    if exactly != STOPPED:
        console.print(say(language, "banque-unique", facts), style="dim")
    facts = {"bound": at_most(first.bound), "gain": at_most(first.regret.most)}
    console.print(say(language, exactly, facts), style="dim")


def _exactly(found: BanqueSolution, first: BanqueEquilibrium) -> str:
    """Return the message about the precision of the solution."""
    if not first.bound:
        return "banque-exact"
    if found.rules.on_five:
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


def _head(console: Console, found: BanqueSolution, language: str) -> None:
    shoe = found.shoe
    dealt = {"cards": sum(shoe.counts), "replaced": "yes" if shoe.replaced else "no"}
    console.print(say(language, "banque-title", dealt), style="bold")
    facts = {"share": str(found.theta), "concept": found.concept}
    console.print(say(language, "banque-asked", facts))
    console.print(say(language, "banque-information", {"left": found.rules.left_sees}))
    console.print(say(language, "banque-naturals", {"naturals": found.rules.naturals}))


def _values(console: Console, first: BanqueEquilibrium, language: str) -> None:
    for side in ("right", "left", "bank"):
        value = getattr(first, f"value_{side}")
        shown = format_number(language, float(value), "0.00000000")
        console.print(say(language, f"banque-value-{side}", {"value": shown}))
    console.print()


def _sides(
    console: Console, found: BanqueSolution, three: BanqueEquilibrium, language: str
) -> None:
    if found.rules.on_five:
        for line in on_five(found, three, language):
            console.print(line)
        return
    for side, chances in (("right", three.right), ("left", three.left)):
        console.print(say(language, f"banque-table-{side}"), style="bold")
        labels, events = columns(chances)
        print_columns(console, [labels], events)
        for line in mixed(three, chances, language):
            console.print(line)
        console.print()


def on_sides(found: BanqueSolution, three: BanqueEquilibrium, language: str) -> Iterator[str]:
    """Describe the play of right and left, line by line."""
    if found.rules.on_five:
        yield from on_five(found, three, language)
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
            facts = {"point": point, **often(three, chance, language)}
            yield say(language, "solve-mixed", facts)


def on_five(found: BanqueSolution, three: BanqueEquilibrium, language: str) -> Iterator[str]:
    """How often right and left draw, and their common plan if they have one."""
    for side, chances in (("right", three.right), ("left", three.left)):
        for point, message in ((FIVE, f"banque-{side}"), (f"{FIVE}|N", f"banque-{side}-beside")):
            if point in chances:
                yield say(language, message, often(three, chances[point], language))
    if found.concept == "correlated":
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


def often(three: BanqueEquilibrium, chance: Fraction, language: str) -> dict[str, str]:
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
    found = {}
    for point, chance in banker.items():
        own, _, events = point.partition("|")
        if own == str(total):
            right, _, left = events.partition(",")
            found[right, left] = chance
    return found


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
