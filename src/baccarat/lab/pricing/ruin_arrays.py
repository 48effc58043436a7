"""Bankroll convolution in numpy, for more coups than plain Python can handle.

After a given number of coups all possible sums are a fixed distance apart, so each has one array
element, and memory depends on the number of reachable sums, not on the size of the bankroll.
"""

from collections import defaultdict
from collections.abc import Mapping
from math import gcd

import numpy as np


def follow(gains: Mapping[int, float], purse: int, least: int, coups: int) -> dict[int, float]:
    """Return the probability of each final sum; a bankroll below `least` no longer changes."""
    lowest = min(gains)
    apart = gcd(*(gain - lowest for gain in gains)) or 1
    steps = {(gain - lowest) // apart: chance for gain, chance in gains.items()}
    widest = max(steps)
    chances = np.zeros(coups * widest + 1)
    chances[0] = 1.0
    ended: defaultdict[int, float] = defaultdict(float)
    low, top, base = 0, 1, purse  # the range of indexes in use, and the sum at index 0
    for _ in range(coups):
        alive = min(max(-(-(least - base) // apart), low), top)
        for place in np.flatnonzero(chances[low:alive]).tolist():
            ended[base + (low + place) * apart] += float(chances[low + place])
        going = chances[alive:top].copy()
        chances[low:top] = 0.0
        for step, chance in steps.items():
            chances[alive + step : top + step] += chance * going
        low, top, base = alive, top + widest, base + lowest
    for place in np.flatnonzero(chances).tolist():
        ended[base + place * apart] += float(chances[place])
    return dict(ended)
