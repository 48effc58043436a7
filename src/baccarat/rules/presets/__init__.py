"""The games by name: frozen records whose fields are the house rules. All sums are in units."""

from .named import PRESETS, Preset, UnknownPreset, preset, punto_preset
from .punto import PuntoPreset
from .shoe import CHIP, BadField, ShoeRules

__all__ = [
    "CHIP",
    "PRESETS",
    "BadField",
    "Preset",
    "PuntoPreset",
    "ShoeRules",
    "UnknownPreset",
    "preset",
    "punto_preset",
]
