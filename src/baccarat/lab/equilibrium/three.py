"""Turn a small part of the square into an equilibrium: exactly where that can be, else bounded."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, islice, product
from math import lcm
from typing import Final, NamedTuple, TypeAlias

from .indifferent import corners, one_way, solved_few
from .nash import SIDE, Ends, Part, added, at_place, simplest
from .nash import Interval as Marks

Interval: TypeAlias = tuple[Fraction, Fraction]

MOST_TIES: Final = 6
MOST_PLACES: Final = 400
PURE: Final = (Fraction(0), Fraction(1))


class Play(NamedTuple):
    """How often right and left draw on 5, and the banker at each point by its number.

    `bound` is how far off these numbers may be; nothing where they are exact.
    """

    right: Fraction
    left: Fraction
    banker: dict[int, Fraction]
    bound: Fraction = Fraction(0)


def plays(whole: Part, group: Sequence[Part]) -> list[Play]:
    """Find the equilibria in parts that touch; `whole` is the square with all points open."""
    right, left = _hull([each.right for each in group]), _hull([each.left for each in group])
    found = dict[tuple[Fraction, Fraction, tuple[Fraction, ...]], Play]()
    for place in islice(dict.fromkeys(_places(group, right, left)), MOST_PLACES):
        for play in _exact(whole, *place):
            found[play.right, play.left, tuple(play.banker.values())] = play
    return [*found.values()] or [_near(whole, group, right, left)]


def _hull(intervals: Sequence[Marks]) -> Interval:
    """Tell in parts of 1 what all of them lie in."""
    low, high = min(low for low, _ in intervals), max(high for _, high in intervals)
    return Fraction(low, SIDE), Fraction(high, SIDE)


def _places(
    group: Sequence[Part], right: Interval, left: Interval
) -> Iterator[tuple[Fraction, Fraction]]:
    """List where an equilibrium may be whose numbers are fractions."""
    yield simplest(right), simplest(left)
    yield from product(*({low, high} & {*PURE} for low, high in (right, left)))
    for part in group:
        for point in part.open:
            neither, other, one, both = point.gain
            for edge in (0, 1):
                if left[0] <= edge <= left[1]:
                    yield from _root((neither, one) if edge == 0 else (other, both), right, edge, 0)
                if right[0] <= edge <= right[1]:
                    yield from _root((neither, other) if edge == 0 else (one, both), left, edge, 1)
        if not part.open:
            for own in _zero(part.gain_left, right):
                for other_chance in _zero(part.gain_right, left):
                    yield own, other_chance


def _root(
    ends: Ends, within: Interval, edge: int, turned: int
) -> Iterator[tuple[Fraction, Fraction]]:
    for chance in _zero(ends, within):
        yield (Fraction(edge), chance) if turned else (chance, Fraction(edge))


def _zero(ends: Ends, within: Interval) -> Iterator[Fraction]:
    """Give where a linear number is nothing, if that is within bounds."""
    never, always = ends
    if never != always:
        chance = Fraction(never, never - always)
        if within[0] <= chance <= within[1]:
            yield chance


def _exact(whole: Part, right: Fraction, left: Fraction) -> Iterator[Play]:
    """List the equilibria at a place: what the banker may do there so that both sides stay.

    Where the banker is indifferent and neither side minds, it is what is best if sides err.
    """
    gains = _gains(whole, right, left)
    one, other = whole.gain_right, whole.gain_left
    for point in whole.open:
        if gains[point.at] > 0:
            one, other = added(one, point.right), added(other, point.left)
    ends = _line([one], left)[0], _line([other], right)[0]
    ties = [point for point in whole.open if gains[point.at] == 0]
    adds = [
        *zip(
            _line([each.right for each in ties], left),
            _line([each.left for each in ties], right),
            strict=True,
        )
    ]
    banker = {at: PURE[gain > 0] for at, gain in gains.items()}
    banker |= {each.at: PURE[at_place(each.gain, 1, 1, 2) > 0] for each in ties}
    minded = [(each, add) for each, add in zip(ties, adds, strict=True) if any(add)]
    asked = ends, [add for _, add in minded], (right, left)
    ways = [*corners(*asked)] if len(minded) <= MOST_TIES else []
    for draws in ways or one_way(*asked):
        chosen = {each.at: draw for (each, _), draw in zip(minded, draws, strict=True)}
        yield Play(right, left, banker | chosen)


def _gains(whole: Part, right: Fraction, left: Fraction) -> Mapping[int, int]:
    """Tell what drawing gains the banker at a place, by point, in some unit."""
    side = lcm(right.denominator, left.denominator)
    own, other = int(right * side), int(left * side)
    return {point.at: at_place(point.gain, own, other, side) for point in whole.open}


def _line(points: Sequence[Ends], other: Fraction) -> list[Fraction]:
    """Tell what a side gains by drawing, for each of these, while the other draws so often."""
    return [never + other * (always - never) for never, always in points]


def _near(whole: Part, group: Sequence[Part], right: Interval, left: Interval) -> Play:
    """Give the middle of the parts, and how far the numbers may be from there."""
    corners = [_banker(whole, group, p, q) for p, q in product(right, left)]
    banker, spread = corners[0], Fraction(0)
    for at, first in corners[0].items():
        found = [each[at] for each in corners]
        if found.count(first) < len(found):
            banker[at] = mean = sum(found, Fraction(0)) / len(found)
            spread = max(spread, *(abs(each - mean) for each in found))
    middle = (right[0] + right[1]) / 2, (left[0] + left[1]) / 2
    return Play(*middle, banker, max(right[1] - right[0], left[1] - left[0], 4 * spread))


def _banker(
    whole: Part, group: Sequence[Part], right: Fraction, left: Fraction
) -> dict[int, Fraction]:
    """Tell what the banker does at a place next to an equilibrium, so that both sides stay."""
    tied = {point.at: point for part in group for point in part.open}
    banker = {at: PURE[gain > 0] for at, gain in _gains(whole, right, left).items()}
    one, other = whole.gain_right, whole.gain_left
    for point in whole.open:
        if banker[point.at] and point.at not in tied:
            one, other = added(one, point.right), added(other, point.left)
    points = [*tied.values()]
    lines = [
        _line([one, *(each.right for each in points)], left),
        _line([other, *(each.left for each in points)], right),
    ]
    for size in (2, 1):
        for mixing in combinations(range(len(points)), size):
            rest = {at: banker[points[at].at] for at in range(len(points)) if at not in mixing}
            mix = solved_few(lines[:size], mixing, rest)
            if mix and all(-0.01 <= each <= 1.01 for each in mix):
                chances = (min(max(each, Fraction(0)), Fraction(1)) for each in mix)
                tied_mix = zip((points[at].at for at in mixing), chances, strict=True)
                return banker | dict(tied_mix)
    return banker
