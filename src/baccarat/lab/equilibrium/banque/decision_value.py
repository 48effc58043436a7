"""The values of one decision at banque, and of a whole coup, counted from the cards.

All players act on totals, as in the solutions, so a choice is averaged over all hands with a
total. The left has seen what the right did and drew.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np

from ...counts import POINT_VALUES, Counts
from ...hands import STOOD, Shoe
from .full_game import SHAPES, TOTALS, StrategyProfile, to_common_denominator, weights
from .game import EVENTS, NATURAL, point_of
from .hand_counts import FATES, NONE, HandCounts, Integers, joint, signs, split_by_result

Fares: TypeAlias = tuple[str, str]
Joint: TypeAlias = Mapping[Fares, Fraction]
"""The joint probabilities of the results of right and left."""
InParts: TypeAlias = tuple[StrategyProfile, list[int]]
"""A strategy profile in integers, and the denominators of the three strategies."""
Seen: TypeAlias = tuple[int, ...]
"""The events that a player saw: none, the right's, or those of right and left."""
Beside: TypeAlias = bool | None
"""Whether the left has a natural, as far as the right knows; None if the right does not know."""

FARED: Final = ("won", "lost", "tied")
"""In the order of FATES."""
REMEMBERED: Final = 4


class BanqueChoice(msgspec.Struct, frozen=True):
    """A decision: how often equilibrium play draws, and the results of drawing and standing."""

    point: str
    often: Fraction
    draw: Joint
    stand: Joint


def banque_chances(counts: Counts, plays: StrategyProfile) -> Joint:
    """Return the joint results of both sides over a whole coup, naturals included."""
    whole, parts = to_common_denominator(plays)
    found = _sum_orders(counts, *weights(whole, parts), _answers(whole, parts))
    ways, own = ways_of(counts), np.arange(10)
    wins = np.sign(own[None, :] - own[TOTALS:, None])
    fates = split_by_result(wins)
    ended = joint(ways.hands(())[:, :, TOTALS:], fates, fates).sum(axis=0).astype(object)
    return _chances(found + ended * (ways.drawn((), 0) * parts[0] * parts[1] * parts[2]))


def banque_choice(
    counts: Counts, plays: StrategyProfile, total: int, seen: Seen, beside: Beside = None
) -> BanqueChoice:
    """Evaluate a decision with this total: the right's, or by `seen` the left's or banker's.

    After an event that never happens in these strategies, all hands are weighted by the cards
    alone. `beside` tells the right whether the left has a natural; the others have seen it.
    """
    others = [event for event in range(EVENTS) if beside in {None, event == NATURAL}]
    at = seen or (others[0],)
    often = plays[len(seen)][(*at, total)]
    game = to_common_denominator(plays)
    shown = (NATURAL,) if beside and not seen else seen

    def weighed(draws: int) -> Joint:
        found = _after(counts, game, total, seen, draws, others)
        return _chances(
            found if found.any() else _after(counts, EITHER, total, seen, draws, others)
        )

    return BanqueChoice(point_of(total, shown), often, weighed(1), weighed(0))


def _after(  # noqa: PLR0913, PLR0917 - the decision, the hand, and the events seen
    counts: Counts, game: InParts, total: int, seen: Seen, draws: int, others: Sequence[int]
) -> Any:
    """Add up orders that agree with the events seen, by the results of right and left."""
    whole, parts = game
    right, left = weights(whole, parts)
    answers = _answers(whole, parts)
    own = np.zeros((EVENTS, 10), dtype=object)
    own[slice(POINT_VALUES) if draws else STOOD, total] = 1
    if not seen:
        right[:] = 0
        right[others] = own
        return _sum_orders(counts, right, left, answers)
    right[:, [event for event in range(EVENTS) if event != seen[0]]] = 0
    if len(seen) == 1:
        left[seen[0]] = own
        return _sum_orders(counts, right, left, answers)
    left[:, [event for event in range(EVENTS) if event != seen[1]]] = 0
    answers = np.zeros_like(answers)
    answers[draws, ..., total] = 1
    return _sum_orders(counts, right, left, answers)


def _answers(plays: StrategyProfile, parts: Sequence[int]) -> Any:
    """Return how often the banker stands, and draws; after two naturals nobody draws."""
    found = np.array([parts[2] - plays.banker, plays.banker])
    found[:, NATURAL, NATURAL] = [[parts[2]], [0]]
    return found


def _sum_orders(counts: Counts, right: Any, left: Any, answers: Any) -> Any:
    """Add up orders by the results of right and left, weighted by the strategies."""
    ways, found = ways_of(counts), np.zeros((len(FATES), len(FATES)), dtype=object)
    for one, other in product(range(EVENTS), repeat=2):
        own, against = _Rows(right[other, one]), _Rows(left[one, other])
        if not (own.weights and against.weights):
            continue
        for draws, cards in enumerate(((NONE,), range(POINT_VALUES))):
            often = answers[draws, one, other]
            if often.any():
                fates = ways.fates((one, other), cards, own.fares, against.fares)
                parted = fates.reshape(TOTALS, len(own.weights), 3, len(against.weights), 3)
                found += np.einsum("bkxly,b,k,l->xy", parted, often, own.weights, against.weights)
    return found


class _Rows:
    """A side's totals for each event, with totals of equal probability merged."""

    def __init__(self, often: Any) -> None:
        self.weights: list[Any] = [*dict.fromkeys(each for each in often if each)]
        self.totals = np.array([often == weight for weight in self.weights], dtype=np.int64)

    def fares(self, event: int, card: int) -> Integers:
        """Split the rows by result."""
        fates = _FATED[event][card]
        parted = self.totals[None, :, None, :] * fates[:, None, :, :]
        return parted.reshape(TOTALS, -1, 10)


@lru_cache(REMEMBERED)
def ways_of(counts: Counts) -> HandCounts:
    """Return cached counts of a shoe, as several decisions are evaluated for each."""
    return HandCounts(Shoe(counts))


def _chances(fates: Any) -> Joint:
    whole = fates.sum()
    return {
        (right, left): Fraction(fates[own, other], whole)
        for own, right in enumerate(FARED)
        for other, left in enumerate(FARED)
    }


_FATED: Final = [
    [split_by_result(signs(event, card)) for card in range(NONE + 1)] for event in range(EVENTS)
]
"""By event and banker's card: whether each hand wins, loses or ties, by the banker's total."""
EITHER: Final = to_common_denominator(
    StrategyProfile(*(np.full(shape, Fraction(1, 2)) for shape in SHAPES))
)
