"""All equilibria at every tax of a span, compared with the solver at single taxes."""

from collections.abc import Mapping
from fractions import Fraction

import pytest

from baccarat.lab.equilibrium import Question, chemin_de_fer, solve
from baccarat.lab.equilibrium.chemin.all_taxes import AllTaxes, Held
from baccarat.lab.equilibrium.chemin.dominance import OPEN, Choice
from baccarat.lab.equilibrium.chemin.game import game_of

LOW, HIGH = Fraction(1, 20), Fraction(1, 10)
SHOES = [
    (4, 4, 4, 4, 4, 4, 4, 4, 4, 4),
    (3, 2, 0, 1, 0, 2, 0, 0, 2, 0),
    (0, 2, 3, 3, 3, 1, 1, 2, 2, 1),
    (3, 3, 1, 2, 2, 3, 2, 2, 2, 2),
    (1, 1, 1, 3, 3, 1, 3, 0, 2, 3),
    (2, 1, 2, 3, 2, 1, 0, 2, 3, 1),
]
"""The last four have two equilibria at some taxes; in the last two the ponte plays otherwise."""


def asked(counts: tuple[int, ...], tax: Fraction) -> Question:
    return chemin_de_fer(counts=counts, tax=tax, sees="both")


def fits(
    actions: tuple[Choice, ...], points: tuple[str, ...], play: Mapping[str, Fraction]
) -> bool:
    """Whether a strategy does what a form says, and mixes only where that is open."""
    return all(
        action is OPEN or play[point] == action
        for action, point in zip(actions, points, strict=True)
    )


@pytest.mark.parametrize("counts", SHOES)
def test_what_holds_in_a_span_is_what_the_solver_finds_at_its_taxes(
    counts: tuple[int, ...],
) -> None:
    zero, half = (game_of(asked(counts, tax)) for tax in (Fraction(0), Fraction(1, 2)))
    search = AllTaxes(zero, half, LOW, HIGH)
    held = [*search.held()]
    assert search.complete
    assert any(not each.is_single for each in held)

    def is_form(each: Held, ponte: Mapping[str, Fraction], banker: Mapping[str, Fraction]) -> bool:
        return fits(each.ponte, zero.ponte.points, ponte) and fits(
            each.banker, zero.banker.points, banker
        )

    taxes = {each.span[0] for each in held if not each.is_single}
    taxes |= {LOW + (HIGH - LOW) * Fraction(at, 7) for at in range(1, 8)}
    for tax in taxes - {LOW}:
        solution = solve(asked(counts, tax))
        assert solution.complete
        for found in solution.equilibria:
            assert any(is_form(each, found.ponte, found.banker) for each in held)
        for each in held:
            if each.span == (tax, tax):
                assert any(is_form(each, one.ponte, one.banker) for one in solution.equilibria)
