"""The risk of ruin: possible results of a bankroll at a bet, and the chance of running out."""

from collections import defaultdict
from collections.abc import Collection, Mapping
from fractions import Fraction
from itertools import accumulate
from math import comb, gcd, lcm, sqrt
from sys import float_info
from typing import Final, TypeVar

import msgspec

from ...cards.kinds import check_kind
from ...text.result_table import Shown
from .price import Price

EXACT_DIGITS: Final = 4_000
"""The maximum digits in either part of a fraction: Python refuses to print longer integers."""
EXACT_WORK: Final = 4_000_000
FLOAT_WORK: Final = 2_000_000
ARRAY_WORK: Final = 2_000_000_000
"""The maximum steps of the convolution.

The limits are for integers (a step costs one unit per machine word), for Python floats, and for
numpy arrays."""

MOST_COUPS: Final = 1_000_000
MOST_BYTES: Final = 900_000_000
"""The maximum memory in bytes: a gigabyte minus what the program itself uses."""
BYTES_A_PLACE: Final = 32
BYTES_A_RESULT: Final = 1_000
"""Memory per possible sum in the arrays, and per sum with a chance until it is written as JSON."""

T = TypeVar("T", int, float)


class BadBankrollPlan(ValueError):
    """The bankroll, stake or number of coups called `name` is impossible; `found` is its value."""

    def __init__(self, name: str, least: int, found: object) -> None:
        super().__init__(f"{name}: a whole number from {least} on, not {found!r}")
        self.name, self.least, self.found = name, least, found


class NoShare(ValueError):
    """The quantile `share` is not between 0 and 1."""

    def __init__(self, share: object) -> None:
        super().__init__(f"a share is a number from 0 to 1, not {share!r}")
        self.share = share


class TooLong(ValueError):
    """The bankroll has too many possible values for a few seconds or a gigabyte.

    `coups` is the number requested.
    """

    def __init__(self, coups: int) -> None:
        super().__init__(f"{coups} coups lead to more sums than can be followed")
        self.coups = coups


class Risk(Shown, msgspec.Struct, frozen=True):
    """The result of `coups` coups at one stake; play ends early if the bankroll falls below it.

    Coups are independent, each dealt from a full shoe. `results` maps each net result, in
    ascending order, to its probability. The probabilities and `ruin`, the chance of ending early,
    are Fractions if `exact`, otherwise floats with a relative error of at most `error`.
    """

    bankroll: int
    stake: int
    coups: int
    ruin: Fraction | float
    results: Mapping[Fraction, Fraction | float]
    exact: bool
    error: float

    def _title(self) -> str:
        course = f"{self.bankroll} units, {self.coups} coups at {self.stake}"
        return f"{course}: ruin {float(self.ruin):.6g}, mean {self.mean:.6g}, sd {self.sd:.6g}"

    def _rows(self) -> list[dict[str, object]]:
        return risk_rows(self)

    @property
    def mean(self) -> float:
        """The average result."""
        return float(sum(float(each) * float(chance) for each, chance in self.results.items()))

    @property
    def sd(self) -> float:
        """The standard deviation of the result."""
        mean = self.mean
        spread = ((float(each) - mean) ** 2 * float(p) for each, p in self.results.items())
        return sqrt(sum(spread))

    def quantile(self, share: float) -> Fraction:
        """Return the smallest result that is not exceeded with probability `share`.

        Raises NoShare.
        """
        if type(share) not in {int, float} or not 0 <= share <= 1:
            raise NoShare(share)
        reached = accumulate(map(float, self.results.values()))
        found = (each for each, sum_ in zip(self.results, reached, strict=True) if sum_ >= share)
        return next(found, max(self.results))


def risk_rows(found: Risk) -> list[dict[str, object]]:
    """Return a row per result, with its probability."""
    return [{"result": gain, "probability": p} for gain, p in found.results.items()]


def risk(price: Price, *, bankroll: int, stake: int, coups: int) -> Risk:
    """Follow a bankroll by convolution; raises BadBankrollPlan, or TooLong if that is not feasible.

    Exact in integers while they remain short enough, otherwise in floats. `price` must be a Price,
    since a bet has none without a shoe; raises WrongKind otherwise. Long courses need numpy, and
    raise ModuleNotFoundError without it.
    """
    check_kind("price", price, Price)
    for name, least, found in (("bankroll", 0, bankroll), ("stake", 1, stake), ("coups", 0, coups)):
        if type(found) is not int or found < least:
            raise BadBankrollPlan(name, least, found)
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
    """Count the possible sums from the lowest to the highest gain, minus one."""
    lowest = min(gains)
    return (max(gains) - lowest) // (gcd(*(gain - lowest for gain in gains)) or 1)


def memory(gains: Collection[int], coups: int) -> int:
    """Bound the bytes needed to follow any bankroll in arrays."""
    places = coups * _span(gains) + 1
    ended = max(-min(gains), 0) // (gcd(*gains) or 1) + 1
    results = min(places + ended, comb(coups + len(gains), len(gains)))
    return BYTES_A_PLACE * places + BYTES_A_RESULT * results


def _in_floats(
    gains: Mapping[int, float], purse: int, least: int, coups: int, *, plain: bool
) -> Mapping[int, float]:
    if plain:
        return _followed(gains, 1.0, purse, least, coups)
    if memory(gains, coups) > MOST_BYTES:
        raise TooLong(coups)
    from .ruin_arrays import follow

    return follow(gains, purse, least, coups)


def _is_exact(work: int, whole: int, coups: int) -> bool:
    words = 1 + whole.bit_length() * coups // 64
    return work * words <= EXACT_WORK and len(str(whole)) * coups < EXACT_DIGITS


def _followed(gains: Mapping[int, T], whole: T, purse: int, least: int, coups: int) -> dict[int, T]:
    """Compute the weight of each final bankroll; the weights add up to `whole` ** `coups`.

    A bankroll below `least` no longer changes.
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
