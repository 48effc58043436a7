"""Exact odds for any shoe, in integers and fractions, and simulation of whole shoes."""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from ..rules import ImpossibleCoup, NeedsRanks
from .composition import Composition, CountsMismatch, TooManyOfCard
from .counts import (
    BadCount,
    BadCounts,
    BadPacks,
    NotInOrder,
    TooFewCards,
    TooLarge,
    WrongLength,
    checked_counts,
    counts_of,
    of_packs,
)
from .endings import CELLS, OUTCOMES, Cell
from .hands import Shoe
from .joint import Joint, joint
from .pricing.distribution import Distribution, Method, NotCounted, distribution
from .pricing.kelly import Kelly, kelly
from .pricing.named import Bet, NotAWager, wager_of, wagers_of
from .pricing.odds import Odds, odds
from .pricing.partial_coup import coup_of
from .pricing.price import Price, Result, price
from .pricing.progression import Progression, ProgressionRisk, progression_risk
from .pricing.removal import Removal, Tags, removal
from .pricing.ruin import BadBankrollPlan, NoShare, Risk, TooLong, risk
from .simulation import (
    BadSimulation,
    BankSimulation,
    BankStrategy,
    Simulation,
    connect_cluster,
    simulate,
)

if TYPE_CHECKING:
    from .kernels import Batch, MissingKernel, TooManyCards, UnknownKernel, joints
    from .noted_shoe import NoCards, SeenCoup, seen_coups
    from .plot import NothingToPlot, line_plot
    from .pricing.dealt_cards import DealtCoup, card_list_prices, coups_of, read_cards
    from .pricing.prices import Prices, prices
    from .pricing.shoe_prices import BeforeCoup, ShoePrices, shoe_prices
    from .result_rows import rows, to_csv, to_frame, to_json

__all__ = [
    "CELLS",
    "OUTCOMES",
    "BadBankrollPlan",
    "BadCount",
    "BadCounts",
    "BadPacks",
    "BadSimulation",
    "BankSimulation",
    "BankStrategy",
    "Batch",
    "BeforeCoup",
    "Bet",
    "Cell",
    "Composition",
    "CountsMismatch",
    "DealtCoup",
    "Distribution",
    "ImpossibleCoup",
    "Joint",
    "Kelly",
    "Method",
    "MissingKernel",
    "NeedsRanks",
    "NoCards",
    "NoShare",
    "NotAWager",
    "NotCounted",
    "NotInOrder",
    "NothingToPlot",
    "Odds",
    "Price",
    "Prices",
    "Progression",
    "ProgressionRisk",
    "Removal",
    "Result",
    "Risk",
    "SeenCoup",
    "Shoe",
    "ShoePrices",
    "Simulation",
    "Tags",
    "TooFewCards",
    "TooLarge",
    "TooLong",
    "TooManyCards",
    "TooManyOfCard",
    "UnknownKernel",
    "WrongLength",
    "card_list_prices",
    "checked_counts",
    "connect_cluster",
    "counts_of",
    "coup_of",
    "coups_of",
    "distribution",
    "joint",
    "joints",
    "kelly",
    "line_plot",
    "odds",
    "of_packs",
    "price",
    "prices",
    "progression_risk",
    "read_cards",
    "removal",
    "risk",
    "rows",
    "seen_coups",
    "shoe_prices",
    "simulate",
    "to_csv",
    "to_frame",
    "to_json",
    "wager_of",
    "wagers_of",
]


_LATER: Final = {
    "pricing.dealt_cards": ("DealtCoup", "card_list_prices", "coups_of", "read_cards"),
    "pricing.prices": ("Prices", "prices"),
    "pricing.shoe_prices": ("BeforeCoup", "ShoePrices", "shoe_prices"),
    "noted_shoe": ("NoCards", "SeenCoup", "seen_coups"),
    "result_rows": ("rows", "to_csv", "to_frame", "to_json"),
    "plot": ("NothingToPlot", "line_plot"),
    "kernels": ("Batch", "MissingKernel", "TooManyCards", "UnknownKernel", "joints"),
}
"""Names loaded at their first use: they need numpy, or modules that few callers want."""


def __getattr__(name: str) -> Any:
    for module, names in _LATER.items():
        if name in names:
            return getattr(import_module(f".{module}", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
