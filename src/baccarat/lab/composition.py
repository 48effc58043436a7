"""The composition of a shoe: card counts by point value and, if known, by card."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TypeVar

import msgspec

from ..cards.card import PACK, Card, parse_cards
from ..cards.shoe import packs
from .counts import (
    POINT_VALUES,
    BadCounts,
    Counts,
    NotInOrder,
    checked_counts,
    checked_packs,
    numbers,
    of_packs,
    without,
)

T = TypeVar("T", int, Card)


class TooManyOfCard(BadCounts):
    """There are more cards of one value, or of one kind, than the packs contain."""

    def __init__(self, what: str, found: int, most: int) -> None:
        super().__init__(f"the packs hold {most} of {what}, and not {found}")
        self.what, self.found, self.most = what, found, most


class CountsMismatch(BadCounts):
    """The listed cards do not add up to the given counts."""

    def __init__(self) -> None:
        super().__init__("the cards are not those that the ten counts have")


class Composition(msgspec.Struct, frozen=True):
    """The cards of a shoe: ten `counts` by point value, and `cards` by card (None if unknown).

    Create one with `of_packs`, `of_counts` or `of_cards`. Each validates its arguments and raises
    BadCounts or a subclass of it.
    """

    counts: Counts
    cards: tuple[tuple[Card, int], ...] | None = None

    def __post_init__(self) -> None:
        if tuple(numbers(self.counts)) != self.counts:
            raise NotInOrder(self.counts)
        if self.cards is not None and _worths(self.cards) != self.counts:
            raise CountsMismatch

    @classmethod
    def of_packs(cls, number: int) -> "Composition":
        """Return the composition of 1 to 26 whole packs."""
        return cls.of_cards(packs(checked_packs(number)))

    @classmethod
    def of_counts(cls, counts: Iterable[object], *, packs: int | None = None) -> "Composition":
        """Return a composition of ten counts, for point values 0 to 9, taken from `packs` packs."""
        whole = checked_counts(counts)
        if packs is not None:
            for worth, (found, most) in enumerate(zip(whole, of_packs(packs), strict=True)):
                if found > most:
                    raise TooManyOfCard(str(worth), found, most)
        return cls(whole)

    @classmethod
    def of_cards(cls, cards: Iterable[str], *, packs: int | None = None) -> "Composition":
        """Return a composition of the given cards or card codes, taken from `packs` packs.

        Raises BadCard for an unknown code.
        """
        found = Counter(parse_cards(cards))
        most = None if packs is None else checked_packs(packs)
        for card, number in found.items():
            if most is not None and number > most:
                raise TooManyOfCard(card, number, most)
        made = cls._of(found)
        checked_counts(made.counts)
        return made

    def without(self, cards: Iterable[str]) -> "Composition":
        """Return the shoe without these cards; raises TooManyOfCard if one is absent, or BadCard.

        Fewer cards than a coup takes may be left; functions that count coups refuse such a shoe.
        """
        taken = Counter(parse_cards(cards))
        if self.cards is not None:
            held = Counter(dict(self.cards))
            _check_held(taken, held)
            return self._of(held - taken)
        worths = Counter(card.points for card in taken.elements())
        _check_held(worths, dict(enumerate(self.counts)))
        return Composition(without(self.counts, worths.elements()))

    @classmethod
    def _of(cls, found: Counter[Card]) -> "Composition":
        cards = tuple((card, found[card]) for card in PACK)
        return cls(_worths(cards), cards)


def _worths(cards: Iterable[tuple[Card, int]]) -> Counts:
    counts = [0] * POINT_VALUES
    for card, number in cards:
        counts[card.points] += number
    return tuple(counts)


def _check_held(taken: Mapping[T, int], held: Mapping[T, int]) -> None:
    for what, number in taken.items():
        if number > held.get(what, 0):
            raise TooManyOfCard(str(what), number, held.get(what, 0))
