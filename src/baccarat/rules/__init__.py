"""The rules as data and small functions: tableaux, the coup, bets, presets."""

from .coup import Coup, Outcome, Reason, Side
from .presets import CHIP, PRESETS, BadField, PuntoPreset, UnknownPreset, preset
from .tableau import PUNTO_BANCO, Say, Tableau
from .wagers import Fate, Settlement, Wager

__all__ = [
    "CHIP",
    "PRESETS",
    "PUNTO_BANCO",
    "BadField",
    "Coup",
    "Fate",
    "Outcome",
    "PuntoPreset",
    "Reason",
    "Say",
    "Settlement",
    "Side",
    "Tableau",
    "UnknownPreset",
    "Wager",
    "preset",
]
