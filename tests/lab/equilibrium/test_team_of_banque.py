"""A team at banque: how its plan changes with theta."""

from fractions import Fraction
from itertools import islice

import pytest

from baccarat.lab.equilibrium.banque.game import with_replacement
from baccarat.lab.equilibrium.banque.solve import SHOE
from baccarat.lab.equilibrium.banque.team import correlated, team
from baccarat.lab.equilibrium.banque.team_forms import WIDTH, stretches

STEP = Fraction(1, 100)
HALF = Fraction(1, 2)
GAME = with_replacement(SHOE)


def played(theta: Fraction) -> tuple[tuple[int, ...], set[int], set[int]]:
    """Solve for a theta; return the profiles used, and where the banker mixes and draws."""
    found = correlated(team(GAME, theta))
    assert found.unique
    return (
        tuple(at for at, share in enumerate(found.plan) if share),
        {at for at, often in enumerate(found.banker) if 0 < often < 1},
        {at for at, often in enumerate(found.banker) if often == 1},
    )


@pytest.mark.parametrize("first", [Fraction(1, 4), Fraction(43, 100)])
def test_a_stretch_is_as_solved_within_it_and_ends_where_the_solution_changes(
    first: Fraction,
) -> None:
    for one in islice(stretches(GAME, first, HALF, STEP), 2):
        assert one.form is not None
        form = one.form.used, {*one.form.mixed}, {*one.form.drawn}
        low, high = one.end
        assert 0 <= high - low <= WIDTH
        for part in (Fraction(1, 5), Fraction(4, 5)):
            assert played(one.start + part * (low - one.start)) == form
        if low < HALF:
            assert played(low) == form != played(high + 2 * WIDTH)


def test_a_plan_of_independent_draws_is_found_along_a_stretch() -> None:
    for one in islice(stretches(GAME, Fraction(13, 50), Fraction(3, 10), STEP), 3):
        assert one.always
        neither, left, right, both = one.at.plan
        assert neither * both == left * right
