"""Find every Nash equilibrium of banque: each of three for themselves.

How often right and left draw on 5 is a place in a square. The square is halved again and again, and
a part is left out once bounds show that no equilibrium is there. What is left after that are parts
so small that the numbers are known to the bound told; nothing is left out that could hold one.
"""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from .banque import Banque

Interval: TypeAlias = tuple[int, int]
Ends: TypeAlias = tuple[int, int]
"""A number linear in how often the other side draws: what it is for never, and for always."""

HALVINGS: Final = 36
SIDE: Final = 2**HALVINGS
"""The length of the square's sides: all that is reckoned in it is whole."""
CROWDED: Final = 200
SOME: Final = 8
MOST: Final = 1_000
"""So many parts are a crowd, after SOME halvings or at any time: equilibria lie on a line."""


class Point(NamedTuple):
    """A decision of the banker, by its number.

    `gain` is what drawing gains them at the corners of the square, in the order of banque.PROFILES;
    `right` and `left`, what their drawing adds to what each side gains by drawing on 5.
    """

    at: int
    gain: tuple[int, ...]
    right: Ends
    left: Ends


class Part(NamedTuple):
    """A part of the square, the points of the banker that are open in it, and the sides' gains.

    `right` and `left` bound how often each draws on 5, of SIDE times.
    """

    right: Interval
    left: Interval
    open: tuple[Point, ...]
    drawn: tuple[int, ...]
    gain_right: Ends
    gain_left: Ends


def parts(whole: Part) -> tuple[list[Part], bool]:
    """Find the parts in which all equilibria lie, and tell whether they are as small as can be.

    Where equilibria lie on a line, they fill more and more parts, and halving is broken off.
    """
    found = [*_possible_ones([whole])]
    for halvings in range(1, HALVINGS + 1):
        found = [*_possible_ones(quarter for part in found for quarter in _quarters(part))]
        if len(found) > (CROWDED if halvings >= SOME else MOST):
            return found, halvings == HALVINGS
    return found, True


def _possible_ones(some: Iterable[Part]) -> Iterator[Part]:
    """Settle parts, and leave out those without an equilibrium."""
    return (part for part in map(_settled, some) if _possible(part))


def square(game: Banque, theta: Fraction) -> Part:
    """Take the whole square, with every point open; `theta` of the stakes is on the right."""
    whole = (0, SIDE)
    one, other = theta.numerator, theta.denominator - theta.numerator
    points = tuple(
        Point(
            at,
            tuple(-one * a - other * b for a, b in zip(each.to_right, each.to_left, strict=True)),
            _for_right(each.to_right),
            _for_left(each.to_left),
        )
        for at, each in enumerate(game.points)
    )
    return Part(whole, whole, points, (), _for_right(game.right), _for_left(game.left))


def _for_right(to: Sequence[int]) -> Ends:
    """Tell what the right gains by drawing on 5, while the left never or always does."""
    return to[2] - to[0], to[3] - to[1]


def _for_left(to: Sequence[int]) -> Ends:
    return to[1] - to[0], to[3] - to[2]


def _settled(part: Part) -> Part:
    """Settle the points at which the banker does better one way in all of the part."""
    right, left, open_points, drawn = part.gain_right, part.gain_left, [], [*part.drawn]
    for point in part.open:
        corners = [at_place(point.gain, p, q, SIDE) for p, q in product(part.right, part.left)]
        if min(corners) > 0:
            right, left = added(right, point.right), added(left, point.left)
            drawn.append(point.at)
        elif max(corners) >= 0:
            open_points.append(point)
    return part._replace(
        open=tuple(open_points), drawn=tuple(drawn), gain_right=right, gain_left=left
    )


def _possible(part: Part) -> bool:
    """Tell whether both sides may do best somewhere in the part."""
    right = [_between(each.right, part.left) for each in part.open]
    left = [_between(each.left, part.right) for each in part.open]
    one, other = _between(part.gain_right, part.left), _between(part.gain_left, part.right)
    if not (_fits(part.right, one, right) and _fits(part.left, other, left)):
        return False
    inner = all(low > 0 and high < SIDE for low, high in (part.right, part.left))
    return not inner or all(
        _vanish((one, *right), (other, *left), at) for at in range(1, len(part.open) + 1)
    )


def _fits(chance: Interval, gain: Interval, draws: Sequence[Interval]) -> bool:
    """Tell whether a side that draws so often may do best."""
    least = gain[0] + sum(min(low, 0) for low, _ in draws)
    most = gain[1] + sum(max(high, 0) for _, high in draws)
    return (chance[0] == 0 or most >= 0) and (chance[1] == SIDE or least <= 0)


def _vanish(right: Sequence[Interval], left: Sequence[Interval], without: int) -> bool:
    """Tell whether both gains can be nothing at once, weighed so that one point drops out."""
    a, b = right[without], left[without]
    least = most = 0
    for at, (one, other) in enumerate(zip(right, left, strict=True)):
        if at != without:
            low, high = _less(_times(one, b), _times(other, a))
            least += low if at == 0 else min(low, 0)
            most += high if at == 0 else max(high, 0)
    return least <= 0 <= most


def _quarters(part: Part) -> Iterator[Part]:
    """Halve the part both ways."""
    for right, left in product(_halves(part.right), _halves(part.left)):
        yield part._replace(right=right, left=left)


def _halves(whole: Interval) -> tuple[Interval, Interval]:
    low, high = whole
    middle = (low + high) // 2
    return (low, middle), (middle, high)


def at_place(corners: Sequence[int], right: int, left: int, side: int) -> int:
    """Tell a number at a place in a square with sides so long, from what it is at the corners.

    It is multiplied by the square of `side`.
    """
    neither, other, one, both = corners
    never, rest = side - right, side - left
    return never * (neither * rest + other * left) + right * (one * rest + both * left)


def _between(ends: Ends, chance: Interval) -> Interval:
    """Bound a linear number, multiplied by SIDE, where the other side draws so often."""
    never, always = ends
    one, other = (never * SIDE + each * (always - never) for each in chance)
    return min(one, other), max(one, other)


def added(one: Ends, other: Ends) -> Ends:
    return one[0] + other[0], one[1] + other[1]


def _times(one: Interval, other: Interval) -> Interval:
    ends = [a * b for a, b in product(one, other)]
    return min(ends), max(ends)


def _less(one: Interval, other: Interval) -> Interval:
    return one[0] - other[1], one[1] - other[0]


def clusters(found: Sequence[Part]) -> list[list[Part]]:
    """Put parts together that touch."""
    groups = list[list[Part]]()
    for part in found:
        near = [group for group in groups if any(_touch(part, each) for each in group)]
        groups = [each for each in groups if each not in near]
        groups.append([part, *(each for group in near for each in group)])
    return groups


def _touch(one: Part, other: Part) -> bool:
    return all(
        a[0] <= b[1] and b[0] <= a[1] for a, b in ((one.right, other.right), (one.left, other.left))
    )


def simplest(interval: tuple[Fraction, Fraction]) -> Fraction:
    """Find the fraction in an interval that has the least denominator."""
    low, high = interval
    whole = -(-low.numerator // low.denominator)
    if whole <= high:
        return Fraction(whole)
    below = whole - 1
    return below + 1 / simplest((1 / (high - below), 1 / (low - below)))
