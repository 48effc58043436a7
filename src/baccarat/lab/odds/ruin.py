"""The risk of ruin: what a bankroll may come to at a bet, and how likely it is to run out."""

from collections import defaultdict
from collections.abc import Collection, Mapping
from fractions import Fraction
from importlib.util import find_spec
from itertools import accumulate
from math import comb, gcd, lcm, sqrt
from sys import float_info
from typing import Final, TypeVar

import msgspec

from ...cards.kinds import check_kind
from .price import Price

EXACT_DIGITS: Final = 4_000
"""The most digits in either part of a fraction: Python refuses to print longer integers."""
EXACT_WORK: Final = 4_000_000
FLOAT_WORK: Final = 2_000_000
ARRAY_WORK: Final = 2_000_000_000
"""The most steps of the convolution: in integers (a step costs as many as its number has machine
words), in Python's floats, and in arrays, which need numpy."""

MOST_COUPS: Final = 1_000_000
MOST_BYTES: Final = 900_000_000
"""The most memory: a gigabyte, less what the program itself takes."""
BYTES_A_PLACE: Final = 32
BYTES_A_RESULT: Final = 1_000
"""What the arrays take for each possible sum; and what a sum that has a chance takes until it is
written out as JSON."""

T = TypeVar("T", int, float)


class BadCourse(ValueError):
    """An impossible bankroll, stake or number of coups: `name` says which, `found` its value."""

    def __init__(self, name: str, least: int, found: object) -> None:
        super().__init__(f"{name}: a whole number from {least} on, not {found!r}")
        self.name, self.least, self.found = name, least, found


class NoShare(ValueError):
    """A quantile outside 0 to 1 was asked for: `share`."""

    def __init__(self, share: object) -> None:
        super().__init__(f"a share is a number from 0 to 1, not {share!r}")
        self.share = share


class TooLong(ValueError):
    """The bankroll may take more values than can be followed in a few seconds or a gigabyte.

    `coups` is how many were asked for.
    """

    def __init__(self, coups: int) -> None:
        super().__init__(f"{coups} coups lead to more sums than can be followed")
        self.coups = coups


class Risk(msgspec.Struct, frozen=True):
    """The result of so many coups at one stake; play ends early once the bankroll is below it.

    Coups are independent, each dealt off the top of a full shoe. `results` maps each net result,
    in ascending order, to its probability. These, and `ruin`, the chance of ending early, are
    Fractions if `exact`; else floats with a relative error of at most `error`.
    """

    bankroll: int
    stake: int
    coups: int
    ruin: Fraction | float
    results: Mapping[Fraction, Fraction | float]
    exact: bool
    error: float

    @property
    def mean(self) -> float:
        """What is won or lost on average."""
        return float(sum(float(each) * float(chance) for each, chance in self.results.items()))

    @property
    def sd(self) -> float:
        """The standard deviation of the result."""
        mean = self.mean
        spread = ((float(each) - mean) ** 2 * float(p) for each, p in self.results.items())
        return sqrt(sum(spread))

    def quantile(self, share: float) -> Fraction:
        """Give the least result that is not exceeded with probability `share`.

        Raises NoShare.
        """
        if type(share) not in {int, float} or not 0 <= share <= 1:
            raise NoShare(share)
        reached = accumulate(map(float, self.results.values()))
        found = (each for each, sum_ in zip(self.results, reached, strict=True) if sum_ >= share)
        return next(found, max(self.results))


def risk(price: Price, *, bankroll: int, stake: int, coups: int) -> Risk:
    """Follow a bankroll by convolution; raises BadCourse, and TooLong where that cannot be done.

    Exact in integers while they stay short enough; in floats beyond that. A bet itself is refused
    (WrongKind): its price depends on the shoe.
    """
    check_kind("price", price, Price)
    for name, least, found in (("bankroll", 0, bankroll), ("stake", 1, stake), ("coups", 0, coups)):
        if type(found) is not int or found < least:
            raise BadCourse(name, least, found)
    gains = _gains(price, stake)
    unit = lcm(*(gain.denominator for gain in gains))
    whole = lcm(*(chance.denominator for chance in gains.values()))
    purse, least = bankroll * unit, stake * unit
    work = _work([int(gain * unit) for gain in gains], coups)
    exact = _is_exact(work, whole, coups)
    chances: Mapping[int, Fraction | float]
    if exact:
        weights = {int(gain * unit): int(chance * whole) for gain, chance in gains.items()}
        ends = _followed(weights, whole, purse, least, coups)
        chances = {end: Fraction(weight, whole**coups) for end, weight in ends.items()}
    else:
        floats = {int(gain * unit): float(chance) for gain, chance in gains.items()}
        chances = _in_floats(floats, purse, least, coups, plain=work <= FLOAT_WORK)
    return Risk(
        bankroll=bankroll,
        stake=stake,
        coups=coups,
        ruin=sum(chance for end, chance in chances.items() if end < least),
        results={Fraction(end - purse, unit): chances[end] for end in sorted(chances)},
        exact=exact,
        error=0.0 if exact else (len(gains) + 1) * coups * float_info.epsilon,
    )


def _gains(price: Price, stake: int) -> Mapping[Fraction, Fraction]:
    gains: defaultdict[Fraction, Fraction] = defaultdict(Fraction)
    for each in price.results:
        if each.probability:
            gains[each.pays * stake] += each.probability
    return gains


def _work(gains: list[int], coups: int) -> int:
    """Bound the number of additions over all coups; raises TooLong."""
    span = _span(gains)
    if coups > MOST_COUPS:
        raise TooLong(coups)
    ways = (min(comb(coup + len(gains), len(gains)), coup * span + 1) for coup in range(coups))
    work = 0
    for each in ways:
        work += each * len(gains)
        if work > ARRAY_WORK:
            raise TooLong(coups)
    return work


def _span(gains: Collection[int]) -> int:
    """Count the possible sums from the lowest gain to the highest, less one."""
    lowest = min(gains)
    return (max(gains) - lowest) // (gcd(*(gain - lowest for gain in gains)) or 1)


def memory(gains: Collection[int], coups: int) -> int:
    """Bound the bytes needed to follow a bankroll in arrays, whatever it holds."""
    places = coups * _span(gains) + 1
    ended = max(-min(gains), 0) // (gcd(*gains) or 1) + 1
    results = min(places + ended, comb(coups + len(gains), len(gains)))
    return BYTES_A_PLACE * places + BYTES_A_RESULT * results


def _in_floats(
    gains: Mapping[int, float], purse: int, least: int, coups: int, *, plain: bool
) -> Mapping[int, float]:
    if plain:
        return _followed(gains, 1.0, purse, least, coups)
    if find_spec("numpy") is None or memory(gains, coups) > MOST_BYTES:
        raise TooLong(coups)
    from .ruin_arrays import followed

    return followed(gains, purse, least, coups)


def _is_exact(work: int, whole: int, coups: int) -> bool:
    words = 1 + whole.bit_length() * coups // 64
    return work * words <= EXACT_WORK and len(str(whole)) * coups < EXACT_DIGITS


def _followed(gains: Mapping[int, T], whole: T, purse: int, least: int, coups: int) -> dict[int, T]:
    """Weigh the sums at which a bankroll may end; all weights add up to `whole` ** `coups`.

    A bankroll below `least` stays as it is.
    """
    ended: defaultdict[int, T] = defaultdict(type(whole))
    going: Mapping[int, T] = {purse: whole**0}
    for coup in range(coups):
        later: defaultdict[int, T] = defaultdict(type(whole))
        for held, weight in going.items():
            if held < least:
                ended[held] += weight * whole ** (coups - coup)
            else:
                for gain, chance in gains.items():
                    later[held + gain] += weight * chance
        going = later
    for held, weight in going.items():
        ended[held] += weight
    return ended
