"""The result `through-the-shoe`: every composition of a small shoe, each with its weight."""

from fractions import Fraction
from itertools import pairwise, product
from math import comb, prod

import pytest

from baccarat.lab.counts import of_packs
from baccarat.lab.equilibrium import chemin_de_fer, coup_distribution, solve, strategy_values
from baccarat.lab.results.through_the_shoe import WAYS, values

SMALL = (5, 0, 0, 3, 0, 2, 0, 2, 0, 2)


@pytest.mark.by_day(0)
def test_only_who_counts_gains_and_the_more_the_fewer_cards_are_left() -> None:
    """Fixed play keeps its value on average, however many cards have left the shoe unplayed."""
    full = solve(chemin_de_fer(counts=SMALL)).first
    means = []
    for left in (14, 8):
        found = {
            counts: Fraction(prod(map(comb, SMALL, counts)), comb(sum(SMALL), left))
            for counts in product(*(range(each + 1) for each in SMALL))
            if sum(counts) == left
        }
        assert sum(found.values()) == 1
        valued = [(values(counts, full), often) for counts, often in found.items()]
        means.append(
            {way: sum(getattr(each, way) * often for each, often in valued) for way in WAYS}
        )
    assert all(each["neither"] == full.value_ponte for each in means)
    for one, other in pairwise(means):
        assert other["ponte"] > one["ponte"]
        assert other["banker"] < one["banker"]


def test_a_banker_who_acts_as_the_ponte_does_makes_the_coup_even() -> None:
    """So no composition favours a ponte whose banker knows it."""
    for counts in (SMALL, (3, 1, 0, 2, 1, 2, 1, 1, 1, 1), of_packs(6)):
        solution = solve(chemin_de_fer(counts=counts))
        ponte, banker = solution.first.ponte, solution.first.banker
        same = {point: ponte.get(point.partition("|")[0], Fraction(0)) for point in banker}
        assert strategy_values(solution, ponte, same).value_ponte == 0
        assert solution.first.value_ponte < 0


def test_the_values_are_those_of_counting_every_coup_forward() -> None:
    full = solve(chemin_de_fer(packs=6)).first
    counts = (3, 1, 0, 2, 1, 2, 1, 1, 1, 1)
    solution = solve(chemin_de_fer(counts=counts))
    ponte = {point: full.ponte[point] for point in solution.first.ponte}
    banker = {point: full.banker[point] for point in solution.first.banker}
    found = values(counts, full)
    for own, other, value in ((ponte, banker, found.neither), (None, None, found.both)):
        chances = coup_distribution(solution, own, other)
        signs = {"ponte": 1, "tie": 0, "banker": -1}
        assert value == sum(signs[coup.result] * each for coup, each in chances.items())
    assert found.banker < found.neither < found.ponte
