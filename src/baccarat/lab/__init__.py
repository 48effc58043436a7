"""What a coup is worth, counted exactly: integers and rationals, of any shoe."""

from .counts import BadCounts, NoCount, NotTen, TooFewCards, checked, counts_of, of_packs
from .endings import CELLS, OUTCOMES, Cell
from .joint import Joint, joint
from .pairs import Pair, PairJoint, Pairs, pair_joint

__all__ = [
    "CELLS",
    "OUTCOMES",
    "BadCounts",
    "Cell",
    "Joint",
    "NoCount",
    "NotTen",
    "Pair",
    "PairJoint",
    "Pairs",
    "TooFewCards",
    "checked",
    "counts_of",
    "joint",
    "of_packs",
    "pair_joint",
]
