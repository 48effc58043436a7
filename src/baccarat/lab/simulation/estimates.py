"""Means and shares with their errors, and no error where the sample is too small for one.

A normal interval needs `LEAST` independent results. Results of unequal weight count as fewer: a
session weighs as much as it risks. Of the results of a bet only those count that are not the
commonest. From so few results Student's distribution is wider than the normal one. Each
standard error is widened by that factor, so that the 99 % interval is always NORMAL_99 of them.
"""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from math import exp, lgamma, log, log1p, sqrt
from typing import Final, NamedTuple

import msgspec

LEAST: Final = 30
"""The results below which there is no error."""
NORMAL_99: Final = 2.5758293035489004
"""Standard errors on either side of a 99 % interval."""
BOUND: Final = 0.025
"""The chance of error at each end of the exact bounds of a share, which are at 95 %."""
STEPS: Final = 60


class Measure(msgspec.Struct, frozen=True):
    """A mean, None if there is nothing to average, and its standard error, None if unknown."""

    mean: float | None = None
    se: float | None = None

    @property
    def interval(self) -> tuple[float, float] | None:
        """The 99 % interval; None without an error."""
        if self.mean is None or self.se is None:
            return None
        return self.mean - NORMAL_99 * self.se, self.mean + NORMAL_99 * self.se


class Value(Measure, frozen=True):
    """A measure; `exact` is the mean of a coup from a full shoe, if known."""

    exact: float | None = None

    @property
    def distance(self) -> float | None:
        """The distance from the exact mean, in standard errors; None without either."""
        if self.mean is None or self.exact is None or not self.se:
            return None
        return (self.mean - self.exact) / self.se


class Share(Measure, frozen=True):
    """A share of sessions, with the exact bounds at 95 % if there is no standard error."""

    low: float | None = None
    high: float | None = None


def effective_number(number: float, total: float, square: float) -> float:
    """Return how many results of equal weight are worth `number` unequal ones.

    From the sum of the weights and that of their squares. Unequal weights make a mean less exact,
    as if there were fewer results by the factor number * square / total**2 (Kish, Survey Sampling,
    1965, 11.7). They make it skew as well, so that the normal interval needs more results; the
    factor counts once more for that.
    """
    return total**4 / (number * square**2) if number and square else 0.0


def widened(error: float, number: float) -> float | None:
    """Widen the normal standard error of a mean of `number` results; None if it has none.

    A mean has no error from fewer than LEAST results, nor from results without any difference. The
    factor is a quantile of Student's distribution over that of the normal one (Fisher and Cornish
    1960).
    """
    if number < LEAST or not error > 0:
        return None
    z, freedom = NORMAL_99, number - 1
    first = (z**2 + 1) / (4 * freedom)
    second = (5 * z**4 + 16 * z**2 + 3) / (96 * freedom**2)
    return error * (1 + first + second)


def mean_error(number: float, total: float, square: float) -> float:
    """Return the standard deviation of the mean of a sample, from its sums; 0 for a single one."""
    if number < 2:
        return 0.0
    variance = max(square - total**2 / number, 0.0) / (number - 1)
    return sqrt(variance / number)


class Sample(NamedTuple):
    """The mean, standard deviation and standard error of a sample, as far as they are known."""

    mean: float | None = None
    sd: float | None = None
    se: float | None = None


def sample_of_counts(counts: Iterable[int], gains: Iterable[Fraction | float]) -> Sample:
    """Describe a sample of results that were counted by their gain.

    A gain that is always the same by the rules has no error.
    """
    by_gain: Counter[Fraction | float] = Counter()
    for count, gain in zip(counts, gains, strict=True):
        by_gain[gain] += count
    number = by_gain.total()
    if not number:
        return Sample()
    mean = sum((count * gain for gain, count in by_gain.items()), Fraction(0)) / number
    square = sum((count * gain**2 for gain, count in by_gain.items()), Fraction(0)) / number
    sd = sqrt(max(square - mean**2, 0))
    if len(by_gain) == 1:
        return Sample(float(mean), 0.0, 0.0)
    different = number - max(by_gain.values())
    return Sample(float(mean), sd, widened(sd / sqrt(number), different))


def share(count: int, number: int) -> Share:
    """Estimate a share from `count` of a `number` of independent results."""
    if not number:
        return Share()
    mean = count / number
    error = widened(sqrt(mean * (1 - mean) / number), min(count, number - count))
    if error is not None:
        return Share(mean, error)
    return Share(mean, None, *exact_bounds(count, number))


def exact_bounds(count: int, number: int) -> tuple[float, float]:
    """Return the bounds of a share at 95 % (Clopper and Pearson 1934)."""
    low = 0.0 if count == 0 else 1 - _upper(number - count, number)
    return low, 1.0 if count == number else _upper(count, number)


def _upper(count: int, number: int) -> float:
    """Return the share at which at most `count` of a `number` are as unlikely as BOUND."""
    low, high = count / number, 1.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if _at_most(count, number, middle) > BOUND else (low, middle)
    return low


def _at_most(count: int, number: int, chance: float) -> float:
    """Return the chance of at most `count` of a `number` of independent results."""
    if 2 * count > number:  # sum the fewer terms
        return 1 - _at_most(number - count - 1, number, 1 - chance)
    whole = lgamma(number + 1)
    return sum(
        exp(
            whole
            - lgamma(each + 1)
            - lgamma(number - each + 1)
            + each * log(chance)
            + (number - each) * log1p(-chance)
        )
        for each in range(count + 1)
    )
