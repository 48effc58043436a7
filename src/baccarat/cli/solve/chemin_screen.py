"""Print optimal play at chemin de fer to a terminal."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Final

from rich.console import Console
from rich.text import Text

from ...lab.equilibrium.chemin.best_response import Answer
from ...lab.equilibrium.chemin.solve import Equilibrium, Solution
from ...text.say import format_number, say
from ..output.console import Column, open_console, print_columns
from ..output.numbers import percent

DRAWS: Final = "●"
STANDS: Final = "○"
Row = Mapping[str, Fraction]
"""A hand's probability of drawing, by the ponte's visible card; for the ponte, one cell."""


def draw(found: Solution, language: str) -> None:
    """Print the values, both sides' tables, and the mixed decisions with exact fractions."""
    console = _draw(found, found.first, language)
    facts = {
        "unique": found.unique,
        "found": found.found,
        "complete": "yes" if found.complete else "no",
        "holds": "yes" if found.certificate.holds else "no",
        "ponte": str(found.certificate.gain_ponte),
        "bank": str(found.certificate.gain_bank),
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


def shoe_arguments(found: Solution) -> dict[str, int | str]:
    """Return the shoe that a solution applies to, as arguments of its title."""
    shoe = found.question.shoe
    return {"cards": sum(shoe.counts), "replaced": "yes" if shoe.replaced else "no"}


def _draw(found: Solution, play: Equilibrium, language: str) -> Console:
    """Print the values and both sides' play."""
    console = open_console()
    console.print(say(language, "solve-title", shoe_arguments(found)), style="bold")
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
    return Text(DRAWS, style="green") if chance else Text(STANDS, style="dim")


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
