"""First cards are counted like an enumeration of all orders of ranked, suited cards."""

import random
from collections import Counter, defaultdict
from collections.abc import Mapping
from functools import cache

import pytest
from hypothesis import given, settings, strategies as st

from baccarat.cards import PACK, Card, packs
from baccarat.lab import Composition, TooFewCards, joint, of_packs
from baccarat.lab.pricing.distribution import grain_of
from baccarat.lab.pricing.partial_coup import dealt_on
from baccarat.rules import PartlyOpenCoup, standard_wager, wager_names
from baccarat.rules.wagers.condition import Condition
from baccarat.rules.wagers.first_cards import FirstTwo, Pair, first_of
from baccarat.rules.wagers.grain import CardFeatures
from lab.dealt import by_table, place

Weights = dict[tuple[FirstTwo, FirstTwo], tuple[int, ...]]
FEW = [card for card in PACK if card.rank in "TJQ5"]
"""Cards that pair often: three ranks of value zero, and one other."""
PAIRS = grain_of(*map(standard_wager, ("player-pair", "banker-pair", "tiger-pair", "perfect-pair")))
TRADE = [standard_wager(name) for name in wager_names()]
GRAINS = {
    "trade": grain_of(*(bet for bet in TRADE if not grain_of(bet).thirds)),
    "suits": CardFeatures.of([Condition(player_pair=(Pair.SUITED,), banker_suits=("h", "d"))]),
    "ranks": CardFeatures.of(
        [Condition(player_ranks=("K", "Q")), Condition(banker_ranks=("T", "J", "5"))]
    ),
    "rank": CardFeatures.of([Condition(one_rank=(True,), player_suits=("c",))]),
}


def enumerated(cards: Mapping[Card, int], grain: CardFeatures) -> Weights:
    """Enumerate every order at the table, and look at the cards."""
    found: defaultdict[tuple[FirstTwo, FirstTwo], list[int]] = defaultdict(lambda: [0] * 400)
    for (player, banker, cell), orders in dealt_out(frozenset(cards.items())).items():
        found[grain.stand_ins(player, banker)][cell] += orders
    return {each: tuple(row) for each, row in found.items()}


@cache
def dealt_out(cards: frozenset[tuple[Card, int]]) -> Counter[tuple[FirstTwo, FirstTwo, int]]:
    """Weigh the results of all orders at full resolution; computed once for all grains."""
    found: Counter[tuple[FirstTwo, FirstTwo, int]] = Counter()
    for coup, orders in by_table(dict(cards)):
        found[first_of(coup.player), first_of(coup.banker), place(coup)] += orders
    return found


def counted(cards: Mapping[Card, int], grain: CardFeatures) -> Weights:
    rows, _ = dealt_on(Composition.of_cards(Counter(cards).elements()), PartlyOpenCoup(), grain)
    found: Weights = {}
    for ((player, banker), _), row in rows.items():
        assert player is not None
        assert banker is not None
        if any(row):
            found[player, banker] = tuple(row)
    return found


@pytest.mark.parametrize("grain", GRAINS)
@settings(max_examples=15, deadline=None)
@given(cards=st.lists(st.sampled_from(PACK[::4]), min_size=6, max_size=7))
def test_any_few_cards(grain: str, cards: list[Card]) -> None:
    assert counted(Counter(cards), GRAINS[grain]) == enumerated(Counter(cards), GRAINS[grain])


@pytest.mark.parametrize("grain", GRAINS)
@pytest.mark.parametrize("seed", range(8))
def test_cards_that_pair_often(grain: str, seed: int) -> None:
    cards = Counter(random.Random(seed).choices(FEW, k=7))
    assert counted(cards, GRAINS[grain]) == enumerated(cards, GRAINS[grain])


def test_first_cards_are_distinguished_only_as_bets_require() -> None:
    """Unpaired, paired, or a perfect pair; and two pairs of one rank or of two."""
    cards = Counter({Card("Tc"): 3, Card("Th"): 2, Card("Jc"): 2, Card("Jh"): 2, Card("8c"): 1})
    assert len(counted(cards, PAIRS)) == 3 * 3 + 2 * 2
    assert len(counted(cards, CardFeatures.of([Condition(pairs=(1,))]))) == 2 * 2


@pytest.mark.by_day(2)
@pytest.mark.parametrize("grain", GRAINS)
@pytest.mark.parametrize("count", [1, 8])
def test_taken_together_it_is_the_joint_distribution(grain: str, count: int) -> None:
    rows = counted(Counter(packs(count)), GRAINS[grain])
    assert tuple(map(sum, zip(*rows.values(), strict=True))) == joint(of_packs(count)).weights
    assert min(map(min, rows.values())) == 0


def test_too_few_cards_are_told() -> None:
    with pytest.raises(TooFewCards):
        dealt_on(Composition(of_packs(1)).without(PACK[5:]), PartlyOpenCoup(), GRAINS["trade"])
