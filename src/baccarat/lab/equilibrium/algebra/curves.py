"""Curves a·p·q + b·p + c·q + d = 0 in the plane of p and q, and their exact intersections."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import gcd
from typing import NamedTuple, TypeAlias

from .surd import Number, roots

Ends: TypeAlias = tuple[int, int]
"""A linear function of one probability, given by its values at 0 and 1."""
Place: TypeAlias = tuple[Number, Number]


class Form(NamedTuple):
    """The function a·p·q + b·p + c·q + d."""

    a: int
    b: int
    c: int
    d: int

    def at(self, place: Place) -> Number:
        """Evaluate the form at a place."""
        p, q = place
        return p * (self.a * q + self.b) + (self.c * q + self.d)

    @property
    def upright(self) -> bool:
        """Whether the form depends on p alone."""
        return self.a == self.c == 0


def form_of(corners: Sequence[int]) -> Form:
    """Return the form with these values at the corners (0,0), (0,1), (1,0) and (1,1)."""
    neither, left, right, both = corners
    return Form(both - left - right + neither, right - neither, left - neither, neither)


def in_p(ends: Ends) -> Form:
    """Return the form of a linear function of p."""
    return Form(0, ends[1] - ends[0], 0, ends[0])


def in_q(ends: Ends) -> Form:
    """Return the form of a linear function of q."""
    return Form(0, 0, ends[1] - ends[0], ends[0])


def determinant(of_q: tuple[Ends, Ends], of_p: tuple[Ends, Ends]) -> Form:
    """Return the determinant: the first of q times the second of p, minus second times first."""
    found = [0, 0, 0, 0]
    for one, other, times in ((of_q[0], of_p[1], 1), (of_q[1], of_p[0], -1)):
        (u, v), (x, y) = (one[0], one[1] - one[0]), (other[0], other[1] - other[0])
        for at, each in enumerate((v * y, u * y, v * x, u * x)):
            found[at] += times * each
    return Form(*found)


def curves_of(form: Form) -> Iterator[Form]:
    """List the curves on which a form is 0: one curve, or two lines; none if it is 0 everywhere."""
    a, b, c, d = form
    if a * d == b * c and any((a, b, c)):  # a product of a factor in p and a factor in q
        if a or b:
            yield _primitive(Form(0, *((a, 0, c) if a else (b, 0, d))))
        if a or c:
            yield _primitive(Form(0, 0, *((a, b) if a else (c, d))))
    elif any(form[:3]):
        yield _primitive(form)


def _primitive(form: Form) -> Form:
    """Normalize a form, so that forms with the same zeros are equal."""
    divisor = gcd(*form)
    if next(each for each in form if each) < 0:
        divisor = -divisor
    return Form(*(each // divisor for each in form))


def meet(curve: Form, other: Form) -> Iterator[Place]:
    """List the points where a form is 0 on a curve, unless it is 0 on the whole curve."""
    if curve.upright:
        p: Number = Fraction(-curve.d, curve.b)
        for q in _roots_of(other.a * p + other.c, other.b * p + other.d):
            yield p, q
        return
    if curve.a == curve.b == 0:
        q = Fraction(-curve.d, curve.c)
        for p in _roots_of(other.a * q + other.b, other.c * q + other.d):
            yield p, q
        return
    a, b, c, d = curve
    for p in roots(
        a * other.b - b * other.a,
        c * other.b - d * other.a + a * other.d - b * other.c,
        c * other.d - d * other.c,
    ):
        if below := a * p + c:
            yield p, -(b * p + d) / below


def _roots_of(slope: Number, level: Number) -> Iterator[Number]:
    if slope:
        yield -level / slope


def along(curve: Form, place: Place) -> Number:
    """Return the coordinate that orders the points of a curve."""
    return place[1] if curve.upright else place[0]


def place_on(curve: Form, coordinate: Fraction) -> Place | None:
    """Return the point of a curve with this `along` coordinate; None at a pole."""
    if curve.upright:
        return Fraction(-curve.d, curve.b), coordinate
    below = curve.a * coordinate + curve.c
    return (coordinate, -(curve.b * coordinate + curve.d) / below) if below else None
