"""Exact numbers a + b√d: the irrational roots of quadratic equations."""

from fractions import Fraction
from functools import total_ordering
from math import isqrt
from typing import Final, TypeAlias, Union

Number: TypeAlias = Union[Fraction, "Surd"]
Rational: TypeAlias = Fraction | int

BITS: Final = 64
"""The precision at which numbers are first compared; it doubles until they differ."""


@total_ordering
class Surd:
    """An irrational number a + b√d. Arithmetic is only defined between numbers with the same d."""

    __slots__ = ("a", "b", "d")

    def __init__(self, a: Rational, b: Rational, d: int) -> None:
        self.a, self.b, self.d = Fraction(a), Fraction(b), d

    def __add__(self, other: Number | int) -> Number:
        if isinstance(other, Surd):
            return _simple(self.a + other.a, self.b + other.b, self.d)
        return Surd(self.a + other, self.b, self.d)

    def __neg__(self) -> "Surd":
        return Surd(-self.a, -self.b, self.d)

    def __sub__(self, other: Number | int) -> Number:
        return self + -other

    def __rsub__(self, other: Rational) -> Number:
        return -self + other

    def __mul__(self, other: Number | int) -> Number:
        if isinstance(other, Surd):
            return _simple(
                self.a * other.a + self.b * other.b * self.d,
                self.a * other.b + self.b * other.a,
                self.d,
            )
        return _simple(self.a * other, self.b * other, self.d)

    __radd__, __rmul__ = __add__, __mul__

    def __truediv__(self, other: Number | int) -> Number:
        if isinstance(other, Surd):
            return self * other._inverse()
        return Surd(self.a / other, self.b / other, self.d)

    def __rtruediv__(self, other: Rational) -> Number:
        return self._inverse() * other

    def _inverse(self) -> "Surd":
        norm = self.a * self.a - self.b * self.b * self.d  # d is not a square, so the norm is not 0
        return Surd(self.a / norm, -self.b / norm, self.d)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Surd) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __lt__(self, other: Number | int) -> bool:
        if not isinstance(other, Surd) or other.d == self.d:
            return sign(self - other) < 0
        bits = BITS
        while self != other:
            one, two = floor_of(self, bits), floor_of(other, bits)
            if one != two:
                return one < two
            bits *= 2
        return False

    def _key(self) -> tuple[Fraction, Fraction, bool]:
        """Return a unique key: the quadratic equation, and which of its two roots this is."""
        return self.a, self.b * self.b * self.d, self.b > 0

    def __repr__(self) -> str:
        return f"{self.a} + {self.b}√{self.d}"


def _simple(a: Fraction, b: Fraction, d: int) -> Number:
    return Surd(a, b, d) if b else a


def sign(number: Number | int) -> int:
    """Return -1, 0 or 1."""
    if not isinstance(number, Surd):
        return (number > 0) - (number < 0)
    a, b = number.a, number.b
    if (a > 0) != (b > 0) and a * a > b * b * number.d:
        return 1 if a > 0 else -1
    return 1 if b > 0 else -1


def roots(a: int, b: int, c: int) -> list[Number]:
    """Solve a x² + b x + c = 0; returns no roots if every x is a solution."""
    if a == 0:
        return [Fraction(-c, b)] if b else []
    inner = b * b - 4 * a * c
    if inner < 0:
        return []
    middle, root = Fraction(-b, 2 * a), isqrt(inner)
    if root * root == inner:
        half = Fraction(root, 2 * a)
        return [middle - half, middle + half] if half else [middle]
    return [Surd(middle, Fraction(each, 2 * a), inner) for each in (-1, 1)]


def floor_of(number: Number, bits: int) -> int:
    """Return the floor of `number` · 2^`bits`."""
    if not isinstance(number, Surd):
        return (number.numerator << bits) // number.denominator
    whole = number.a.denominator * number.b.denominator
    square = (number.b * whole).numerator ** 2 * number.d << (2 * bits)
    root = isqrt(square) if number.b > 0 else -isqrt(square) - 1
    return (((number.a * whole).numerator << bits) + root) // whole


def rounded(number: Number, bits: int) -> Fraction:
    """Round to a multiple of 2^-`bits`."""
    return Fraction((floor_of(number, bits + 1) + 1) // 2, 2**bits)


def between(low: Number, high: Number) -> Fraction:
    """Return a fraction strictly between `low` and `high`."""
    bits = BITS
    while floor_of(high, bits) - floor_of(low, bits) < 2:
        bits *= 2
    return Fraction(floor_of(low, bits) + 1, 2**bits)
