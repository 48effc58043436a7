"""Exact weighted sums of integers, and exact solutions of small linear systems."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import lcm
from operator import mul
from typing import TypeAlias

Row: TypeAlias = Sequence[int]


def common_denominator(chances: Iterable[Fraction | int]) -> int:
    """Return the least common denominator."""
    return lcm(*(each.denominator for each in chances))


def to_integers(chances: Sequence[Fraction | int]) -> tuple[int, list[int]]:
    """Return the least common denominator, and the numerators over it."""
    whole = common_denominator(chances)
    return whole, [each.numerator * (whole // each.denominator) for each in chances]


def sums(rows: Sequence[Row], chances: Sequence[Fraction | int]) -> list[Fraction]:
    """Return each row's sum weighted by `chances`, using integers until the end for speed."""
    whole, times = to_integers(chances)
    return [Fraction(sum(map(mul, row, times)), whole) for row in rows]


def solve_exact(rows: Sequence[Row], right: Row) -> list[Fraction] | None:
    """Return the unique solution x of `rows` · x = `right`; None if it is not unique.

    There are as many equations as unknowns. All divisions except the last are exact (Bareiss 1968).
    """
    table = [[*row, end] for row, end in zip(rows, right, strict=True)]
    lead = 1
    for at in range(len(table)):
        pivot = next((row for row in range(at, len(table)) if table[row][at]), None)
        if pivot is None:
            return None
        table[at], table[pivot] = table[pivot], table[at]
        own, last, lead = table[at], lead, table[at][at]
        for row, line in enumerate(table):
            if row != at:
                factor = line[at]
                table[row] = [
                    (lead * a - factor * b) // last for a, b in zip(line, own, strict=True)
                ]
    return [Fraction(row[-1], lead) for row in table]


def null_vector(rows: Sequence[Row]) -> list[Fraction] | None:
    """Return a vector x with `rows` · x = 0; None unless the solutions form a single line.

    There is one more unknown than equations.
    """
    size = len(rows) + 1
    for last in range(size):
        others = [each for each in range(size) if each != last]
        found = solve_exact(
            [[row[each] for each in others] for row in rows], [-row[last] for row in rows]
        )
        if found is not None:
            return [*found[:last], Fraction(1), *found[last:]]
    return None
