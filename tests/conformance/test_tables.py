"""Every table, under every preset and some house rules, through the whole suite."""

from functools import cache
from itertools import product
from typing import get_args

import pytest

from support.conformance import CASES, CHECKS, EACH_WALK, WORLDS, World, walk

walked = cache(walk)
"""Runs are shared by the tests: they read them, and take no step."""

LONG = 600
FIRST, SECOND = 1, 2
MANY = range(1, 25)
"""For what is rare, such as a raise that a co-banker matches."""


@pytest.mark.parametrize("world", WORLDS, ids=str)
@pytest.mark.parametrize("seed", [FIRST, SECOND])
def test_a_walk_holds_to_all_that_the_suite_asks(world: World, seed: int) -> None:
    run = walked(world, seed, LONG)
    checks = CHECKS if seed == FIRST else EACH_WALK
    found = {name: list(check(world, run)) for name, check in checks.items()}
    assert not {name: faults for name, faults in found.items() if faults}


def test_walks_meet_every_kind_of_event() -> None:
    for case in CASES:
        wanted = set(get_args(case.event))
        for seed, world in product(MANY, WORLDS):
            if wanted and world.case is case:
                wanted -= {type(event) for event in walked(world, seed, LONG).events}
        assert not wanted
