"""The games by name: frozen records whose fields are the house rules. All sums are in units."""

from .chemin import CheminPreset
from .named import PRESETS, Preset, UnknownPreset, preset, punto_preset
from .punto import PuntoPreset
from .shoe import CHIP, BadField, ShoeRules

__all__ = [
    "CHIP",
    "PRESETS",
    "BadField",
    "CheminPreset",
    "Preset",
    "PuntoPreset",
    "ShoeRules",
    "UnknownPreset",
    "preset",
    "punto_preset",
]
