"""Tags that a counter adds for each card seen, and how well they follow a bet."""

import re
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from math import gcd, isfinite, lcm, sqrt
from typing import Any, Final, Literal, TypeAlias, TypeVar, get_args

from ..plugins.load import load_plugins
from .pricing.removal import EACH, POINT_VALUES

Number = TypeVar("Number", float, Fraction)
TagValues: TypeAlias = Mapping[str, float] | Iterable[float] | str
Divisor: TypeAlias = Literal["unseen", "shoe"]
"""The cards whose packs divide a true count: those not seen, or those left in the shoe."""
ORDER: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0")
"""The order of ten tags: ace to nine, then the tens."""
GROUP: Final = "baccarat.counting"
ROUNDING: Final = Fraction(1, 10**9)
_SUITS: Final = 4
_DIGITS: Final = r"[-+\u2212]?[0-9]{1,9}(\.[0-9]{1,6})?"
_NUMBER: Final = re.compile(_DIGITS)
_RUNNING: Final = re.compile(f"({_DIGITS}):({_DIGITS})")


class BadTags(ValueError):
    """The tags are not ten numbers, or none distinguishes cards; `found` is the input."""

    def __init__(self, found: object) -> None:
        super().__init__(f"tags are ten numbers for A to 9 and T, not all equal, not {found!r}")
        self.found = found


class UnbalancedTags(ValueError):
    """Tags that do not sum to zero over a pack, so that packs left cannot divide their count.

    `total` is that sum. `balanced` are whole numbers, `times` as large as the tags less their
    average, which do sum to zero.
    """

    def __init__(self, total: Fraction, balanced: Mapping[str, int], times: Fraction) -> None:
        form = ",".join(map(str, balanced.values()))
        super().__init__(
            f"a true count needs tags that sum to 0 over a pack, not {float(total):g}; balanced, "
            f"and multiplied by {float(times):g}: {form}; or count without division: running"
        )
        self.total, self.balanced, self.times = total, balanced, times

    def facts(self, separator: str, running: str) -> dict[str, Any]:
        """Return the facts of the message about it: numbers, and tags and options as typed."""
        form = separator.join(map(str, self.balanced.values()))
        numbers = {"sum": f"{float(self.total):g}", "times": f"{float(self.times):g}"}
        return {**numbers, "form": form, "running": running}


class BadDivisor(ValueError):
    """`found` is not a divisor of true counts."""

    def __init__(self, found: object) -> None:
        super().__init__(f"a divisor is {' or '.join(get_args(Divisor))}, not {found!r}")
        self.found = found


class BadRunning(ValueError):
    """`found` is not the start and the trigger of a running count."""

    def __init__(self, found: object) -> None:
        super().__init__(f"a running count takes START:TRIGGER, such as -32:0, not {found!r}")
        self.found = found


class RunningAlone(ValueError):
    """An option, `found`, of true counts is given with a running count."""

    def __init__(self, found: str) -> None:
        super().__init__(f"a running count has a trigger of its own and no divisor: no {found}")
        self.found = found


def read_tags(given: TagValues) -> Mapping[str, float]:
    """Return tags by point value (`0` to `9`) or, as given, by rank; raises BadTags.

    Takes a mapping whose keys are point values or ranks, or ten numbers for A, 2, … 9 and T; a text
    separates them by commas, or is the name of a counting system.
    """
    if isinstance(given, str) and given[:1].isalpha() and given in counting_systems():
        return counting_systems()[given]
    if isinstance(given, str):
        parts = [each.strip() for each in given.split(",")]
        if not all(_NUMBER.fullmatch(each) for each in parts):
            raise BadTags(given)
        tags = _ten([_float(each) for each in parts], given)
    elif isinstance(given, Mapping):
        tags = {str(key): float(tag) for key, tag in given.items()}
    else:
        tags = _ten([float(each) for each in given], given)
    if {*tags} not in ({*POINT_VALUES}, {*EACH}) or not all(map(isfinite, tags.values())):
        raise BadTags(given)
    if len({*tags.values()}) == 1:
        raise BadTags(given)
    return tags


@cache
def counting_systems() -> Mapping[str, Mapping[str, float]]:
    """Return the tags of the counting systems that other packages add, by name."""
    return load_plugins(GROUP, _read)


def _read(_: str, given: object) -> Mapping[str, float]:
    """Check a plug-in: tags."""
    if isinstance(given, str) and not _NUMBER.match(given):
        raise BadTags(given)
    return read_tags(given)  # type: ignore[arg-type]  # it raises for any other type


def _ten(numbers: list[float], given: object) -> dict[str, float]:
    if len(numbers) != len(ORDER):
        raise BadTags(given)
    return dict(zip(ORDER, numbers, strict=True))


def _float(text: str) -> float:
    return float(text.replace("\u2212", "-"))


def checked_divisor(given: Divisor) -> Divisor:
    """Return the divisor; raises BadDivisor."""
    if given not in get_args(Divisor):
        raise BadDivisor(given)
    return given


def read_running(given: Sequence[float] | str, **others: float | str | None) -> tuple[float, float]:
    """Return the start and the trigger of a running count, from two numbers or `START:TRIGGER`.

    `others` are options of true counts, by name, which cannot be given as well. Raises BadRunning
    and RunningAlone.
    """
    for name, option in others.items():
        if option is not None:
            raise RunningAlone(name)
    if isinstance(given, str):
        found = _RUNNING.fullmatch(given)
        if found is None:
            raise BadRunning(given)
        return _float(found[1]), _float(found[3])
    if len(given) != 2 or not all(map(isfinite, given)):
        raise BadRunning(given)
    return float(given[0]), float(given[1])


def check_balance(tags: Mapping[str, float] | None) -> None:
    """Raise UnbalancedTags unless tags sum to zero over a pack, up to the rounding of floats."""
    if tags is None:
        return
    exact = {card: Fraction(repr(tags[card])) for card in (EACH if "A" in tags else ORDER)}
    ranks = by_rank(exact).values()
    total = _SUITS * sum(ranks, Fraction(0))
    if abs(total) <= ROUNDING * max(map(abs, ranks)):
        return
    shifted = {card: tag - total / (_SUITS * len(ranks)) for card, tag in exact.items()}
    scale = Fraction(
        lcm(*(tag.denominator for tag in shifted.values())),
        gcd(*(tag.numerator for tag in shifted.values())),
    )
    raise UnbalancedTags(total, {card: int(tag * scale) for card, tag in shifted.items()}, scale)


def by_rank(values: Mapping[str, Number]) -> Mapping[str, Number]:
    """Return numbers by rank, from numbers by point value or by rank."""
    if {*values} == {*EACH}:
        return values
    return {
        rank: values[{"A": "1"}.get(rank, rank if rank in POINT_VALUES else "0")] for rank in EACH
    }


def correlation(tags: Mapping[str, float], effects: Mapping[str, Fraction]) -> float:
    """Return the betting correlation of tags with effects of removal, from -1 to 1.

    Both are weighted by the cards of a pack. Effects sum to zero. Tags are taken as they are
    counted, so that those of a pack that do not sum to zero follow the bet less well.
    """
    one, other = by_rank(tags), by_rank({card: float(each) for card, each in effects.items()})
    norm = sqrt(sum(x * x for x in one.values()) * sum(y * y for y in other.values()))
    return sum(one[rank] * other[rank] for rank in EACH) / norm if norm else 0.0
