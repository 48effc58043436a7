"""The games by name: frozen records whose fields are the house rules. All sums are in units."""

from ..form import Fields
from .bank import BankRules
from .banque import BANQUE_PRESETS, BanquePreset
from .chemin import CHEMIN_PRESETS, CheminPreset
from .information import Information, LeftSees, Naturals
from .named import (
    PRESETS,
    OtherGame,
    Preset,
    UnknownPreset,
    all_presets,
    intern_preset,
    preset,
    punto_preset,
)
from .punto import PUNTO_PRESETS, PuntoPreset
from .serialization import read_preset, write_preset
from .shoe import CHIP, BadField, ShoeRules, Trait

__all__ = [
    "BANQUE_PRESETS",
    "CHEMIN_PRESETS",
    "CHIP",
    "PRESETS",
    "PUNTO_PRESETS",
    "BadField",
    "BankRules",
    "BanquePreset",
    "CheminPreset",
    "Fields",
    "Information",
    "LeftSees",
    "Naturals",
    "OtherGame",
    "Preset",
    "PuntoPreset",
    "ShoeRules",
    "Trait",
    "UnknownPreset",
    "all_presets",
    "intern_preset",
    "preset",
    "punto_preset",
    "read_preset",
    "write_preset",
]
