"""Weigh every result that a coup may have from a given shoe."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import perm
from typing import Final, Literal

import msgspec

from ...cards.kinds import check_kind
from ...rules import Coup, HalfOpen, NeedsRanks, Wager, half_open
from ...rules.wagers import Facts, Grain
from ..composition import Composition
from ..counts import COUP, Counts
from ..endings import CELLS
from ..joint import joint
from .partial_coup import dealt_on
from .two_card_hands import Firsts

JOINT: Final = "joint"
PARTIAL_COUP: Final = "halfway"
"""As version 1 of the JSON writes it."""

VALUES: Final[Firsts] = (None, None)
"""First cards of which no more is asked than what they are worth."""
REMEMBERED: Final = 256
"""First cards whose facts are kept, for coups come again."""


class Method(msgspec.Struct, frozen=True):
    """How a result was got.

    `name` is `joint` for the joint distribution of a whole coup, counted by worths, and by the
    first cards where ranks are needed; `halfway` for a coup dealt on from cards that lie there.
    """

    name: Literal["joint", "halfway"]
    kernel: str = "reference"
    exact: bool = True


class Distribution(msgspec.Struct, frozen=True):
    """The facts that a coup may have, by how many of the `permutations` bring them.

    A coup is counted as if it always took six cards; those that lie there are in no permutation.
    First cards are told apart as finely as `grain`, which the bets made that it was counted for.
    """

    weights: Mapping[Facts, int]
    permutations: int
    method: Method
    grain: Grain = Grain()

    def check(self, wager: Wager) -> None:
        """Raise NotCounted for a bet that looks closer than these facts were counted."""
        if not self.grain.covers(grain_of(wager)):
            raise NotCounted(wager.name)


class NotCounted(ValueError):
    """A bet on facts that a distribution was not made for; `wager` names it."""

    def __init__(self, wager: str) -> None:
        super().__init__(
            f"the bet {wager!r} looks at ranks or suits that were not counted here: "
            f"name it among the wagers when you make the distribution"
        )
        self.wager = wager


class NotAWager(TypeError):
    """Something else stands where a bet should; `found` is it."""

    def __init__(self, found: object) -> None:
        super().__init__(f"a Wager is wanted, as trade_wager(name) gives it, not {found!r}")
        self.found = found


def distribution(
    composition: Composition,
    wagers: Iterable[Wager] = (),
    *,
    dealt: Coup | HalfOpen | None = None,
) -> Distribution:
    """Weigh what a coup may come to, as finely as the `wagers` ask for.

    `dealt` are the cards of the coup that lie on the table already; they are part of the
    composition, as are those that lie face down. Raises NeedsRanks where only values are given,
    and a bet needs more; BadCounts; Contradiction for cards that the rules could not have dealt;
    NotAWager; WrongKind for another type of composition or coup.
    """
    check_kind("composition", composition, Composition)
    asked = checked_wagers(wagers)
    ranked = next((wager for wager in asked if wager.needs_ranks), None)
    if ranked is not None and composition.cards is None:
        raise NeedsRanks(ranked.name)
    seen = _seen(dealt)
    if seen != HalfOpen() or ranked is not None:
        grain = grain_of(*asked)
        rows, permutations = dealt_on(composition, seen, grain)
        method = Method(JOINT if seen == HalfOpen() else PARTIAL_COUP)
        return Distribution(_weights(rows), permutations, method, grain)
    return by_worths(composition.counts, joint(composition.counts).weights)


def _seen(dealt: Coup | HalfOpen | None) -> HalfOpen:
    if isinstance(dealt, Coup):
        dealt.next_side()
        return half_open(dealt)
    if dealt is None:
        return HalfOpen()
    check_kind("dealt", dealt, Coup, HalfOpen)
    return dealt


def checked_wagers(wagers: Iterable[Wager]) -> tuple[Wager, ...]:
    """Return bets, once each is seen to be one; raises NotAWager."""
    if isinstance(wagers, Wager | str):
        raise NotAWager(wagers)
    asked = tuple(wagers)
    for each in asked:
        if not isinstance(each, Wager):
            raise NotAWager(each)
    return asked


def grain_of(*wagers: Wager) -> Grain:
    """Tell how finely bets look at first cards."""
    return Grain.of(line.when for wager in wagers for line in wager.lines)


def by_worths(counts: Counts, row: Sequence[int], kernel: str = "reference") -> Distribution:
    """Take the weights of the 400 cells, which `kernel` has counted for a shoe."""
    method = Method(JOINT, kernel)
    return Distribution(_weights({VALUES: row}), perm(sum(counts), COUP), method)


def _weights(rows: Mapping[Firsts, Sequence[int]]) -> Mapping[Facts, int]:
    return {
        facts: weight
        for firsts, row in rows.items()
        for facts, weight in zip(cell_facts(firsts), row, strict=True)
        if weight
    }


@lru_cache(REMEMBERED)
def cell_facts(firsts: Firsts = VALUES) -> tuple[Facts, ...]:
    """Give the facts of each of the 400 cells, of coups that begin with such first cards."""
    return tuple(
        Facts(cell.player, cell.banker, cell.player_cards, cell.banker_cards, *firsts)
        for cell in CELLS
    )
