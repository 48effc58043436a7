"""Treat a list of cards as a shoe: deal it by the rules, and price bets before each coup."""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import partial
from pathlib import Path

import msgspec

from ...cards.card import Card, parse_cards
from ...rules.coup import Coup, Side
from ...rules.wagers.wager import Wager
from ..composition import Composition
from ..counts import COUP
from .distribution import distribution, distribution_of_each
from .named import Bet, wagers_of
from .price import price


class DealtCoup(msgspec.Struct, frozen=True):
    """A coup of a list of cards, numbered from 1: the shoe before it, and each bet's edge.

    With fewer than six cards left there are no edges, because counting takes six for each coup.
    """

    number: int
    shoe: Composition
    edges: dict[str, Fraction | None]
    coup: Coup


def read_cards(path: Path | str) -> tuple[Card, ...]:
    """Read cards such as `9h`, separated by spaces, commas or line breaks; raises BadCard."""
    return parse_cards(Path(path).read_text("utf-8-sig").replace(",", " ").split())


def coups_of(cards: Iterable[str]) -> Iterator[Coup]:
    """Deal whole coups in order; cards after the last of them are left out. Raises BadCard."""
    coup, side = Coup(), Side.PLAYER
    for card in parse_cards(cards):
        coup = coup.with_card(side, card)
        due = coup.due()
        if due is None:
            yield coup
            coup = Coup()
        side = due or Side.PLAYER


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
        found.append(DealtCoup(number, shoe, _edges(shoe, chosen), coup))
        shoe = shoe.without((*coup.player.cards, *coup.banker.cards))
    return tuple(found)


def _edges(shoe: Composition, wagers: Sequence[Wager]) -> dict[str, Fraction | None]:
    if sum(shoe.counts) < COUP:
        return {wager.name: None for wager in wagers}
    chances = distribution_of_each(wagers, partial(distribution, shoe))
    return {wager.name: price(wager, chances[wager]).edge for wager in wagers}
