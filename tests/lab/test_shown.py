"""Results show as tables in a notebook, and on a few lines when printed."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from baccarat.lab import Composition, odds, removal, risk, rows, shoe_prices, simulate
from baccarat.lab.equilibrium import (
    chemin_de_fer,
    policy_rows,
    solve,
    solve_banque,
)
from baccarat.lab.study import study
from baccarat.notation import read
from baccarat.notation.noted.read_shoes import read_shoes
from baccarat.scorecards import scorecards

RECORD = read((Path(__file__).parents[1] / "golden" / "ez.bhh").read_text("utf-8"))
LOG = "p1,b1,p2,b2,p3,b3\n9h,2c,Kd,3c,,\n" + "2h,9s,6d,Ks,,\n" * 7


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
    assert "shoes: 2, coups: 8," in shown
    assert "<td>0.125</td>" in shown
    assert len(str(found).splitlines()) < 40


def test_a_simulation_is_a_table_of_outcomes_and_one_of_bets() -> None:
    found = simulate("ez", shoes=3, seed=1)
    shown = found._repr_html_()
    assert shown.count("<table>") == 2
    assert f"{found.bets['tie'].mean:.6g}" in shown


def test_a_solution_is_a_table_of_decisions_the_closest_ones_printed() -> None:
    found = solve(chemin_de_fer(packs="inf", sees="banker"))
    assert found._repr_html_().count("<tr>") == 120 + 2
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
    assert mixed <= set(re.findall("<td>([^<]+)", found._repr_html_())[1 : 5 * len(mixed) : 5])
    assert f"{float(found.first.value_ponte):.6g}" in lines[0]


@pytest.mark.parametrize("concept", ["nash", "independent"])
def test_a_solution_of_banque_is_a_table_and_prints_what_is_mixed(concept: str) -> None:
    found = solve_banque("1/2", concept)  # type: ignore[arg-type]
    rows = [row for row in policy_rows(found) if row["equilibrium"] == 1]
    shown = found._repr_html_()
    assert shown.count("<tr>") == (1 if concept == "independent" else 120 + 2)
    mixed = [row for row in rows if row["draw"] not in {0, 1}]
    printed = {tuple(line.split()[:2]) for line in str(found).splitlines()[2:]}
    assert printed == {(row["side"], row["point"]) for row in mixed}
    assert len(printed) < 38


def test_a_simulated_bank_is_a_table_of_values_roles_and_seats() -> None:
    found = simulate("chemin-de-fer", shoes=3, seed=1)
    assert found._repr_html_().count("<tr>") > len(found.values)
    assert f"{found.values['ponte'].mean:.6g}" in found._repr_html_()


def test_prices_risks_and_effects_are_tables_of_their_rows() -> None:
    priced = odds("ez", Composition.of_packs(8)).bets["player"]
    for found in (
        shoe_prices(RECORD), risk(priced, bankroll=50, stake=1, coups=60), removal("tie"),
    ):  # fmt: skip
        assert found._repr_html_().count("<tr>") == len(rows(found)) + 1
        assert len(str(found).splitlines()) < 40
    assert "edge 0.0123508" in str(priced)
    assert priced._repr_html_().count("<tr>") == len(priced.results) + 1


def test_a_long_table_ends_with_an_ellipsis() -> None:
    found = shoe_prices(RECORD)
    longer = type(found)(found.wagers, found.coups * 40, found.method, None, None)
    assert longer._repr_html_().count("<tr>") == 120 + 2
    assert longer._repr_html_().endswith("<tr><td>…</td></tr></table>")


def test_shoes_and_roads_are_pictures() -> None:
    (shoe,) = read_shoes(LOG)
    cards = scorecards(shoe.entries)
    circles = [
        each for each in ElementTree.fromstring(cards._repr_svg_()).iter()  # noqa: S314 - our own
        if each.tag.endswith("circle")
    ]  # fmt: skip
    assert len(circles) >= 8 + 8
    shown = shoe._repr_html_()
    assert cards.svg() in shown
    assert shown.count("<tr>") == 8 + 1
    assert "<td>9h Kd</td>" in shown
    assert "1 Player, 7 Banker, 0 ties" in str(cards)
    assert str(shoe).splitlines()[2].split() == ["1", "player", "9h", "Kd", "2c", "3c"]
    assert len(str(RECORD).splitlines()) < 40
    assert RECORD._repr_html_().count("<tr>") == len(RECORD.coups) + 1
