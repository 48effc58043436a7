"""The convolution of a purse in numpy, for courses that are too long for plain numbers."""

from collections.abc import Mapping
from math import gcd

import numpy as np


def followed(gains: Mapping[int, float], purse: int, least: int, coups: int) -> dict[int, float]:
    """Tell how likely a purse ends where; one below `least` stays what it is."""
    if purse < least:
        return {purse: 1.0}
    unit = gcd(*gains) or 1
    steps = {gain // unit: chance for gain, chance in gains.items()}
    lowest = min(0, -(-(least - purse) // unit) + min(steps))  # steps below the purse at first
    alive = -(-(least - purse) // unit) - lowest  # the first place that goes on
    chances = np.zeros(coups * max(*steps, 0) - lowest + 1)
    chances[-lowest] = 1.0
    top = -lowest + 1
    for _ in range(coups):
        going = chances[alive:top].copy()
        chances[alive:top] = 0.0
        for step, chance in steps.items():
            chances[alive + step : top + step] += chance * going
        top += max(*steps, 0)
    places = np.flatnonzero(chances)
    ends = (purse + (places + lowest) * unit).tolist()
    return dict(zip(ends, chances[places].tolist(), strict=True))
