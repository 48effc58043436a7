"""Every table, under every preset and some house rules, through the whole suite."""

from functools import cache
from itertools import product
from typing import get_args

import pytest

from support.conformance import (
    CASES,
    WORLDS,
    Seeded,
    World,
    alive_faults,
    chip_faults,
    choice_faults,
    face_down_faults,
    foreign_card_faults,
    house_faults,
    phase_faults,
    refusal_faults,
    replay_faults,
    swap_faults,
    telling_faults,
    wait_faults,
    walk,
)
from support.run import Run

walked = cache(walk)
"""Runs are shared by the tests: they read them, and take no step."""

LONG = 600
SEEDS = (1, 2)
MANY = range(1, 25)
"""For what is rare, such as a raise that a co-banker matches."""

each_world = pytest.mark.parametrize("world", WORLDS, ids=str)
each_seed = pytest.mark.parametrize("seed", SEEDS)


def states(run: Run, *, every: int) -> list[object]:
    """Take a state every so many steps, fewer where many chairs make many candidates."""
    return [step.before for step in run.steps[:: every * len(run.state.purses)]]


@each_world
@each_seed
def test_replay_of_stored_events_is_the_live_state(world: World, seed: int) -> None:
    assert not list(replay_faults(world, walked(world, seed, LONG)))


@each_world
@each_seed
def test_chips_are_neither_made_nor_lost(world: World, seed: int) -> None:
    steps = walked(world, seed, LONG).steps
    assert not [fault for step in steps for fault in chip_faults(world.case.table, step)]


@each_world
@each_seed
def test_phases_follow_their_table(world: World, seed: int) -> None:
    steps = walked(world, seed, LONG).steps
    assert not [fault for step in steps for fault in phase_faults(world.case.table, step)]


@each_world
@each_seed
def test_the_house_may_do_one_kind_of_thing_at_most(world: World, seed: int) -> None:
    steps = walked(world, seed, LONG).steps
    assert not [fault for step in steps for fault in house_faults(world.case.table, step.before)]


@each_world
@each_seed
def test_whoever_is_asked_can_answer_and_time_can_run_out(world: World, seed: int) -> None:
    steps = walked(world, seed, LONG).steps
    assert not [fault for step in steps for fault in wait_faults(world.case.table, step)]


def test_walks_meet_every_kind_of_event() -> None:
    for case in CASES:
        wanted = set(get_args(case.event))
        for seed, world in product(MANY, WORLDS):
            if wanted and world.case is case:
                wanted -= {type(event) for event in walked(world, seed, LONG).events}
        assert not wanted


@each_world
def test_decide_takes_exactly_what_legal_lists(world: World) -> None:
    seen = states(walked(world, 3, LONG), every=12)
    assert not [fault for state in seen for fault in choice_faults(world.case, state)]


@each_world
def test_a_refusal_leaves_the_state_as_it_was(world: World) -> None:
    seen = states(walked(world, 3, LONG), every=20)
    assert not [fault for state in seen for fault in refusal_faults(world.case, state)]


@each_world
@each_seed
def test_each_card_is_told_to_those_who_may_know_it(world: World, seed: int) -> None:
    steps = walked(world, seed, LONG).steps
    assert not [fault for step in steps for fault in telling_faults(world.case, step)]


@each_world
@each_seed
def test_a_card_that_lies_face_down_is_seen_by_its_holder_alone(world: World, seed: int) -> None:
    run = walked(world, seed, LONG)
    after = [*(step.before for step in run.steps[1:]), run.state]
    pairs = list(zip(run.steps, after, strict=True))
    assert not [fault for pair in pairs for fault in face_down_faults(world.case, *pair)]


@each_world
def test_no_card_is_seen_before_it_is_dealt(world: World) -> None:
    assert not list(foreign_card_faults(world.case, walked(world, 1, LONG)))


@each_world
@each_seed
def test_hidden_cards_make_no_difference_to_who_may_not_know_them(world: World, seed: int) -> None:
    assert not list(swap_faults(world.case, walked(world, seed, 200)))


@each_world
def test_the_house_can_always_go_on_until_others_must(world: World) -> None:
    for state in states(walked(world, 1, LONG), every=60):
        run = Run(world.case.table, state)
        assert not list(alive_faults(world, run, Seeded(5), shoes=1))
