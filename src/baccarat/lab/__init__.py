"""Exact odds for any shoe, in integers and fractions, and simulation of whole shoes."""

from ..rules import Contradiction, NeedsRanks
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
from .joint import Joint, joint
from .pricing.distribution import Distribution, Method, NotAWager, NotCounted, distribution
from .pricing.odds import Odds, odds
from .pricing.partial_coup import coup_of
from .pricing.price import Price, Result, price
from .pricing.removal import Removal, Tags, removal
from .pricing.ruin import BadCourse, NoShare, Risk, TooLong, risk
from .simulation import BadSimulation, Simulation, simulate

__all__ = [
    "CELLS",
    "OUTCOMES",
    "BadCount",
    "BadCounts",
    "BadCourse",
    "BadPacks",
    "BadSimulation",
    "Cell",
    "Composition",
    "Contradiction",
    "CountsMismatch",
    "Distribution",
    "Joint",
    "Method",
    "NeedsRanks",
    "NoShare",
    "NotAWager",
    "NotCounted",
    "NotInOrder",
    "Odds",
    "Price",
    "Removal",
    "Result",
    "Risk",
    "Simulation",
    "Tags",
    "TooFewCards",
    "TooLarge",
    "TooLong",
    "TooManyOfCard",
    "WrongLength",
    "checked_counts",
    "counts_of",
    "coup_of",
    "distribution",
    "joint",
    "odds",
    "of_packs",
    "price",
    "removal",
    "risk",
    "simulate",
]
