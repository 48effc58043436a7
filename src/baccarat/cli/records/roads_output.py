"""Print the scorecards to a terminal, or draw them as a standalone picture."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from html import escape
from typing import Any, Final

import msgspec
from rich.text import Text

from ...notation.noted.spellings import LETTERS, MARKS
from ...rules.coup import Outcome
from ...scorecards.big_road import RoadBead
from ...scorecards.derived_road import Colour, DerivedBead
from ...scorecards.layout import ROWS, Bead
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
CELL: Final = 24
SMALL: Final = 12
"""Pixels of a square in the derived roads; the squares of the first two roads are larger."""
GAP: Final = 28
"""Pixels above each road for its name."""
EDGE: Final = 12
LEAST_COLUMNS: Final = 12
COLOURS: Final = {
    Outcome.PLAYER: "#1f5fbf",
    Outcome.BANKER: "#b3202a",
    Outcome.TIE: "#1d7a3f",
    Colour.BLUE: "#1f5fbf",
    Colour.RED: "#b3202a",
}
NATURAL: Final = "#f6dd8c"


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


def picture(cards: Scorecards, language: str) -> str:
    """Draw the roads one below another, each with its name."""
    width, height, parts = 0, EDGE, list[str]()
    for name in ROADS:
        beads, cell = getattr(cards, name), CELL if name in LARGE else SMALL
        draw = DRAWN.get(name, _disc)
        columns = max(LEAST_COLUMNS * CELL // cell, *(bead.column + 1 for bead in beads), 1)
        title, top = escape(say(language, name.replace("_", "-"))), height + GAP - 8
        parts.append(f'<text x="{EDGE}" y="{top}" class="name">{title}</text>')
        parts.append(f'<g transform="translate({EDGE},{height + GAP})">')
        parts += [*_grid(columns, cell), *map(draw, beads), "</g>"]
        width, height = max(width, columns * cell), height + GAP + ROWS * cell
    note = escape(say(language, "roads-predict-nothing"))
    parts.append(f'<text x="{EDGE}" y="{height + GAP - 6}" class="note">{note}</text>')
    return _whole(parts, width + 2 * EDGE, height + GAP + EDGE, escape(say(language, "roads")))


def _whole(parts: Iterable[str], width: int, height: int, title: str) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}">'
    )
    style = (
        "<style>text{font-family:sans-serif;text-anchor:middle;font-size:12px}"
        ".name,.note{text-anchor:start;fill:#222}.name{font-weight:bold;font-size:14px}"
        ".in{fill:#fff;font-weight:bold}</style>"
    )
    ground = f'<rect width="{width}" height="{height}" fill="#fff"/>'
    return "\n".join([head, f"<title>{title}</title>", style, ground, *parts, "</svg>"])


def _grid(columns: int, cell: int) -> Iterator[str]:
    width, height = columns * cell, ROWS * cell
    across = "".join(f"M0 {row * cell}H{width}" for row in range(ROWS + 1))
    down = "".join(f"M{column * cell} 0V{height}" for column in range(columns + 1))
    yield f'<path d="{across}{down}" stroke="#ccc" fill="none"/>'


def _middle(bead: Bead | RoadBead | DerivedBead, cell: int) -> tuple[int, int]:
    return bead.column * cell + cell // 2, bead.row * cell + cell // 2


def _plate(bead: Bead) -> str:
    x, y = _middle(bead, CELL)
    disc = f'<circle cx="{x}" cy="{y}" r="10" fill="{COLOURS[bead.outcome]}"/>'
    letter = f'<text x="{x}" y="{y + 4}" class="in">{LETTERS[bead.outcome]}</text>'
    return disc + letter + _marks(bead)


def _ring(bead: RoadBead) -> str:
    x, y = _middle(bead, CELL)
    parts, green = "", COLOURS[Outcome.TIE]
    if bead.outcome is not None:
        drawn = f'stroke="{COLOURS[bead.outcome]}" fill="{NATURAL if bead.natural else "none"}"'
        parts = f'<circle cx="{x}" cy="{y}" r="9" stroke-width="3" {drawn}/>'
    if bead.ties:
        parts += f'<path d="M{x - 9} {y + 9}L{x + 9} {y - 9}" stroke="{green}" stroke-width="2"/>'
    if bead.ties > 1:
        parts += f'<text x="{x}" y="{y + 4}" fill="{green}">{bead.ties}</text>'
    return parts + _marks(bead)


def _marks(bead: Bead | RoadBead) -> str:
    """Draw a dot for each pair: the bank's at the upper left, the other's at the lower right."""
    x, y = _middle(bead, CELL)
    pairs = ((bead.banker_pair, Outcome.BANKER, -8), (bead.player_pair, Outcome.PLAYER, 8))
    return "".join(
        f'<circle cx="{x + by}" cy="{y + by}" r="3.5" fill="{COLOURS[side]}" stroke="#fff"/>'
        for there, side, by in pairs
        if there
    )


def _hollow(bead: DerivedBead) -> str:
    x, y = _middle(bead, SMALL)
    drawn = f'stroke="{COLOURS[bead.colour]}" stroke-width="2" fill="none"'
    return f'<circle cx="{x}" cy="{y}" r="4" {drawn}/>'


def _disc(bead: DerivedBead) -> str:
    x, y = _middle(bead, SMALL)
    return f'<circle cx="{x}" cy="{y}" r="4.5" fill="{COLOURS[bead.colour]}"/>'


def _dash(bead: DerivedBead) -> str:
    x, y = _middle(bead, SMALL)
    colour = COLOURS[bead.colour]
    return f'<path d="M{x - 4} {y + 4}L{x + 4} {y - 4}" stroke="{colour}" stroke-width="2.5"/>'


DRAWN: Final[Mapping[str, Callable[[Any], str]]] = {
    "bead_plate": _plate,
    "big_road": _ring,
    "big_eye_boy": _hollow,
    "small_road": _disc,
    "cockroach_road": _dash,
}
"""The appearance of the beads in each road."""
LARGE: Final = ("bead_plate", "big_road")
