"""What a coup may come to from a given shoe: its facts, each with its weight."""

from collections.abc import Iterable, Mapping
from functools import cache
from math import perm
from typing import Final, Literal

import msgspec

from ..rules import Coup, wagers
from ..rules.wagers import Facts
from .composition import Composition
from .counts import COUP
from .endings import CELLS
from .halfway import dealt_on
from .joint import joint
from .pairs import Pair, Pairs, pair_joint

JOINT: Final = "joint"
HALFWAY: Final = "halfway"


class Method(msgspec.Struct, frozen=True):
    """How a result was got.

    `name` is `joint` for the joint distribution of a whole coup, counted by worths (and by cards
    where ranks are needed), and `halfway` for a coup that is dealt on from cards that lie there.
    """

    name: Literal["joint", "halfway"]
    kernel: str = "reference"
    exact: bool = True


class Distribution(msgspec.Struct, frozen=True):
    """The facts that a coup may have, by how many of the `permutations` bring them.

    A coup is counted as if it always took six cards; those that lie there are in no permutation.
    """

    weights: Mapping[Facts, int]
    permutations: int
    method: Method


class NeedsRanks(ValueError):
    """A bet on ranks or suits, and only the values of the cards are known; `wager` names it."""

    def __init__(self, wager: str) -> None:
        super().__init__(f"the bet {wager!r} needs ranks and suits, and only values are given")
        self.wager = wager


def distribution(
    composition: Composition, dealt: Coup | None = None, *, ranks: bool = False
) -> Distribution:
    """Weigh what a coup may come to; `dealt` are the cards of it that lie on the table already.

    They are part of the composition. With `ranks`, the facts tell of pairs too.
    """
    if dealt is not None and dealt.player.cards:
        weights, permutations = dealt_on(composition, dealt, ranks=ranks)
        return Distribution(weights, permutations, Method(HALFWAY))
    cells: Iterable[tuple[Pairs | None, tuple[int, ...]]]
    if ranks and composition.cards is not None:
        cells = pair_joint(dict(composition.cards)).weights.items()
    else:
        cells = [(None, joint(composition.counts).weights)]
    weights = {
        facts: weight
        for pairs, row in cells
        for facts, weight in zip(cell_facts(pairs), row, strict=True)
        if weight
    }
    return Distribution(weights, perm(sum(composition.counts), COUP), Method(JOINT))


@cache
def cell_facts(pairs: Pairs | None = None) -> tuple[Facts, ...]:
    """Give the facts of each of the 400 cells, of coups with such pairs or without regard to any.

    Cards of one suit that are no pair are not told from others.
    """
    shared = (None, None, None) if pairs is None else _shared(pairs)
    return tuple(
        Facts(cell.player, cell.banker, cell.player_cards, cell.banker_cards, *shared)
        for cell in CELLS
    )


def _shared(pairs: Pairs) -> tuple[wagers.Pair, wagers.Pair, bool]:
    return _NAMES[pairs.player], _NAMES[pairs.banker], pairs.alike


_NAMES: Final = {
    Pair.NONE: wagers.Pair.NONE,
    Pair.RANK: wagers.Pair.PAIR,
    Pair.PERFECT: wagers.Pair.PERFECT,
}
