"""The exact Nash equilibria of banque in a cell of the unit square.

The curves on which the banker is indifferent divide the cell into regions, in each of which the
banker has a single best response. An equilibrium is at the end of a segment of a curve; or within a
segment, where the banker mixes at one point so that both sides are indifferent; or off the curves,
where both sides are indifferent already. If equilibria fill lines or areas, their corners are
found.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import chain, combinations, pairwise, product
from typing import Final, NamedTuple

from ..algebra.curves import Form, Place, along, determinant, in_p, in_q, meet, place_on
from ..algebra.polytope import best_where, corners
from ..algebra.surd import Number, Surd, between, rounded, sign
from ..budget import Budget, Spent
from .branch_and_bound import SCALE, Cell, Point, added
from .indifference import one_way

MOST_TIES: Final = 6
"""The maximum number of points with ties for which every way to mix is listed."""
BITS: Final = 50
"""Irrational probabilities are rounded to multiples of 2^-BITS, which a float can represent."""
ROUNDING: Final = Fraction(1, 2**BITS)


class Play(NamedTuple):
    """How often right and left draw on 5, and the banker at each point, by index.

    `bound` is the maximum error of these numbers: 0 if they are exact.
    """

    right: Fraction
    left: Fraction
    banker: dict[int, Fraction]
    bound: Fraction


class Found(NamedTuple):
    """Equilibria, and whether these are all."""

    plays: list[Play]
    complete: bool


class _Ways(NamedTuple):
    """Ways in which the banker can mix at a place, and whether these are all."""

    drawn: list[dict[int, Number]]
    complete: bool


def equilibria(cell: Cell, budget: Budget) -> Found:
    """Find all equilibria in a cell; each place on a shared border belongs to one cell only.

    Each evaluation of a banker's point costs one step.
    """
    plays, complete = list[Play](), True
    try:
        places = dict[Place, bool]()
        for place, is_end, is_whole in _candidates(cell, budget):
            complete = complete and is_whole
            if _owns(cell, place):
                places[place] = places.get(place, False) or is_end
        for place, is_end in places.items():
            ways = _ways(cell, place, budget)
            complete = complete and ways.complete
            for banker in ways.drawn:
                if is_end or sum(0 < each < 1 for each in banker.values()) <= 1:
                    plays.append(_play(place, banker))
    except Spent:
        complete = False
    return Found(plays, complete)


def _owns(cell: Cell, place: Place) -> bool:
    return all(
        low <= chance * SCALE and (chance * SCALE < high or chance == 1 == Fraction(high, SCALE))
        for chance, (low, high) in zip(place, (cell.right, cell.left), strict=True)
    )


def _holds(cell: Cell, place: Place) -> bool:
    return all(
        low <= chance * SCALE <= high
        for chance, (low, high) in zip(place, (cell.right, cell.left), strict=True)
    )


def _candidates(cell: Cell, budget: Budget) -> Iterator[tuple[Place, bool, bool]]:
    """List candidate places, whether each is an end of curves, and whether the list is complete.

    The sides of the square count as curves; the other sides of the cell only limit them.
    """
    curves, limits = {*cell.curves}, set[Form]()
    for (low, high), side in ((cell.right, Form(0, 1, 0, 0)), (cell.left, Form(0, 0, 1, 0))):
        for end in (low, high):
            if end in {0, SCALE}:
                curves.add(side._replace(d=-end // SCALE))
            else:
                limits.add(Form(0, side.b * SCALE, side.c * SCALE, -end))
    for one, other in combinations(curves, 2):
        yield from ((place, True, True) for place in meet(one, other) if _holds(cell, place))
    for curve in (*curves, *limits):
        for place in _pieces(cell, curve, (curves | limits) - {curve}):
            budget.spend(len(cell.open))
            yield from _along(cell, curve, place, limit=curve in limits)


def _pieces(cell: Cell, curve: Form, others: set[Form]) -> Iterator[Place]:
    """Return a place on each segment of a curve between other curves."""
    places = chain.from_iterable(meet(curve, other) for other in others)
    marks = sorted({along(curve, place) for place in places if _holds(cell, place)})
    for low, high in pairwise(marks):
        place = place_on(curve, between(low, high))
        if place is not None and _holds(cell, place):
            yield place


def _along(
    cell: Cell, curve: Form, place: Place, *, limit: bool
) -> Iterator[tuple[Place, bool, bool]]:
    """List candidate places on a segment of a curve, or next to it."""
    right, left, ties = cell.gain_right, cell.gain_left, list[Point]()
    for point in cell.open:
        gains = sign(point.form.at(place))
        if gains > 0:
            right, left = added(right, point.right), added(left, point.left)
        elif gains == 0 and any((*point.right, *point.left)):
            ties.append(point)
    is_whole = len(ties) <= MOST_TIES
    for pattern in _patterns(len(ties)):
        one, other = right, left
        for point, draws in zip(ties, pattern, strict=True):
            if draws:
                one, other = added(one, point.right), added(other, point.left)
        forms = [in_p(other), in_q(one)]
        for found in _root_of(*forms):
            yield found, False, is_whole
        if not limit:
            forms += [determinant((one, each.right), (other, each.left)) for each in ties]
            for form in forms:
                for found in meet(curve, form):
                    yield found, False, is_whole


def _root_of(one: Form, other: Form) -> Iterator[Place]:
    """Return the intersection of two lines, if one is in p and the other in q."""
    if one.b and other.c:
        yield Fraction(-one.d, one.b), Fraction(-other.d, other.c)


def _patterns(size: int) -> Iterator[Sequence[int]]:
    """List the combinations of stand and draw at `size` points: all, or only two if too many."""
    if size <= MOST_TIES:
        yield from product((0, 1), repeat=size)
    else:
        yield from ([each] * size for each in (0, 1))


def _ways(cell: Cell, place: Place, budget: Budget) -> _Ways:
    """List the banker's strategies at a place for which nobody gains by deviating.

    At an indifferent point that affects nobody, the banker plays the best response to sides that
    err.
    """
    budget.spend(len(cell.open))
    p, q = place
    right, left = in_q(cell.gain_right).at(place), in_p(cell.gain_left).at(place)
    drawn: dict[int, Number] = dict.fromkeys(cell.drawn, Fraction(1))
    minded = list[tuple[int, Number, Number]]()
    for point in cell.open:
        gains = sign(point.form.at(place))
        adds = in_q(point.right).at(place), in_p(point.left).at(place)
        if gains == 0 and (any(adds) or point.worth.at(place)):
            minded.append((point.at, *adds))
        elif gains > 0 or (gains == 0 and sum(point.gain) > 0):
            drawn[point.at] = Fraction(1)
            right, left = right + adds[0], left + adds[1]
    ties = [at for at, _, _ in minded]
    slopes = [one for _, one, _ in minded], [other for _, _, other in minded]
    if len(ties) > MOST_TIES:
        ways = one_way((right, left), [(one, other) for _, one, other in minded], place)
        return _Ways([drawn | dict(zip(ties, way, strict=True)) for way in ways], complete=False)
    bounds = [*best_where(right, slopes[0], p), *best_where(left, slopes[1], q)]
    found = corners(len(ties), bounds, budget)
    return _Ways([drawn | dict(zip(ties, each, strict=True)) for each in found], complete=True)


def _play(place: Place, banker: dict[int, Number]) -> Play:
    """Convert an equilibrium to fractions: exact, or rounded if a number is irrational."""
    exact = not any(isinstance(each, Surd) for each in (*place, *banker.values()))

    def write(number: Number) -> Fraction:
        return number if exact and not isinstance(number, Surd) else rounded(number, BITS)

    right, left = map(write, place)
    written = {at: write(each) for at, each in banker.items()}
    return Play(right, left, written, Fraction(0) if exact else ROUNDING)
