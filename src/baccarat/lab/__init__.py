"""What a coup is worth, counted exactly: integers and rationals, of any shoe."""

from .composition import BadPacks, Composition, TooMany
from .counts import BadCounts, NoCount, NotTen, TooFewCards, checked, counts_of, of_packs
from .distribution import Distribution, Method, NeedsRanks, distribution
from .endings import CELLS, OUTCOMES, Cell
from .halfway import Contradiction, coup_of
from .joint import Joint, joint
from .odds import Odds, odds
from .price import Price, Result, price
from .purse import Risk, TooLong, risk
from .removal import Removal, Tags, removal

__all__ = [
    "CELLS",
    "OUTCOMES",
    "BadCounts",
    "BadPacks",
    "Cell",
    "Composition",
    "Contradiction",
    "Distribution",
    "Joint",
    "Method",
    "NeedsRanks",
    "NoCount",
    "NotTen",
    "Odds",
    "Price",
    "Removal",
    "Result",
    "Risk",
    "Tags",
    "TooFewCards",
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
