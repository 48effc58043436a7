"""How long commits take, counted in buckets."""

from bisect import bisect_left
from itertools import accumulate
from math import inf
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, inf)
"""The upper bounds of the buckets, in seconds."""


class Latency:
    """Counts durations by bucket; `total` is their sum in seconds."""

    def __init__(self) -> None:
        self._counts = [0] * len(BOUNDS)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count a duration."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def buckets(self) -> list[tuple[str, int]]:
        """Return, for each bound, how many durations were no longer than it."""
        names = ["+Inf" if bound == inf else str(bound) for bound in BOUNDS]
        return list(zip(names, accumulate(self._counts), strict=True))
