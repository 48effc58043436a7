"""The roads as a standalone picture, in SVG."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from html import escape
from typing import Any, Final

from ..rules.coup import Outcome
from .big_road import RoadBead
from .derived_road import Colour, DerivedBead
from .layout import LETTERS, ROWS, Bead

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
LARGE: Final = ("bead_plate", "big_road")
"""The roads with large squares, two of which are as wide as four small ones."""
TITLE: Final = "roads"
NOTE: Final = "roads_predict_nothing"
WORDS: Final[Mapping[str, str]] = {
    TITLE: "Roads",
    NOTE: "They predict nothing.",
    "bead_plate": "Bead plate",
    "big_road": "Big road",
    "big_eye_boy": "Big eye boy",
    "small_road": "Small road",
    "cockroach_road": "Cockroach road",
}
"""The words in a picture, in English."""
Roads = Mapping[str, Sequence[Any]]
"""The beads of each road by its name."""


def draw_roads(roads: Roads, columns: int | None, words: Mapping[str, str]) -> str:
    """Draw roads one below another, each with its name.

    Their grids have the given number of large squares across, or as many as the longest needs.
    """
    width, height, parts = 0, EDGE, list[str]()
    for name, beads in roads.items():
        cell = CELL if name in LARGE else SMALL
        draw = DRAWN.get(name, _disc)
        across = (columns or LEAST_COLUMNS) * CELL // cell
        if columns is None:
            across = max(across, *(bead.column + 1 for bead in beads), 1)
        top = height + GAP - 8
        parts.append(f'<text x="{EDGE}" y="{top}" class="name">{escape(words[name])}</text>')
        parts.append(f'<g transform="translate({EDGE},{height + GAP})">')
        parts += [*_grid(across, cell), *map(draw, beads), "</g>"]
        width, height = max(width, across * cell), height + GAP + ROWS * cell
    note = escape(words[NOTE])
    parts.append(f'<text x="{EDGE}" y="{height + GAP - 6}" class="note">{note}</text>')
    return _whole(parts, width + 2 * EDGE, height + GAP + EDGE, escape(words[TITLE]))


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
