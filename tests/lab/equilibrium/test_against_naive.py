"""Solutions of small shoes, held against every card dealt out by another program."""

from fractions import Fraction
from typing import Any

import pytest

from baccarat.lab.equilibrium import chemin_de_fer, solve
from lab.equilibrium.naive import Coup

SHOES: list[tuple[tuple[int, ...], dict[str, Any]]] = [
    ((3, 2, 0, 1, 0, 2, 0, 0, 2, 0), {}),
    ((3, 0, 2, 2, 0, 0, 3, 0, 0, 0), {"sees": "banker"}),
    ((2, 2, 0, 0, 3, 0, 0, 3, 0, 0), {"sees": "both", "tax": "1/20"}),
    ((2, 0, 2, 2, 0, 1, 0, 0, 0, 1), {"sees": "both", "ponte_free": "all"}),
    ((2, 3, 0, 0, 2, 0, 2, 0, 0, 0), {"sees": "totals", "ponte_free": "all", "tax": "0.3"}),
    ((3, 2, 0, 2, 0, 2, 0, 0, 0, 2), {"banker_free": "tableau", "tax": "1/20"}),
    ((3, 2, 1, 0, 0, 0, 2, 0, 0, 2), {"banker_free": "6|S,3|9", "sees": "banker"}),
]


@pytest.mark.parametrize(("counts", "asked"), SHOES)
def test_values_and_gains_are_those_of_every_card_dealt(
    counts: tuple[int, ...], asked: dict[str, Any]
) -> None:
    found = solve(chemin_de_fer(counts=counts, **asked))
    assert found.certificate.holds
    for each in found.equilibria[:2]:
        question = found.question
        coup = Coup(counts, question.sees, question.tax, each.ponte, each.banker)
        assert coup.pays("ponte", coup.won) == each.value_ponte
        assert coup.pays("bank", coup.won) == each.value_bank
        for side, chances, decisions in (
            ("ponte", each.ponte, found.certificate.ponte),
            ("bank", each.banker, found.certificate.banker),
        ):
            for point, chance in chances.items():
                if decisions[point].kind != "forced":
                    gain = coup.gain(side, point)
                    assert gain == 0 or chance == int(gain > 0)


def test_every_point_that_cards_allow_is_there_and_no_other() -> None:
    counts = (3, 2, 0, 1, 0, 2, 0, 0, 2, 0)
    found = solve(chemin_de_fer(counts=counts, sees="both")).first
    always = dict.fromkeys([f"{a}+{b}" for a in range(10) for b in range(a, 10)], Fraction(1, 2))
    points = {f"{hand}|{event}": Fraction(1, 2) for hand in always for event in "0123456789S"}
    coup = Coup(counts, "both", Fraction(0), found.ponte, points)
    assert {key[1] for key in coup.worth if key[0] == "ponte"} == {*found.ponte}
    assert {key[1] for key in coup.worth if key[0] == "bank"} >= {*found.banker}
