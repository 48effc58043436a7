"""The register of strategies, with those of other packages.

Adding a game adds a row to the first two mappings.
"""

from collections.abc import Callable, Collection, Mapping
from functools import cache
from itertools import cycle, islice
from types import MappingProxyType
from typing import Any, Final

from ..plugins.load import load_plugins, warn_of
from ..rules.presets.named import Preset
from ..tables.register import SeatAction
from . import banque, chemin
from .banking.answers import bring_offers
from .equilibrium.memory import Memory
from .equilibrium.speaking import presolve
from .punto import strategies as punto
from .strategy import OutcomesBySide, RandomBelow, Strategy, UnknownStrategy

STRATEGIES: Final[Mapping[str, Mapping[str, Strategy]]] = MappingProxyType(
    {"punto": punto.STRATEGIES, "chemin": chemin.STRATEGIES, "banque": banque.STRATEGIES}
)
"""By the preset's `game`, then by name."""

DEFAULT_BOTS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"punto": punto.DEFAULT_BOTS, "chemin": chemin.DEFAULT_BOTS, "banque": banque.DEFAULT_BOTS}
)
"""The bots at a new table, by game."""

BRINGERS: Final[Mapping[str, Callable[[Any, Collection[str]], SeatAction | None]]] = (
    MappingProxyType({"chemin": bring_offers, "banque": bring_offers})
)
"""By game with a player's bank: what a bot answers so that people are offered a bank in certain
phases; None to answer by its strategy."""

PRESOLVERS: Final[Mapping[str, Callable[[Any, Memory], None]]] = MappingProxyType(
    {"equilibrium": presolve}
)
"""By strategy: a function that solves the coming decisions of a coup early. Any seat's view will
do."""


GROUP: Final = "baccarat.strategies"
"""The group of plug-ins, followed by the game: `baccarat.strategies.punto`."""


def strategies(preset: Preset) -> Mapping[str, Strategy]:
    """Return the strategies for a preset's game by name, with those of other packages."""
    return _strategies(preset.game)


def strategy(preset: Preset, name: str) -> Strategy:
    """Look up a strategy by its name; raises UnknownStrategy."""
    if built_in := STRATEGIES[preset.game].get(name):
        return built_in
    by_name = strategies(preset)
    if name not in by_name:
        raise UnknownStrategy(name, ", ".join(by_name))
    return by_name[name]


@cache
def _strategies(game: str) -> Mapping[str, Strategy]:
    built_in = STRATEGIES[game]
    return MappingProxyType({**built_in, **load_plugins(f"{GROUP}.{game}", _guard, built_in)})


def _guard(name: str, plugin: object) -> Strategy:
    """Have a plug-in wait, with a warning, where it raises or returns no action of a seat."""
    if not callable(plugin):
        raise TypeError(f"a function is needed, not {plugin!r}")

    def play(view: Any, seen: OutcomesBySide, chance: RandomBelow) -> SeatAction | None:
        try:
            action: Any = plugin(view, seen, chance)
            if action is not None and not isinstance(action, SeatAction):
                raise TypeError(f"{action!r} is no action of a seat")
        except Exception as fault:
            warn_of(f"strategy {name!r} did not answer", fault)
            return None
        return action

    return play


def first_bots(preset: Preset, number: int | None = None) -> tuple[str, ...]:
    """Return the strategies of the first bots at a new table.

    If `number` exceeds the default bots, the list of them repeats.
    """
    first = DEFAULT_BOTS[preset.game]
    return first if number is None else tuple(islice(cycle(first), number))
