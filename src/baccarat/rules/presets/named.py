"""Look up presets by name."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Final, Literal, overload

import msgspec

from ...plugins.load import load_plugins
from ..wagers.trade import standard_wager, wager_names
from .banque import BANQUE_PRESETS, BanquePreset
from .chemin import CHEMIN_PRESETS, CheminPreset
from .punto import PUNTO_PRESETS, PuntoPreset

Preset = PuntoPreset | CheminPreset | BanquePreset

SHARED: Final = 256
"""The most distinct presets for which one shared instance is kept; a house has few."""

PRESETS: Final[tuple[Preset, ...]] = (*PUNTO_PRESETS, *CHEMIN_PRESETS, *BANQUE_PRESETS)


ALIASES: Final[Mapping[str, str]] = MappingProxyType(
    {"punto-2000": "super6", "fabulous-6": "super6"}
)
"""Other names of games (PB-15)."""


GROUP: Final = "baccarat.presets"


@cache
def plugin_presets() -> Mapping[str, Preset]:
    """Return the presets that other packages add."""
    return load_plugins(GROUP, _read, {*ALIASES, *(each.name for each in PRESETS)})


def all_presets() -> tuple[Preset, ...]:
    """List our presets and those of other packages, by game."""
    presets = (*PRESETS, *plugin_presets().values())
    games = dict.fromkeys(each.game for each in PRESETS)
    return tuple(each for game in games for each in presets if each.game == game)


def _read(name: str, plugin: object) -> Preset:
    """Check a plug-in: a preset of the same name, whose bets are all known by name."""
    if not isinstance(plugin, Preset):
        raise TypeError(f"a preset is needed, not {plugin!r}")
    if plugin.name != name:
        raise ValueError(f"the preset calls itself {plugin.name!r}")
    if msgspec.convert(msgspec.to_builtins(plugin), type(plugin)) != plugin:
        raise ValueError("a field has a value of the wrong type")
    wagers = [standard_wager(each) for each in wager_names()]
    strange = [each.name for each in getattr(plugin, "wagers", ()) if each not in wagers]
    if strange:
        raise ValueError(f"its bet {strange[0]!r} is neither ours nor a plug-in's")
    return plugin


class UnknownPreset(LookupError):
    """There is no preset called `name`; `known` lists the existing ones."""

    def __init__(self, name: str, presets: Iterable[Preset] | None = None) -> None:
        self.name = name
        listed = all_presets() if presets is None else presets
        self.known = tuple(preset.name for preset in listed)
        super().__init__(f"no preset is called {name!r}; there are {', '.join(self.known)}")


class OtherGame(UnknownPreset):
    """The preset exists, but is not one of punto banco."""

    def __init__(self, name: str) -> None:
        super().__init__(name, _punto_presets())
        self.args = (f"{name!r} is no game of punto banco; those are {', '.join(self.known)}",)


@lru_cache(SHARED)
def intern_preset(preset: Preset) -> Preset:
    """Return the first preset that was equal to this one.

    Caches keyed by preset then find it by identity, without comparing all fields.
    """
    return preset


PuntoName = Literal[
    "punto-banco", "punto-banco-uk", "ez", "super6", "midi", "mini", "grande", "american", "online",
    "punto-banco-andorra", "mini-andorra", "midi-andorra", "punto-banco-luxembourg",
    "punto-banco-macau", "mini-nsw", "punto-2000", "fabulous-6",
]  # fmt: skip
CheminName = Literal[
    "chemin-de-fer", "chemin-de-fer-club", "computer-chemin-de-fer", "computer-baccarat",
    "chemin-de-fer-andorra",
]  # fmt: skip
BanqueName = Literal[
    "banque-limitee", "banque-ouverte", "banque-club", "banque-andorra-limitee",
    "banque-andorra-ouverte", "banque-ouverte-france",
]  # fmt: skip
"""The names of each game, so that type checkers know the type of its preset."""


@overload
def preset(name: PuntoName) -> PuntoPreset: ...
@overload
def preset(name: CheminName) -> CheminPreset: ...
@overload
def preset(name: BanqueName) -> BanquePreset: ...
@overload
def preset(name: str) -> Preset: ...
def preset(name: str) -> Preset:
    """Look up a preset by name or alias, also one of another package; raises UnknownPreset."""
    for each in PRESETS:
        if each.name == ALIASES.get(name, name):
            return each
    if name in plugin_presets():
        return plugin_presets()[name]
    raise UnknownPreset(name)


def punto_preset(name: str) -> PuntoPreset:
    """Look up a preset of punto banco by name; raises UnknownPreset, or its subclass OtherGame."""
    try:
        chosen = preset(name)
    except UnknownPreset:
        raise UnknownPreset(name, _punto_presets()) from None
    if not isinstance(chosen, PuntoPreset):
        raise OtherGame(name)
    return chosen


def _punto_presets() -> Iterator[Preset]:
    return (each for each in all_presets() if isinstance(each, PuntoPreset))
