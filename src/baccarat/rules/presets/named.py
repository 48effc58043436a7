"""Every preset by its name."""

from typing import Final

from .punto import PUNTO_PRESETS, PuntoPreset

Preset = PuntoPreset

PRESETS: Final[tuple[Preset, ...]] = PUNTO_PRESETS


class UnknownPreset(LookupError):
    """No preset has that name; `name` is what was asked for."""

    def __init__(self, name: str) -> None:
        known = ", ".join(preset.name for preset in PRESETS)
        super().__init__(f"no preset is called {name!r}; there are {known}")
        self.name = name


def preset(name: str) -> Preset:
    """Look up a preset by name; raises UnknownPreset."""
    for each in PRESETS:
        if each.name == name:
            return each
    raise UnknownPreset(name)
