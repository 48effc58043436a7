"""What pictures of optimal play have in common: ivory paper, titles, and lines of words."""

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
"""Colours that people tell apart who do not see all of them; the discs say it too."""
FONT: Final = 15
EDGE: Final = 16
LINE: Final = 22
"""Pixels from one line of words to the next."""
LETTER: Final = 8.8
"""Pixels of a letter, on average, of the widest typeface."""
FAINT: Final = 0.1
DARK: Final = 0.62
"""How strong the least colour is, and from which on signs are light."""
BOLD: Final = 'font-weight="bold"'


def shade(cost: Fraction, most: Fraction) -> float:
    """Tell how strong a colour is, the stronger the more an error costs; `most` is the costliest.

    It goes by the root, as costs are far apart.
    """
    return FAINT + (1 - FAINT) * sqrt(cost / most if most else 0)


def plate(parts: Sequence[str], width: float, height: float, title: str) -> str:
    """Put parts on paper; `title` tells those who cannot see it what it is."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}" font-family="{FONTS}" font-size="{FONT}" '
        f'fill="{INK}">'
    )
    paper = f'<rect width="{width:g}" height="{height:g}" rx="10" fill="{PAPER}"/>'
    return "\n".join([head, f"<title>{escape(title)}</title>", paper, *parts, "</svg>\n"])


def words(x: float, y: float, text: str, *, anchor: str = "start", style: str = "") -> str:
    """Write a line."""
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" {style}>{escape(text)}</text>'


def lines(parts: list[str], y: float, text: str, width: float) -> float:
    """Write text on as many lines as it needs, the first at `y`; return where the next would be."""
    for line in wrap(text.replace(" %", "\N{NO-BREAK SPACE}%"), int((width - 2 * EDGE) / LETTER)):
        parts.append(words(EDGE, y, line))
        y += LINE
    return y
