"""The baccarat family of card games: its rules, its tables, its records.

The names below are what the package offers; they are loaded when first used. `Card` to `Hand` are
the cards, `Coup` to `punto_preset` the rules, `seed_secret` to `shoe_order` make shoes. `punto`,
`chemin` and `banque` are the tables, each with its actions; `table_of` finds that of a preset, and
the actions of punto banco are here as well. Records are in `baccarat.notation`, roads in
`baccarat.scorecards`.
"""

from typing import TYPE_CHECKING

from ._lazy import load_lazily
from ._version import __version__ as __version__

if TYPE_CHECKING:
    from .cards.card import BadCard as BadCard, Card as Card, parse_cards as parse_cards
    from .cards.hand import Hand as Hand
    from .cards.shoe import packs as packs
    from .fairness.shoe import shoe_order as shoe_order
    from .fairness.shuffle import seed_secret as seed_secret
    from .rules.coup import Coup as Coup, Outcome as Outcome, Side as Side
    from .rules.presets.banque import BanquePreset as BanquePreset
    from .rules.presets.chemin import CheminPreset as CheminPreset
    from .rules.presets.named import (
        PRESETS as PRESETS,
        UnknownPreset as UnknownPreset,
        preset as preset,
        punto_preset as punto_preset,
    )
    from .rules.presets.punto import PuntoPreset as PuntoPreset
    from .rules.presets.shoe import CHIP as CHIP
    from .rules.wagers.facts import facts_of as facts_of
    from .rules.wagers.wager import Wager as Wager
    from .tables import banque as banque, chemin as chemin, punto as punto
    from .tables.common.changeur import Sit as Sit
    from .tables.common.chips import CHANGEUR as CHANGEUR, HOUSE as HOUSE, Seat as Seat
    from .tables.common.refusal import Code as Code, Refused as Refused
    from .tables.common.shoe import Close as Close, Deal as Deal, StartShoe as StartShoe
    from .tables.punto.actions import Bet as Bet, Stake as Stake
    from .tables.register import table_of as table_of
else:
    load_lazily(__name__)
