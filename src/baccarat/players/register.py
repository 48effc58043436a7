"""The register of the strategies.

A game of its own is a row in each of the two mappings.
"""

from collections.abc import Callable, Mapping
from itertools import cycle, islice
from types import MappingProxyType
from typing import Any, Final

from ..rules import Preset
from . import banque, chemin, punto
from .equilibrium.speaking import foresee
from .memory import Memory
from .strategy import Strategy, UnknownStrategy

STRATEGIES: Final[Mapping[str, Mapping[str, Strategy]]] = MappingProxyType(
    {"punto": punto.STRATEGIES, "chemin": chemin.STRATEGIES, "banque": banque.STRATEGIES}
)
"""By the preset's `game`, then by name."""

FIRST: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"punto": punto.FIRST, "chemin": chemin.FIRST, "banque": banque.FIRST}
)
"""By game, who sits down at a new table."""

FORESIGHT: Final[Mapping[str, Callable[[Any, Memory], None]]] = MappingProxyType(
    {"equilibrium": foresee}
)
"""By strategy, what has worked out beforehand what this coup will ask; any seat's view will do."""


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
    """Name the strategies of those who sit down first at a new table.

    Where `number` asks for more than sit down by themselves, they begin anew with the first.
    """
    first = FIRST[preset.game]
    return first if number is None else tuple(islice(cycle(first), number))
