"""The facts that a bet is checked against are those that whole packs can bring, and no others."""

import random
from collections.abc import Iterator
from itertools import product

import pytest

from baccarat.cards import PACK, RANKS, Card, packs
from baccarat.rules import Coup, Facts, facts_of
from baccarat.rules.wagers import every_facts


@pytest.mark.rule("PB-20")
def test_the_facts_of_every_coup_that_is_dealt_are_among_them() -> None:
    luck, shoe = random.Random(20), list(packs(8))
    for _ in range(20_000):
        assert facts_of(_dealt(Coup(), iter(luck.sample(shoe, 6)))) in every_facts()


@pytest.mark.rule("PB-20")
def test_they_are_those_of_every_coup_by_ranks_and_suits() -> None:
    """Deal all first cards that differ in what ranks and suits tell, and every third by points."""
    worth = {card.points: card for card in PACK}
    found: set[Facts] = set()
    for player, banker in product(_twos(), repeat=2):
        coup = Coup()
        for card in (player[0], banker[0], player[1], banker[1]):
            side = coup.next_side()
            assert side is not None
            coup = coup.with_card(side, card)
        for thirds in product(range(10), repeat=2):
            found.add(facts_of(_dealt(coup, iter([worth[points] for points in thirds]))))
            if coup.next_side() is None:
                break
    assert found == every_facts()


def _twos() -> list[tuple[Card, Card]]:
    """Choose two cards of each two ranks, of one suit and of two."""
    return [
        (Card(f"{one}c"), Card(f"{other}{suit}"))
        for at, one in enumerate(RANKS)
        for other in RANKS[at:]
        for suit in "cd"
    ]


def _dealt(coup: Coup, cards: Iterator[Card]) -> Coup:
    while side := coup.next_side():
        coup = coup.with_card(side, next(cards))
    return coup
