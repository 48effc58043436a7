"""The rules as data and small functions: tableaux, the coup, bets, presets."""

from .coup import Coup, Outcome, Reason, Side
from .presets import (
    CHIP,
    PRESETS,
    BadField,
    CheminPreset,
    Preset,
    PuntoPreset,
    ShoeRules,
    UnknownPreset,
    preset,
    punto_preset,
)
from .tableau import CHEMIN_DE_FER, PUNTO_BANCO, Say, Tableau
from .wagers import (
    BadWager,
    Facts,
    Fate,
    Settlement,
    UnknownWager,
    Wager,
    facts_of,
    read_wager,
    trade_wager,
    wager_names,
)

__all__ = [
    "CHEMIN_DE_FER",
    "CHIP",
    "PRESETS",
    "PUNTO_BANCO",
    "BadField",
    "BadWager",
    "CheminPreset",
    "Coup",
    "Facts",
    "Fate",
    "Outcome",
    "Preset",
    "PuntoPreset",
    "Reason",
    "Say",
    "Settlement",
    "ShoeRules",
    "Side",
    "Tableau",
    "UnknownPreset",
    "UnknownWager",
    "Wager",
    "facts_of",
    "preset",
    "punto_preset",
    "read_wager",
    "trade_wager",
    "wager_names",
]
