"""Random shoes dealt to the end, with the unseen cards before each coup."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from ...cards import PACK
from ...rules import PUNTO_BANCO
from ..counts import COUP
from ..simulation.shoe_arrays import banker_draws_of, player_draws_of

CHUNK = 2_000
"""The number of shoes dealt at once."""
MOST_COUPS_A_PACK = 13


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
    """Deal shoes with numpy's PCG64, in chunks; `kinds` maps each card of PACK to its column.

    The first card is shown and burns as many cards as its points, ten for a card worth nothing.
    """
    random = np.random.Generator(np.random.PCG64(seed))
    deck = np.repeat(np.arange(len(PACK), dtype=np.int8), packs)
    points = np.array([card.points for card in PACK], np.int64)
    player, banker = player_draws_of(PUNTO_BANCO), banker_draws_of(PUNTO_BANCO)
    done = 0
    while done < shoes:
        number = min(CHUNK, shoes - done)
        order = random.permuted(np.tile(deck, (number, 1)), axis=1)
        rows = number * packs * MOST_COUPS_A_PACK
        found = Dealt(
            np.empty(rows, np.int64),
            np.empty(rows, np.int64),
            np.empty(rows, np.int64),
            np.empty((rows, int(kinds.max()) + 1), np.int64),
        )
        end = _deal(order, points, kinds, player, banker, *found)
        yield Dealt(found.shoe[:end] + done, *(each[:end] for each in found[1:]))
        done += number


@njit(cache=True)
def _deal(  # noqa: PLR0913, PLR0917 - numba takes bare arrays
    order: Any, points: Any, kinds: Any, player: Any, banker: Any,
    shoe: Any, left: Any, before: Any, unseen: Any,
) -> int:  # fmt: skip
    """Fill a row for each coup; returns the number of rows."""
    row = 0
    cards = order.shape[1]
    for at in range(order.shape[0]):
        held = np.zeros(unseen.shape[1], np.int64)
        for place in range(cards):
            held[kinds[order[at, place]]] += 1
        first = order[at, 0]
        held[kinds[first]] -= 1
        burnt = points[first]
        place = 1 + (burnt if burnt > 0 else 10)
        last = cards
        while cards - place >= COUP:
            shoe[row], left[row], before[row] = at, cards - place, last
            unseen[row] = held
            row += 1
            last = cards - place
            start = place
            one = (points[order[at, place]] + points[order[at, place + 2]]) % 10
            two = (points[order[at, place + 1]] + points[order[at, place + 3]]) % 10
            place += 4
            if one < 8 and two < 8:
                third = 10
                if player[one]:
                    third = points[order[at, place]]
                    place += 1
                if banker[two, third]:
                    place += 1
            for dealt in range(start, place):
                held[kinds[order[at, dealt]]] -= 1
    return row
