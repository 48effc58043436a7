"""Draw the edges of a shoe's bets: a line for each, from the first coup to the last."""

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor
from typing import Final

from ..lab.shoe_worth import BeforeCoup

WIDTH: Final = 900
HEIGHT: Final = 480
LEFT: Final = 70
RIGHT: Final = 200
EDGE: Final = 30
COLOURS: Final = ("#1b6ca8", "#b3261e", "#2e7d32", "#8e5ea2", "#b26a00", "#00838f", "#5d4037")
STEPS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)


def picture(coups: Sequence[BeforeCoup], names: Mapping[str, str]) -> str:
    """Draw the edges in hundredths over the coups; `names` are the bets and how they are called."""
    edges = {name: [float(each.edges[name]) for each in coups] for name in names}
    every = [0.0, *(edge for line in edges.values() for edge in line)]
    low, high = min(every), max(every)
    scale = (HEIGHT - 2 * EDGE) / ((high - low) or 1)

    def across(at: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * at / max(len(coups) - 1, 1)

    def down(edge: float) -> float:
        return EDGE + (high - edge) * scale

    parts = [_rule(down(mark), mark) for mark in _marks(low, high)]
    for at, (name, line) in enumerate(edges.items()):
        points = " ".join(f"{across(x):.1f},{down(edge):.1f}" for x, edge in enumerate(line))
        colour = COLOURS[at % len(COLOURS)]
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'
        )
        parts.append(_label(at, names[name], colour))
    return _svg(parts)


def _marks(low: float, high: float) -> list[float]:
    """Choose round edges to rule the picture at: at most eight."""
    step = next((each for each in STEPS if high - low <= 8 * each), STEPS[-1])
    return [step * at for at in range(ceil(low / step), floor(high / step) + 1)]


def _rule(y: float, mark: float) -> str:
    return (
        f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{"#333" if mark == 0 else "#ccc"}"/>'
        f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{100 * mark:g} %</text>'
    )


def _label(at: int, name: str, colour: str) -> str:
    x, y = WIDTH - RIGHT + 16, EDGE + 20 * at + 10
    return f'<text x="{x}" y="{y}" fill="{colour}" font-weight="bold">{escape(name)}</text>'


def _svg(parts: Sequence[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="sans-serif" font-size="13">\n'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>\n'
    )
    return head + "\n".join(parts) + "\n</svg>\n"
