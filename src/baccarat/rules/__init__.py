"""The rules as data and small functions: tableaux, the coup, bets, presets."""

from .backs import Back, back_of
from .coup import Coup, Outcome, Reason, Side
from .fault import Fault, Faulty
from .presets import (
    CHEMIN_PRESETS,
    CHIP,
    PRESETS,
    PUNTO_PRESETS,
    BadField,
    CheminPreset,
    Preset,
    PuntoPreset,
    ShoeRules,
    UnknownPreset,
    preset,
    punto_preset,
)
from .reading import Misread, ReadCode
from .tableau import CHEMIN_DE_FER, PUNTO_BANCO, Say, Tableau
from .wagers import (
    BadWager,
    Facts,
    Fate,
    Settlement,
    UnknownWager,
    Wager,
    WagerCode,
    facts_of,
    read_wager,
    trade_wager,
    wager_names,
)

__all__ = [
    "CHEMIN_DE_FER",
    "CHEMIN_PRESETS",
    "CHIP",
    "PRESETS",
    "PUNTO_BANCO",
    "PUNTO_PRESETS",
    "Back",
    "BadField",
    "BadWager",
    "CheminPreset",
    "Coup",
    "Facts",
    "Fate",
    "Fault",
    "Faulty",
    "Misread",
    "Outcome",
    "Preset",
    "PuntoPreset",
    "ReadCode",
    "Reason",
    "Say",
    "Settlement",
    "ShoeRules",
    "Side",
    "Tableau",
    "UnknownPreset",
    "UnknownWager",
    "Wager",
    "WagerCode",
    "back_of",
    "facts_of",
    "preset",
    "punto_preset",
    "read_wager",
    "trade_wager",
    "wager_names",
]
