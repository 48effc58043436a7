"""The register of strategies.

Adding a game adds a row to the first two mappings.
"""

from collections.abc import Callable, Mapping
from itertools import cycle, islice
from types import MappingProxyType
from typing import Any, Final

from ..rules import Preset
from . import banque, chemin, punto
from .equilibrium.memory import Memory
from .equilibrium.speaking import presolve
from .strategy import Strategy, UnknownStrategy

STRATEGIES: Final[Mapping[str, Mapping[str, Strategy]]] = MappingProxyType(
    {"punto": punto.STRATEGIES, "chemin": chemin.STRATEGIES, "banque": banque.STRATEGIES}
)
"""By the preset's `game`, then by name."""

DEFAULT_BOTS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"punto": punto.DEFAULT_BOTS, "chemin": chemin.DEFAULT_BOTS, "banque": banque.DEFAULT_BOTS}
)
"""The bots at a new table, by game."""

PRESOLVERS: Final[Mapping[str, Callable[[Any, Memory], None]]] = MappingProxyType(
    {"equilibrium": presolve}
)
"""By strategy: a function that solves the coming decisions of a coup early. Any seat's view will
do."""


def strategies(preset: Preset) -> Mapping[str, Strategy]:
    """Return the strategies for a preset's game by name."""
    return STRATEGIES[preset.game]


def strategy(preset: Preset, name: str) -> Strategy:
    """Look up a strategy by its name; raises UnknownStrategy."""
    known = strategies(preset)
    if name not in known:
        raise UnknownStrategy(name, ", ".join(known))
    return known[name]


def first_bots(preset: Preset, number: int | None = None) -> tuple[str, ...]:
    """Return the strategies of the first bots at a new table.

    If `number` exceeds the default bots, the list of them repeats.
    """
    first = DEFAULT_BOTS[preset.game]
    return first if number is None else tuple(islice(cycle(first), number))
