"""Look up presets by name."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

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


class UnknownPreset(LookupError):
    """There is no preset called `name`; `known` lists the existing ones."""

    def __init__(self, name: str, presets: Iterable[Preset] = PRESETS) -> None:
        self.name = name
        self.known = ", ".join(preset.name for preset in presets)
        super().__init__(f"no preset is called {name!r}; there are {self.known}")


class OtherGame(UnknownPreset):
    """The preset exists, but is not one of punto banco."""

    def __init__(self, name: str) -> None:
        super().__init__(name, PUNTO_PRESETS)
        self.args = (f"{name!r} is no game of punto banco; those are {self.known}",)


@lru_cache(SHARED)
def interned(preset: Preset) -> Preset:
    """Return the first preset that was equal to this one.

    Caches keyed by preset then find it by identity, without comparing all fields.
    """
    return preset


def preset(name: str) -> Preset:
    """Look up a preset by name or alias; raises UnknownPreset."""
    for each in PRESETS:
        if each.name == ALIASES.get(name, name):
            return each
    raise UnknownPreset(name)


def punto_preset(name: str) -> PuntoPreset:
    """Look up a preset of punto banco by name; raises UnknownPreset, or its subclass OtherGame."""
    for each in PUNTO_PRESETS:
        if each.name == ALIASES.get(name, name):
            return each
    if any(each.name == name for each in PRESETS):
        raise OtherGame(name)
    raise UnknownPreset(name, PUNTO_PRESETS)
