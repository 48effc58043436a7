"""Print the scorecards to a terminal, and describe their picture."""

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec
from rich.text import Text

from ...notation.noted.spellings import MARKS
from ...rules.coup import Outcome
from ...scorecards.big_road import RoadBead
from ...scorecards.derived_road import Colour, DerivedBead
from ...scorecards.layout import LETTERS, ROWS, Bead
from ...scorecards.picture import WORDS
from ...scorecards.sheet import ROADS, Scorecards
from ...text.say import say
from ..output.console import open_console

STYLES: Final[Mapping[str | None, str]] = {
    Outcome.PLAYER: "bold blue",
    Outcome.BANKER: "bold red",
    Outcome.TIE: "bold green",
    Colour.RED: "red",
    Colour.BLUE: "blue",
    None: "green",
}
PAIR_STYLES: Final = {"player_pair": "blue", "banker_pair": "red"}

Cells = Mapping[tuple[int, int], Text]


def draw(cards: Scorecards, language: str, title: str = "") -> None:
    """Print every road under its name, the counts, and a note that they predict nothing."""
    console = open_console()
    if title:
        console.print(title, style="bold", markup=False)
        console.print()
    for name in ROADS:
        console.print(say(language, name.replace("_", "-")), style="bold")
        cells = {(bead.column, bead.row): _cell(bead) for bead in getattr(cards, name)}
        for line in _lines(cells, console.width):
            console.print(line)
        console.print()
    console.print(say(language, "roads-counts", msgspec.to_builtins(cards.counts)))
    for outcome in ("player", "banker"):
        console.print(_next(cards, outcome, language))
    console.print(say(language, "roads-legend"), style="dim")
    console.print(say(language, "roads-predict-nothing"), style="dim")


def _cell(bead: Bead | RoadBead | DerivedBead) -> Text:
    """Write a bead with the letters that `roads` reads, and the number of ties after it."""
    if isinstance(bead, DerivedBead):
        return Text(bead.colour[0], style=STYLES[bead.colour])
    letter = "-" if bead.outcome is None else LETTERS[bead.outcome]
    cell = Text(letter, style=STYLES[bead.outcome])
    if isinstance(bead, RoadBead) and bead.ties:
        cell.append(str(bead.ties), style="green")
    for mark, field in MARKS.items():
        if getattr(bead, field):
            cell.append(mark, style=PAIR_STYLES.get(field, "green"))
    return cell


def _lines(cells: Cells, room: int) -> Iterator[Text]:
    """Yield the rows of a road, in strips as wide as `room` allows, one below another."""
    if not cells:
        yield Text("·")
        return
    columns = max(column for column, _ in cells) + 1
    width = max(len(cell) for cell in cells.values())
    strip = max((room + 1) // (width + 1), 1)
    for first in range(0, columns, strip):
        if first:
            yield Text()
        for row in range(ROWS):
            yield Text(" ").join(
                _padded(cells.get((column, row)), width)
                for column in range(first, min(first + strip, columns))
            )


def _padded(cell: Text | None, width: int) -> Text:
    shown = Text("·", style="dim") if cell is None else cell.copy()
    shown.pad_right(width - len(shown))
    return shown


def _next(cards: Scorecards, outcome: str, language: str) -> Text:
    line = Text(say(language, f"roads-next-{outcome}"))
    for name in cards.next.__struct_fields__:
        colour = getattr(getattr(cards.next, name), outcome)
        line.append(" ").append(colour[0] if colour else "-", style=STYLES.get(colour, ""))
    return line


def picture_words(language: str) -> dict[str, str]:
    return {name: say(language, name.replace("_", "-")) for name in WORDS}
