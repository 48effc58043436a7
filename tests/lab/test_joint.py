"""The reference counts what enumerating every order counts."""

import random
from collections import Counter
from fractions import Fraction
from math import perm

import pytest
from hypothesis import given, settings, strategies as st
from msgspec.structs import replace

from baccarat.cards import PACK, packs
from baccarat.lab import (
    CELLS,
    BadCount,
    BadCounts,
    TooFewCards,
    WrongLength,
    counts_of,
    joint,
    of_packs,
)
from baccarat.lab.kernels.formula import weights as formula
from baccarat.rules import PUNTO_BANCO, Outcome, Tableau
from lab.dealt import by_rules, by_table, weights

SHOES = st.dictionaries(st.integers(0, 9), st.integers(1, 5), min_size=1, max_size=4).filter(
    lambda shoe: sum(shoe.values()) >= 6
)


def ten(shoe: dict[int, int]) -> list[int]:
    return [shoe.get(worth, 0) for worth in range(10)]


@settings(max_examples=150, deadline=None)
@given(shoe=SHOES)
def test_any_small_shoe_is_counted_as_the_rules_deal_it(shoe: dict[int, int]) -> None:
    assert joint(ten(shoe)).weights == weights(by_rules(shoe))


@pytest.mark.parametrize("seed", range(20))
def test_cards_are_counted_as_the_table_deals_them(seed: int) -> None:
    cards = random.Random(seed).choices(PACK, k=7)
    assert joint(counts_of(cards)).weights == weights(by_table(Counter(cards)))


@settings(max_examples=100, deadline=None)
@given(shoe=SHOES)
def test_every_order_of_six_cards_is_in_one_cell(shoe: dict[int, int]) -> None:
    counted = joint(ten(shoe))
    assert sum(counted.weights) == counted.permutations == perm(sum(shoe.values()), 6)
    assert sum(map(counted.orders, Outcome)) == counted.permutations


@pytest.mark.parametrize("seed", range(5))
def test_another_tableau_is_followed_everywhere(seed: int) -> None:
    luck = random.Random(seed)
    rows = tuple("".join(luck.choices("DS", k=11)) for _ in PUNTO_BANCO.banker)
    tableau = Tableau(player="".join(luck.choices("DS", k=8)), banker=rows)
    shoe = dict(zip(luck.sample(range(10), 4), (1, 2, 3, 4), strict=True))
    counted = joint(ten(shoe), tableau).weights
    assert counted == weights(by_rules(shoe, tableau))
    reached = formula(ten(shoe), tableau)
    assert tuple(reached.get(cell, 0) for cell in range(400)) == counted


def test_a_drawing_rule_changed_changes_the_count() -> None:
    stands_on_five = replace(PUNTO_BANCO, player="DDDDDSSS")
    assert joint(of_packs(8), stands_on_five).weights != joint(of_packs(8)).weights


def test_probabilities_are_exact() -> None:
    # the nine is the first, third or fifth card
    nine_among_zeros = joint([5, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    assert nine_among_zeros.probability(Outcome.PLAYER) == Fraction(1, 2)
    assert nine_among_zeros.probability(Outcome.BANKER) == Fraction(1, 2)
    assert joint([6, *[0] * 9]).probability(Outcome.TIE) == 1


def test_cells_are_in_the_order_of_their_fields() -> None:
    assert [cell.place for cell in CELLS] == list(range(400))
    assert tuple(sorted(CELLS)) == CELLS
    naturals = [cell for cell in CELLS if cell.natural]
    assert len(naturals) == 36
    assert {max(cell.player, cell.banker) for cell in naturals} == {8, 9}


@pytest.mark.parametrize("count", [1, 2, 4, 6, 8, 9, 26])
def test_whole_packs_are_counted_whole(count: int) -> None:
    counted = joint(of_packs(count))
    assert counted.counts == counts_of(packs(count))
    assert sum(counted.weights) == perm(52 * count, 6)


@pytest.mark.parametrize(
    ("counts", "error", "says"),
    [
        ([32] * 9, WrongLength, "ten counts are needed, not 9"),
        ([32] * 11, WrongLength, "ten counts are needed, not 11"),
        ([8, -1, *[8] * 8], BadCount, "worth 1: .* not by -1"),
        ([8, 8, 2.5, *[8] * 7], BadCount, "worth 2: .* not by 2.5"),
        ([8, 8, 8.0, *[8] * 7], BadCount, "worth 2: .* not by 8.0"),
        ([8] * 9 + [True], BadCount, "worth 9: .* not by True"),
        ([8] * 9 + ["8"], BadCount, "worth 9: .* not by '8'"),
        ([8] * 9 + [None], BadCount, "worth 9: .* not by None"),
        ([0, 0, 1, 1, 1, 1, 1, 0, 0, 0], TooFewCards, "6 cards, and there are 5"),
        ([0] * 10, TooFewCards, "there are 0"),
    ],
)
def test_invalid_counts_are_refused(
    counts: list[object], error: type[BadCounts], says: str
) -> None:
    with pytest.raises(error, match=says):
        joint(counts)
