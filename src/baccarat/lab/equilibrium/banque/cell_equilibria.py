"""Find the Nash equilibria of banque in a cell of the unit square, exactly.

Curves on which the banker is indifferent cut the cell into pieces, in each of which the banker has
one best answer. An equilibrium lies at the end of a piece of a curve; within one, where the banker
mixes at one point so that both sides are indifferent; or in no curve, where both sides are
indifferent by themselves. Where equilibria fill lines or areas, their corners are found.
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
"""Points at which the banker may be indifferent at once, and all ways to mix there are listed."""
BITS: Final = 50
"""Irrational chances are rounded to a multiple of two to the power -BITS, which a float holds."""
ROUNDING: Final = Fraction(1, 2**BITS)


class Play(NamedTuple):
    """How often right and left draw on 5, and the banker at each point by its number.

    `bound` is how far these numbers may be off: 0 where they are exact.
    """

    right: Fraction
    left: Fraction
    banker: dict[int, Fraction]
    bound: Fraction


class Found(NamedTuple):
    """Equilibria, and whether there are no others."""

    plays: list[Play]
    complete: bool


class _Ways(NamedTuple):
    """Ways in which the banker can mix at a place, and whether those are all."""

    drawn: list[dict[int, Number]]
    complete: bool


def equilibria(cell: Cell, budget: Budget) -> Found:
    """Find all in a cell; of places on the border with the next cell, one of them has each.

    A point of the banker costs a step wherever it is looked at.
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
    """List where an equilibrium may be; whether it is where curves end; and whether all are listed.

    The sides of the square are among the curves, and other sides of the cell limit them.
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
    """Give a place on each piece of a curve between others."""
    places = chain.from_iterable(meet(curve, other) for other in others)
    marks = sorted({along(curve, place) for place in places if _holds(cell, place)})
    for low, high in pairwise(marks):
        place = place_on(curve, between(low, high))
        if place is not None and _holds(cell, place):
            yield place


def _along(
    cell: Cell, curve: Form, place: Place, *, limit: bool
) -> Iterator[tuple[Place, bool, bool]]:
    """List where on a piece of a curve, or next to it, an equilibrium may be."""
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
    """Give the place where two lines meet, if the one is of p and the other of q."""
    if one.b and other.c:
        yield Fraction(-one.d, one.b), Fraction(-other.d, other.c)


def _patterns(size: int) -> Iterator[Sequence[int]]:
    """List ways to stand or draw at so many points: all, or two where those are too many."""
    if size <= MOST_TIES:
        yield from product((0, 1), repeat=size)
    else:
        yield from ([each] * size for each in (0, 1))


def _ways(cell: Cell, place: Place, budget: Budget) -> _Ways:
    """List what the banker may do at a place so that nobody gains by deviating.

    Where the banker is indifferent and that matters to nobody, it is what is best if sides err.
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
    """Write an equilibrium in fractions: exactly, or rounded where a number is irrational."""
    exact = not any(isinstance(each, Surd) for each in (*place, *banker.values()))

    def write(number: Number) -> Fraction:
        return number if exact and not isinstance(number, Surd) else rounded(number, BITS)

    right, left = map(write, place)
    written = {at: write(each) for at, each in banker.items()}
    return Play(right, left, written, Fraction(0) if exact else ROUNDING)
