"""Random shoes dealt to the end, with the unseen cards before each coup."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np

from ...cards.card import PACK
from ...rules.presets.shoe import ShoeRules
from ..counts import COUP
from ..kernels.stored import Kernel
from ..simulation.generator import BLOCK
from ..simulation.shoe_arrays import CODES, rules_of, scratch

MOST_COUPS_A_PACK: Final = 13
_FILL_ROWS: Final = Kernel("baccarat.lab.simulation.dealing:fill_rows")


class Dealt(NamedTuple):
    """Coups of many shoes, in order: a row for each.

    - `shoe`: its number. `left`: the cards left in the shoe before the coup; `before`: those left
      before the previous coup of the shoe, or all cards for the first one.
    - `unseen`: the cards not seen yet, by kind. A card burnt face down is among them.
    """

    shoe: Any
    left: Any
    before: Any
    unseen: Any


def deal_shoes(shoes: int, packs: int, kinds: Any, seed: int) -> Iterator[Dealt]:
    """Deal the shoes of the simulation, a block at a time.

    `kinds` maps each card of PACK to its column.
    The first card is shown and burns as many cards as its points, ten for a card worth nothing.
    """
    shoe = ShoeRules(packs=packs, stop_depth=COUP, burn="first-card")
    rules = tuple(rules_of(shoe))
    columns = np.zeros(256, np.int64)
    columns[[CODES[card] for card in PACK]] = kinds
    for first in range(0, shoes, BLOCK):
        number = min(BLOCK, shoes - first)
        rows = number * packs * MOST_COUPS_A_PACK
        found = Dealt(
            np.empty(rows, np.int64),
            np.empty(rows, np.int64),
            np.empty(rows, np.int64),
            np.empty((rows, int(kinds.max()) + 1), np.int64),
        )
        end = _FILL_ROWS(seed, first, number, rules, columns, scratch(shoe), tuple(found))
        yield Dealt(*(each[:end] for each in found))
