"""Pictures as SVG: plots of values, and pages of optimal play."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from html import escape
from itertools import count
from math import ceil, floor, sqrt
from textwrap import wrap
from typing import Final, NamedTuple

FONTS: Final = (
    "'DejaVu Sans', 'Noto Sans', 'Liberation Sans', Roboto, 'Segoe UI', Arial, sans-serif"
)
"""Typefaces for text in pictures; every system should have one of them."""
WIDTH: Final = 900
LEFT: Final = 70
RIGHT: Final = 200
EDGE: Final = 30
COLOURS: Final = (
    "#1b6ca8", "#b3261e", "#2e7d32", "#8e5ea2", "#b26a00", "#00838f", "#5d4037",
    "#c2185b", "#607d8b", "#6b7a00", "#3949ab", "#e0559a",
)  # fmt: skip
STEPS: Final = (1, 2, 5)
MOST_MARKS: Final = 8
Points = Sequence[tuple[float, float]]
"""Pairs of a position, from 0, and a value."""
PAPER: Final = "#fbf5e6"
INK: Final = "#2a2118"
DRAWS: Final = "#1b5ea8"
STANDS: Final = "#b5540e"
"""Colours that colour-blind people can tell apart; the discs carry the same information."""
FONT: Final = 15
MARGIN: Final = 16
"""The edge of a page."""
LINE: Final = 22
"""Pixels between two lines of text."""
LETTER: Final = 8.8
"""Average pixels per letter in the widest typeface."""
FAINT: Final = 0.1
DARK: Final = 0.62
"""FAINT is the least opacity of a cell; from DARK on, signs are drawn light."""
BOLD: Final = 'font-weight="bold"'


class Panel(NamedTuple):
    """A part of a picture: `height` pixels below `top` for the values from `low` to `high`.

    Its positions, one per coup or other step, take up `width` pixels from `left`.
    """

    top: float
    height: float
    coups: int
    low: float
    high: float
    left: float = LEFT
    width: float = WIDTH - LEFT - RIGHT

    def across(self, at: float) -> float:
        """Return the x coordinate of a coup, numbered from 0."""
        return self.left + self.width * at / max(self.coups - 1, 1)

    def down(self, value: float) -> float:
        """Return the y coordinate of a value."""
        return self.top + (self.high - value) * self.height / ((self.high - self.low) or 1)

    def rules(self, write: Callable[[float], str]) -> Iterator[str]:
        """Draw rules at round values, at most eight."""
        for mark in marks(self.low, self.high):
            y, colour, at = self.down(mark), "#333" if mark == 0 else "#ccc", self.left - 8
            yield (
                f'<path d="M{self.left:g} {y:.1f}H{self.left + self.width:g}" stroke="{colour}"/>'
                f'<text x="{at:g}" y="{y + 4:.1f}" text-anchor="end">{escape(write(mark))}</text>'
            )

    def line(self, values: Sequence[float], colour: str, *, dashed: bool = False) -> str:
        """Draw a line through one value per coup."""
        return self.draw_line([*enumerate(values)], colour, dashed=dashed)

    def draw_line(self, points: Points, colour: str, *, dashed: bool = False) -> str:
        """Draw a line through points."""
        row = " ".join(f"{self.across(at):.1f},{self.down(value):.1f}" for at, value in points)
        dash = ' stroke-dasharray="5 4"' if dashed else ""
        return f'<polyline points="{row}" fill="none" stroke="{colour}" stroke-width="2"{dash}/>'

    def dots(self, points: Points, colour: str) -> str:
        """Draw a dot at each point."""
        return "".join(
            f'<circle cx="{self.across(at):.1f}" cy="{self.down(value):.1f}" r="3" '
            f'fill="{colour}"/>'
            for at, value in points
        )


def colour_of(at: int) -> str:
    """Return the colour of a line, numbered from 0."""
    return COLOURS[at % len(COLOURS)]


def label(y: float, name: str, colour: str) -> str:
    """Label a line, at the right margin."""
    x = WIDTH - RIGHT + 16
    return f'<text x="{x}" y="{y:g}" fill="{colour}" font-weight="bold">{escape(name)}</text>'


def marks(low: float, high: float) -> list[float]:
    """Round values between two bounds, at most eight."""
    step = next(each for each in _steps() if high - low <= MOST_MARKS * each)
    return [round(step * at, 12) for at in range(ceil(low / step), floor(high / step) + 1)]


def _steps() -> Iterator[float]:
    return (step * 10**power for power in count(-7) for step in STEPS)


def plot(parts: Sequence[str], height: float, title: str = "") -> str:
    """Assemble a plot."""
    named = f"<title>{escape(title)}</title>\n" if title else ""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" '
        f'font-family="{FONTS}" font-size="13">\n{named}'
        f'<rect width="{WIDTH}" height="{height:g}" fill="#fff"/>\n'
    )
    return head + "\n".join(parts) + "\n</svg>\n"


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
    for line in wrap(text.replace(" %", "\N{NO-BREAK SPACE}%"), int((width - 2 * MARGIN) / LETTER)):
        parts.append(words(MARGIN, y, line))
        y += LINE
    return y
