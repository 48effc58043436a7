"""Results show as tables in a notebook, and on a few lines when printed."""

import pytest

from baccarat.lab import Composition, odds, simulate
from baccarat.lab.equilibrium import (
    chemin_de_fer,
    policy_rows,
    solve,
    solve_banque,
)
from baccarat.lab.study import study
from baccarat.notation.noted.read_shoes import read_shoes


def test_odds_are_a_table_with_each_bet() -> None:
    found = odds("ez", Composition.of_packs(8))
    shown = found._repr_html_()
    assert all(f"<td>{name}</td>" in shown for name in found.bets)
    assert f"<td>{float(found.bets['tie'].edge):.6g}</td>" in shown
    assert str(found).count("\n") < 40
    assert f"tie{' ' * 4}" in str(found)


def test_a_study_is_a_table_with_each_measure() -> None:
    found = study(read_shoes("PPBTB\nBPB\n"), simulated=64)
    shown = found._repr_html_()
    assert shown.count("<tr>") == len(found.measures) + 1
    assert "8 coups in 2 shoes" in shown
    assert "<td>0.125</td>" in shown
    assert len(str(found).splitlines()) < 40


def test_a_simulation_is_a_table_of_outcomes_and_one_of_bets() -> None:
    found = simulate("ez", shoes=3, seed=1)
    shown = found._repr_html_()
    assert shown.count("<table>") == 2
    assert f"{found.bets['tie'].mean:.6g}" in shown


def test_a_solution_is_a_table_of_decisions_the_closest_ones_printed() -> None:
    found = solve(chemin_de_fer(packs="inf", sees="banker"))
    points = len(found.first.ponte) + len(found.first.banker)
    assert found._repr_html_().count("<tr>") == points + 1
    lines = str(found).splitlines()
    assert len(lines) < 40
    mixed = {
        point
        for side in (found.first.ponte, found.first.banker)
        for point, draw in side.items()
        if 0 < draw < 1
    }
    assert mixed
    assert mixed <= {line.split()[1] for line in lines[2 : 2 + len(mixed)]}
    assert f"{float(found.first.value_ponte):.6g}" in lines[0]


@pytest.mark.parametrize("concept", ["nash", "independent"])
def test_a_solution_of_banque_is_a_table_and_prints_what_is_mixed(concept: str) -> None:
    found = solve_banque("1/2", concept)  # type: ignore[arg-type]
    rows = [row for row in policy_rows(found) if row["equilibrium"] == 1]
    assert found._repr_html_().count("<tr>") == len(rows) + 1
    mixed = [row for row in rows if row["draw"] not in {0, 1}]
    printed = {tuple(line.split()[:2]) for line in str(found).splitlines()[2:]}
    assert printed == {(row["side"], row["point"]) for row in mixed}
    assert len(printed) < 38


def test_a_simulated_bank_is_a_table_of_values_roles_and_seats() -> None:
    found = simulate("chemin-de-fer", shoes=3, seed=1)
    assert found._repr_html_().count("<tr>") > len(found.values)
    assert f"{found.values['ponte'].mean:.6g}" in found._repr_html_()
