"""Weights of every result that a coup can have with a given shoe."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from math import factorial, perm
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from ...cards.kinds import check_kind
from ...rules.coup import Coup
from ...rules.half_open import PartlyOpenCoup, half_open
from ...rules.wagers.facts import Facts
from ...rules.wagers.grain import CardFeatures
from ...rules.wagers.wager import NeedsRanks, Wager
from ..composition import Composition
from ..counts import COUP, Counts
from ..endings import CELLS
from ..joint import joint
from .named import Bet, wagers_of
from .partial_coup import REMEMBERED, VALUES, Row, dealt_on, ending_facts
from .two_card_hands import Firsts
from .whole_packs import is_quick, whole_pack_weights

JOINT: Final = "joint"
PARTIAL_COUP: Final = "halfway"
"""The method's name in version 1 of the JSON output."""
REPLACEMENT: Final = "replacement"
WITH_REPLACEMENT: Final = "inf"
"""In place of a composition: infinitely many packs, so that every card is drawn from all 52."""


class Method(msgspec.Struct, frozen=True):
    """How a result was computed.

    `name` is `joint` for the joint distribution of a whole coup, counted by point values and, if
    ranks are needed, by the first cards; `halfway` for a coup completed from its open cards; or
    `replacement` for the limit of many packs.
    """

    name: Literal["joint", "halfway", "replacement"]
    kernel: str = "reference"
    exact: bool = True


class Distribution(msgspec.Struct, frozen=True):
    """The possible facts of a coup, weighted by how many of the `permutations` lead to them.

    A coup is always counted as six cards; cards already dealt are not part of the permutations.
    `grain` is how finely first cards are distinguished, as required by the bets being priced.
    `by_line` has the weights of each line of the bets that need all cards, losses last.
    """

    weights: Mapping[Facts, int]
    permutations: int
    method: Method
    grain: CardFeatures = CardFeatures()
    by_line: Mapping[Wager, tuple[int, ...]] = {}

    def check(self, wager: Wager) -> None:
        """Raise NotCounted for a bet that needs finer facts than these."""
        is_counted = (
            wager in self.by_line if wager.needs_all else self.grain.covers(grain_of(wager))
        )
        if not is_counted:
            raise NotCounted(wager.name)


class NotCounted(ValueError):
    """The distribution does not have the facts that the bet called `wager` needs."""

    def __init__(self, wager: str) -> None:
        super().__init__(
            f"the bet {wager!r} looks at ranks or suits that were not counted here: "
            f"name it among the wagers when you make the distribution"
        )
        self.wager = wager


def distribution(
    composition: Composition,
    wagers: Bet | Iterable[Bet] = (),
    *,
    dealt: Coup | PartlyOpenCoup | None = None,
) -> Distribution:
    """Compute the weights of a coup's results, as finely as the `wagers` require.

    `dealt` are the cards of the coup already on the table. The composition includes them, and also
    those that are face down. Raises NeedsRanks if a bet needs more than point values and only these
    are known; BadCounts; ImpossibleCoup for cards that the rules could not have dealt; the
    errors of `wager_of`; WrongKind for a composition or coup of another type.
    """
    check_kind("composition", composition, Composition)
    asked = wagers_of(wagers)
    ranked = next((wager for wager in asked if wager.needs_ranks), None)
    if ranked is not None and composition.cards is None:
        raise NeedsRanks(ranked.name)
    seen = _seen(dealt)
    grain = grain_of(*asked)
    by_line = {each: _by_line(each, composition, seen) for each in asked if each.needs_all}
    if seen != PartlyOpenCoup() or grain != CardFeatures():
        rows, permutations = dealt_on(composition, seen, grain)
        method = Method(JOINT if seen == PartlyOpenCoup() else PARTIAL_COUP)
        return Distribution(_weights(rows), permutations, method, grain, by_line)
    found = by_worths(composition.counts, joint(composition.counts).weights)
    return replace(found, by_line=by_line) if by_line else found


def distribution_of_each(
    wagers: Iterable[Wager], count: Callable[[Sequence[Wager]], Distribution]
) -> Mapping[Wager, Distribution]:
    """Return a distribution for each bet, from `count`, which is called once for each grain.

    Bets that distinguish different first cards take far longer to count together.
    """
    alike: defaultdict[CardFeatures, list[Wager]] = defaultdict(list)
    for wager in wagers:
        alike[grain_of(wager)].append(wager)
    counted = ((group, count(group)) for group in alike.values())
    return {wager: found for group, found in counted for wager in group}


def limit_distribution(
    wagers: Bet | Iterable[Bet] = (), *, dealt: Coup | PartlyOpenCoup | None = None
) -> Distribution:
    """Compute the limit of `distribution` for many packs: each card is drawn from a whole pack.

    With n packs each weight is a polynomial in n, of a degree no higher than the number of cards to
    come. With replacement the weight is its leading coefficient, which is a difference of the
    polynomial's values at whole n, over a factorial. So the result is exact. Raises the errors of
    `distribution`.
    """
    degree = COUP - len(_seen(dealt).open_cards)
    packs = range(COUP, COUP + degree + 1)  # enough for any coup that is on the table
    counted = [distribution(Composition.of_packs(n), wagers, dealt=dealt) for n in packs]

    def leading(values: Iterable[int]) -> int:
        row = [*values]
        while len(row) > 1:
            row = [after - before for before, after in pairwise(row)]
        return row[0] // factorial(degree)

    weights = {
        facts: weight
        for facts in counted[-1].weights
        if (weight := leading(each.weights.get(facts, 0) for each in counted))
    }
    permutations = leading(each.permutations for each in counted)
    by_line = {
        wager: tuple(map(leading, zip(*(each.by_line[wager] for each in counted), strict=True)))
        for wager in counted[0].by_line
    }
    return Distribution(weights, permutations, Method(REPLACEMENT), counted[0].grain, by_line)


def _by_line(wager: Wager, composition: Composition, seen: PartlyOpenCoup) -> tuple[int, ...]:
    if is_quick(wager, composition, seen):
        return whole_pack_weights(wager, composition)
    from .all_cards import line_weights  # noqa: PLC0415 - it needs numpy, which is an extra

    return line_weights(wager, composition, seen)


def _seen(dealt: Coup | PartlyOpenCoup | None) -> PartlyOpenCoup:
    if isinstance(dealt, Coup):
        dealt.next_side()
        return half_open(dealt)
    if dealt is None:
        return PartlyOpenCoup()
    check_kind("dealt", dealt, Coup, PartlyOpenCoup)
    return dealt


def grain_of(*wagers: Wager) -> CardFeatures:
    """Return how finely the bets distinguish first cards; those that need all are left out."""
    return CardFeatures.of(
        line.when for wager in wagers if not wager.needs_all for line in wager.lines
    )


def by_worths(counts: Counts, row: Sequence[int], kernel: str = "reference") -> Distribution:
    """Return the distribution of a shoe whose 400 cells `kernel` has counted."""
    method = Method(JOINT, kernel)
    return Distribution(_weights({(VALUES, None): row}), perm(sum(counts), COUP), method)


def _weights(rows: Mapping[Row, Sequence[int]]) -> Mapping[Facts, int]:
    return {
        facts: weight
        for (firsts, totals), row in rows.items()
        for facts, weight in zip(
            cell_facts(firsts) if totals is None else ending_facts(firsts, totals),
            row,
            strict=totals is None,
        )
        if weight
    }


@lru_cache(REMEMBERED)
def cell_facts(firsts: Firsts = VALUES) -> tuple[Facts, ...]:
    """Return the facts of each of the 400 cells for coups with these first cards."""
    return tuple(
        Facts(cell.player, cell.banker, cell.player_cards, cell.banker_cards, *firsts)
        for cell in CELLS
    )
