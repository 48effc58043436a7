"""Let a banker who is indifferent at some points draw so that right and left stay as they are.

A side gains by drawing on 5 what it gains at first, and what each draw of the banker adds. One that
mixes has to gain nothing, one that always draws no less, and one that never does no more.
"""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import cmp_to_key
from itertools import chain, combinations, islice, pairwise
from typing import NamedTuple, TypeAlias

from ..algebra.surd import Number

Both: TypeAlias = tuple[Number, Number]
"""What right and left gain, or how often they draw."""
Draws: TypeAlias = Sequence[Number]

NOUGHT = Fraction(0)
ALWAYS = Fraction(1)


def one_way(ends: Both, adds: Sequence[Both], often: Both) -> Iterator[Draws]:
    """Find one way, however many points there are, if there is any.

    What both gain fills a figure with pure corners. What leaves both as they are, if it is in there
    at all, is at a corner, at a place on the edge where one gains nothing, or where neither does.
    """
    around = [*_figure(ends, adds)]
    level = [*_level(pairwise(around), 0)]
    places = chain(around, level, _level(pairwise(around), 1), _level(combinations(level, 2), 1))
    yield from islice((each.draws for each in places if _stay(each.gains, often)), 1)


class _Place(NamedTuple):
    """What both sides gain, and the draws of the banker that bring it."""

    gains: Both
    draws: Draws


def _figure(ends: Both, adds: Sequence[Both]) -> Iterator[_Place]:
    """Go round the figure and back to its start: upwards by all that lead up, and down again."""
    draws = [ALWAYS if (left, right) < (NOUGHT, NOUGHT) else NOUGHT for right, left in adds]
    up = [(-a, -b) if draw else (a, b) for draw, (a, b) in zip(draws, adds, strict=True)]
    order = sorted(zip(up, range(len(adds)), strict=True), key=cmp_to_key(_turn))
    yield _Place(_gains(ends, adds, draws), [*draws])
    for _, at in [*order, *order]:
        draws[at] = ALWAYS - draws[at]
        yield _Place(_gains(ends, adds, draws), [*draws])


def _turn(first: tuple[Both, int], second: tuple[Both, int]) -> int:
    """Tell whether one goes to the left (1) or the right (-1) of the other."""
    one, other = first[0], second[0]
    cross = one[1] * other[0] - one[0] * other[1]
    return (cross > 0) - (cross < 0)


def _level(pairs: Iterable[tuple[_Place, _Place]], side: int) -> Iterator[_Place]:
    """Find places between two at which a side gains nothing."""
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
