"""The result `stop-card`, in small: its covariance, its last coups, and its shoes by other ways."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import islice

import numpy as np
import pytest

from baccarat.lab import Composition, distribution, price
from baccarat.lab.counts import of_packs
from baccarat.lab.endings import CARD_OF
from baccarat.lab.results.stop_card import (
    BETS,
    PRICED,
    SEED,
    effects,
    moments,
    played,
    sure_coups,
)
from baccarat.lab.simulation.generator import shuffled_shoes
from baccarat.lab.simulation.reference import dealt_coups
from baccarat.rules import Coup, ShoeRules
from baccarat.rules.wagers.trade import standard_wager

TINY = (5, 0, 0, 0, 0, 0, 0, 3, 0, 4)


@pytest.mark.parametrize("bet", BETS)
def test_a_coup_has_the_moments_of_its_price(bet: str) -> None:
    wager = standard_wager(bet)
    mean, variance, covariance = moments(of_packs(1), wager)
    exact = price(wager, distribution(Composition.of_packs(1), [wager]))
    assert mean == -exact.edge
    assert float(variance) == pytest.approx(exact.sd**2)
    assert -variance / 50 < covariance < 0


def test_the_covariance_is_that_of_every_order_of_a_tiny_shoe() -> None:
    sums = [0, 0, 0]
    for first, second in map(results_of, orders(TINY)):
        sums = [sums[0] + 1, sums[1] + first, sums[2] + first * second]
    ways, single, product = sums
    assert ways == 27_720
    mean, _, covariance = moments(TINY, standard_wager("player"))
    assert mean == Fraction(single, ways)
    assert covariance == Fraction(product, ways) - mean**2


def orders(counts: Sequence[int]) -> Iterator[list[int]]:
    """Yield every order of the cards once, by point value."""
    if not sum(counts):
        yield []
    for worth, copies in enumerate(counts):
        if copies:
            left = [*counts]
            left[worth] -= 1
            yield from ([worth, *rest] for rest in orders(left))


def results_of(values: list[int]) -> list[int]:
    """Return what a unit on Player wins in the first two coups."""
    shoe = (CARD_OF[worth] for worth in values)
    found = []
    for _ in range(2):
        coup = Coup()
        while (side := coup.next_side()) is not None:
            coup = coup.with_card(side, next(shoe))
        found.append({"player": 1, "banker": -1, "tie": 0}[coup.outcome])
    return found


def test_coups_and_results_are_those_of_the_reference() -> None:
    coups, results = played(1, 14)
    rules = ShoeRules(packs=1, stop_depth=14, burn="first-card")
    for number, cards in enumerate(islice(shuffled_shoes(SEED, 1), 40)):
        dealt = [coup for _, coup in dealt_coups(cards, rules)]
        wins: list[list[float]] = [
            [{"player": 1, "banker": -1, "tie": 0}[coup.outcome] for coup in dealt],
            [{"player": -1, "banker": 0.95, "tie": 0}[coup.outcome] for coup in dealt],
            [{"player": -1, "banker": -1, "tie": 8}[coup.outcome] for coup in dealt],
        ]
        assert coups[number] == len(dealt)
        assert results[:, number] == pytest.approx([sum(each) for each in wins])


def test_the_last_coups_have_their_exact_price() -> None:
    found, sure = effects(1)[14], sure_coups(1, 14)
    assert found.shape == (len(BETS), PRICED[1])
    rules = ShoeRules(packs=1, stop_depth=14, burn="first-card")
    wagers = [standard_wager(bet) for bet in BETS]
    full = distribution(Composition.of_packs(1), wagers)
    for number, cards in enumerate(islice(shuffled_shoes(SEED, 1), 6)):
        starts = [start for start, _ in dealt_coups(cards, rules)]
        added = np.zeros(len(BETS))
        for start in starts[sure:]:
            shoe = Composition.of_packs(1).without([cards[0], *cards[starts[0] : start]])
            chances = distribution(shoe, wagers)
            added += [float(price(each, full).edge - price(each, chances).edge) for each in wagers]
        assert found[:, number] == pytest.approx(added)
