"""Pairs are counted as dealing every order of ranked, suited cards brings them."""

import random
from collections import Counter, defaultdict
from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baccarat.cards import PACK, Card, packs
from baccarat.lab import NoCount, Pair, Pairs, TooFewCards, counts_of, joint, pair_joint
from lab.dealt import by_table, pairs, place

Weights = dict[Pairs, tuple[int, ...]]
FEW = [card for card in PACK if card.rank in "TJQ5"]
"""Cards that pair often: of three ranks worth nothing, and of one that is not."""


def enumerated(cards: Mapping[Card, int]) -> Weights:
    """Deal every order at the table, and look at the cards."""
    found: defaultdict[Pairs, list[int]] = defaultdict(lambda: [0] * 400)
    for coup, orders in by_table(cards):
        found[pairs(coup)][place(coup)] += orders
    return {each: tuple(row) for each, row in found.items()}


def counted(cards: Mapping[Card, int]) -> Weights:
    return {each: row for each, row in pair_joint(cards).weights.items() if any(row)}


@settings(max_examples=50, deadline=None)
@given(cards=st.lists(st.sampled_from(PACK[::4]), min_size=6, max_size=7))
def test_any_few_cards(cards: list[Card]) -> None:
    assert counted(Counter(cards)) == enumerated(Counter(cards))


@pytest.mark.parametrize("seed", range(20))
def test_cards_that_pair_often(seed: int) -> None:
    cards = Counter(random.Random(seed).choices(FEW, k=7))
    assert counted(cards) == enumerated(cards)


def test_all_states_of_the_pairs_come_up() -> None:
    cards = Counter({Card("Tc"): 3, Card("Th"): 2, Card("Jc"): 2, Card("Jh"): 2, Card("8c"): 1})
    states = set(counted(cards))
    paired = [Pair.RANK, Pair.PERFECT]
    assert states == {
        *(Pairs(player, banker) for player in Pair for banker in Pair),
        *(Pairs(player, banker, alike=True) for player in paired for banker in paired),
    }


@pytest.mark.parametrize("count", [1, 2, 8])
def test_without_looking_at_ranks_it_is_the_joint_distribution(count: int) -> None:
    shoe = pair_joint(Counter(packs(count)))
    assert tuple(map(sum, zip(*shoe.weights.values(), strict=True))) == joint(shoe.counts).weights
    assert min(map(min, shoe.weights.values())) == 0


def test_six_cards_without_a_pair_have_none() -> None:
    cards = Counter(PACK[:24:4])
    assert counted(cards) == {Pairs(Pair.NONE, Pair.NONE): joint(counts_of(cards)).weights}


@pytest.mark.parametrize("count", [-1, 1.5, True, None])
def test_what_is_no_count_is_told(count: object) -> None:
    cards: dict[Card, object] = {**Counter(packs(1)), Card("9h"): count}
    with pytest.raises(NoCount, match=f"9h: .* not by {count}"):
        pair_joint(cards)  # type: ignore[arg-type]


def test_too_few_cards_are_told() -> None:
    with pytest.raises(TooFewCards):
        pair_joint(Counter(PACK[:5]))
