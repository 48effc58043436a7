"""A coup of banque as a game of OpenSpiel for three: its API tests, and the regret."""

from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from baccarat.lab import BadPacks, TooFewCards
from baccarat.lab.equilibrium import BadTheta, best_answer, solve_banque
from baccarat.lab.equilibrium.banque.solve import BanqueEquilibrium
from baccarat.lab.hands import PAIRS

pyspiel = pytest.importorskip("pyspiel", reason="the extra rl is not installed")

from open_spiel.python.algorithms import expected_game_score, exploitability  # noqa: E402

from baccarat.rl import banque_coup as banque  # noqa: E402
from baccarat.rl.coup import DRAW, STAND  # noqa: E402
from rl.test_coup import own_tests_pass, survives, tree  # noqa: E402

THIRTEEN = "counts=0;4;0;0;4;0;0;0;0;5,theta=1/4"
"""Thirteen cards of three values, with which right and left mix on 5, each differently."""
WITHIN = 1e-9


def load(text: str) -> Any:
    return pyspiel.load_game(f"{banque.NAME}({text})")


GAME = load(THIRTEEN)
TOTALS = (0, 2, 3, 5, 8)
"""The possible totals of two of these cards; a side is asked on all of them."""


@cache
def solved() -> BanqueEquilibrium:
    return solve_banque(GAME.theta, shoe=GAME.shoe).equilibria[0]


@pytest.mark.by_day(0)
def test_every_state_passes_open_spiels_own_tests() -> None:
    """The banker's points are those of `solve_banque`."""
    own_tests_pass(
        "EnforceAPIOnFullTreeBase",
        GAME,
        TOTAL_NUM_STATES=tree(GAME.new_initial_state()),
        PERFECT_RECALL_NUM_STATES=2 * len(TOTALS) + len(solved().banker),
    )


def test_some_states_of_two_packs_pass_open_spiels_own_tests() -> None:
    own_tests_pass("EnforceAPIOnPartialTreeBase", pyspiel.load_game(banque.NAME, {"packs": 2}))


def values_of(policy: Any) -> list[float]:
    found = expected_game_score.policy_value(GAME.new_initial_state(), [policy] * 3)
    return [float(each) for each in found]


def test_no_deviation_gains() -> None:
    """The values of our solution equal those of the tree, and no deviation gains."""
    first = solved()
    assert [first.right["5"], first.left["5"]] == [Fraction(1, 16), Fraction(232, 533)]
    policy = banque.BanquePolicy(GAME, first)
    values = [first.value_right, first.value_left, first.value_bank]
    assert values_of(policy) == pytest.approx([*map(float, values)], abs=WITHIN)
    assert abs(exploitability.nash_conv(GAME, policy)) < WITHIN


def test_the_regret_of_an_error_is_the_gain_of_the_best_response() -> None:
    first = solved()
    wrong = Fraction(int(first.right["5"] < Fraction(1, 2)))
    found = best_answer({"right": {"5": wrong}}, theta=GAME.theta, shoe=GAME.shoe)
    given = type(first)(
        **{name: getattr(first, name) for name in first.__struct_fields__}
        | {"right": {**first.right, "5": wrong}}
    )
    left = exploitability.nash_conv(
        GAME, banque.BanquePolicy(GAME, given), return_only_nash_conv=False
    )
    assert left.player_improvements[banque.BANKER] == pytest.approx(float(found.gain), abs=WITHIN)
    assert left.nash_conv > 1e-4


def test_the_left_does_not_see_the_rights_card() -> None:
    states = []
    for given in (1, 9):
        state = GAME.new_initial_state()
        for hand in ((1, 1), (1, 4), (1, 4)):
            state.apply_action(PAIRS.index(hand))
        state.apply_action(DRAW)
        assert state.current_player() == banque.LEFT
        assert state.information_state_string() == "left:5"
        state.apply_action(STAND)
        state.apply_action(given)
        states.append(state)
    one, other = states
    assert one.information_state_tensor(banque.LEFT) == other.information_state_tensor(banque.LEFT)
    assert one.information_state_tensor() != other.information_state_tensor()
    assert [each.information_state_string() for each in states] == ["5|1,S", "5|9,S"]


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"theta": "1/3"},
        {"theta": "0.25"},
        {"packs": 2},
        {"replaced": True},
        {"counts": "0;4;0;0;4;0;0;0;0;5"},
    ],
)
def test_a_game_survives_its_string_pickling_and_simulation(given: Any) -> None:
    survives(pyspiel.load_game(banque.NAME, given))


def test_a_bad_question_is_refused() -> None:
    with pytest.raises(BadTheta):
        load("theta=3/2")
    with pytest.raises(BadPacks):
        load("packs=27")
    with pytest.raises(TooFewCards):
        load("counts=8;0;0;0;0;0;0;0;0;0")
    assert load("replaced=True").shoe.replaced
