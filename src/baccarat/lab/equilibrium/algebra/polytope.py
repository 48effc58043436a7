"""The corners of a polytope: probabilities that satisfy linear inequalities."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product
from typing import NamedTuple, TypeAlias

from ..budget import Budget
from .surd import Number

Place: TypeAlias = tuple[Number, ...]


class Bound(NamedTuple):
    """A linear function that must not be negative: a constant, and a slope for each probability."""

    level: Number
    slopes: Sequence[Number | int]

    def at(self, place: Place) -> Number:
        """Evaluate the function at a place."""
        found = self.level
        for slope, chance in zip(self.slopes, place, strict=True):
            if slope and chance:
                found = found + slope * chance
        return found


class _Corner(NamedTuple):
    """A corner, and the indexes of the inequalities that hold there with equality."""

    place: Place
    on: frozenset[int]


def best_where(gain: Number, slopes: Sequence[Number | int], chance: Number) -> Iterator[Bound]:
    """Bound the others' probabilities so that drawing with probability `chance` remains optimal.

    The gain from drawing is `gain` plus `slopes` times those probabilities.
    """
    if chance > 0:
        yield Bound(gain, slopes)
    if chance < 1:
        yield Bound(-gain, [-each for each in slopes])


def corners(size: int, bounds: Sequence[Bound], budget: Budget) -> list[Place]:
    """List the corners, by cutting the unit cube with one inequality after another.

    Each corner compared costs one step. Raises Spent.

    A cut creates a corner on each edge that it crosses. Two corners share an edge if no third
    corner satisfies with equality every inequality that both do (Motzkin and others 1953).
    """
    cube = product((Fraction(0), Fraction(1)), repeat=size)
    found = [
        _Corner(place, frozenset(2 * at + int(chance) for at, chance in enumerate(place)))
        for place in cube
    ]
    for number, bound in enumerate(bounds, 2 * size):
        found = _cut(found, number, bound, budget)
    return [corner.place for corner in found]


def _cut(found: Sequence[_Corner], number: int, bound: Bound, budget: Budget) -> list[_Corner]:
    values = [(corner, bound.at(corner.place)) for corner in found]
    kept = [
        _Corner(each.place, each.on | {number}) if not value else each
        for each, value in values
        if value >= 0
    ]
    above = [(corner, value) for corner, value in values if value > 0]
    below = [(corner, value) for corner, value in values if value < 0]
    budget.spend(len(found) * (1 + len(above) * len(below)))
    for (one, high), (other, low) in product(above, below):
        if _edge(one, other, found):
            part = high / (high - low)
            place = tuple(a + part * (b - a) for a, b in zip(one.place, other.place, strict=True))
            kept.append(_Corner(place, one.on & other.on | {number}))
    return kept


def _edge(one: _Corner, other: _Corner, found: Sequence[_Corner]) -> bool:
    shared = one.on & other.on
    enough = len(shared) >= len(one.place) - 1
    return enough and sum(shared <= each.on for each in found) == 2
