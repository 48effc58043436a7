"""The compiled count of three two-card hands by their totals."""

from typing import Any

from numba import njit

from .stored import plain


@plain
def fill(counts: Any, partner: Any, after: Any, pairs: Any, into: Any) -> None:
    """Count orders of six cards into `into`, by the totals of the first, second and third hand.

    `into` and `pairs` start as zeros.

    - `counts`: ten integers, from at most 26 packs; modified during the count and restored.
    - `after`: the total after drawing each value; `partner`: the value that makes a total with
      each.

    The first two hands are interchangeable, so only half of the cases are counted. `pairs`, of
    five rows, holds the number of third hands, updated as cards are removed.
    """
    for total in range(10):
        for worth in range(10):
            other = partner[total, worth]
            pairs[0, total] += counts[worth] * (counts[other] - (1 if other == worth else 0))
    for a in range(10):
        one_a = _take(counts, a, after, pairs, 0)
        for b in range(a, 10):
            one = one_a * _take(counts, b, after, pairs, 1) * (1 if a == b else 2)
            if one > 0:
                _second(counts, after, pairs, one, into, after[a, b])
            counts[b] += 1
        counts[a] += 1
    for total in range(10):
        for other in range(total):
            for third in range(10):
                into[total, other, third] = into[other, total, third]


@njit(inline="always")
def _second(  # noqa: PLR0913, PLR0917 - a part of the loop above
    counts: Any, after: Any, pairs: Any, one: Any, into: Any, least: Any
) -> None:
    """Remove second hands whose total is at least `least`, the first's, and count third hands."""
    for c in range(10):
        two_c = _take(counts, c, after, pairs, 2)
        for d in range(c, 10):
            if after[c, d] >= least:
                two = two_c * _take(counts, d, after, pairs, 3) * (1 if c == d else 2)
                if two > 0:
                    for total in range(10):
                        into[least, after[c, d], total] += one * two * pairs[4, total]
                counts[d] += 1
        counts[c] += 1


@njit(inline="always")
def _take(counts: Any, worth: Any, after: Any, pairs: Any, at: Any) -> Any:
    """Remove a card and return how many there were; write updated `pairs` after index `at`."""
    copies = counts[worth]
    counts[worth] -= 1
    for total in range(10):
        pairs[at + 1, total] = pairs[at, total]
    for other in range(10):
        pairs[at + 1, after[worth, other]] -= 2 * counts[other]
    return copies
