"""The facts that bets are checked against are exactly those that whole packs can produce."""

import random
from collections.abc import Collection, Iterator
from itertools import product

import pytest
from msgspec.structs import replace

from baccarat.cards import PACK, RANKS, Card, Hand, packs
from baccarat.rules import Coup, Facts, facts_of
from baccarat.rules.wagers.condition import Condition
from baccarat.rules.wagers.every_coup import every_facts
from baccarat.rules.wagers.first_cards import Pair
from baccarat.rules.wagers.grain import CardFeatures

GRAINS = {
    "thirds": CardFeatures.of([Condition(banker_two=(3,), player_third=(8,))]),
    "values": CardFeatures(),
    "pairs": CardFeatures.of([Condition(player_pair=(each,)) for each in Pair]),
    "ranks": CardFeatures.of(
        [Condition(one_rank=(True,), player_ranks=("K", "9"), banker_suits=("c",))]
    ),
}


def seen(facts: Facts, grain: CardFeatures) -> Facts:
    """Reduce facts about first or third cards to what `grain` keeps, and their total."""
    facts = replace(facts, dealt=None)
    if not grain.thirds:
        facts = replace(
            facts, player_two=None, banker_two=None, player_third=None, banker_third=None
        )
    if not grain.questions or facts.player_first is None or facts.banker_first is None:
        return replace(facts, player_first=None, banker_first=None)
    firsts = (grain.alike(facts.player_first)[0], grain.alike(facts.banker_first)[0])
    return replace(facts, player_first=firsts[0], banker_first=firsts[1])


@pytest.mark.by_day(1)
@pytest.mark.parametrize("grain", GRAINS.values(), ids=GRAINS)
@pytest.mark.rule("PB-20")
def test_the_facts_of_every_coup_that_is_dealt_are_among_them(grain: CardFeatures) -> None:
    luck, shoe = random.Random(20), list(packs(8))
    for _ in range(10_000):
        found = facts_of(_dealt(Coup(), iter(luck.sample(shoe, 6))))
        assert seen(found, grain) in every_facts(grain)


@pytest.mark.by_day(1)
@pytest.mark.parametrize("grain", GRAINS.values(), ids=GRAINS)
@pytest.mark.rule("PB-20")
def test_the_listed_facts_match_every_coup_by_ranks_and_suits(grain: CardFeatures) -> None:
    """Deal all first cards that differ in rank or suit, and every third card by points."""
    worth = {card.points: card for card in PACK}
    found: set[Facts] = set()
    for player, banker in product(_twos(grain), repeat=2):
        coup = Coup()
        for card in (player[0], banker[0], player[1], banker[1]):
            side = coup.next_side()
            assert side is not None
            coup = coup.with_card(side, card)
        for thirds in product(range(10), repeat=2):
            dealt = _dealt(coup, iter([worth[points] for points in thirds]))
            found.add(seen(facts_of(dealt), grain))
            if coup.next_side() is None:
                break
    assert found == every_facts(grain)


def _twos(grain: CardFeatures) -> Collection[tuple[Card, Card]]:
    """Yield one pair for each combination of ranks, of the same suit and of two suits."""
    twos = [
        (Card(f"{one}c"), Card(f"{other}{suit}"))
        for at, one in enumerate(RANKS)
        for other in RANKS[at:]
        for suit in "cd"
    ]
    return {(Hand(each).total, grain.answer(each)): each for each in twos}.values()


def _dealt(coup: Coup, cards: Iterator[Card]) -> Coup:
    while side := coup.next_side():
        coup = coup.with_card(side, next(cards))
    return coup
