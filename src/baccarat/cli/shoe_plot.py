"""Draw the edges of a shoe's bets: a line for each, from the first coup to the last."""

from collections.abc import Mapping, Sequence
from typing import Final

from ..lab.odds.shoe_prices import BeforeCoup
from .plot import EDGE, Panel, colour_of, label, whole

HEIGHT: Final = 480


def picture(coups: Sequence[BeforeCoup], names: Mapping[str, str]) -> str:
    """Draw the edges in hundredths over the coups; `names` are the bets and how they are called."""
    edges = {name: [float(each.edges[name]) for each in coups] for name in names}
    every = [0.0, *(edge for line in edges.values() for edge in line)]
    panel = Panel(EDGE, HEIGHT - 2 * EDGE, len(coups), min(every), max(every))
    parts = [*panel.rules(lambda mark: f"{100 * mark:g} %")]
    for at, (name, line) in enumerate(edges.items()):
        parts.append(panel.line(line, colour_of(at)))
        parts.append(label(EDGE + 20 * at + 10, names[name], colour_of(at)))
    return whole(parts, HEIGHT)
