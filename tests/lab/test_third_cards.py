"""Bets on third cards and two-card totals: exact, and equal to dealing every order of few cards."""

import random
from collections import Counter
from fractions import Fraction

import pytest

from baccarat.cards import PACK
from baccarat.lab import Composition, NotCounted, coup_of, distribution, joint, price
from baccarat.lab.pricing.distribution import by_worths
from baccarat.rules import facts_of, read_wager
from baccarat.rules.wagers.condition import Condition
from baccarat.rules.wagers.wager import PaytableRow, Wager
from lab.dealt import by_table

GIVING = read_wager(
    "three-giving-8",
    'title = "3 Giving 8"\nneeds = "values"\n[[outcomes]]\n'
    "when = { banker_two = 3, player_third = 8 }\npays = 200\n",
)
MIXED = Wager(
    "mixed",
    "Mixed",
    (
        PaytableRow(Condition(player_pair=("pair", "perfect"), banker_third=(0, 5)), (9, 1)),  # type: ignore[arg-type]
        PaytableRow(Condition(player_two=(0, 5), banker_third=(0,)), (2, 1)),
    ),
)
FEW = [card for card in PACK if card.rank in "TJ58"]


def test_three_giving_8_has_the_published_number_of_orders() -> None:
    found = price(GIVING, distribution(Composition.of_packs(8), [GIVING]))
    assert found.results[0].probability == Fraction(22_708_577_366_016, 4_998_398_275_503_360)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("wager", [GIVING, MIXED], ids=["values", "ranks"])
def test_every_order_of_few_cards(wager: Wager, seed: int) -> None:
    cards = Counter(random.Random(seed).choices(FEW, k=7))
    won: Counter[int] = Counter()
    for coup, orders in by_table(dict(cards)):
        line = wager.line(facts_of(coup))
        won[wager.lines.index(line) if line else len(wager.lines)] += orders
    found = price(wager, distribution(Composition.of_cards(cards.elements()), [wager]))
    total = sum(won.values())
    assert [each.probability for each in found.results] == [
        Fraction(won[at], total) for at in range(len(wager.lines) + 1)
    ]


def test_an_insurance_on_the_table() -> None:
    """A natural 9 of Player against an unseen hand: Banker ties with 9 on two cards."""
    wager = Wager(
        "insure-9", "Insurance", (PaytableRow(Condition(player_two=(9,), banker_two=(9,)), (9, 1)),)
    )
    shoe = Composition.of_packs(8)
    seen = coup_of([("player", "9h"), ("banker", "2c"), ("player", "Kd")])
    found = price(wager, distribution(shoe, [wager], dealt=seen))
    assert found.hit == Fraction(32, 413)


def test_counts_without_third_cards_are_refused() -> None:
    shoe = Composition.of_packs(8).counts
    with pytest.raises(NotCounted):
        price(GIVING, by_worths(shoe, joint(shoe).weights))
