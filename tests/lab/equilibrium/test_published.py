"""Optimal play as published in books and papers."""

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.lab.equilibrium import Solution, chemin_de_fer, solve
from baccarat.rules import Draws, preset


def mixed(found: Solution) -> dict[str, Fraction]:
    first = found.first
    points = {**first.ponte, **first.banker}
    return {point: chance for point, chance in points.items() if 0 < chance < 1}


@pytest.mark.parametrize(
    ("asked", "mixes", "value"),
    [
        # Kemeny and Snell, Game-theoretic solution of baccarat (1957)
        (
            {"packs": "inf"},
            {"5": Fraction(9, 11), "6|S": Fraction(859, 2288)},
            Fraction(-679568, 53094899),
        ),
        # Downton and Lockwood, Computer studies of baccarat, I: chemin-de-fer (1975); exact in
        # Ethier and Gámez, A game-theoretic analysis of baccara chemin de fer (2013)
        (
            {"packs": 1, "sees": "banker"},
            {"5": Fraction(253, 342), "0+6|S": Fraction(290383, 450072)},
            Fraction(-22932137, 1666583100),
        ),
    ],
)
def test_published_solutions(
    asked: dict[str, Any], mixes: dict[str, Fraction], value: Fraction
) -> None:
    for ponte_free in ("5", "all"):
        found = solve(chemin_de_fer(**asked, ponte_free=ponte_free))
        assert mixed(found) == mixes
        assert found.first.value_ponte == value == -found.first.value_bank
        assert (found.unique, found.certificate.holds) == ("proved", True)


@pytest.mark.rule("CF-12", "CF-14")
def test_with_two_choices_drawing_on_5_dominates() -> None:
    found = solve(chemin_de_fer(packs=6, banker_free="tableau"))
    assert (found.how, found.unique, mixed(found)) == ("dominance", "proved", {})
    assert found.first.ponte["5"] == 1
    assert found.certificate.ponte["5"].kind == "strict"
    kinds = {point: each.kind for point, each in found.certificate.banker.items()}
    assert {point for point, kind in kinds.items() if kind != "forced"} == {"3|9", "5|4"}


def test_with_replacement_sight_of_cards_changes_no_value() -> None:
    """With replacement, one's own cards carry no information (Ethier and Gámez 2013, model A)."""
    found = solve(chemin_de_fer(packs="inf", sees="banker"))
    assert found.first.value_ponte == Fraction(-679568, 53094899)
    assert (found.unique, found.first.ponte["5"]) == ("no", Fraction(9, 11))
    often = {"0+6": 8, "1+5": 2, "2+4": 2, "3+3": 1, "7+9": 2, "8+8": 1}  # of 16 and 13² hands
    for each in found.equilibria:
        drawn = sum(ways * each.banker[f"{hand}|S"] for hand, ways in often.items())
        assert Fraction(drawn, sum(often.values())) == Fraction(859, 2288)


@pytest.mark.rule("CF-17")
def test_a_tax_moves_the_ponte_and_not_the_banker() -> None:
    """The banker mixes to make the ponte indifferent, whom the tax does not affect."""
    free, taxed = (solve(chemin_de_fer(packs=6, tax=tax)) for tax in (0, "1/20"))
    assert free.first.banker == taxed.first.banker
    assert free.first.value_ponte == taxed.first.value_ponte
    assert free.first.ponte["5"] < taxed.first.ponte["5"] < 1
    assert taxed.first.value_bank < free.first.value_bank
    assert taxed.unique == "proved"


def test_the_rules_of_a_preset() -> None:
    house = chemin_de_fer("chemin-de-fer")
    assert house == chemin_de_fer(packs=6, tax="1/20", banker_free="tableau")
    club = chemin_de_fer("chemin-de-fer-club", packs=8)
    assert club == chemin_de_fer(packs=8, ponte_free="all")
    computer = solve(chemin_de_fer("computer-chemin-de-fer"))
    kinds = computer.certificate.banker
    assert [point for point, each in kinds.items() if each.kind != "forced"] == ["3|9"]
    assert computer.first.banker["5|4"] == 1


def test_a_shoe_of_nothing_but_naturals_has_nothing_to_decide() -> None:
    found = solve(chemin_de_fer(counts=(0, 0, 0, 0, 9, 0, 0, 0, 0, 0)))
    assert {**found.first.ponte, **found.first.banker} == {}
    assert found.first.value_ponte == 0


@pytest.mark.rule("AD-C33")
def test_a_lone_caller_s_coup_is_the_free_game_since_a_banker_of_0_draws_anyway() -> None:
    house = replace(preset("chemin-de-fer-andorra"), free_solo=True)
    question = chemin_de_fer(house, solo=True)
    assert (question.ponte_free, question.banker_free) == ("all", "above-0")
    assert {question.banker_says((0, 0), 0, event) for event in range(11)} == {Draws.DRAW}
    free = solve(chemin_de_fer(packs=6, tax="1/20", ponte_free="all", banker_free="all")).first
    found = solve(question).first
    assert (found.value_ponte, found.value_bank) == (free.value_ponte, free.value_bank)
    assert chemin_de_fer(house) == chemin_de_fer("chemin-de-fer-andorra", solo=True)
