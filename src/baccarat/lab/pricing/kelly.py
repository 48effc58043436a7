"""The Kelly stake: the part of a bankroll that makes it grow fastest at a favourable bet."""

from math import log1p
from typing import Final

import msgspec

from ...cards.kinds import check_kind
from .price import Price

STEPS: Final = 200


class Kelly(msgspec.Struct, frozen=True):
    """The best `fraction` of the bankroll to stake, and the expected log growth per coup."""

    fraction: float
    growth: float


def kelly(price: Price) -> Kelly:
    """Maximise the expected logarithm of the bankroll; the fraction is 0 without an advantage.

    Raises WrongKind if `price` is not a Price.
    """
    check_kind("price", price, Price)
    results = [(float(each.probability), float(each.pays)) for each in price.results]
    worst = min((pays for chance, pays in results if chance), default=0.0)
    if price.edge >= 0:
        return Kelly(0.0, 0.0)
    if worst >= 0:
        return Kelly(1.0, sum(chance * log1p(pays) for chance, pays in results))
    low, high = 0.0, min(1.0, -1 / worst)
    for _ in range(STEPS):
        middle = (low + high) / 2
        rising = sum(chance * pays / (1 + middle * pays) for chance, pays in results if chance) > 0
        low, high = (middle, high) if rising else (low, middle)
    growth = sum(chance * log1p(low * pays) for chance, pays in results if chance)
    return Kelly(low, growth)
