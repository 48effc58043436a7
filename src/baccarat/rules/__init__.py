"""The rules as data and small functions: tableaux, the coup, bets, presets."""

from typing import TYPE_CHECKING

from .._lazy import load_lazily

if TYPE_CHECKING:
    from .backs import Back, back_of
    from .coup import Coup, CoupNotOver, FreeChoice, ImpossibleCoup, Outcome, Reason, Side
    from .fault import Fault, FormatError, InputError, ReadCode
    from .half_open import PartlyOpenCoup, as_turned, half_open
    from .presets.bank import BankRules
    from .presets.banque import BANQUE_PRESETS, BanquePreset
    from .presets.chemin import CHEMIN_PRESETS, CheminPreset
    from .presets.named import (
        PRESETS,
        OtherGame,
        Preset,
        UnknownPreset,
        all_presets,
        preset,
        punto_preset,
    )
    from .presets.punto import PUNTO_PRESETS, PuntoPreset
    from .presets.shoe import CHIP, BadField, ShoeRules, Trait
    from .tableau import CHEMIN_DE_FER, PUNTO_BANCO, BadTableau, Draws, NoTotal, Tableau
    from .wagers.condition import BadCondition, Condition
    from .wagers.facts import BadFacts, Facts, facts_of, facts_when_over
    from .wagers.read import BadWager, WagerCode, read_wager
    from .wagers.trade import UnknownWager, shipped_wagers, standard_wager, wager_names
    from .wagers.wager import (
        BadRatio,
        BadStake,
        Fate,
        NeedsRanks,
        PaytableRow,
        Rounding,
        Settlement,
        Wager,
    )
else:
    load_lazily(__name__)

__all__ = [
    "BANQUE_PRESETS",
    "CHEMIN_DE_FER",
    "CHEMIN_PRESETS",
    "CHIP",
    "PRESETS",
    "PUNTO_BANCO",
    "PUNTO_PRESETS",
    "Back",
    "BadCondition",
    "BadFacts",
    "BadField",
    "BadRatio",
    "BadStake",
    "BadTableau",
    "BadWager",
    "BankRules",
    "BanquePreset",
    "CheminPreset",
    "Condition",
    "Coup",
    "CoupNotOver",
    "Draws",
    "Facts",
    "Fate",
    "Fault",
    "FormatError",
    "FreeChoice",
    "ImpossibleCoup",
    "InputError",
    "NeedsRanks",
    "NoTotal",
    "OtherGame",
    "Outcome",
    "PartlyOpenCoup",
    "PaytableRow",
    "Preset",
    "PuntoPreset",
    "ReadCode",
    "Reason",
    "Rounding",
    "Settlement",
    "ShoeRules",
    "Side",
    "Tableau",
    "Trait",
    "UnknownPreset",
    "UnknownWager",
    "Wager",
    "WagerCode",
    "all_presets",
    "as_turned",
    "back_of",
    "facts_of",
    "facts_when_over",
    "half_open",
    "preset",
    "punto_preset",
    "read_wager",
    "shipped_wagers",
    "standard_wager",
    "wager_names",
]
