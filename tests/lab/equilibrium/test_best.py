"""Best answers to strategies that are given."""

from fractions import Fraction

import pytest

from baccarat.lab.equilibrium import UnknownDecision, best_response, chemin_de_fer, solve
from lab.equilibrium.naive import Coup

HALF = Fraction(1, 2)
COUNTS = (3, 2, 0, 1, 0, 2, 0, 0, 2, 0)


def test_a_ponte_who_always_stands_on_5_is_answered() -> None:
    question = chemin_de_fer(packs="inf")
    answer = best_response(question, "ponte", {"5": Fraction(0)})
    assert answer.play.ponte["5"] == 0
    assert answer.play.banker["6|S"] == 0
    assert answer.gain == answer.play.value_bank - solve(question).first.value_bank > 0


def test_equilibrium_leaves_nothing_to_gain() -> None:
    question = chemin_de_fer(tax="1/20", sees="both")
    for side in ("ponte", "banker"):
        answer = best_response(question, side, {})
        assert answer.gain == 0
        assert answer.play == answer.solution.first


@pytest.mark.parametrize("given", ["ponte", "banker"])
def test_no_other_answer_does_better(given: str) -> None:
    """By every card dealt: each choice of the answer is the better one."""
    question = chemin_de_fer(counts=COUNTS, tax="1/10")
    strategy = {"5": HALF} if given == "ponte" else {"5|0": HALF, "3|S": Fraction(0)}
    answer = best_response(question, "ponte" if given == "ponte" else "banker", strategy)
    play = answer.play
    coup = Coup(COUNTS, "totals", question.tax, play.ponte, play.banker)
    assert coup.pays("ponte", coup.won) == play.value_ponte
    assert coup.pays("bank", coup.won) == play.value_bank
    side, chances = ("bank", play.banker) if given == "ponte" else ("ponte", {"5": play.ponte["5"]})
    for point, chance in chances.items():
        gain = coup.gain(side, point)
        assert gain == 0 or chance == int(gain > 0)


@pytest.mark.parametrize("strategy", [{"6": HALF}, {"5|S": HALF}, {"5": Fraction(2)}])
def test_what_is_no_decision_is_refused(strategy: dict[str, Fraction]) -> None:
    with pytest.raises(UnknownDecision):
        best_response(chemin_de_fer(), "ponte", strategy)
