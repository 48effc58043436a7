"""What all environments of PettingZoo share: masks in either place, and copies; and the coup."""

import copy
import pickle
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="the extra rl is not installed")
pytest.importorskip("pyspiel", reason="the extra rl is not installed")
import pyspiel
from gymnasium.spaces import flatten
from pettingzoo.test import api_test, seed_test

from baccarat.lab.equilibrium import solve
from baccarat.rl import banque_coup, coup, coup_table, table

EIGHT = f"{coup.NAME}(counts=2;2;0;0;3;0;0;0;1;0)"
MAKE: Mapping[str, Callable[..., Any]] = {
    "punto banco": lambda **given: table.env("punto-banco", coups=5, **given),
    "chemin de fer": lambda **given: table.env("chemin-de-fer-club", coups=5, **given),
    "banque": lambda **given: table.env("banque-limitee", coups=5, **given),
    "a coup of chemin de fer": coup_table.env,
    "a coup of banque": lambda **given: coup_table.env(banque_coup.NAME, **given),
}
each_kind = pytest.mark.parametrize("make", MAKE.values(), ids=MAKE)


@each_kind
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
def test_petting_zoo_finds_no_fault_in_either_place_of_the_mask(make: Any) -> None:
    for place in ("info", "observation"):
        api_test(make(mask=place), num_cycles=60)
    seed_test(make, num_cycles=20)


@each_kind
def test_the_mask_is_the_same_in_both_places(make: Any) -> None:
    inside, beside = make(mask="observation"), make()
    dice = np.random.default_rng(5)
    for each in (inside, beside):
        each.reset(seed=3)
    for agent in inside.agent_iter(200):
        seen, *_, ended, cut, info = inside.last()
        plain, *_ = beside.last()
        assert {*seen} == {"observation", "action_mask"}
        assert np.array_equal(seen["observation"], plain)
        assert inside.observation_space(agent).contains(seen)
        flat: Any = flatten(inside.observation_space(agent), seen)
        assert np.array_equal(flat, [*seen["action_mask"], *seen["observation"]])
        over = ended or cut
        if not over:
            assert np.array_equal(seen["action_mask"], info["action_mask"])
            others = [inside.observe(each) for each in inside.agents if each != agent]
            assert others
            assert not any(each["action_mask"].any() for each in others)
        action = None if over else int(dice.choice(np.flatnonzero(seen["action_mask"])))
        for each in (inside, beside):
            each.step(action)


def pickled(made: Any) -> Any:
    return pickle.loads(pickle.dumps(made))  # noqa: S301 - what this test itself wrote


def played(made: Any, steps: int) -> list[Any]:
    """Play on with the first of the last allowed actions; return all that was seen."""
    seen = []
    for agent in made.agent_iter(steps):
        numbers, reward, ended, cut, info = made.last()
        seen.append((agent, numbers.tolist(), reward, ended, cut))
        over = ended or cut
        made.step(None if over else int(np.flatnonzero(info["action_mask"])[-1]))
    return seen


@each_kind
@pytest.mark.parametrize("copied", [copy.deepcopy, pickled], ids=["copied", "pickled"])
def test_a_copy_plays_on_alike_and_apart(make: Any, copied: Callable[[Any], Any]) -> None:
    """Also in mid-episode, and after further resets, which take the next shoes or coups."""
    made = make()
    copied(made).reset(seed=1)
    made.reset(seed=1)
    if "seat_1" in made.agents:
        played(made, 3)
    again, third = copied(made), copied(made)
    first = played(made, 60)
    assert played(again, 60) == first
    for each in (made, again):
        each.reset()
    assert played(made, 20) == played(again, 20)
    assert played(third, 60) == first


@pytest.mark.by_day(1)
@each_kind
def test_another_process_plays_on_with_a_pickled_environment(make: Any) -> None:
    made = make()
    made.reset(seed=1)
    program = "import pickle, sys; print(pickle.load(sys.stdin.buffer).last()[0].tolist())"
    other = subprocess.run(
        [sys.executable, "-c", program], input=pickle.dumps(made), check=True, capture_output=True
    )
    assert other.stdout.decode().strip() == str(made.last()[0].tolist())


@each_kind
def test_another_place_of_the_mask_is_refused(make: Any) -> None:
    with pytest.raises(ValueError, match="info, observation, not 'obs'"):
        make(mask="obs")


def returns(made: Any, draws: Mapping[str, Fraction], coups: int) -> Counter[tuple[float, ...]]:
    """Play coups by decision points, and count the returns of all agents."""
    dice, found = np.random.default_rng(2), Counter[tuple[float, ...]]()
    made.reset(seed=2)
    for _ in range(coups):
        total = dict.fromkeys(made.agents, 0.0)
        for agent in made.agent_iter():
            _, reward, ended, _, info = made.last()
            total[agent] += reward
            if ended:
                made.step(None)
                continue
            can, draw = info["action_mask"], dice.random() < draws.get(info["point"], 1)
            made.step(int(draw) if can.all() else int(np.flatnonzero(can)[0]))
        found[tuple(total.values())] += 1
        made.reset()
    return found


def test_a_coup_brings_what_the_solver_says() -> None:
    """All coups end, with the rewards of the tree, and only those with a decision are played."""
    game, coups = pyspiel.load_game(EIGHT), 3_000
    first = solve(game.question).first
    draws = {**first.ponte, **first.banker}
    found = returns(coup_table.env(EIGHT), draws, coups)
    assert found.total() == coups
    assert {*found} == {(1.0, -1.0), (0.0, 0.0), (-1.0, 1.0)}
    naturals = ends_before_a_decision(game.new_initial_state())
    decided = 1 - sum(chance for chance, _ in naturals)
    exact = (float(first.value_ponte) - sum(chance * worth for chance, worth in naturals)) / decided
    mean = sum(times * gain for (gain, _), times in found.items()) / coups
    assert abs(mean - exact) < 4 / coups**0.5


def ends_before_a_decision(state: Any, chance: float = 1.0) -> list[tuple[float, float]]:
    """List the coups without a decision: their chance, and the ponte's gain."""
    if state.is_terminal():
        return [(chance, state.returns()[0])]
    if not state.is_chance_node():
        return []
    below = [(state.child(card), chance * each) for card, each in state.chance_outcomes()]
    return [end for child, each in below for end in ends_before_a_decision(child, each)]


def test_a_game_without_decisions_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coup_table, "MAX_DEALS", 3)
    made = coup_table.env(f"{coup.NAME}(counts=0;0;0;0;6;0;0;0;0;0)")
    with pytest.raises(ValueError, match="no decisions"):
        made.reset(seed=1)
