"""The baccarat family of card games: its rules, its tables, its records.

The names below are what the package offers; they are loaded when first used. `Card` to `Hand` are
the cards, `Coup` to `punto_preset` the rules, `seed_secret` to `shoe_order` make shoes. `punto`,
`chemin` and `banque` are the tables, each with its actions; `table_of` finds that of a preset, and
the actions of punto banco are here as well. Records are in `baccarat.notation`, roads in
`baccarat.scorecards`.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from ._version import __version__

if TYPE_CHECKING:
    from .cards import BadCard, Card, Hand, packs, parse_cards
    from .fairness import seed_secret, shoe_order
    from .rules import (
        CHIP,
        PRESETS,
        BanquePreset,
        CheminPreset,
        Coup,
        Outcome,
        PuntoPreset,
        Side,
        UnknownPreset,
        Wager,
        facts_of,
        preset,
        punto_preset,
    )
    from .tables import banque, chemin, punto, table_of
    from .tables.common import CHANGEUR, HOUSE, Code, Refused, Seat, Sit
    from .tables.punto import Bet, Close, Deal, Stake, StartShoe

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

_LAYERS = ("cards", "rules", "fairness", "tables.common", "tables.punto", "tables")


def __getattr__(name: str) -> object:
    """Load a public name from the lowest layer that has it."""
    if name in __all__:
        for layer in _LAYERS:
            home = import_module(f"{__name__}.{layer}")
            if hasattr(home, name):
                return globals().setdefault(name, getattr(home, name))
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
