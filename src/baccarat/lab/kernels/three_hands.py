"""Count the ways to three hands of two cards, by the total of each, compiled by numba."""

from typing import Any

import numpy as np
import numpy.typing as npt
from numba import njit

Integers = npt.NDArray[np.int64]


@njit(cache=True, nogil=True)
def fill(counts: Any, partner: Any, after: Any, into: Any) -> None:
    """Count orders of six cards into `into`, by the totals of the first, second and third hand.

    - `counts`: ten integers, of 26 packs at most; they are changed, and are the same again after.
    - `after`: what a total becomes by each worth; `partner`: what makes a total with each worth.

    The first two hands may change places, so that half of them are counted. Ways to the third are
    kept up as cards go out, in `pairs`.
    """
    into[:] = 0
    pairs = np.zeros((5, 10), np.int64)
    for total in range(10):
        for worth in range(10):
            other = partner[total, worth]
            pairs[0, total] += counts[worth] * (counts[other] - (1 if other == worth else 0))
    for a in range(10):
        one_a = _take(counts, a, after, pairs, 0)
        for b in range(a, 10):
            one = one_a * _take(counts, b, after, pairs, 1) * (1 if a == b else 2)
            if one > 0:
                _second(counts, after, pairs, one, into[after[a, b]], after[a, b])
            counts[b] += 1
        counts[a] += 1
    for total in range(10):
        for other in range(total):
            into[total, other] = into[other, total]


@njit(inline="always")
def _second(  # noqa: PLR0913, PLR0917 - a part of the loop above
    counts: Any, after: Any, pairs: Any, one: Any, into: Any, least: Any
) -> None:
    """Take out second hands whose total is no lower than that of the first, and count thirds."""
    for c in range(10):
        two_c = _take(counts, c, after, pairs, 2)
        for d in range(c, 10):
            if after[c, d] >= least:
                two = two_c * _take(counts, d, after, pairs, 3) * (1 if c == d else 2)
                if two > 0:
                    for total in range(10):
                        into[after[c, d], total] += one * two * pairs[4, total]
                counts[d] += 1
        counts[c] += 1


@njit(inline="always")
def _take(counts: Any, worth: Any, after: Any, pairs: Any, at: Any) -> Any:
    """Take a card out, and tell how many there were of it; `pairs` go on from `at` to the next."""
    copies = counts[worth]
    counts[worth] -= 1
    pairs[at + 1] = pairs[at]
    for other in range(10):
        pairs[at + 1, after[worth, other]] -= 2 * counts[other]
    return copies
