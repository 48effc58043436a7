"""Best responses to given strategies."""

from fractions import Fraction
from typing import Any

import pytest

from baccarat.cards.kinds import WrongKind
from baccarat.lab.equilibrium import (
    BadChoice,
    BanqueEquilibrium,
    Shoe,
    UnknownDecision,
    banque_values,
    best_answer,
    best_response,
    chemin_de_fer,
    solve,
    solve_banque,
)
from baccarat.lab.equilibrium.banque.game import BanqueGame, with_replacement
from baccarat.lab.equilibrium.banque.solve import SHOE, played_by
from lab.equilibrium.naive import Coup

HALF, THETA = Fraction(1, 2), Fraction(1, 3)
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
    """Enumerating every deal confirms each choice of the response."""
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
def test_an_invalid_decision_is_refused(strategy: dict[str, Fraction]) -> None:
    with pytest.raises(UnknownDecision):
        best_response(chemin_de_fer(), "ponte", strategy)


@pytest.mark.rule("BB-5", "BB-6")
@pytest.mark.parametrize(
    ("given", "answers"),
    [
        ({"right": {"5": Fraction(0)}}, "banker"),
        ({"right": {"5": Fraction(1)}}, "left"),
        ({"banker": {"6|S,7": Fraction(0), "7|0,S": HALF}}, "right"),
        ({"left": {"5": HALF}, "banker": {"5|4,4": HALF}}, "right"),
    ],
)
def test_no_other_answer_at_banque_does_better(given: Any, answers: Any) -> None:
    """Reversing any single choice of the response, and valuing the result, does not gain."""
    found = best_answer(given, answers, theta=THETA)
    play, game = found.play, with_replacement(SHOE)
    for person, strategy in given.items():
        assert all(getattr(play, person)[point] == often for point, often in strategy.items())
    best = value(play, answers)
    three = {person: getattr(play, person) for person in ("right", "left", "banker")}
    usual = {**three, answers: getattr(found.solution.equilibria[0], answers)}
    assert found.gain == best - value(worth(game, usual), answers) > 0
    for point in ["6|7,S", "5|4,4"] if answers == "banker" else ["5"]:
        for often in (Fraction(0), HALF, Fraction(1)):
            other = {**three, answers: {**three[answers], point: often}}
            assert value(worth(game, other), answers) <= best


def worth(game: BanqueGame, three: Any) -> BanqueEquilibrium:
    return played_by(game, THETA, three["right"]["5"], three["left"]["5"], three["banker"])


def value(play: BanqueEquilibrium, person: str) -> Fraction:
    return play.value_bank if person == "banker" else getattr(play, f"value_{person}")


@pytest.mark.parametrize(
    ("given", "answers", "fault"),
    [
        ({"right": {"4": HALF}}, None, UnknownDecision),
        ({"left": {"5": Fraction(2)}}, None, UnknownDecision),
        ({"banker": {"6|S": HALF}}, None, UnknownDecision),
        ({"right": {"5": HALF}}, "right", BadChoice),
        ({}, None, BadChoice),
    ],
)
def test_invalid_questions_about_banque_are_refused(given: Any, answers: Any, fault: type) -> None:
    with pytest.raises(fault):
        best_answer(given, answers)


FEW = Shoe((10, *[3] * 9))
RULES: list[dict[str, Any]] = [
    {},
    {"ponte_free": "all", "left_sees": "card"},
    {"naturals": "known"},
]


@pytest.mark.by_day(1)
@pytest.mark.rule("BB-5", "BB-6")
@pytest.mark.parametrize("rules", RULES)
def test_a_solution_that_is_handed_back_is_not_solved_again(
    rules: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    solution = solve_banque(THETA, shoe=FEW, **rules)
    given: dict[Any, Any] = {"right": {"5": HALF}}
    asked: list[dict[str, Any]] = [{"theta": THETA, "shoe": FEW, **rules}, {"solution": solution}]
    answers = [best_answer(given, **each) for each in asked[:1]]
    values = [banque_values(given, **each) for each in asked[:1]]
    monkeypatch.delattr("baccarat.lab.equilibrium.banque.best_response.solve_banque")
    answers += [best_answer(given, **each) for each in asked[1:]]
    values += [banque_values(given, **each) for each in asked[1:]]
    assert answers[0] == answers[1]
    assert values[0] == values[1]
    played = banque_values({}, solution=solution)
    assert played.value_bank == solution.equilibria[0].value_bank
    improved = answers[0].play.value_bank - values[0].value_bank
    assert improved == answers[0].gain == values[0].regret.bank


@pytest.mark.by_day(0)
@pytest.mark.rule("BB-5", "BB-6")
def test_free_hands_that_are_played_by_the_book_have_the_values_of_bound_ones() -> None:
    """The two games are counted by different code."""
    book = {str(total): int(total < 5) for total in range(8)}
    banker = dict.fromkeys(solve_banque(THETA, shoe=FEW).equilibria[0].banker, HALF)
    for right, left in ((Fraction(1, 3), Fraction(2, 7)), (Fraction(0), Fraction(1))):
        given: dict[Any, Any] = {"banker": banker, "right": {"5": right}, "left": {"5": left}}
        bound = banque_values(given, theta=THETA, shoe=FEW)
        given |= {"right": book | given["right"], "left": book | given["left"]}
        free = banque_values(given, theta=THETA, shoe=FEW, ponte_free="all")
        assert (free.value_right, free.value_left) == (bound.value_right, bound.value_left)
        assert free.regret.bank == bound.regret.bank
        assert free.bound == 0


def test_only_a_nash_solution_can_be_handed_back() -> None:
    agreed = solve_banque(THETA, "correlated")
    with pytest.raises(BadChoice):
        banque_values({}, solution=agreed)
    with pytest.raises(WrongKind):
        best_answer({"right": {"5": 1}}, solution=agreed.equilibria[0])  # type: ignore[arg-type]


@pytest.mark.parametrize("left_sees", ["total", "card"])
def test_parts_of_an_equilibrium_of_banque_can_be_handed_back(left_sees: Any) -> None:
    solution = solve_banque("1/3", shoe=Shoe((5, 3, 0, 0, 3, 3, 0, 0, 2, 0)), left_sees=left_sees)
    first = solution.equilibria[0]
    values = banque_values(
        {"right": first.right, "left": first, "banker": solution}, solution=solution
    )
    assert (values.value_right, values.value_left) == (first.value_right, first.value_left)
    answer = best_answer({"right": first.right, "left": first}, "banker", solution=solution)
    assert answer.gain == values.regret.bank <= first.bound
