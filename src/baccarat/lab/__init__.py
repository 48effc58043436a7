"""What a coup is worth, counted exactly: integers and rationals, of any shoe."""

from ..rules import Contradiction, NeedsRanks
from .composition import Composition, OtherCards, TooMany
from .counts import (
    BadCounts,
    BadPacks,
    NoCount,
    NotInOrder,
    NotTen,
    TooFewCards,
    TooLarge,
    checked,
    counts_of,
    of_packs,
)
from .distribution import Distribution, Method, NotAWager, NotCounted, distribution
from .endings import CELLS, OUTCOMES, Cell
from .halfway import coup_of
from .joint import Joint, joint
from .odds import Odds, odds
from .price import Price, Result, price
from .purse import BadCourse, NoShare, Risk, TooLong, risk
from .removal import Removal, Tags, removal

__all__ = [
    "CELLS",
    "OUTCOMES",
    "BadCounts",
    "BadCourse",
    "BadPacks",
    "Cell",
    "Composition",
    "Contradiction",
    "Distribution",
    "Joint",
    "Method",
    "NeedsRanks",
    "NoCount",
    "NoShare",
    "NotAWager",
    "NotCounted",
    "NotInOrder",
    "NotTen",
    "Odds",
    "OtherCards",
    "Price",
    "Removal",
    "Result",
    "Risk",
    "Tags",
    "TooFewCards",
    "TooLarge",
    "TooLong",
    "TooMany",
    "checked",
    "counts_of",
    "coup_of",
    "distribution",
    "joint",
    "odds",
    "of_packs",
    "price",
    "removal",
    "risk",
]
