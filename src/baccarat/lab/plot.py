"""A plain line chart as SVG, for notebooks and files."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

WIDTH: Final = 720
HEIGHT: Final = 420
LEFT: Final = 70
EDGE: Final = 30
COLOURS: Final = (
    *("#1f77b4", "#d62728", "#2ca02c", "#9467bd", "#ff7f0e"),
    *("#17becf", "#8c564b", "#e377c2", "#7f7f7f", "#bcbd22"),
)
NAMED: Final = 5
"""The names of lines in one row."""
MARKS: Final = 5


class NothingToPlot(ValueError):
    """There are no lines, or a line does not have one number for each place on the axis."""

    def __init__(self) -> None:
        super().__init__("a plot needs at least one line, with a number for each place")


def line_plot(
    across: Sequence[float], lines: Mapping[str, Sequence[float]], *, title: str = ""
) -> str:
    """Draw `lines` by label over the numbers `across`; returns SVG. Raises NothingToPlot."""
    if not lines or not across or any(len(each) != len(across) for each in lines.values()):
        raise NothingToPlot
    every = [float(each) for line in lines.values() for each in line]
    low, high = min(every), max(every)
    high = high if high > low else low + 1
    first, last = min(across), max(across)
    wide = (last - first) or 1

    def at(x: float, y: float) -> str:
        right = LEFT + (WIDTH - LEFT - EDGE) * (x - first) / wide
        down = HEIGHT - 2 * EDGE - (HEIGHT - 4 * EDGE) * (y - low) / (high - low)
        return f"{right:.1f},{down:.1f}"

    parts = [f'<text x="{LEFT}" y="20">{escape(title)}</text>']
    for mark in range(MARKS + 1):
        value = low + (high - low) * mark / MARKS
        down = at(first, value).partition(",")[2]
        parts += [
            f'<path d="M{LEFT},{down} H{WIDTH - EDGE}" stroke="#ddd"/>',
            f'<text x="{LEFT - 6}" y="{down}" text-anchor="end">{value:.4g}</text>',
        ]
    for x in across if len(across) <= 30 else (first, last):
        right = at(x, low).partition(",")[0]
        parts.append(f'<text x="{right}" y="{HEIGHT - EDGE}" text-anchor="middle">{x:g}</text>')
    for number, (name, line) in enumerate(lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        beside, below = number % NAMED, (len(lines) - 1) // NAMED - number // NAMED
        place = f'x="{LEFT + 120 * beside}" y="{48 - 13 * below}"'
        points = " ".join(at(x, float(y)) for x, y in zip(across, line, strict=True))
        parts += [
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>',
            f'<text {place} fill="{colour}">{escape(name)}</text>',
        ]
    inside = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="sans-serif" font-size="12">\n{inside}\n</svg>\n'
    )
