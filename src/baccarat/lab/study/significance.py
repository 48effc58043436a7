"""How far chance explains a finding in shoes, with errors by shoe and for many tests.

Coups of one shoe depend on each other, so errors come from whole random shoes: the variance of
a shoe's numerator around its expectation, for each unit of the denominator. As many measures are
looked at, the largest distance is compared with the largest of as many chance distances, which
depend on each other as in random shoes (Westfall and Young, Resampling-Based Multiple Testing,
1993, 2.3).
"""

from math import erfc, sqrt
from typing import Any, Final, NamedTuple

import numpy as np

DRAWS: Final = 20_000
"""Random sets of distances with which the largest is compared."""
MOST_SKEW: Final = 0.3
"""The skewness of a sum above which the normal distribution is not a guide to it."""
LEAST: Final = 30
"""The denominator below which there is no test."""


class Null(NamedTuple):
    """What random shoes say of each measure.

    `expected` is the mean, `error` its standard error (0 if it is exact), `variance` that of a unit
    of the denominator, `skew` the skewness likewise, and `alike` the correlations.
    """

    expected: Any
    error: Any
    variance: Any
    skew: Any
    alike: Any


def null_of(over: Any, under: Any, exact: Any) -> Null:
    """Describe random shoes; `exact` has the expectations, or nan where they are estimated."""
    total = under.sum(axis=0)
    units = np.maximum(total, 1)
    estimated = np.isnan(exact)
    expected = np.where(estimated, over.sum(axis=0) / units, exact)
    residual = over - expected * under
    residual -= residual.mean(axis=0)
    variance = (residual**2).sum(axis=0) / units
    third = (residual**3).sum(axis=0) / units
    skew = third / np.where(variance > 0, variance, 1) ** 1.5
    scale = np.sqrt((residual**2).sum(axis=0))
    alike = residual.T @ residual / np.where(scale > 0, np.outer(scale, scale), 1)
    error = np.where(estimated, np.sqrt(variance / units), 0.0)
    return Null(expected, error, variance, skew, alike)


class Tested(NamedTuple):
    """For each measure: standard error, distance in errors, chance alone, and among all tests.

    The last three are nan where there was no test.
    """

    error: Any
    distance: Any
    chance: Any
    adjusted: Any


def compare(over: Any, under: Any, null: Null, among: Any, seed: int) -> Tested:
    """Test the measures `among`, as far as there are enough coups. `seed` draws the distances."""
    units = np.maximum(under, 1)
    error = np.sqrt(null.variance / units)
    spread = np.hypot(error, null.error)
    testable = among & (under >= LEAST) & (spread > 0)
    distance = np.full(len(over), np.nan)
    away = over / units - null.expected
    distance[testable] = away[testable] / spread[testable]
    skew = null.skew / np.sqrt(units)
    testable &= np.abs(skew) <= MOST_SKEW
    # the first term of the expansion that makes a skew sum normal (Cornish and Fisher 1938)
    normal = distance - skew * (distance**2 - 1) / 6
    normal[~testable] = np.nan
    distance[~testable] = np.nan
    chance = np.array([erfc(abs(each) / sqrt(2)) for each in normal])
    adjusted = np.full(len(over), np.nan)
    if testable.any():
        largest = np.sort(_largest(null.alike[np.ix_(testable, testable)], seed))
        beyond = len(largest) - np.searchsorted(largest, np.abs(normal[testable]))
        adjusted[testable] = np.maximum((beyond + 1) / (len(largest) + 1), chance[testable])
    return Tested(error, distance, chance, adjusted)


def _largest(alike: Any, seed: int) -> Any:
    """Draw the largest of the distances that chance brings, DRAWS times."""
    values, vectors = np.linalg.eigh(alike)
    root = vectors * np.sqrt(np.maximum(values, 0))
    drawn = np.random.default_rng(seed).standard_normal((DRAWS, len(alike)))
    return np.abs(drawn @ root.T).max(axis=1)


def at_least(gain: float, coups: int, gains: Any, chances: Any, seed: int) -> float:
    """Return how likely it is that a flat stake gains as much as this, or more, in the coups.

    Coups count as independent; draws with a fixed seed, so the answer is good to half a percent.
    """
    counts = np.random.default_rng(seed).multinomial(coups, chances, DRAWS)
    return float((counts @ gains >= gain - 1e-9).mean())
