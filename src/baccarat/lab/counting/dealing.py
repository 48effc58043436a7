"""Random shoes dealt to the end, with the unseen cards before each coup."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from ...cards.card import PACK
from ...rules.presets.shoe import ShoeRules
from ..counts import COUP
from ..simulation.dealing import deal_shoe, start_block
from ..simulation.generator import BLOCK
from ..simulation.shoe_arrays import CODES, rules_of
from ..simulation.shuffling import shuffle

CHUNK = 2 * BLOCK
"""The number of shoes dealt at once."""
MOST_COUPS_A_PACK = 13
_BLOCK = BLOCK


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
    """Deal the shoes of the simulation, in chunks; `kinds` maps each card of PACK to its column.

    The first card is shown and burns as many cards as its points, ten for a card worth nothing.
    """
    rules = tuple(rules_of(ShoeRules(packs=packs, stop_depth=COUP, burn="first-card")))
    columns = np.zeros(256, np.int64)
    columns[[CODES[card] for card in PACK]] = kinds
    for first in range(0, shoes, CHUNK):
        number = min(CHUNK, shoes - first)
        rows = number * packs * MOST_COUPS_A_PACK
        found = Dealt(
            np.empty(rows, np.int64),
            np.empty(rows, np.int64),
            np.empty(rows, np.int64),
            np.empty((rows, int(kinds.max()) + 1), np.int64),
        )
        end = _fill_rows(seed, first, number, rules, columns, tuple(found))
        yield Dealt(*(each[:end] for each in found))


@njit(cache=True)
def _fill_rows(  # noqa: PLR0913, PLR0917 - numba takes bare arrays
    seed: Any, first: Any, shoes: Any, rules: Any, columns: Any, into: Any
) -> Any:
    """Fill a row for each coup of the shoes from number `first` on; return the number of rows."""
    into_shoe, into_left, into_before, into_unseen = into
    cards = np.empty_like(rules[0])
    cells, starts = np.empty(len(cards), np.uint16), np.empty(len(cards), np.uint16)
    state, unseen = np.empty(4, np.uint64), np.empty(into_unseen.shape[1], np.int64)
    row = 0
    for shoe in range(first, first + shoes):
        if shoe % _BLOCK == 0:
            start_block(seed, shoe // _BLOCK, state)
        cards[:] = rules[0]
        shuffle(cards, state)
        coups = deal_shoe(cards, rules, cells, starts)
        unseen[:] = 0
        for card in cards[1:]:
            unseen[columns[card]] += 1
        before: Any = len(cards)
        for coup in range(coups):
            if coup > 0:
                for card in cards[starts[coup - 1] : starts[coup]]:
                    unseen[columns[card]] -= 1
            left: Any = len(cards) - np.intp(starts[coup])
            into_shoe[row], into_left[row], into_before[row] = shoe, left, before
            into_unseen[row] = unseen
            before = left
            row += 1
    return row
