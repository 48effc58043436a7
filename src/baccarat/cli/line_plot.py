"""Draw lines over a ruled field, as SVG."""

from collections.abc import Callable, Iterable, Sequence
from html import escape
from math import ceil, floor
from typing import Final, NamedTuple

COLOURS: Final = ("#1b6ca8", "#b3261e", "#2e7d32", "#8e5ea2", "#b26a00", "#00838f", "#5d4037")
STEPS: Final = (*(digit * 10.0**power for power in range(-7, 0) for digit in (1, 2, 5)), 1.0)
MOST_RULES: Final = 8
Points = Sequence[tuple[float, float]]


class Field(NamedTuple):
    """Where lines are drawn, in pixels of a picture, and what is seen there: `low` to `high`."""

    left: float
    top: float
    width: float
    height: float
    low: tuple[float, float]
    high: tuple[float, float]

    def x(self, at: float) -> float:
        return self.left + self.width * (at - self.low[0]) / ((self.high[0] - self.low[0]) or 1)

    def y(self, at: float) -> float:
        return self.top + self.height * (self.high[1] - at) / ((self.high[1] - self.low[1]) or 1)

    def line(self, points: Points, colour: str) -> str:
        """Join points."""
        row = " ".join(f"{self.x(x):.1f},{self.y(y):.1f}" for x, y in points)
        return f'<polyline points="{row}" fill="none" stroke="{colour}" stroke-width="2"/>'

    def dots(self, points: Points, colour: str) -> str:
        """Put a dot on each point."""
        return "".join(
            f'<circle cx="{self.x(x):.1f}" cy="{self.y(y):.1f}" r="3" fill="{colour}"/>'
            for x, y in points
        )

    def rules(self, write: Callable[[float], str]) -> list[str]:
        """Rule the field at round heights, and write them at its left."""
        right = self.left + self.width
        return [
            f'<path d="M{self.left:g} {self.y(mark):.1f}H{right:g}" '
            f'stroke="{"#333" if mark == 0 else "#ccc"}"/>'
            f'<text x="{self.left - 8:g}" y="{self.y(mark) + 4:.1f}" text-anchor="end">'
            f"{escape(write(mark))}</text>"
            for mark in marks(self.low[1], self.high[1])
        ]


def field_of(lines: Iterable[Points], place: tuple[float, float, float, float]) -> Field:
    """Lay out a field that shows every point; `place` is its left, top, width and height."""
    every = [point for line in lines for point in line]
    low, high = (
        (chosen(x for x, _ in every), chosen(y for _, y in every)) for chosen in (min, max)
    )
    return Field(*place, low, high)


def marks(low: float, high: float) -> list[float]:
    """Choose round heights to rule a picture at: at most eight, or some more beyond all steps."""
    step = next((each for each in STEPS if high - low <= MOST_RULES * each), STEPS[-1])
    return [round(step * at, 12) for at in range(ceil(low / step), floor(high / step) + 1)]
