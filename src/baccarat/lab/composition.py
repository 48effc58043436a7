"""What is in a shoe: how many cards of each worth and, where that is known, of each card."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

import msgspec

from ..cards import PACK, Card, packs
from .counts import BadCounts, Counts, checked, of_packs, without

MOST_PACKS: Final = 26

T = TypeVar("T", int, Card)


class BadPacks(BadCounts):
    """No shoe has so many packs."""

    def __init__(self, found: int) -> None:
        super().__init__(f"a shoe holds 1 to {MOST_PACKS} packs, not {found}")
        self.found = found


class TooMany(BadCounts):
    """There are more of a worth, or of a card, than the packs hold."""

    def __init__(self, what: str, found: int, most: int) -> None:
        super().__init__(f"the packs hold {most} of {what}, and not {found}")
        self.what, self.found, self.most = what, found, most


class Composition(msgspec.Struct, frozen=True):
    """The cards of a shoe: ten `counts` by worth, and `cards` by card, None if not known.

    Make one by `of_packs`, `of_counts` or `of_cards`, which check what they are given and raise
    BadCounts, or one of its kinds that says more.
    """

    counts: Counts
    cards: tuple[tuple[Card, int], ...] | None = None

    @classmethod
    def of_packs(cls, number: int) -> "Composition":
        """Take 1 to 26 whole packs."""
        return cls.of_cards(packs(_checked(number)))

    @classmethod
    def of_counts(cls, counts: Iterable[object], *, packs: int | None = None) -> "Composition":
        """Take ten counts of worths 0 to 9, of which so many `packs` have enough."""
        whole = checked(counts)
        if packs is not None:
            for worth, (found, most) in enumerate(
                zip(whole, of_packs(_checked(packs)), strict=True)
            ):
                if found > most:
                    raise TooMany(str(worth), found, most)
        return cls(whole)

    @classmethod
    def of_cards(cls, cards: Iterable[Card], *, packs: int | None = None) -> "Composition":
        """Take these cards, of which so many `packs` have enough."""
        found = Counter(cards)
        for card, number in found.items():
            if packs is not None and number > _checked(packs):
                raise TooMany(card, number, packs)
        made = cls._of(found)
        checked(made.counts)
        return made

    def without(self, cards: Iterable[Card]) -> "Composition":
        """Take cards away, any number of them; raises TooMany for one that is not there."""
        taken = Counter(cards)
        if self.cards is not None:
            held = Counter(dict(self.cards))
            _check_held(taken, held)
            return self._of(held - taken)
        worths = Counter(card.points for card in taken.elements())
        _check_held(worths, dict(enumerate(self.counts)))
        return Composition(without(self.counts, worths.elements()))

    @classmethod
    def _of(cls, found: Counter[Card]) -> "Composition":
        counts = [0] * 10
        for card, number in found.items():
            counts[card.points] += number
        return cls(tuple(counts), tuple((card, found[card]) for card in PACK))


def _checked(number: int) -> int:
    if not 1 <= number <= MOST_PACKS:
        raise BadPacks(number)
    return number


def _check_held(taken: Mapping[T, int], held: Mapping[T, int]) -> None:
    for what, number in taken.items():
        if number > held.get(what, 0):
            raise TooMany(str(what), number, held.get(what, 0))
