"""Runs every table through the whole suite, under every preset and some house rules."""

from collections.abc import Iterator
from itertools import product
from typing import Any, get_args

import pytest

from baccarat.tables.banque.events import SideVoided
from baccarat.tables.common.shoe import LastCoupsCalled
from support.conformance import CASES, CHECKS, EACH_WALK, WORLDS, World, walk
from support.conformance.long_play import Quick, play_long

LONG = 600
FIRST, SECOND = 1, 2
MANY = range(1, 25)
NOT_BY_CHANCE = {SideVoided, LastCoupsCalled}
"""For rare events, such as a co-banker matching a raise."""


@pytest.mark.parametrize("world", WORLDS, ids=str)
@pytest.mark.by_day(10)
@pytest.mark.parametrize("seed", [FIRST, SECOND])
def test_a_walk_passes_every_check_of_the_suite(world: World, seed: int) -> None:
    run = walk(world, seed, LONG)
    checks = CHECKS if seed == FIRST else EACH_WALK
    found = {name: list(check(world, run)) for name, check in checks.items()}
    assert not {name: faults for name, faults in found.items() if faults}


def test_play_by_chance_meets_every_kind_of_event() -> None:
    for case in CASES:
        wanted = set(get_args(case.event)) - NOT_BY_CHANCE
        for seed, world in product(MANY, WORLDS):
            if wanted and world.case is case:
                wanted -= {type(event) for event in evening(world, seed)}
        assert not wanted


def evening(world: World, seed: int) -> Iterator[Any]:
    """Yield the events of a few coups in which each seat that is asked plays."""
    places = world.preset.seats + getattr(world.preset, "bystanders", 0)
    guests = min(places, 3 + seed % 5)
    for step in play_long(world, Quick(seed), guests=guests, coups=20, haste=1 + seed % 5):
        yield from step.events
