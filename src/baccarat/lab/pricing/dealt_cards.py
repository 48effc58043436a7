"""Treat a list of cards as a shoe: deal it by the rules, and price bets before each coup."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from pathlib import Path

import msgspec

from ...cards import Card, parse_cards
from ...rules import Coup
from ..composition import Composition
from ..counts import COUP
from .distribution import distribution
from .named import Bet, wagers_of
from .price import price


class DealtCoup(msgspec.Struct, frozen=True):
    """A coup of a list of cards, numbered from 1: the shoe before it, and each bet's edge."""

    number: int
    shoe: Composition
    edges: dict[str, Fraction]
    coup: Coup


def read_cards(path: Path | str) -> tuple[Card, ...]:
    """Read cards such as `9h`, separated by spaces, commas or line breaks; raises BadCard."""
    return parse_cards(Path(path).read_text("utf-8-sig").replace(",", " ").split())


def coups_of(cards: Iterable[str]) -> Iterator[Coup]:
    """Deal coups in order, until the rest is less than a whole coup; raises BadCard."""
    left = [*parse_cards(cards)]
    while len(left) >= COUP:
        coup = Coup()
        while side := coup.due():
            coup = coup.with_card(side, left.pop(0))
        yield coup


def card_list_prices(
    cards: Iterable[str], wagers: Bet | Iterable[Bet], *, packs: int | None = None
) -> tuple[DealtCoup, ...]:
    """Price bets before each coup of a list of cards, in the order in which they are drawn.

    The list is the whole shoe unless `packs` says how many packs it was drawn from. Raises BadCard,
    BadCounts and the errors of `wager_of`.
    """
    order, chosen = parse_cards(cards), wagers_of(wagers)
    shoe = Composition.of_packs(packs) if packs else Composition.of_cards(order)
    found = []
    for number, coup in enumerate(coups_of(order), 1):
        chances = distribution(shoe, chosen)
        edges = {wager.name: price(wager, chances).edge for wager in chosen}
        found.append(DealtCoup(number, shoe, edges, coup))
        shoe = shoe.without((*coup.player.cards, *coup.banker.cards))
    return tuple(found)
