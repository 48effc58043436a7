"""Counts of two-card hands, distinguished as finely as the bets require.

What follows the first cards depends only on their values. Hands that are equivalent for the bets
and have the same values are therefore counted together, and the two sides are combined without
dealing them out.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import combinations_with_replacement, product
from typing import NamedTuple, TypeAlias

from ...cards.card import Card
from ...cards.hand import Hand
from ...rules.wagers.first_cards import FirstTwo, first_of
from ...rules.wagers.grain import CardFeatures

Firsts: TypeAlias = tuple[FirstTwo | None, FirstTwo | None]


class TwoCardHands(NamedTuple):
    """Two-card hands with one `total`, completed by cards of these values (`worths`).

    `ways` is the number of orders of these cards, and `holding` how many of them contain a given
    copy of a card. `first` represents all the hands; None if the bets do not depend on them.
    """

    worths: tuple[int, ...]
    first: FirstTwo | None
    total: int
    ways: int
    holding: dict[Card, int]


class TwoHands(NamedTuple):
    """Both two-card hands: their representatives, their totals, and the values dealt to them."""

    firsts: Firsts
    totals: tuple[int, int]
    worths: tuple[int, ...]


def openings(
    player: Hand, banker: Hand, left: Mapping[Card, int], grain: CardFeatures
) -> Mapping[TwoHands, int]:
    """Count the orders of the cards from `left` that complete both hands."""
    found: Counter[TwoHands] = Counter()
    stand_ins = cache(partial(_stand_ins, grain))
    players = two_card_hands(player, left, grain)
    bankers = players if banker == player else two_card_hands(banker, left, grain)
    for one, other in product(players, bankers):
        ways = _count_joint_orders(one, other, left)
        if ways:
            worths = tuple(sorted(one.worths + other.worths))
            firsts = stand_ins(one.first, other.first)
            found[TwoHands(firsts, (one.total, other.total), worths)] += ways
    return found


def _stand_ins(grain: CardFeatures, player: FirstTwo | None, banker: FirstTwo | None) -> Firsts:
    if player is None or banker is None:
        return None, None
    return grain.stand_ins(player, banker)


def two_card_hands(
    hand: Hand, left: Mapping[Card, int], grain: CardFeatures
) -> Sequence[TwoCardHands]:
    """List the ways to complete a hand to two cards; equivalent hands share an entry."""
    groups: dict[tuple[tuple[int, ...], FirstTwo | None], TwoCardHands] = {}
    ways: Counter[tuple[tuple[int, ...], FirstTwo | None]] = Counter()
    for drawn, orders in _list_third_cards(max(2 - len(hand.cards), 0), left):
        filled = Hand(hand.cards[:2] + drawn)
        first = grain.representative(first_of(filled)) if grain.questions else None
        key = tuple(sorted(card.points for card in drawn)), first
        if key not in groups:
            groups[key] = TwoCardHands(*key, filled.total, 0, {})
        ways[key] += orders
        holding = groups[key].holding
        for card in drawn:
            holding[card] = holding.get(card, 0) + orders // left[card]
    return [group._replace(ways=ways[key]) for key, group in groups.items()]


def _list_third_cards(
    missing: int, left: Mapping[Card, int]
) -> Iterator[tuple[tuple[Card, ...], int]]:
    """List the sets of cards that may complete a hand, with the number of their orders."""
    for cards in combinations_with_replacement(left, missing):
        orders = len({*cards}) or 1
        for at, card in enumerate(cards):
            orders *= left[card] - cards[:at].count(card)
        if orders:
            yield cards, orders


def _count_joint_orders(
    player: TwoCardHands, banker: TwoCardHands, left: Mapping[Card, int]
) -> int:
    """Count the orders that complete both hands.

    Each hand is drawn from all the cards, so the two may share a copy of one card or of two. The
    latter cases are subtracted twice and added back once.
    """
    ways = player.ways * banker.ways
    if {*player.worths}.isdisjoint(banker.worths):
        return ways
    for card, holding in player.holding.items():
        ways -= left[card] * holding * banker.holding.get(card, 0)
    if len(player.worths) == 2 and (player.worths, player.first) == (banker.worths, banker.first):
        ways += 2 * player.ways
    return ways
