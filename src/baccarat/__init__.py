"""The baccarat family of card games: its rules, its tables, its records.

The names below are what the package offers; they are loaded when first used. `Card` to `Hand` are
the cards, `Coup` to `punto_preset` the rules, `seed_secret` to `shoe_order` make shoes. `punto`,
`chemin` and `banque` are the tables, each with its actions; `table_of` finds that of a preset, and
the actions of punto banco are here as well. Records are in `baccarat.notation`, roads in
`baccarat.scorecards`.
"""

from typing import TYPE_CHECKING

from ._lazy import load_lazily
from ._version import __version__

if TYPE_CHECKING:
    from .cards.card import BadCard, Card, parse_cards
    from .cards.hand import Hand
    from .cards.shoe import packs
    from .fairness.shoe import shoe_order
    from .fairness.shuffle import seed_secret
    from .rules.coup import Coup, Outcome, Side
    from .rules.presets.banque import BanquePreset
    from .rules.presets.chemin import CheminPreset
    from .rules.presets.named import PRESETS, UnknownPreset, preset, punto_preset
    from .rules.presets.punto import PuntoPreset
    from .rules.presets.shoe import CHIP
    from .rules.wagers.facts import facts_of
    from .rules.wagers.wager import Wager
    from .tables import banque, chemin, punto
    from .tables.common.changeur import Sit
    from .tables.common.chips import CHANGEUR, HOUSE, Seat
    from .tables.common.refusal import RefusalCode as Code
    from .tables.common.refusal import Refused
    from .tables.common.shoe import Close, Deal, StartShoe
    from .tables.punto.actions import Bet, Stake
    from .tables.register import table_of
else:
    load_lazily(__name__)

__all__ = [
    "CHANGEUR",
    "CHIP",
    "HOUSE",
    "PRESETS",
    "BadCard",
    "BanquePreset",
    "Bet",
    "Card",
    "CheminPreset",
    "Close",
    "Code",
    "Coup",
    "Deal",
    "Hand",
    "Outcome",
    "PuntoPreset",
    "Refused",
    "Seat",
    "Side",
    "Sit",
    "Stake",
    "StartShoe",
    "UnknownPreset",
    "Wager",
    "__version__",
    "banque",
    "chemin",
    "facts_of",
    "packs",
    "parse_cards",
    "preset",
    "punto",
    "punto_preset",
    "seed_secret",
    "shoe_order",
    "table_of",
]
