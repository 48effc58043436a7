"""The common frame of pictures of optimal play: ivory paper, titles, and wrapped text."""

from collections.abc import Sequence
from fractions import Fraction
from html import escape
from math import sqrt
from textwrap import wrap
from typing import Final

from .picture_file import FONTS

PAPER: Final = "#fbf5e6"
INK: Final = "#2a2118"
DRAWS: Final = "#1b5ea8"
STANDS: Final = "#b5540e"
"""Colours that colour-blind people can tell apart; the discs carry the same information."""
FONT: Final = 15
EDGE: Final = 16
LINE: Final = 22
"""Pixels between two lines of text."""
LETTER: Final = 8.8
"""Average pixels per letter in the widest typeface."""
FAINT: Final = 0.1
DARK: Final = 0.62
"""FAINT is the least opacity of a cell; from DARK on, signs are drawn light."""
BOLD: Final = 'font-weight="bold"'


def shade(cost: Fraction, most: Fraction) -> float:
    """Return the opacity of a cell, which grows with the cost of an error, `most` at most.

    It is proportional to the square root, as costs differ widely.
    """
    return FAINT + (1 - FAINT) * sqrt(cost / most if most else 0)


def plate(parts: Sequence[str], width: float, height: float, title: str) -> str:
    """Put parts on a sheet of paper; `title` describes the picture to those who cannot see it."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}" font-family="{FONTS}" font-size="{FONT}" '
        f'fill="{INK}">'
    )
    paper = f'<rect width="{width:g}" height="{height:g}" rx="10" fill="{PAPER}"/>'
    return "\n".join([head, f"<title>{escape(title)}</title>", paper, *parts, "</svg>\n"])


def words(x: float, y: float, text: str, *, anchor: str = "start", style: str = "") -> str:
    """Return a line of text."""
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" {style}>{escape(text)}</text>'


def lines(parts: list[str], y: float, text: str, width: float) -> float:
    """Append wrapped text, whose first line is at `y`; return the y of the next line."""
    for line in wrap(text.replace(" %", "\N{NO-BREAK SPACE}%"), int((width - 2 * EDGE) / LETTER)):
        parts.append(words(EDGE, y, line))
        y += LINE
    return y
