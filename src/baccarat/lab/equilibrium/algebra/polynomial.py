"""Polynomials with integer coefficients, from the constant one up, and their real roots."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache, reduce
from itertools import pairwise
from math import gcd
from typing import TypeAlias

Polynomial: TypeAlias = Sequence[int]


def plus(one: Polynomial, other: Polynomial) -> list[int]:
    """Return the sum; neither it nor a product has a leading zero."""
    size = max(len(one), len(other))
    padded = ([*each, *[0] * (size - len(each))] for each in (one, other))
    return _trim([a + b for a, b in zip(*padded, strict=True)])


def total(some: Iterable[Polynomial]) -> list[int]:
    """Return the sum of several polynomials."""
    return reduce(plus, some, list[int]())


def times(one: Polynomial, other: Polynomial) -> list[int]:
    """Return the product."""
    found = [0] * (len(one) + len(other))
    for at, a in enumerate(one):
        for place, b in enumerate(other):
            found[at + place] += a * b
    return _trim(found)


def scaled(one: Polynomial, factor: int) -> list[int]:
    """Return a multiple."""
    return times(one, [factor])


def scaled_value(one: Polynomial, place: Fraction) -> int:
    """Return the value at a place times a positive number, in integers alone."""
    found, power = 0, 1
    for each in reversed(one):
        found = found * place.numerator + each * power
        power *= place.denominator
    return found


def null_polynomials(rows: Sequence[Sequence[Polynomial]]) -> list[list[int]]:
    """Return polynomials x with `rows` · x = 0, by minors; all are 0 if rows are dependent.

    There is one more unknown than rows.
    """
    size = len(rows) + 1
    return [
        scaled(_determinant([[*row[:left], *row[left + 1 :]] for row in rows]), (-1) ** left)
        for left in range(size)
    ]


def _determinant(rows: Sequence[Sequence[Polynomial]]) -> list[int]:
    if not rows:
        return [1]
    found = list[int]()
    for at, first in enumerate(rows[0]):
        rest = _determinant([[*row[:at], *row[at + 1 :]] for row in rows[1:]])
        found = plus(found, scaled(times(first, rest), (-1) ** at))
    return found


def roots_within(one: Polynomial, low: Fraction, high: Fraction) -> int:
    """Count the different real roots above `low` and up to `high` (Sturm 1829).

    The polynomial is not 0 everywhere.
    """
    chain = _simple_chain(tuple(one))
    return _changes(chain, low) - _changes(chain, high)


@lru_cache(maxsize=1024)
def _simple_chain(one: tuple[int, ...]) -> list[list[int]]:
    """Return Sturm's chain of the polynomial with the same roots that has each of them once.

    It is kept, as roots are looked for in one span after another.
    """
    chain = _chain(one)
    return chain if len(chain[-1]) == 1 else _chain(_divide(one, chain[-1])[0])


def _chain(one: Polynomial) -> list[list[int]]:
    """Return Sturm's chain, which ends with the greatest common divisor with the derivative."""
    chain = [primitive(one), primitive([at * each for at, each in enumerate(one)][1:])]
    while chain[-1]:
        chain.append(primitive([-each for each in _divide(chain[-2], chain[-1])[1]]))
    return chain[:-1]


def first_root(
    one: Polynomial, low: Fraction, high: Fraction, width: Fraction
) -> tuple[Fraction, Fraction] | None:
    """Return an interval of at most `width`, open below, with the first root above `low`.

    Return None without a root up to `high`.
    """
    if not roots_within(one, low, high):
        return None
    while high - low > width:
        middle = (low + high) / 2
        low, high = (low, middle) if roots_within(one, low, middle) else (middle, high)
    return low, high


def root_spans(
    some: Sequence[Polynomial], low: Fraction, high: Fraction
) -> list[tuple[Fraction, Fraction]]:
    """Return disjoint intervals, open below, each with one root that some polynomials share.

    All roots above `low` and up to `high` are in one of them. No polynomial is 0 everywhere.
    """
    counts = [(each, roots_within(each, low, high)) for each in some]
    found = [(each, number) for each, number in counts if number]
    if not found:
        return []
    if all(number == 1 for _, number in found):
        shared = reduce(_common_divisor, [each for each, _ in found])
        if roots_within(shared, low, high):
            return [(low, high)]
    middle, left = (low + high) / 2, [each for each, _ in found]
    return root_spans(left, low, middle) + root_spans(left, middle, high)


def _common_divisor(one: Polynomial, other: Polynomial) -> Polynomial:
    while other:
        one, other = other, primitive(_divide(one, other)[1])
    return one


def _changes(chain: Sequence[Polynomial], place: Fraction) -> int:
    signs = [value > 0 for each in chain if (value := scaled_value(each, place))]
    return sum(a != b for a, b in pairwise(signs))


def _divide(one: Polynomial, other: Polynomial) -> tuple[list[int], list[int]]:
    """Return the same positive multiple of the quotient and of the remainder."""
    quotient, rest, lead = list[int](), [*one], other[-1]
    while len(rest) >= len(other):
        part = [0] * (len(rest) - len(other)) + [rest[-1] if lead > 0 else -rest[-1]]
        quotient = plus(scaled(quotient, abs(lead)), part)
        rest = plus(scaled(rest, abs(lead)), scaled(times(part, other), -1))
    return quotient, rest


def primitive(one: Polynomial) -> list[int]:
    """Return the polynomial divided by the greatest common divisor of its coefficients."""
    found = _trim(one)
    divisor = gcd(*found)
    return [each // divisor for each in found]


def _trim(one: Polynomial) -> list[int]:
    found = [*one]
    while found and not found[-1]:
        found.pop()
    return found
