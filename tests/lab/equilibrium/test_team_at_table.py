"""The team of a left that has seen the right's card, compared with other methods."""

from fractions import Fraction

import pytest

from baccarat.lab.counts import of_packs
from baccarat.lab.equilibrium.banque.best_response import best_answer
from baccarat.lab.equilibrium.banque.finite_shoe import without_replacement
from baccarat.lab.equilibrium.banque.ponte_rules import PonteRules
from baccarat.lab.equilibrium.banque.solve import solve_banque
from baccarat.lab.equilibrium.banque.team import correlated, team
from baccarat.lab.equilibrium.banque.team_at_table import (
    best_common,
    best_independent,
    sides_of,
    team_of,
)
from baccarat.lab.hands import Shoe

NEAR = Fraction(1, 10**8)
ROUNDING = Fraction(1, 10**15)
SMALL = Shoe((6, 3, 2, 4, 3, 2, 1, 2, 3, 4))
"""Thirty cards."""


@pytest.mark.parametrize("theta", [Fraction(1, 3), Fraction(1, 2), Fraction(9, 10)])
def test_if_the_left_sees_nothing_the_value_is_that_of_the_exact_search(theta: Fraction) -> None:
    game = without_replacement(SMALL.counts)
    exact = correlated(team(game, theta)).value / (game.unit * theta.denominator)
    found = best_common(team_of(sides_of(SMALL, PonteRules()), theta))
    assert found.low <= exact <= found.high <= found.low + ROUNDING


@pytest.mark.parametrize("theta", [Fraction(1, 3), Fraction(3, 4)])
def test_independent_draws_guarantee_what_the_solver_counts_for_them(theta: Fraction) -> None:
    both = team_of(sides_of(SMALL), theta)
    found = best_independent(both, NEAR)
    assert found.high - found.low <= NEAR
    solved = solve_banque(theta, shoe=SMALL, left_sees="card")
    cases = [point for point in solved.equilibria[0].left if point.startswith("5|")]
    left = dict(zip(cases, found.left, strict=True))
    answer = best_answer({"right": {"5": found.right}, "left": left}, "banker", solution=solved)
    assert -answer.play.value_bank == found.low
    assert found.low <= best_common(both).high


@pytest.mark.by_day("small")
@pytest.mark.parametrize("shoe", [SMALL, Shoe(of_packs(3))], ids=["small", "3 packs"])
def test_a_plan_wins_at_least_what_players_for_themselves_do(shoe: Shoe) -> None:
    theta = Fraction(1, 2)
    both = team_of(sides_of(shoe), theta)
    (nash,) = solve_banque(theta, shoe=shoe, left_sees="card").equilibria
    apart, common = best_independent(both, NEAR), best_common(both)
    assert -nash.value_bank - nash.bound <= apart.high <= common.high + NEAR
    assert common.high < 0
