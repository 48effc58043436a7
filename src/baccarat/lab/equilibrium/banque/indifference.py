"""Mixed strategies of an indifferent banker that keep right and left at their strategies.

A side's gain from drawing on 5 is a constant plus an effect of each of the banker's draws. A side
that mixes must gain nothing, one that always draws at least 0, and one that never draws at most 0.
"""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import cmp_to_key
from itertools import chain, combinations, islice, pairwise
from typing import NamedTuple, TypeAlias

from ..algebra.surd import Number

Both: TypeAlias = tuple[Number, Number]
"""The gains of right and left, or how often they draw."""
Draws: TypeAlias = Sequence[Number]

NOUGHT = Fraction(0)
ALWAYS = Fraction(1)


def one_way(ends: Both, adds: Sequence[Both], often: Both) -> Iterator[Draws]:
    """Find one such strategy, for any number of points, if there is one.

    The possible gains of both sides form a convex polygon whose corners are pure strategies. If it
    contains suitable gains, there are some at a corner, on an edge where one side gains nothing, or
    where neither side gains anything.
    """
    around = [*_figure(ends, adds)]
    level = [*_level(pairwise(around), 0)]
    places = chain(around, level, _level(pairwise(around), 1), _level(combinations(level, 2), 1))
    yield from islice((each.draws for each in places if _stay(each.gains, often)), 1)


class _Place(NamedTuple):
    """The gains of both sides, and the banker's draws that lead to them."""

    gains: Both
    draws: Draws


def _figure(ends: Both, adds: Sequence[Both]) -> Iterator[_Place]:
    """Walk once around the polygon, first adding draws and then removing them."""
    draws = [ALWAYS if (left, right) < (NOUGHT, NOUGHT) else NOUGHT for right, left in adds]
    up = [(-a, -b) if draw else (a, b) for draw, (a, b) in zip(draws, adds, strict=True)]
    order = sorted(zip(up, range(len(adds)), strict=True), key=cmp_to_key(_turn))
    yield _Place(_gains(ends, adds, draws), [*draws])
    for _, at in [*order, *order]:
        draws[at] = ALWAYS - draws[at]
        yield _Place(_gains(ends, adds, draws), [*draws])


def _turn(first: tuple[Both, int], second: tuple[Both, int]) -> int:
    """Return whether one vector is to the left (1) or the right (-1) of the other."""
    one, other = first[0], second[0]
    cross = one[1] * other[0] - one[0] * other[1]
    return (cross > 0) - (cross < 0)


def _level(pairs: Iterable[tuple[_Place, _Place]], side: int) -> Iterator[_Place]:
    """Find places between two others at which a side gains nothing."""
    for one, other in pairs:
        first, last = one.gains[side], other.gains[side]
        if first * last < 0:
            share = first / (first - last)
            right, left = _between(one.gains, other.gains, share)
            yield _Place((right, left), _between(one.draws, other.draws, share))
        elif first == 0:
            yield one


def _between(one: Draws, other: Draws, share: Number) -> list[Number]:
    return [a + share * (b - a) for a, b in zip(one, other, strict=True)]


def _gains(ends: Both, adds: Sequence[Both], draws: Draws) -> Both:
    right, left = (
        ends[side] + sum(add[side] * draw for add, draw in zip(adds, draws, strict=True))
        for side in (0, 1)
    )
    return right, left


def _stay(gains: Both, often: Both) -> bool:
    pairs = zip(gains, often, strict=True)
    return all(gain == 0 or chance == int(gain > 0) for gain, chance in pairs)
