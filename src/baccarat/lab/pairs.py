"""Pairs, which need ranks and suits: exact counts beside those of the 400 cells.

Given the worths of the first four cards, what follows depends on worths alone. So pairs are
counted within cards of one worth, and everything after them as if there were no ranks.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from itertools import combinations_with_replacement, product
from math import perm
from operator import sub
from typing import Final, NamedTuple, TypeAlias

import msgspec

from ..cards import Card
from .counts import COUP, WORTHS, Counts, checked, whole, without
from .endings import CELLS, Ending, endings
from .joint import joint, orders_of


class Pair(StrEnum):
    """What the first two cards of a hand are: of two ranks, of one, or of one rank and suit."""

    NONE = "none"
    RANK = "rank"
    PERFECT = "perfect"

    @classmethod
    def of(cls, first: Card, second: Card) -> "Pair":
        """Tell what two cards are."""
        if first.rank != second.rank:
            return cls.NONE
        return cls.RANK if first.suit != second.suit else cls.PERFECT


class Pairs(NamedTuple):
    """What both hands' first two cards are; `alike` if they are pairs of one and the same rank."""

    player: Pair
    banker: Pair
    alike: bool = False


UNPAIRED: Final = Pairs(Pair.NONE, Pair.NONE)
"""The state of most coups, counted as what the others leave of the joint distribution."""

Ways: TypeAlias = Mapping[Pairs, int]
Worths: TypeAlias = tuple[int, ...]


class PairJoint(msgspec.Struct, frozen=True):
    """How many orders of six cards end in each of the 400 cells, for each state of the pairs.

    All weights together sum to `permutations`, as those of a Joint do.
    """

    counts: Counts
    weights: Mapping[Pairs, tuple[int, ...]]

    @property
    def permutations(self) -> int:
        """How many orders of six cards there are."""
        return perm(sum(self.counts), COUP)


def pair_joint(cards: Mapping[Card, int]) -> PairJoint:
    """Count the coups that so many of each card can bring; raises BadCounts."""
    worths = _by_worth(cards)
    deck = checked(sum(each.values()) for each in worths)
    hand, hands = [_hand(each) for each in worths], [_hands(each) for each in worths]
    draws = cache(_draws)
    weights: defaultdict[Pairs, list[int]] = defaultdict(lambda: [0] * len(CELLS))
    for player, banker in product(combinations_with_replacement(range(WORTHS), 2), repeat=2):
        if len({*player}) == 2 == len({*banker}):
            continue
        drawn = draws(without(deck, player + banker))
        for pairs, ways in _ways(deck, player, banker, hand, hands).items():
            if ways and pairs != UNPAIRED:
                row = weights[pairs]
                for ending in by_totals()[sum(player) % 10, sum(banker) % 10]:
                    row[ending.cell] += ways * drawn[ending.thirds]
    weights[UNPAIRED] = list(joint(deck).weights)
    for pairs in weights.keys() - {UNPAIRED}:
        weights[UNPAIRED] = list(map(sub, weights[UNPAIRED], weights[pairs]))
    return PairJoint(deck, {pairs: tuple(row) for pairs, row in weights.items()})


def _by_worth(cards: Mapping[Card, int]) -> list[dict[Card, int]]:
    worths: list[dict[Card, int]] = [{} for _ in range(WORTHS)]
    for card, count in cards.items():
        worths[card.points][card] = whole(card, count)
    return worths


def _hand(cards: Mapping[Card, int]) -> dict[Pair, int]:
    """Count the ordered ways to two of these cards, by what they are."""
    ranks: Counter[str] = Counter()
    for card, count in cards.items():
        ranks[card.rank] += count
    perfect = sum(count * (count - 1) for count in cards.values())
    of_a_rank = sum(count * (count - 1) for count in ranks.values())
    total = ranks.total() * (ranks.total() - 1)
    return {Pair.NONE: total - of_a_rank, Pair.RANK: of_a_rank - perfect, Pair.PERFECT: perfect}


def _hands(cards: Mapping[Card, int]) -> Ways:
    """Count the ordered ways to two hands of two of these cards, by what they are."""
    ways: Counter[Pairs] = Counter()
    for first, second in product(cards, repeat=2):
        orders = cards[first] * (cards[second] - (first == second))
        left = Counter(cards) - Counter((first, second))
        player = Pair.of(first, second)
        rank = {card: left[card] for card in left if card.rank == first.rank}
        alike = {} if player is Pair.NONE else _hand(rank)
        for banker, others in _hand(left).items():
            same = 0 if banker is Pair.NONE else alike.get(banker, 0)
            ways[Pairs(player, banker, alike=True)] += orders * same
            ways[Pairs(player, banker)] += orders * (others - same)
    return ways


def _ways(
    deck: Counts, player: Worths, banker: Worths, hand: list[dict[Pair, int]], hands: list[Ways]
) -> Ways:
    """Count the ordered ways to four cards of these worths, by what both hands are.

    What are no pairs is drawn last: there worths are enough, in either order.
    """
    if len({*player, *banker}) == 1:
        return hands[player[0]]
    pairs = [worth for worths in (player, banker) for worth in worths if len({*worths}) == 1]
    others = [worth for worths in (player, banker) for worth in worths if len({*worths}) == 2]
    rest = orders_of(others, without(deck, pairs))
    first, second = (
        hand[worths[0]] if len({*worths}) == 1 else {Pair.NONE: 2} for worths in (player, banker)
    )
    return {
        Pairs(one, other): first[one] * second[other] * rest
        for one, other in product(first, second)
    }


def _draws(left: Counts) -> Mapping[Worths, int]:
    """Count the orders of two more cards that begin with given third cards."""
    cards = sum(left)
    draws: dict[Worths, int] = {(): cards * (cards - 1)}
    for first, copies in enumerate(left):
        draws[first,] = copies * (cards - 1)
        for second, others in enumerate(left):
            draws[first, second] = copies * (others - (first == second))
    return draws


@cache
def by_totals() -> Mapping[Worths, list[Ending]]:
    """Group the endings by the totals of both hands on two cards."""
    groups: defaultdict[Worths, list[Ending]] = defaultdict(list)
    for ending in endings():
        groups[ending.player, ending.banker].append(ending)
    return groups
