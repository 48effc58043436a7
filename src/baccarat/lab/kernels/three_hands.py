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
    """
    into[:] = 0
    for a in range(10):
        for b in range(a, 10):
            one = counts[a]
            counts[a] -= 1
            one *= counts[b] * (1 if a == b else 2)
            counts[b] -= 1
            if one > 0:
                for c in range(10):
                    for d in range(c, 10):
                        two = counts[c]
                        counts[c] -= 1
                        two *= counts[d] * (1 if c == d else 2)
                        counts[d] -= 1
                        if two > 0:
                            _third(counts, partner, one * two, into[after[a, b], after[c, d]])
                        counts[c] += 1
                        counts[d] += 1
            counts[a] += 1
            counts[b] += 1


@njit(inline="always")
def _third(counts: Any, partner: Any, ways: Any, into: Any) -> None:
    for total in range(10):
        pairs = 0
        for worth in range(10):
            other = partner[total, worth]
            pairs += counts[worth] * (counts[other] - (1 if other == worth else 0))
        into[total] += ways * pairs
