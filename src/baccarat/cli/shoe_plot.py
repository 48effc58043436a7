"""Draw the edges of a shoe's bets: a line for each, from the first coup to the last."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from ..lab.shoe_worth import BeforeCoup
from .line_plot import COLOURS, field_of
from .picture import FONTS

WIDTH: Final = 900
HEIGHT: Final = 480
LEFT: Final = 70
RIGHT: Final = 200
EDGE: Final = 30
PLACE: Final = (LEFT, EDGE, WIDTH - LEFT - RIGHT, HEIGHT - 2 * EDGE)


def picture(coups: Sequence[BeforeCoup], names: Mapping[str, str]) -> str:
    """Draw the edges in hundredths over the coups; `names` are the bets and how they are called."""
    lines = [
        [(float(at), float(each.edges[name])) for at, each in enumerate(coups)] for name in names
    ]
    field = field_of([*lines, [(0, 0)]], PLACE)
    parts = field.rules(lambda edge: f"{100 * edge:g} %")
    for at, (name, line) in enumerate(zip(names.values(), lines, strict=True)):
        colour = COLOURS[at % len(COLOURS)]
        parts += [field.line(line, colour), _label(at, name, colour)]
    return _svg(parts)


def _label(at: int, name: str, colour: str) -> str:
    x, y = WIDTH - RIGHT + 16, EDGE + 20 * at + 10
    return f'<text x="{x}" y="{y}" fill="{colour}" font-weight="bold">{escape(name)}</text>'


def _svg(parts: Sequence[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="{FONTS}" font-size="13">\n'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>\n'
    )
    return head + "\n".join(parts) + "\n</svg>\n"
