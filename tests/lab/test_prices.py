"""Many shoes priced in one call, compared with one by one; the main bets are not worth counting."""

import random
from fractions import Fraction
from math import inf

import numpy as np
import pytest

from baccarat.cards import PACK
from baccarat.lab import (
    Composition,
    NeedsRanks,
    Progression,
    TooFewCards,
    distribution,
    kelly,
    odds,
    price,
    price_shoes,
    progression_risk,
    risk,
    simulate,
)
from baccarat.lab.counting import count
from baccarat.rules import standard_wager, wager_names
from baccarat.rules.wagers.condition import Condition
from baccarat.rules.wagers.wager import PaytableRow, Wager

ROYAL = Wager(
    "royal",
    "Royal",
    (PaytableRow(Condition(player_ranks=("K", "Q"), banker_suits=("h", "d")), (30, 1)),),
)
THIRDS = Wager(
    "thirds",
    "Third cards",
    (
        PaytableRow(Condition(banker_two=(3,), player_third=(8,)), (200, 1)),
        PaytableRow(Condition(banker_third=(0, 9), winner=("banker",)), (3, 1), (1, 20)),  # type: ignore[arg-type]
        PaytableRow(Condition(player_two=(8, 9), natural=(True,))),
    ),
)


EQUAL = Wager(
    "equal",
    "Equal",
    (
        PaytableRow(Condition(equal=("player_third", "banker_third"), sum=(0, 18)), (50, 1)),
        PaytableRow(Condition(equal=("player_third", "banker_third")), (8, 1)),
        PaytableRow(Condition(sum=(17,), player_exactly=("1xK",), first_four=("2xK",)), (9, 1)),
    ),
)
LOSING = Wager(
    "losing",
    "A tie loses half, a natural pays 2",
    (
        PaytableRow(Condition(winner=("tie",)), (-1, 2)),  # type: ignore[arg-type]
        PaytableRow(Condition(natural=(True,), high=(8,)), (2, 1)),
        PaytableRow(Condition(natural=(True,), high_cards=(2,)), (2, 1)),
        PaytableRow(Condition(winner=("player",)), (-1, 1)),  # type: ignore[arg-type]
        PaytableRow(Condition(winner=("banker",))),  # type: ignore[arg-type]
    ),
)


def depleted(seed: int, cards: int) -> Composition:
    return Composition.of_cards(random.Random(seed).sample([*PACK] * 8, cards))


def test_a_bet_that_loses_in_part_has_the_edge_of_the_published_counts() -> None:
    """Wizard of Odds counts the ties, and the naturals and other wins of each side."""
    ways, tie, natural = 4_998_398_275_503_360, 475_627_426_473_216, 812_685_054_124_032
    player = 2_230_518_282_592_256
    edge = Fraction(tie, 2) - 2 * 2 * natural + (player - natural)
    found = price(LOSING, distribution(Composition.of_packs(8), [LOSING]))
    assert found.edge == edge / ways
    assert found.hit == Fraction(2 * natural, ways)
    dealt = simulate(shoes=2_000, seed=3, bets=[LOSING]).bets["losing"]
    assert dealt.exact == -float(found.edge)
    assert abs(dealt.distance or inf) < 4


@pytest.mark.by_day(0)
def test_every_bet_as_priced_one_by_one() -> None:
    shoes = [depleted(seed, cards) for seed, cards in enumerate((6, 60, 400))]
    wagers = [*map(standard_wager, wager_names()), ROYAL, LOSING, EQUAL]
    found = price_shoes(wagers, shoes)
    for at, shoe in enumerate(shoes):
        for column, wager in enumerate(wagers):
            exact = price(wager, distribution(shoe, [wager]))
            assert found.edges[at, column] == pytest.approx(float(exact.edge), abs=1e-12)
            assert found.sds[at, column] == pytest.approx(exact.sd, abs=1e-6)


def test_without_a_composition_the_packs_of_the_game_are_whole() -> None:
    for game, packs in (("punto-banco", 8), ("punto-banco-andorra", 6)):
        assert odds(game, bets="player") == odds(game, Composition.of_packs(packs), bets="player")


def test_a_bet_on_third_cards_as_priced_one_by_one() -> None:
    shoes = [depleted(seed, cards) for seed, cards in enumerate((6, 7, 20, 200, 400))]
    found = price_shoes([THIRDS, "tie"], [shoe.counts for shoe in shoes])
    for at, shoe in enumerate(shoes):
        exact = price(THIRDS, distribution(shoe, THIRDS))
        assert found.edges[at, 0] == pytest.approx(float(exact.edge), abs=1e-12)
        assert found.sds[at, 0] == pytest.approx(exact.sd, abs=1e-6)
    assert price_shoes(THIRDS, np.zeros((0, 10))).edges.shape == (0, 1)


def test_pairs_need_cards_and_rows_need_a_coup() -> None:
    with pytest.raises(NeedsRanks):
        price_shoes("player-pair", [Composition.of_packs(8).counts])
    with pytest.raises(TooFewCards, match="row 2"):
        price_shoes("tie", np.array([[1] * 10, [0] * 10]))


def test_a_ladder_of_one_stake_is_flat_betting() -> None:
    banker = price("banker", distribution(Composition.of_packs(8), ["banker"]))
    flat = risk(banker, bankroll=5, stake=1, coups=30)
    found = progression_risk(banker, Progression((1,)), bankroll=5, coups=30)
    assert found.ruin == pytest.approx(float(flat.ruin))
    assert found.mean == pytest.approx(flat.mean)


def test_kelly_of_a_bet_of_two_results_is_edge_over_odds() -> None:
    shoe = Composition.of_counts((0, 0, 0, 0, 0, 0, 0, 0, 30, 30))
    wager = Wager("tie", "Tie", (PaytableRow(Condition(winner=("tie",)), (3, 1)),))  # type: ignore[arg-type]
    found = price(wager, distribution(shoe, [wager]))
    assert found.edge < 0
    assert kelly(found).fraction == pytest.approx(float(-found.edge / 3))
    assert kelly(price("tie", distribution(Composition.of_packs(8)))).fraction == 0


@pytest.mark.parametrize("bet", ["player", "banker"])
def test_main_bets_are_not_worth_counting(bet: str) -> None:
    """Thorp (PB-17): even with exact edges, less than a hundredth of a unit per shoe."""
    found = count(bet, cuts=(14,), shoes=500).cuts[0]
    assert 0 <= found.best_profit < 0.01
