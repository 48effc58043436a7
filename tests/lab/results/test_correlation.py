"""The result `correlation`: its bounds, and one of its rows by the solver's own concepts."""

import json
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest

from baccarat.lab.equilibrium import solve_banque
from baccarat.lab.equilibrium.banque.game import with_replacement
from baccarat.lab.equilibrium.banque.independent_team import best_alone, guaranteed
from baccarat.lab.equilibrium.banque.solve import SHOE
from baccarat.lab.equilibrium.banque.team import correlated, team

WRITTEN = Path(__file__).parents[3] / "docs" / "results" / "correlation" / "result.json"
GAME = with_replacement(SHOE)


@pytest.mark.by_day(1)
@pytest.mark.parametrize("theta", ["1/2", "1/5", "1/3"])
def test_no_independent_draws_are_better_than_the_bound(theta: str) -> None:
    share = Fraction(theta)
    side, unit = team(GAME, share), GAME.unit * share.denominator
    low, high, draws = best_alone(side, Fraction(unit, 10**12))
    assert low <= high <= low + Fraction(unit, 10**12)
    assert guaranteed(side, *draws) == low
    assert high <= correlated(side).value
    grid = [Fraction(at, 10) for at in range(11)]
    assert all(guaranteed(side, *each) <= high for each in product(grid, repeat=2))
    (row,) = (
        row
        for row in json.loads(WRITTEN.read_text())
        if row["packs"] == "inf" and row["theta"] == theta
    )
    assert [Fraction(each) for each in row["independent"]] == [low / unit, high / unit]


def test_with_replacement_independent_draws_lose_nothing_at_a_third() -> None:
    (alone,) = solve_banque("1/3", "independent").equilibria
    low, high, draws = best_alone(team(GAME, Fraction(1, 3)), Fraction(1))
    assert low == high == -alone.value_bank * GAME.unit * 3
    assert draws == (alone.right["5"], alone.left["5"])
