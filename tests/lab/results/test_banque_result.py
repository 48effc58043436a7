"""The result `banque`: some of its rows, solved again."""

import json
from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from baccarat.lab.equilibrium import solve_banque
from baccarat.lab.equilibrium.banque.team_at_table import best_common, sides_of, team_of
from baccarat.lab.results.correlation import shoe_of
from baccarat.lab.results.solved_banque import CLOSE, form_of

WRITTEN = Path(__file__).parents[3] / "docs" / "results" / "banque" / "result.json"


def rows(packs: int | str, of: str) -> list[Any]:
    """Return the rows of a kind for one shoe."""
    return [
        row for row in json.loads(WRITTEN.read_text()) if row["packs"] == packs and row["of"] == of
    ]


def test_several_nash_equilibria_are_held_by_their_exact_regrets() -> None:
    (row,) = (row for row in rows(3, "theta") if row["theta"] == "13/100")
    found = solve_banque("13/100", shoe=shoe_of(3))
    assert len(found.equilibria) == 3
    assert [float(each.value_bank) for each in found.equilibria] == row["nash_bank"]
    assert all(each.regret.most <= each.bound for each in found.equilibria)


@pytest.mark.parametrize(("packs", "number"), [(1, 3), (6, 3), (12, 3)])
def test_several_nash_equilibria_are_found_between_hundredths(packs: int, number: int) -> None:
    row = next(row for row in rows(packs, "nash") if len(row["mixed"]) == number)
    found = solve_banque(Fraction((row["from"] + row["to"]) / 2), shoe=shoe_of(packs))
    assert [[*each] for each in form_of(found)] == row["mixed"]
    assert all(each.regret.most <= each.bound for each in found.equilibria)
    assert len({round(float(each.value_bank), 10) for each in found.equilibria}) == number


def test_nash_equilibria_change_their_form_at_the_end_of_a_run() -> None:
    *_, row, last = rows("inf", "nash")
    assert last["to"] == 1 / 2
    end = Fraction(row["to"])
    before, after = (
        [[*each] for each in form_of(solve_banque(theta, shoe=shoe_of("inf")))]
        for theta in (end - CLOSE, end)
    )
    assert before == row["mixed"] != after
    assert after == last["mixed"]


def test_a_common_plan_of_independent_draws_is_found_where_the_solver_finds_one() -> None:
    for theta in ("33/100", "1/5"):
        (row,) = (row for row in rows("inf", "theta") if row["theta"] == theta)
        found = solve_banque(theta, "independent", shoe=shoe_of("inf"))
        assert bool(found.equilibria) == row["independent"]


def test_a_plan_of_a_team_at_the_table_is_found_again() -> None:
    (row,) = (row for row in rows(3, "table") if row["theta"] == "3/4")
    found = best_common(team_of(sides_of(shoe_of(3)), Fraction(3, 4)))
    assert [-found.high, -found.low] == pytest.approx(row["team_bank"], abs=1e-14)
    assert row["team_bank"][1] < row["independent_bank"][0] < row["value_bank"]
    assert not row["independent"]


@pytest.mark.by_day(1)
@pytest.mark.parametrize("packs", [3, 6, 12])
@pytest.mark.parametrize("of", ["table-nash", "table-plan"])
def test_runs_at_the_table_follow_each_other_and_change_where_they_end(of: str, packs: int) -> None:
    found = rows(packs, of)
    assert (found[0]["from"], found[-1]["to"]) == (1 / 100, 99 / 100)
    for one, other in pairwise(found):
        assert one["to"] == other["from"]
        assert one["mixed"] != other["mixed"]
    for row in found:
        (names,) = row["mixed"]
        sides = [name for name in names if name.startswith(("right", "left"))]
        assert 2 * len(sides) == len(names), "as many of the pontes' points as of the banker's"
    row = max(found, key=lambda each: each["to"] - each["from"])
    inside, end = Fraction((row["from"] + row["to"]) / 2), Fraction(row["to"])
    mixed = mixed_at_table(of, packs)
    assert [*map(mixed, (inside, end - CLOSE))] == [row["mixed"]] * 2
    assert mixed(end) != row["mixed"]


def mixed_at_table(of: str, packs: int) -> Callable[[Fraction], list[list[str]]]:
    """Return a function that lists the mixed points, in equilibrium or in the team's plan."""
    shoe = shoe_of(packs)
    if of == "table-plan":
        return lambda theta: [[*best_common(team_of(sides_of(shoe), theta)).mixed]]
    return lambda theta: [
        [*each] for each in form_of(solve_banque(theta, shoe=shoe, left_sees="card"))
    ]
