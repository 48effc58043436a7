"""A coup as a game of OpenSpiel: its own API tests, and the exploitability of our solutions."""

import copy
import pickle
import unittest
from collections.abc import Mapping
from fractions import Fraction
from importlib import import_module
from typing import Any

import pytest

from baccarat.lab.equilibrium import BadTax, NotChemin, best_response, solve
from baccarat.lab.hands import PAIRS

pyspiel = pytest.importorskip("pyspiel", reason="the extra rl is not installed")

from open_spiel.python.algorithms import expected_game_score, exploitability  # noqa: E402

from baccarat.rl import coup  # noqa: E402

EIGHT = "counts=2;2;0;0;3;0;0;0;1;0"
"""Eight cards, with which the ponte mixes on 5, and the banker on 4 after giving a 0."""
GAMES = {
    "totals": EIGHT,
    "cards": f"{EIGHT},sees=both,ponte_free=all",
    "replaced": f"{EIGHT},replaced=True",
    "listed": f"{EIGHT},banker_free=4|0;2|4",
    "taxed": f"{EIGHT},tax=1/20,sees=banker",
}
WITHIN = 1e-9
LEAST_OWN_TESTS = 5


def load(text: str) -> Any:
    return pyspiel.load_game(f"{coup.NAME}({text})")


def tree(state: Any) -> tuple[int, int, int]:
    """Count the chance nodes, the decision nodes and the leaves."""
    if state.is_terminal():
        return 0, 0, 1
    below = [tree(state.child(action)) for action in state.legal_actions()]
    chance, players, ends = map(sum, zip(*below, strict=True))
    return chance + state.is_chance_node(), players + (not state.is_chance_node()), ends


GAME = load(EIGHT)


def own_tests_pass(cases: str, game: Any, **expected: Any) -> None:
    """Run OpenSpiel's own test cases of this name, which load much, on a game.

    `expected` has the numbers of the game's states, as the names of their tables there.
    """
    api_test = import_module("open_spiel.integration_tests.api_test")
    name = str(game)
    for table, number in expected.items():
        getattr(api_test, table)[name] = number
    attributes = {"game": game, "game_name": name}
    ours: Any = type("Ours", (getattr(api_test, cases),), attributes)
    outcome = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(ours).run(outcome)
    assert outcome.testsRun >= LEAST_OWN_TESTS
    assert not [fault for _, fault in outcome.failures + outcome.errors]


def test_every_state_passes_open_spiels_own_tests() -> None:
    """The decision points are those of `solve`."""
    points = solve(GAME.question).first
    own_tests_pass(
        "EnforceAPIOnFullTreeBase",
        GAME,
        TOTAL_NUM_STATES=tree(GAME.new_initial_state()),
        PERFECT_RECALL_NUM_STATES=len({**points.ponte, **points.banker}),
    )
    with pytest.raises(AssertionError, match="1 != "):
        own_tests_pass("EnforceAPIOnFullTreeBase", GAME, PERFECT_RECALL_NUM_STATES=1)


def test_some_states_of_six_packs_pass_open_spiels_own_tests() -> None:
    """Both sides see their cards."""
    own_tests_pass("EnforceAPIOnPartialTreeBase", load("sees=both"))


def test_open_spiel_simulates_and_serializes() -> None:
    sims = import_module("open_spiel.python.tests.games_sim_test")
    sims.GamesSimTest().sim_game(load("tax=1/20"))
    pyspiel.random_sim_test(GAME, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"preset": "chemin-de-fer"},
        {"packs": 1},
        {"replaced": True},
        {"counts": "2;2;0;0;3;0;0;0;1;0"},
        {"sees": "both"},
        {"tax": "1/20"},
        {"tax": "0.05"},
        {"tax": "0"},
        {"ponte_free": "5"},
        {"ponte_free": "all"},
        {"banker_free": "tableau"},
        {"banker_free": "6|S;3|9"},
    ],
)
def test_a_game_survives_its_string_pickling_and_simulation(given: Any) -> None:
    survives(pyspiel.load_game(coup.NAME, given))


def survives(game: Any) -> None:
    for again in (pyspiel.load_game(str(game)), pickled(game), copy.deepcopy(game)):
        assert str(again.new_initial_state().get_game()) == str(again) == str(game)
        assert again.get_parameters() == game.get_parameters()
    state = game.new_initial_state()
    assert str(pickled(state).get_game()) == str(game)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 - what this test itself wrote


def test_the_string_keeps_what_was_asked() -> None:
    asked = {"tax": "0.05", "ponte_free": "5", "packs": 2}
    question = pyspiel.load_game(coup.NAME, asked).question
    assert (question.tax, question.ponte_free) == (Fraction(1, 20), "5")
    again = pyspiel.load_game(f"{coup.NAME}(tax=1/20,ponte_free=five,packs=2)").question
    assert again == question


@pytest.mark.parametrize("text", GAMES.values(), ids=GAMES)
def test_no_deviation_gains(text: str) -> None:
    """Our solution leaves nobody a gain, and its values are those of the tree."""
    game = load(text)
    kinds = pyspiel.GameType.Utility
    assert game.get_type().utility == (kinds.GENERAL_SUM if "tax" in text else kinds.ZERO_SUM)
    first = solve(game.question).first
    policy = coup.SolvedPolicy(game, first)
    values = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    assert abs(exploitability.nash_conv(game, policy)) < WITHIN
    assert values == pytest.approx([float(first.value_ponte), float(first.value_bank)], abs=WITHIN)


@pytest.mark.parametrize(("side", "point"), [("ponte", "5"), ("banker", "4|0")])
def test_the_regret_of_an_error_is_the_gain_of_the_best_response(side: Any, point: str) -> None:
    wrong: Mapping[str, Fraction] = {point: Fraction(0)}
    found = best_response(GAME.question, side, wrong)
    play = found.solution.first
    given = {"ponte": {**play.ponte, **wrong}, "banker": {**play.banker, **wrong}}[side]
    policy = coup.SolvedPolicy(GAME, play_with(found, side, given))
    values = expected_game_score.policy_value(GAME.new_initial_state(), [policy, policy])
    left = exploitability.nash_conv(GAME, policy, return_only_nash_conv=False)
    answers = coup.BANKER if side == "ponte" else coup.PONTE
    best = found.play.value_bank if side == "ponte" else found.play.value_ponte
    assert left.player_improvements[answers] > 1e-4
    assert left.player_improvements[answers] + values[answers] == pytest.approx(float(best))


def play_with(found: Any, side: str, given: Mapping[str, Fraction]) -> Any:
    """Return the equilibrium with one side's strategy replaced."""
    return type(found.play)(
        ponte=given if side == "ponte" else found.solution.first.ponte,
        banker=given if side == "banker" else found.solution.first.banker,
        value_ponte=found.play.value_ponte,
        value_bank=found.play.value_bank,
    )


def test_the_information_of_each_side() -> None:
    """The ponte sees none of the banker's cards; the banker sees the card given."""
    states = [dealt((1, 4), banker) for banker in ((0, 4), (1, 1))]
    for state in states:
        assert state.information_state_string(coup.PONTE) == "5"
        state.apply_action(coup.DRAW)
    assert dict(states[0].chance_outcomes()) == {0: 0.25, 1: 0.25, 4: 0.25, 8: 0.25}
    for state in states:
        state.apply_action(0)
    one, other = states
    assert one.information_state_tensor(coup.PONTE) == other.information_state_tensor(coup.PONTE)
    assert one.information_state_tensor() != other.information_state_tensor()
    assert [str(one), one.information_state_string()] == ["1+4 0+4 0", "0+4|0"]


def dealt(*hands: tuple[int, int]) -> Any:
    state = load(f"{EIGHT},sees=banker").new_initial_state()
    for hand in hands:
        state.apply_action(PAIRS.index(hand))
    return state


def test_a_bad_question_is_refused() -> None:
    with pytest.raises(NotChemin):
        coup.question_of({"preset": "punto-banco"})
    with pytest.raises(BadTax):
        coup.question_of({"tax": "2"})
    assert coup.question_of({"preset": "chemin-de-fer", "packs": 1}).tax == Fraction(1, 20)
