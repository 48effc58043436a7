"""The values of one decision at banque, and of a whole coup, counted from the cards.

All players act on totals, as in the solutions, so a choice is averaged over all hands with a
total. The left has seen what the right did and drew.
"""

from collections.abc import Iterable, Mapping, Sequence
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
from .ponte_rules import TEN

Fares: TypeAlias = tuple[str, str]
Joint: TypeAlias = Mapping[Fares, Fraction]
"""The joint probabilities of the results of right and left."""
InParts: TypeAlias = tuple[StrategyProfile, list[int]]
"""A strategy profile in integers, and the denominators of the three strategies."""
Seen: TypeAlias = tuple[int, ...]
"""The events that a player saw: none, the right's, or those of right and left."""
Beside: TypeAlias = bool | None
"""Whether the left has a natural, as far as the right knows; None if the right does not know."""
Held: TypeAlias = int | None
"""The total of the right hand, if one player holds both; otherwise None."""

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


def banque_choice(  # noqa: PLR0913 - what the player knows
    counts: Counts,
    plays: StrategyProfile,
    total: int,
    seen: Seen,
    beside: Beside = None,
    *,
    held: Held = None,
) -> BanqueChoice:
    """Evaluate a decision with this total: the right's, or by `seen` the left's or banker's.

    After an event that never happens in these strategies, all hands are weighted by the cards
    alone. `beside` tells the right whether the left has a natural; the others have seen it. `held`
    is the total of the right hand, if the player of the left has held it too.
    """
    others = [event for event in range(EVENTS) if beside in {None, event == NATURAL}]
    at = seen if len(seen) > 1 else (*(seen or others[:1]), held or 0)
    often = plays[len(seen)][(*at, total)]
    game = to_common_denominator(plays)
    shown = (NATURAL,) if beside and not seen else seen
    hands = range(TEN) if held is None else (held,)

    def weighed(draws: int) -> Joint:
        found = _after(counts, game, total, seen, draws, others, hands)
        return _chances(
            found if found.any() else _after(counts, EITHER, total, seen, draws, others, hands)
        )

    return BanqueChoice(point_of(total, shown, held), often, weighed(1), weighed(0))


def _after(  # noqa: PLR0913, PLR0917 - the decision, the hand, and the others as seen
    counts: Counts,
    game: InParts,
    total: int,
    seen: Seen,
    draws: int,
    others: Sequence[int],
    hands: Sequence[int],
) -> Any:
    """Add up orders that agree with the events seen, by the results of right and left.

    `others` are the events that the left may have, and `hands` the totals that the right may have.
    """
    whole, parts = game
    right, left = weights(whole, parts)
    answers = _answers(whole, parts)
    own = np.zeros((EVENTS, TEN), dtype=object)
    own[slice(POINT_VALUES) if draws else STOOD, total] = 1
    if not seen:
        right[:] = 0
        right[others] = own
        return _sum_orders(counts, right, left, answers)
    right[:, :, [event for event in range(EVENTS) if event != seen[0]]] = 0
    right[..., [each for each in range(TEN) if each not in hands]] = 0
    if len(seen) == 1:
        left[seen[0]] = own
        return _sum_orders(counts, right, left, answers)
    left[:, :, [event for event in range(EVENTS) if event != seen[1]]] = 0
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
        own = _Rows(
            (often, *left[one, total, other]) for total, often in enumerate(right[other, 0, one])
        )
        against = _Rows(tuple(each[1 + total] for each in own.weights) for total in range(TEN))
        if not (own.weights and against.weights):
            continue
        often_both = np.array(
            [
                [each[0] * often for often in column]
                for each, column in zip(
                    own.weights, zip(*against.weights, strict=True), strict=True
                )
            ],
            dtype=object,
        )
        for draws, cards in enumerate(((NONE,), range(POINT_VALUES))):
            often = answers[draws, one, other]
            if often.any():
                fates = ways.fates((one, other), cards, own.fares, against.fares)
                parted = fates.reshape(TOTALS, len(own.weights), 3, len(against.weights), 3)
                found += np.einsum("bkxly,b,kl->xy", parted, often, often_both)
    return found


class _Rows:
    """A side's totals for each event, with totals of equal probabilities merged.

    Those of the right are its own and, for each total, the left's after it; those of the left are
    by the rows of the right.
    """

    def __init__(self, often: Iterable[tuple[Any, ...]]) -> None:
        listed = [*often]
        self.weights = [*dict.fromkeys(each for each in listed if any(each))]
        rows = [[each == weight for each in listed] for weight in self.weights]
        self.totals = np.array(rows, dtype=np.int64)

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
