"""One chunk of a simulation of a table with a player's bank."""

from typing import Final

from ...kernels.stored import Kernel
from ..generator import BLOCK
from .hand_play import chances_of, three_hands_of
from .settings import BankKernel, BankSettings
from .tally import RESULTS, BankTally

SHOES: Final[dict[BankKernel, int]] = {"hands": 16 * BLOCK, "traced": BLOCK, "table": 32}
"""Shoes per chunk: long enough to start a job for, short enough to interrupt."""
_COUNT_RESULTS: Final = Kernel("baccarat.lab.simulation.banking.coups:count_results")


def play_bank(settings: BankSettings, first: int, shoes: int) -> BankTally:
    """Play `shoes` shoes from number `first` on; for a compiled kernel it starts a block."""
    match settings.kernel:
        case "hands":
            return _play_hands(settings, first, shoes)
        case "traced":
            from .traced.play import play_traced

            return play_traced(settings, first, shoes)
        case "table":
            from .table import play_tables

            return play_tables(settings, first, shoes)


def _play_hands(settings: BankSettings, first: int, shoes: int) -> BankTally:
    import numpy as np

    from ..shoe_arrays import rules_of, scratch

    draws, into = settings.plays[0].draws, np.zeros(RESULTS**2, np.int64)
    chances = chances_of(draws)
    three = three_hands_of(settings.rules)
    shoe = tuple(rules_of(settings.shoe))
    room = scratch(settings.shoe)
    _COUNT_RESULTS(three, settings.seed, first, shoes, shoe, tuple(chances), room, into)
    return BankTally(shoes, tuple(into.tolist()))
