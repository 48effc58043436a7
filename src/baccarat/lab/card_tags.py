"""Tags that a counter adds for each card seen, and how well they follow a bet."""

import re
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from math import isfinite, sqrt
from typing import Final, TypeAlias

from ..plugins import load_plugins
from .pricing.removal import EACH, POINT_VALUES

TagValues: TypeAlias = Mapping[str, float] | Iterable[float] | str
ORDER: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0")
"""The order of ten tags: ace to nine, then the tens."""
GROUP: Final = "baccarat.counting"
_NUMBER: Final = re.compile(r"[-+\u2212]?[0-9]{1,4}(\.[0-9]{1,6})?")


class BadTags(ValueError):
    """The tags are not ten numbers, or none distinguishes cards; `found` is the input."""

    def __init__(self, found: object) -> None:
        super().__init__(f"tags are ten numbers for A to 9 and T, not all equal, not {found!r}")
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
        tags = _ten([float(each.replace("\u2212", "-")) for each in parts], given)
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


def _read(name: str, given: object) -> Mapping[str, float]:
    """Check a plug-in: tags, under a name that is not taken for numbers."""
    if not name[:1].isalpha():
        raise ValueError("the name does not begin with a letter")
    if isinstance(given, str) and not _NUMBER.match(given):
        raise BadTags(given)
    return read_tags(given)  # type: ignore[arg-type]  # it raises for any other type


def _ten(numbers: list[float], given: object) -> dict[str, float]:
    if len(numbers) != len(ORDER):
        raise BadTags(given)
    return dict(zip(ORDER, numbers, strict=True))


def by_rank(values: Mapping[str, float]) -> Mapping[str, float]:
    """Return numbers by rank, from numbers by point value or by rank."""
    if {*values} == {*EACH}:
        return values
    return {
        rank: values[{"A": "1"}.get(rank, rank if rank in POINT_VALUES else "0")] for rank in EACH
    }


def correlation(tags: Mapping[str, float], effects: Mapping[str, Fraction]) -> float:
    """Return the betting correlation of tags with effects of removal, from -1 to 1.

    Both are weighted by the cards of a pack, and measured from their averages.
    """
    one, other = by_rank(tags), by_rank({card: float(each) for card, each in effects.items()})
    one_mean, other_mean = sum(one.values()) / len(one), sum(other.values()) / len(other)
    pairs = [(one[rank] - one_mean, other[rank] - other_mean) for rank in EACH]
    norm = sqrt(sum(x * x for x, _ in pairs) * sum(y * y for _, y in pairs))
    return sum(x * y for x, y in pairs) / norm if norm else 0.0
