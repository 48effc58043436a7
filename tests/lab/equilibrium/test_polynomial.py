"""Polynomials with integer coefficients, against ones whose roots are known."""

from fractions import Fraction
from random import Random

import pytest

from baccarat.lab.equilibrium.algebra.polynomial import (
    first_root,
    null_polynomials,
    plus,
    root_spans,
    roots_within,
    scaled_value,
    times,
)

PLACES = [Fraction(at, 7) for at in range(-7, 15, 3)]


def of_roots(roots: list[Fraction]) -> list[int]:
    """Return a polynomial with these roots, times one that has none."""
    found = [1, 0, 1]
    for each in roots:
        found = times(found, [-each.numerator, each.denominator])
    return found


@pytest.mark.parametrize("seed", range(8))
def test_roots_are_counted_above_the_lower_end_and_up_to_the_upper(seed: int) -> None:
    chance = Random(seed)
    roots = [Fraction(chance.randint(-9, 18), chance.randint(5, 9)) for _ in range(4)]
    one = of_roots([*roots, roots[0]])
    for low in PLACES:
        for high in PLACES:
            if low < high and low not in roots:
                within = {each for each in roots if low < each <= high}
                assert roots_within(one, low, high) == len(within)
                found = first_root(one, low, high, Fraction(1, 1000))
                if not within:
                    assert found is None
                    continue
                assert found is not None
                assert found[0] < min(within) <= found[1] <= found[0] + Fraction(1, 1000)
    for each in roots:
        assert scaled_value(one, each) == 0


def test_minors_solve_the_equations() -> None:
    chance = Random(3)
    for size in range(4):
        rows = [
            [[chance.randint(-9, 9), chance.randint(-9, 9)] for _ in range(size + 1)]
            for _ in range(size)
        ]
        found = null_polynomials(rows)
        assert any(found)
        for row in rows:
            total = list[int]()
            for one, each in zip(row, found, strict=True):
                total = plus(total, times(one, each))
            assert total == []


@pytest.mark.parametrize("low", [Fraction(0), Fraction(1, 3), Fraction(2, 5)])
def test_each_root_that_several_share_has_one_span(low: Fraction) -> None:
    third, half, near = Fraction(1, 3), Fraction(1, 2), Fraction(2, 5)
    some = [of_roots(each) for each in ([third, near], [third, half], [near, near], [half])]
    roots = [root for root in (third, near, half) if root > low]
    spans = root_spans(some, low, Fraction(1, 2))
    assert len(spans) == len(roots)
    for (begin, end), root in zip(spans, roots, strict=True):
        assert begin < root <= end
        assert [roots_within(each, begin, end) for each in some] == [
            int(not scaled_value(each, root)) for each in some
        ]
