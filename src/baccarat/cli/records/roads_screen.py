"""Print the scorecards to a terminal."""

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec
from rich.text import Text

from ...rules import Outcome
from ...scorecards import ROADS, Bead, Colour, DerivedBead, RoadBead, Scorecards
from ...scorecards.layout import ROWS
from ...text import say
from ..output.console import open_console
from .roads_letters import LETTERS

STYLES: Final[Mapping[str | None, str]] = {
    Outcome.PLAYER: "bold blue",
    Outcome.BANKER: "bold red",
    Outcome.TIE: "bold green",
    Colour.RED: "red",
    Colour.BLUE: "blue",
    None: "green",
}
WIDTH: Final = 3
"""Columns of a bead: its letter and two marks."""

Cells = dict[tuple[int, int], Text]


def draw(cards: Scorecards, language: str) -> None:
    """Print every road under its name, the counts, and a note that they predict nothing."""
    console = open_console()
    for name in ROADS:
        console.print(say(language, name.replace("_", "-")), style="bold")
        for line in _lines({(bead.column, bead.row): _cell(bead) for bead in getattr(cards, name)}):
            console.print(line)
        console.print()
    console.print(say(language, "roads-counts", msgspec.to_builtins(cards.counts)))
    for outcome in ("player", "banker"):
        console.print(_next(cards, outcome, language))
    console.print(say(language, "roads-legend"), style="dim")
    console.print(say(language, "roads-predict-nothing"), style="dim")


def _cell(bead: Bead | RoadBead | DerivedBead) -> Text:
    if isinstance(bead, DerivedBead):
        return Text(bead.colour[0], style=STYLES[bead.colour])
    letter = "-" if bead.outcome is None else LETTERS[bead.outcome]
    ties = bead.ties if isinstance(bead, RoadBead) else 0
    marks = f"{ties or ''}{'*' if bead.natural else ''}"
    return Text(letter, style=STYLES[bead.outcome]).append(f"{marks:<{WIDTH - 1}}", style="green")


def _lines(cells: Cells) -> Iterator[Text]:
    """Yield the rows that have beads, but at least one."""
    if not cells:
        yield Text("·")
        return
    width = max(column for column, _ in cells) + 1
    bare = Text("·".ljust(max(len(cell) for cell in cells.values())), style="dim")
    for row in range(ROWS):
        yield Text(" ").join(cells.get((column, row), bare) for column in range(width))


def _next(cards: Scorecards, outcome: str, language: str) -> Text:
    line = Text(say(language, f"roads-next-{outcome}"))
    for name in cards.next.__struct_fields__:
        colour = getattr(getattr(cards.next, name), outcome)
        line.append(" ").append(colour[0] if colour else "-", style=STYLES.get(colour, ""))
    return line
