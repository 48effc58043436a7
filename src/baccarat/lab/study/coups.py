"""Coups of many shoes as arrays: those that somebody noted, and those of random shoes."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from ...cards.card import Card
from ...notation.noted.shoe import NotedCoup, NotedShoe
from ...rules.coup import Outcome
from ...rules.presets.shoe import ShoeRules
from ..endings import CELLS
from ..kernels.stored import Kernel
from ..simulation.generator import BLOCK
from ..simulation.shoe_arrays import CODES, rules_of, scratch

NO_CARD: Final = 255
"""The code of a third card that was not drawn, and for cards that nobody noted."""
UNSEEN: Final = -1
"""The code of the outcome of a coup that nobody saw."""
NUMBERS: Final = {outcome: at for at, outcome in enumerate(Outcome)}
MOST_COUPS_A_PACK: Final = 13
OUTCOME_OF_CELL: Final = np.array([NUMBERS[cell.outcome] for cell in CELLS])
_BYTES: Final[Mapping[Card | None, int]] = {None: NO_CARD} | {**CODES}
_MARKS: Final = ("natural", "player_pair", "banker_pair")
_FILL_COUPS: Final = Kernel("baccarat.lab.study.dealing:fill_coups")


class Coups(NamedTuple):
    """The coups of a number of `shoes`, in order: a row for each.

    - `shoe` counts from 0; `outcome` is the number of the outcome, or UNSEEN.
    - `cards`: the bytes of Player's three places and of Banker's, or NO_CARD.
    - `marks`: natural, pair of Player and pair of Banker, as they were noted.
    """

    shoes: int
    shoe: Any
    outcome: Any
    cards: Any
    marks: Any


def coups_of_noted(shoes: Sequence[NotedShoe]) -> Coups:
    listed = [coup for shoe in shoes for coup in shoe.coups]
    lengths = [len(shoe.coups) for shoe in shoes]
    cards = bytes(map(_BYTES.__getitem__, _places(listed)))
    outcomes = [UNSEEN if (one := each.entry) is None else NUMBERS[one.outcome] for each in listed]
    marks = [
        (False,) * 3 if (one := each.entry) is None else
        (one.natural, one.player_pair, one.banker_pair)
        for each in listed
    ]  # fmt: skip
    return Coups(
        len(shoes),
        np.repeat(np.arange(len(shoes)), lengths),
        np.array(outcomes, np.int64),
        np.frombuffer(cards, np.uint8).reshape(-1, 6),
        np.array(marks, bool).reshape(-1, len(_MARKS)),
    )


def _places(coups: Iterable[NotedCoup]) -> Iterator[Card | None]:
    """Yield the six places of each coup."""
    nothing: tuple[None, ...] = (None,) * 6
    for coup in coups:
        player, banker = coup.player, coup.banker
        if player:
            yield from (*player, None)[:3]
            yield from (*banker, None)[:3]
        else:
            yield from nothing


def random_coups(shoes: int, rules: ShoeRules, seed: int) -> Iterator[Coups]:
    """Deal random shoes to their stop card, some at a time. Their marks are not set."""
    dealt = tuple(rules_of(rules))
    for first in range(0, shoes, BLOCK):
        number = min(BLOCK, shoes - first)
        rows = number * rules.packs * MOST_COUPS_A_PACK
        shoe, cell = np.empty(rows, np.int64), np.empty(rows, np.int64)
        cards = np.empty((rows, 6), np.uint8)
        end = _FILL_COUPS(seed, (first, number), dealt, scratch(rules), (shoe, cell, cards))
        outcome = OUTCOME_OF_CELL[cell[:end]]
        yield Coups(number, shoe[:end], outcome, cards[:end], np.zeros((end, len(_MARKS)), bool))
