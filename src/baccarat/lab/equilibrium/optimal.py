"""Find all equilibria of a game without tax from one of them, exactly.

What a side wins the other loses, so that its strategies in equilibrium are those that are best
against one strategy of the other side that is, and that this is best against; any two go together
(von Neumann 1928). Each side's are a figure with flat sides, of which the corners are found.
"""

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, product
from typing import NamedTuple, TypeAlias

from .extremes import MOST_TIES, Pair
from .game import Chance, Game, Side, Strategy, plain

Point: TypeAlias = tuple[Fraction, ...]


class _Bound(NamedTuple):
    """What must not be negative: a level, and what each open chance adds to it."""

    level: Fraction
    slopes: Sequence[int]

    def at(self, point: Point) -> Fraction:
        pairs = zip(self.slopes, point, strict=True)
        return self.level + sum((slope * chance for slope, chance in pairs), Fraction(0))


class _Corner(NamedTuple):
    """A corner of a figure, and the numbers of the bounds that it lies on."""

    point: Point
    on: frozenset[int]


def optimal(game: Game, pair: Pair) -> list[Pair] | None:
    """List all that others are mixed from; None where a side has too many points without a choice.

    The game is without tax, and `pair` an equilibrium of it.
    """
    ponte, banker = pair
    own = _optimal(game.ponte, game.banker, ponte, banker)
    other = _optimal(game.banker, game.ponte, banker, ponte)
    return None if own is None or other is None else [*product(own, other)]


def _optimal(side: Side, against: Side, own: Strategy, other: Strategy) -> list[Strategy] | None:
    """List the corners of what a side may do so that both are still at their best."""
    open_ = [point for point in range(len(own)) if side.gain(point, other) == 0]
    if len(open_) > MOST_TIES:
        return None
    start = [0 if point in open_ else chance for point, chance in enumerate(own)]
    bounds = list[_Bound]()
    for point, chance in enumerate(other):
        level, slopes = Fraction(against.gain(point, start)), against.against[point]
        for sign, kept in ((1, chance > 0), (-1, chance < 1)):
            if kept:
                bounds.append(_Bound(sign * level, [sign * slopes[at] for at in open_]))
    return [_filled(start, open_, corner) for corner in corners(len(open_), bounds)]


def _filled(start: Sequence[Chance], places: Sequence[int], point: Point) -> Strategy:
    found = [*start]
    for place, chance in zip(places, point, strict=True):
        found[place] = plain(chance)
    return tuple(found)


def corners(size: int, bounds: Sequence[_Bound]) -> list[Point]:
    """Find the corners of the chances that keep to all bounds, by cutting off from the whole cube.

    A cut makes a corner on each edge that it goes through: of two corners there is an edge between
    if no third lies on all bounds that they share (Motzkin and others 1953).
    """
    cube = product((Fraction(0), Fraction(1)), repeat=size)
    found = [
        _Corner(point, frozenset(2 * at + int(chance) for at, chance in enumerate(point)))
        for point in cube
    ]
    for number, bound in enumerate(bounds, 2 * size):
        found = _cut(found, number, bound)
    return [corner.point for corner in found]


def _cut(found: Sequence[_Corner], number: int, bound: _Bound) -> list[_Corner]:
    values = [(corner, bound.at(corner.point)) for corner in found]
    kept = [
        _Corner(each.point, each.on | {number}) if not value else each
        for each, value in values
        if value >= 0
    ]
    for (one, high), (other, low) in combinations(values, 2):
        if high * low < 0 and _edge(one, other, found):
            part = high / (high - low)
            point = tuple(a + part * (b - a) for a, b in zip(one.point, other.point, strict=True))
            kept.append(_Corner(point, one.on & other.on | {number}))
    return kept


def _edge(one: _Corner, other: _Corner, found: Sequence[_Corner]) -> bool:
    """Tell whether there is an edge between two corners."""
    shared = one.on & other.on
    enough = len(shared) >= len(one.point) - 1
    return enough and sum(shared <= each.on for each in found) == 2
