"""The weights of all cells as one formula of the ten counts, for any kind of number.

Counts may be integers or the symbols of a program being recorded. The formula only adds, subtracts
and multiplies them.
"""

from collections.abc import Sequence
from functools import cache, reduce
from operator import add, mul
from typing import Any, TypeAlias

from ...rules.tableau import PUNTO_BANCO, Tableau
from ..joint import by_thirds

Number: TypeAlias = Any


class Deck:
    """Card counts, and the number of ordered ways to deal hands from them."""

    def __init__(self, counts: Sequence[Number]) -> None:
        self.counts = counts
        self.pairs = cache(self._pairs)
        self.hands = cache(self._hands)

    def partners(self, worth: int, total: int) -> Number:
        """Count the cards that make `total` together with a card of value `worth`."""
        other = (total - worth) % 10
        return self.counts[other] - 1 if other == worth else self.counts[other]

    def _pairs(self, total: int) -> Number:
        """Count the ordered pairs with this total."""
        ways = []
        for worth, copies in enumerate(self.counts):
            partners, other = self.partners(worth, total), (total - worth) % 10
            if other == worth:
                ways.append(copies * partners)
            elif other > worth:
                ways.append(copies * twice(partners))
        return reduce(add, ways)

    def _hands(self, player: int, banker: int) -> Number:
        """Count two-card hands for both sides: dealt independently, minus those sharing a card."""
        ways = self.pairs(player) * self.pairs(banker)
        if player == banker:
            ways = ways + twice(self.pairs(player))
        for worth, copies in enumerate(self.counts):
            shared = twice(copies) * self.partners(worth, player)
            ways = ways - shared * twice(self.partners(worth, banker))
        return ways


class DeckWithout(Deck):
    """A deck without a card of value `worth`: the full deck's ways minus those with that card."""

    def __init__(self, whole: Deck, worth: int) -> None:
        counts = list(whole.counts)
        counts[worth] = counts[worth] - 1
        super().__init__(counts)
        self.whole, self.worth = whole, worth

    def _pairs(self, total: int) -> Number:
        return self.whole.pairs(total) - twice(self.counts[(total - self.worth) % 10])

    def _hands(self, player: int, banker: int) -> Number:
        ways = self.whole.hands(min(player, banker), max(player, banker))
        return ways - self._holding(player, banker) - self._holding(banker, player)

    def _holding(self, holder: int, other: int) -> Number:
        """Count the ways in which the hand with total `holder` contains the removed card."""
        partner = (holder - self.worth) % 10
        others = self.pairs(other) - twice(self.partners(partner, other))
        return twice(self.counts[partner]) * others


def weights(counts: Sequence[Number], tableau: Tableau = PUNTO_BANCO) -> dict[int, Number]:
    """Return the weight of each reachable cell, by cell index.

    The two third cards leave the deck first, value by value; exchanging the hands keeps the weight.
    """
    cards = reduce(add, counts)
    undealt: tuple[list[Number], ...] = ([cards - 4, cards - 5], [cards - 5], [])
    decks: dict[tuple[int, ...], Deck] = {(): Deck(counts)}
    found: dict[int, Number] = {}
    for thirds, endings in sorted(by_thirds(tableau)):
        if thirds:
            decks[thirds] = DeckWithout(decks[thirds[:-1]], thirds[-1])
        draws = [decks[thirds[:at]].counts[worth] for at, worth in enumerate(thirds)]
        orders = reduce(mul, draws + undealt[len(thirds)])
        for ending in endings:
            totals = sorted((ending.player, ending.banker))
            weight = decks[thirds].hands(*totals) * orders
            found[ending.cell] = found[ending.cell] + weight if ending.cell in found else weight
    return found


def twice(number: Number) -> Number:
    """Double a number by addition, which is fast for every kind of number."""
    return number + number
