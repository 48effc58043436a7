"""Exact odds for any shoe, in integers and fractions, and simulation of whole shoes."""

from typing import TYPE_CHECKING

from .._lazy import load_lazily

if TYPE_CHECKING:
    from ..rules.coup import ImpossibleCoup
    from ..rules.wagers.wager import NeedsRanks
    from ..text.csv_text import to_csv
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
    from .kernels.batch import Batch, joints
    from .kernels.choice import MissingKernel, TooManyCards, UnknownKernel
    from .noted_shoe import NoCards, SeenCoup, seen_coups
    from .plot import NothingToPlot, line_plot
    from .pricing.dealt_cards import DealtCoup, card_list_prices, coups_of, read_cards
    from .pricing.distribution import Distribution, Method, NotCounted, distribution
    from .pricing.kelly import Kelly, kelly
    from .pricing.named import Bet, NotAWager, wager_of, wagers_of
    from .pricing.odds import Odds, odds
    from .pricing.partial_coup import coup_of
    from .pricing.price import Price, Result, price
    from .pricing.prices import Prices, prices
    from .pricing.progression import Progression, ProgressionRisk, progression_risk
    from .pricing.removal import Removal, Tags, removal
    from .pricing.ruin import BadBankrollPlan, NoShare, Risk, TooLong, risk
    from .pricing.shoe_prices import BeforeCoup, ShoePrices, shoe_prices
    from .result_rows import rows, to_frame, to_json
    from .simulation.banking.result import BankSimulation
    from .simulation.banking.strategy import BankStrategy
    from .simulation.cluster import connect_cluster
    from .simulation.fault import BadSimulation
    from .simulation.result import Simulation
    from .simulation.simulate import simulate
    from .study.result import BetResult, StudiedMeasure, Study
    from .study.study import MixedShoes, NothingToStudy, study
else:
    load_lazily(__name__)

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
    "BetResult",
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
    "MixedShoes",
    "NeedsRanks",
    "NoCards",
    "NoShare",
    "NotAWager",
    "NotCounted",
    "NotInOrder",
    "NothingToPlot",
    "NothingToStudy",
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
    "StudiedMeasure",
    "Study",
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
    "study",
    "to_csv",
    "to_frame",
    "to_json",
    "wager_of",
    "wagers_of",
]
