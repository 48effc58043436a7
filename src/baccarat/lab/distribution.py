"""What a coup may come to from a given shoe: its facts, each with its weight."""

from collections.abc import Iterable, Mapping
from functools import cache
from math import perm
from typing import Final, Literal

import msgspec

from ..rules import Coup, Wager
from ..rules.wagers import Facts, Pair
from . import pairs
from .composition import Composition
from .counts import COUP
from .endings import CELLS
from .halfway import dealt_on
from .joint import joint
from .pairs import Pairs, pair_joint

JOINT: Final = "joint"
CARDS: Final = "cards"
HALFWAY: Final = "halfway"


class Method(msgspec.Struct, frozen=True):
    """How a result was got.

    `name` is `joint` for the joint distribution of a whole coup, counted by worths (and by pairs
    where ranks are needed); `cards` for one that is counted card by card, which takes seconds;
    and `halfway` for a coup that is dealt on from cards that lie there.
    """

    name: Literal["joint", "cards", "halfway"]
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
    composition: Composition, wagers: Iterable[Wager] = (), *, dealt: Coup | None = None
) -> Distribution:
    """Weigh what a coup may come to, as finely as the `wagers` ask for.

    `dealt` are the cards of the coup that lie on the table already; they are part of the
    composition. Raises NeedsRanks where only values are given, and a bet needs more; BadCounts.
    """
    asked = tuple(wagers)
    ranked = next((wager for wager in asked if wager.needs_ranks), None)
    if ranked is not None and composition.cards is None:
        raise NeedsRanks(ranked.name)
    lying = Coup() if dealt is None else dealt
    if lying.player.cards or any(map(_asks_for_suits, asked)):
        weights, permutations = dealt_on(composition, lying, ranks=ranked is not None)
        return Distribution(weights, permutations, Method(HALFWAY if lying.player.cards else CARDS))
    return _joint(composition, ranks=ranked is not None)


def _asks_for_suits(wager: Wager) -> bool:
    """Whether it tells two cards of one suit from others that are no pair."""
    unpaired = {Pair.NONE, Pair.SUITED}
    asked = (
        each for line in wager.lines for each in (line.when.player_pair, line.when.banker_pair)
    )
    return any(len(unpaired.intersection(allowed)) == 1 for allowed in asked)


def _joint(composition: Composition, *, ranks: bool) -> Distribution:
    cells: Iterable[tuple[Pairs | None, tuple[int, ...]]]
    if ranks and composition.cards is not None:
        cells = pair_joint(dict(composition.cards)).weights.items()
    else:
        cells = [(None, joint(composition.counts).weights)]
    weights = {
        facts: weight
        for states, row in cells
        for facts, weight in zip(cell_facts(states), row, strict=True)
        if weight
    }
    return Distribution(weights, perm(sum(composition.counts), COUP), Method(JOINT))


@cache
def cell_facts(states: Pairs | None = None) -> tuple[Facts, ...]:
    """Give the facts of each of the 400 cells, of coups with such pairs or without regard to any.

    Cards of one suit that are no pair are not told from others.
    """
    shared = (None, None, None) if states is None else _shared(states)
    return tuple(
        Facts(cell.player, cell.banker, cell.player_cards, cell.banker_cards, *shared)
        for cell in CELLS
    )


def _shared(states: Pairs) -> tuple[Pair, Pair, bool]:
    return _NAMES[states.player], _NAMES[states.banker], states.alike


_NAMES: Final = {
    pairs.Pair.NONE: Pair.NONE,
    pairs.Pair.RANK: Pair.PAIR,
    pairs.Pair.PERFECT: Pair.PERFECT,
}
