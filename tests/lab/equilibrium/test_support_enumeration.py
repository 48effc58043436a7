"""The Nash equilibria of banque, compared with an independent program that enumerates supports."""

from fractions import Fraction
from random import Random

import pytest

from baccarat.lab import of_packs
from baccarat.lab.equilibrium import BanqueSolution, solve_banque
from baccarat.lab.equilibrium.banque.game import Regret
from baccarat.lab.equilibrium.banque.solve import SHOE, count_game
from baccarat.lab.hands import Shoe
from lab.equilibrium.naive_nash import Place, Supports

NEAR = 1e-7
SIZES = (9, 10, 11, 12, 15, 20, 30, 40, 60, 100, 150, 200)
SHOES = 36
CHUNKS = 3


def missing(some: list[Place], others: list[Place]) -> list[Place]:
    """List the places that are not among the others."""
    return [(p, q) for p, q in some if all(abs(p - a) + abs(q - b) > NEAR for a, b in others)]


def compare(found: BanqueSolution) -> None:
    """Check every listed equilibrium, and that none is missing."""
    game, _ = count_game(found.shoe)
    listed = [
        (float(each.right.get("5", 0)), float(each.left.get("5", 0))) for each in found.equilibria
    ]
    supports = Supports(game, float(found.theta))
    places = [
        (p, q) for p, q in supports.places() if 5 in game.totals or (p, q) == (0, 0)
    ]  # if no cards make five, its probability of drawing does not matter
    assert listed
    assert missing(listed, places) == []
    assert missing(places, listed) == [] or not found.complete
    for each in found.equilibria:
        assert each.regret.most <= each.bound <= Fraction(1, 2**50)


def drawn(seed: int, size: int) -> Shoe:
    """Take `size` random cards of six packs."""
    cards = [worth for worth, copies in enumerate(of_packs(6)) for _ in range(copies)]
    rest = Random(seed).sample(cards, size)
    return Shoe(tuple(rest.count(worth) for worth in range(10)))


def test_three_packs_with_a_small_left_have_one_equilibrium() -> None:
    """The edge of the square has no equilibrium: there, the left would gain 0.0001 by drawing."""
    found = solve_banque("0.84", shoe=Shoe(of_packs(3)))
    (only,) = found.equilibria
    assert found.unique == "proved"
    assert (round(float(only.right["5"]), 6), round(float(only.left["5"]), 6)) == (
        0.827939,
        0.218619,
    )
    assert round(float(only.value_left), 7) == 0.0000269
    assert 0 < only.regret.most < only.bound < Fraction(1, 10**15)


@pytest.mark.by_day(0)
@pytest.mark.slow
@pytest.mark.parametrize("part", range(3))
def test_a_grid_of_theta(part: int) -> None:
    """The two shoes take turns along the grid."""
    for hundredths in range(1 + 4 * part, 100, 12):
        shoe = (Shoe(of_packs(3)), SHOE)[hundredths // 4 % 2]
        compare(solve_banque(Fraction(hundredths, 100), shoe=shoe))


@pytest.mark.slow
@pytest.mark.by_day(1)
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_shoes(chunk: int) -> None:
    for seed in range(chunk, SHOES, CHUNKS):
        theta = Fraction(Random(seed).randint(1, 99), 100)
        compare(solve_banque(theta, shoe=drawn(seed, SIZES[seed % len(SIZES)])))


def test_equilibria_on_a_line_are_given_by_its_corners() -> None:
    """With nine cards the left is indifferent while the right draws with 0.0225 to 18/91."""
    found = solve_banque("91/100", shoe=Shoe((2, 0, 2, 0, 0, 1, 0, 2, 1, 1)))
    assert found.unique == "no"
    assert found.complete
    assert {each.right["5"] for each in found.equilibria} == {Fraction(9, 400), Fraction(18, 91)}
    assert all(each.regret == Regret() for each in found.equilibria)
    compare(found)
