"""The cards that a coup may come from: how many of each worth, 0 to 9."""

import re
from collections.abc import Iterable, Sequence
from operator import index
from typing import Final, TypeAlias

from ..cards import Card

_WHOLE: Final = re.compile("[0-9]{1,18}")

WORTHS: Final = 10
COUP: Final = 6
"""Cards that a coup may take; it is counted as if it always took them, so that all weigh alike."""

Counts: TypeAlias = tuple[int, ...]


class BadCounts(ValueError):
    """Ten counts were asked for, and these are none."""


class NotTen(BadCounts):
    """There are more counts than worths, or fewer."""

    def __init__(self, found: int) -> None:
        super().__init__(f"there are ten worths, 0 to 9, so ten counts are needed, not {found}")
        self.found = found


class NoCount(BadCounts):
    """A count, of `what`, is no whole number from 0 on."""

    def __init__(self, what: str, found: object) -> None:
        super().__init__(f"{what}: cards are counted in whole numbers from 0 on, not by {found!r}")
        self.what, self.found = what, found


class TooFewCards(BadCounts):
    """No coup can be dealt to its end from these."""

    def __init__(self, found: int) -> None:
        super().__init__(f"a coup may take {COUP} cards, and there are {found}")
        self.found = found


def checked(counts: Iterable[object]) -> Counts:
    """Return `counts` as ten whole numbers that a coup can be dealt from; raises BadCounts."""
    given = tuple(counts)
    if len(given) != WORTHS:
        raise NotTen(len(given))
    numbers = tuple(whole(f"worth {worth}", count) for worth, count in enumerate(given))
    if sum(numbers) < COUP:
        raise TooFewCards(sum(numbers))
    return numbers


def whole(what: str, count: object) -> int:
    """Return a count of `what` as an integer; raises NoCount."""
    try:
        number = -1 if isinstance(count, bool) else index(count)  # type: ignore[arg-type]
    except TypeError:
        number = -1
    if number < 0:
        raise NoCount(what, count)
    return number


def read_counts(text: str) -> list[object]:
    """Read whole numbers parted by commas; what is none stays as it is, for `checked` to refuse."""
    parts = [each.strip() for each in text.split(",")]
    return [int(each) if _WHOLE.fullmatch(each) else each for each in parts]


def counts_of(cards: Iterable[Card]) -> Counts:
    """Count cards by their worth; raises TooFewCards."""
    counts = [0] * WORTHS
    for card in cards:
        counts[card.points] += 1
    return checked(counts)


def of_packs(packs: int) -> Counts:
    """Count the cards of whole packs."""
    return (16 * packs, *[4 * packs] * 9)


def without(counts: Sequence[int], worths: Iterable[int]) -> Counts:
    """Take one card of each of `worths` away; a worth may be named twice."""
    left = list(counts)
    for worth in worths:
        left[worth] -= 1
    return tuple(left)
