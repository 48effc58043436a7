"""Draw the scorecards for a terminal."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from rich.text import Text

from ..rules import Outcome
from ..scorecards import Bead, Colour, DerivedBead, RoadBead, Scorecards
from ..scorecards.derived_road import Asked
from ..scorecards.layout import ROWS
from ..text import say
from .console import open_console

LETTERS: Final = {Outcome.PLAYER: "P", Outcome.BANKER: "B", Outcome.TIE: "T"}
STYLES: Final[Mapping[str | None, str]] = {
    Outcome.PLAYER: "bold blue",
    Outcome.BANKER: "bold red",
    Outcome.TIE: "bold green",
    Colour.RED: "red",
    Colour.BLUE: "blue",
    None: "green",
}
WIDTH: Final = 3
"""Columns of a bead: its letter, and two for its marks."""

Cells = dict[tuple[int, int], Text]


def draw(cards: Scorecards, language: str) -> None:
    """Print every road under its name, the counts, and that they predict nothing."""
    console = open_console()
    for name, cells in _roads(cards):
        console.print(say(language, name), style="bold")
        for line in _lines(cells):
            console.print(line)
        console.print()
    console.print(say(language, "roads-counts", _counts(cards)))
    for outcome in ("player", "banker"):
        console.print(_next(cards, outcome, language))
    console.print(say(language, "roads-legend"), style="dim")
    console.print(say(language, "roads-predict-nothing"), style="dim")


def _roads(cards: Scorecards) -> Iterator[tuple[str, Cells]]:
    yield "bead-plate", _wins(cards.bead_plate)
    yield "big-road", _wins(cards.big_road)
    yield "big-eye-boy", _derived(cards.big_eye_boy)
    yield "small-road", _derived(cards.small_road)
    yield "cockroach-road", _derived(cards.cockroach_road)


def _wins(beads: Iterable[Bead | RoadBead]) -> Cells:
    return {(bead.column, bead.row): _win(bead) for bead in beads}


def _win(bead: Bead | RoadBead) -> Text:
    letter = "-" if bead.outcome is None else LETTERS[bead.outcome]
    ties = bead.ties if isinstance(bead, RoadBead) else 0
    marks = f"{ties or ''}{'*' if bead.natural else ''}"
    return Text(letter, style=STYLES[bead.outcome]).append(f"{marks:<{WIDTH - 1}}", style="green")


def _derived(beads: Iterable[DerivedBead]) -> Cells:
    return {
        (bead.column, bead.row): Text(bead.colour[0], style=STYLES[bead.colour]) for bead in beads
    }


def _lines(cells: Cells) -> Iterator[Text]:
    """Give as many rows as there are beads in, one at least."""
    if not cells:
        yield Text("·")
        return
    width = max(column for column, _ in cells) + 1
    bare = Text("·".ljust(max(len(cell) for cell in cells.values())), style="dim")
    for row in range(ROWS):
        yield Text(" ").join(cells.get((column, row), bare) for column in range(width))


def _counts(cards: Scorecards) -> dict[str, int | str]:
    counts = cards.counts
    return {
        "player": counts.player,
        "banker": counts.banker,
        "tie": counts.tie,
        "naturals": counts.naturals,
        "player_pairs": counts.player_pairs,
        "banker_pairs": counts.banker_pairs,
    }


def _next(cards: Scorecards, outcome: str, language: str) -> Text:
    line = Text(say(language, f"roads-next-{outcome}"))
    marks = cards.next
    for asked in (marks.big_eye_boy, marks.small_road, marks.cockroach_road):
        colour = _asked(asked, outcome)
        line.append(" ").append(colour[0] if colour else "-", style=STYLES.get(colour, ""))
    return line


def _asked(asked: Asked, outcome: str) -> Colour | None:
    return asked.player if outcome == "player" else asked.banker
