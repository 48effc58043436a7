"""What a strategy sees of the table: a record of numbers."""

from functools import cache
from typing import Any, Final

import numpy as np
from numba import from_dtype, types

OWN: Final = 64
ARGUMENTS: Final = 16

TABLE: Final = np.dtype(
    [
        ("gain", np.float64),  # what the last coup brought: positive, negative, or 0 for a push
        ("stake", np.float64),  # the last stake, 0 before the first coup and after sitting out
        ("outcome", np.int64),  # of the last coup: 0 Player, 1 Banker, 2 tie; -1 in a new shoe
        ("bankroll", np.float64),
        ("start", np.float64),  # the bankroll at the start of the session
        ("minimum", np.float64),  # of a stake
        ("maximum", np.float64),
        ("coup", np.int64),  # the coups of this session before this one
        ("coup_of_shoe", np.int64),  # those of this shoe
        ("cards", np.int64),  # the cards that nobody has seen
        ("left", np.int64),  # those left in the shoe
        ("count", np.float64),  # the running count of the strategy's tags
        ("best", np.int64),  # the bet with the highest advantage, if exact odds are asked for
        ("edge", np.float64),  # that advantage, per unit staked
        ("kelly", np.float64),  # the part of the bankroll that lets it grow fastest on that bet
        ("bet", np.int64),  # written: the number of the bet to stake on, from 0
        ("own", np.float64, (OWN,)),  # written: the strategy's own numbers
        ("arguments", np.float64, (ARGUMENTS,)),  # what the user gave, in the declared order
    ]
)


@cache
def signature() -> Any:
    """Return the type of a compiled strategy."""
    return types.float64(from_dtype(TABLE))
