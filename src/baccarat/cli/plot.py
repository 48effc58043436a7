"""Draw lines over the coups of a shoe, as a picture that stands by itself."""

from collections.abc import Callable, Iterator, Sequence
from html import escape
from itertools import count
from math import ceil, floor
from typing import Final, NamedTuple

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


class Panel(NamedTuple):
    """A part of a picture: `height` pixels below `top` for the values from `low` to `high`."""

    top: float
    height: float
    coups: int
    low: float
    high: float

    def across(self, at: int) -> float:
        """Place a coup by its number, from 0."""
        return LEFT + (WIDTH - LEFT - RIGHT) * at / max(self.coups - 1, 1)

    def down(self, value: float) -> float:
        """Place a value."""
        return self.top + (self.high - value) * self.height / ((self.high - self.low) or 1)

    def rules(self, write: Callable[[float], str]) -> Iterator[str]:
        """Rule it at round values, eight at most."""
        for mark in marks(self.low, self.high):
            y, colour, at = self.down(mark), "#333" if mark == 0 else "#ccc", LEFT - 8
            yield (
                f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{colour}"/>'
                f'<text x="{at}" y="{y + 4:.1f}" text-anchor="end">{escape(write(mark))}</text>'
            )

    def line(self, values: Sequence[float], colour: str, *, dashed: bool = False) -> str:
        """Draw a value for each coup."""
        points = " ".join(
            f"{self.across(x):.1f},{self.down(value):.1f}" for x, value in enumerate(values)
        )
        dash = ' stroke-dasharray="5 4"' if dashed else ""
        return f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"{dash}/>'


def colour_of(at: int) -> str:
    """Choose the colour of a line by its number, from 0."""
    return COLOURS[at % len(COLOURS)]


def label(y: float, name: str, colour: str) -> str:
    """Name a line, at the right."""
    x = WIDTH - RIGHT + 16
    return f'<text x="{x}" y="{y:g}" fill="{colour}" font-weight="bold">{escape(name)}</text>'


def marks(low: float, high: float) -> list[float]:
    """Choose round values: at most eight."""
    step = next(each for each in _steps() if high - low <= MOST_MARKS * each)
    return [step * at for at in range(ceil(low / step), floor(high / step) + 1)]


def _steps() -> Iterator[float]:
    return (step * 10**power for power in count(-3) for step in STEPS)


def whole(parts: Sequence[str], height: float, title: str = "") -> str:
    """Put a picture together."""
    named = f"<title>{escape(title)}</title>\n" if title else ""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" '
        f'font-family="sans-serif" font-size="13">\n{named}'
        f'<rect width="{WIDTH}" height="{height:g}" fill="#fff"/>\n'
    )
    return head + "\n".join(parts) + "\n</svg>\n"
