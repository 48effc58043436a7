"""Generated shoes pass tests that faulty shuffles fail: 20,000 shoes, α = 10⁻⁶ in all."""

import numpy as np
import pytest

from baccarat.fairness import framed, seed_secret, shoe_key, shuffled
from baccarat.fairness.shuffle import chance_cut
from support.shuffle_power import MUTANTS, Orders, Shuffle, fair, p_values, unfair

SHOES = 20_000
ALPHA = 1e-6
PACK, SHOE = 52, 416
NEEDS_A_SHOE = {"modulo"}
"""What 20,000 single packs do not tell: the fault grows with the number of cards."""


def generated(cards: int) -> tuple[Orders, Orders]:
    """Shuffle as many shoes as are tested; also cut, each by chance."""
    numbers = range(cards)
    orders = np.empty((SHOES, cards), dtype=np.int32)
    cut = np.empty_like(orders)
    for shoe in range(SHOES):
        key = shoe_key(seed_secret(shoe), framed("power", cards))
        orders[shoe] = shuffled(numbers, key)
        cut[shoe] = np.roll(orders[shoe], -chance_cut(cards, key))
    return orders, cut


def test_single_packs_are_fair() -> None:
    orders, cut = generated(PACK)
    assert unfair(orders, ALPHA) == set()
    assert unfair(cut, ALPHA) == set()


@pytest.mark.slow
def test_shoes_of_eight_packs_are_fair() -> None:
    orders, cut = generated(SHOE)
    assert unfair(orders, ALPHA) == set()
    assert unfair(cut, ALPHA) == set()


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda each: each.__name__)
def test_a_faulty_shuffle_is_told(mutant: Shuffle) -> None:
    size = SHOE if mutant.__name__ in NEEDS_A_SHOE else PACK
    for seed in range(3):
        assert unfair(mutant(np.random.default_rng(seed), SHOES, size), ALPHA)


@pytest.fixture(scope="module")
def of_fair_ones() -> list[dict[str, float]]:
    luck = np.random.default_rng(1)
    return [p_values(fair(luck, 3_000, 13)) for _ in range(300)]


@pytest.mark.parametrize("test", sorted(p_values(fair(np.random.default_rng(0), 100, 13))))
def test_fair_shuffles_fail_as_rarely_as_the_tests_say(
    test: str, of_fair_ones: list[dict[str, float]]
) -> None:
    found = [values[test] for values in of_fair_ones]
    assert sum(p < 0.05 for p in found) <= 30  # of 15 that may be expected, at most
    assert sum(p < 0.5 for p in found) <= 185  # of 150
    if test in {"position", "region", "pair", "distance"}:  # the others only bound their p-value
        assert sum(p < 0.5 for p in found) >= 115
