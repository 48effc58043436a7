"""Ten counts, the number of cards of each point value, 0 to 9, in a shoe: checks and parsing."""

import re
from collections.abc import Iterable, Mapping, Sequence, Set
from operator import index
from typing import Final, TypeAlias

from ..cards.card import parse_cards

_WHOLE: Final = re.compile("[0-9]+")
DIGITS: Final = 18
"""The maximum number of digits in a typed number."""

MOST_PACKS: Final = 26
POINT_VALUES: Final = 10
COUP: Final = 6
"""The maximum number of cards in a coup.

Counting always assumes six cards, so that every order has the same weight."""

Counts: TypeAlias = tuple[int, ...]


class BadCounts(ValueError):
    """The value is not a valid set of ten counts; `row`, from 1, locates it in a batch."""

    row: int | None = None

    def __str__(self) -> str:
        said = super().__str__()
        return said if self.row is None else f"row {self.row}: {said}"


class BadPacks(BadCounts):
    """The number of packs is out of range."""

    def __init__(self, found: object) -> None:
        super().__init__(f"a shoe holds 1 to {MOST_PACKS} packs, not {found}")
        self.found = found


class NotInOrder(BadCounts):
    """The counts come from an unordered collection, so their point values are unknown."""

    def __init__(self, found: object) -> None:
        super().__init__(
            f"counts are ten numbers in a row, for the worths 0 to 9, not a {type(found).__name__}"
        )


class TooLarge(BadCounts):
    """A count has more digits than any shoe needs; `found` is its text."""

    def __init__(self, found: str) -> None:
        super().__init__(f"{found[:DIGITS]}… is too large for a count of cards")
        self.found = found


class WrongLength(BadCounts):
    """There are more or fewer than ten counts."""

    def __init__(self, found: int) -> None:
        super().__init__(f"there are ten worths, 0 to 9, so ten counts are needed, not {found}")
        self.found = found


class BadCount(BadCounts):
    """`what` has a count that is not a non-negative integer."""

    def __init__(self, what: str, found: object) -> None:
        super().__init__(f"{what}: cards are counted in whole numbers from 0 on, not by {found!r}")
        self.what, self.found = what, found


class TooFewCards(BadCounts):
    """There are too few cards to finish a coup."""

    def __init__(self, found: int, coup: int = COUP) -> None:
        super().__init__(f"a coup may take {coup} cards, and there are {found}")
        self.found, self.coup = found, coup


def checked_counts(counts: Iterable[object]) -> Counts:
    """Return `counts` as ten integers with enough cards for a coup; raises BadCounts."""
    found = numbers(counts)
    if sum(found) < COUP:
        raise TooFewCards(sum(found))
    return found


def numbers(counts: Iterable[object]) -> Counts:
    """Return `counts` as ten integers, however few cards they hold; raises BadCounts."""
    if isinstance(counts, Mapping | Set | str) or not isinstance(counts, Iterable):
        raise NotInOrder(counts)
    given = tuple(counts)
    if len(given) != POINT_VALUES:
        raise WrongLength(len(given))
    return tuple(whole(f"worth {worth}", count) for worth, count in enumerate(given))


def whole(what: str, count: object) -> int:
    """Return a count of `what` as an integer; raises BadCount."""
    try:
        number = -1 if isinstance(count, bool) else index(count)  # type: ignore[arg-type]
    except TypeError:
        number = -1
    if number < 0:
        raise BadCount(what, count)
    return number


def read_counts(text: str) -> list[object]:
    """Parse integers separated by commas; other text is kept for `checked_counts` to reject.

    Raises TooLarge.
    """
    return [_read(each.strip()) for each in text.split(",")]


def _read(text: str) -> object:
    if not _WHOLE.fullmatch(text):
        return text
    digits = text.lstrip("0") or "0"
    if len(digits) > DIGITS:
        raise TooLarge(digits)
    return int(digits)


def counts_of(cards: Iterable[str]) -> Counts:
    """Count cards by point value; raises TooFewCards, or BadCard for an unknown code."""
    counts = [0] * POINT_VALUES
    for card in parse_cards(cards):
        counts[card.points] += 1
    return checked_counts(counts)


def of_packs(packs: int) -> Counts:
    """Return the counts of 1 to 26 whole packs; raises BadPacks."""
    checked_packs(packs)
    return (16 * packs, *[4 * packs] * 9)


def checked_packs(number: int) -> int:
    """Validate a number of packs; raises BadPacks."""
    if type(number) is not int or not 1 <= number <= MOST_PACKS:
        raise BadPacks(number)
    return number


def without(counts: Sequence[int], worths: Iterable[int]) -> Counts:
    """Remove one card of each value in `worths`, which may contain duplicates."""
    left = list(counts)
    for worth in worths:
        left[worth] -= 1
    return tuple(left)
