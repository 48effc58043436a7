"""The rules as data and small functions: tableaux, the coup, bets, presets."""

from typing import TYPE_CHECKING

from .._lazy import load_lazily

if TYPE_CHECKING:
    from .backs import Back as Back, back_of as back_of
    from .coup import (
        Coup as Coup,
        CoupNotOver as CoupNotOver,
        FreeChoice as FreeChoice,
        ImpossibleCoup as ImpossibleCoup,
        Outcome as Outcome,
        Reason as Reason,
        Side as Side,
    )
    from .fault import (
        Fault as Fault,
        FormatError as FormatError,
        InputError as InputError,
        ReadCode as ReadCode,
    )
    from .half_open import (
        PartlyOpenCoup as PartlyOpenCoup,
        as_turned as as_turned,
        half_open as half_open,
    )
    from .presets.bank import BankRules as BankRules
    from .presets.banque import BANQUE_PRESETS as BANQUE_PRESETS, BanquePreset as BanquePreset
    from .presets.chemin import CHEMIN_PRESETS as CHEMIN_PRESETS, CheminPreset as CheminPreset
    from .presets.named import (
        PRESETS as PRESETS,
        OtherGame as OtherGame,
        Preset as Preset,
        UnknownPreset as UnknownPreset,
        all_presets as all_presets,
        preset as preset,
        punto_preset as punto_preset,
    )
    from .presets.punto import PUNTO_PRESETS as PUNTO_PRESETS, PuntoPreset as PuntoPreset
    from .presets.shoe import (
        CHIP as CHIP,
        BadField as BadField,
        ShoeRules as ShoeRules,
        Trait as Trait,
    )
    from .tableau import (
        CHEMIN_DE_FER as CHEMIN_DE_FER,
        PUNTO_BANCO as PUNTO_BANCO,
        BadTableau as BadTableau,
        Draws as Draws,
        NoTotal as NoTotal,
        Tableau as Tableau,
    )
    from .wagers.condition import BadCondition as BadCondition, Condition as Condition
    from .wagers.facts import (
        BadFacts as BadFacts,
        Facts as Facts,
        facts_of as facts_of,
        facts_when_over as facts_when_over,
    )
    from .wagers.read import BadWager as BadWager, WagerCode as WagerCode, read_wager as read_wager
    from .wagers.trade import (
        UnknownWager as UnknownWager,
        shipped_wagers as shipped_wagers,
        standard_wager as standard_wager,
        wager_names as wager_names,
    )
    from .wagers.wager import (
        BadRatio as BadRatio,
        BadStake as BadStake,
        Fate as Fate,
        NeedsRanks as NeedsRanks,
        PaytableRow as PaytableRow,
        Rounding as Rounding,
        Settlement as Settlement,
        Wager as Wager,
    )
else:
    load_lazily(__name__)
