"""Results show as tables in a notebook, and on a few lines when printed."""

from baccarat.lab import Composition, odds, simulate
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
