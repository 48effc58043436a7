"""Each check of the suite finds the faults that are planted for it, and none in a sound table."""

from collections.abc import Callable, Iterator

import pytest

from support.conformance import (
    Case,
    Seeded,
    World,
    alive_faults,
    chip_faults,
    choice_faults,
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
from support.conformance.faulty import FAULTS
from support.conformance.punto import HOUSE_RULES, PUNTO
from support.run import Run

LENGTH = 300
(BURNING,) = (each for each in HOUSE_RULES if each.name == "three-burnt")


def played(world: World) -> Run:
    return walk(world, 1, LENGTH)


def looked_at(world: World) -> Run:
    """Walk for a check that looks at states: a sound table's, whatever the fault."""
    return played(World(PUNTO, world.preset))


def replay(world: World) -> Iterator[str]:
    yield from replay_faults(world, played(world))


def chips(world: World) -> Iterator[str]:
    for step in played(world).steps:
        yield from chip_faults(world.case.table, step)


def phases(world: World) -> Iterator[str]:
    for step in played(world).steps:
        yield from phase_faults(world.case.table, step)


def house(world: World) -> Iterator[str]:
    for step in looked_at(world).steps:
        yield from house_faults(world.case.table, step.before)


def waits(world: World) -> Iterator[str]:
    for step in looked_at(world).steps:
        yield from wait_faults(world.case.table, step)


def alive(world: World) -> Iterator[str]:
    yield from alive_faults(world, Run.start(world.case.table, world.preset), Seeded(1), shoes=1)


def choices(world: World) -> Iterator[str]:
    for step in looked_at(world).steps[::15]:
        yield from choice_faults(world.case, step.before)


def refusals(world: World) -> Iterator[str]:
    for step in looked_at(world).steps[::40]:
        yield from refusal_faults(world.case, step.before)


def tellings(world: World) -> Iterator[str]:
    for step in played(world).steps:
        yield from telling_faults(world.case, step)


def foreign_cards(world: World) -> Iterator[str]:
    yield from foreign_card_faults(world.case, played(world))


def swaps(world: World) -> Iterator[str]:
    yield from swap_faults(world.case, played(world))


CHECKS: dict[str, Callable[[World], Iterator[str]]] = {
    "replay": replay,
    "chips": chips,
    "phases": phases,
    "house": house,
    "alive": alive,
    "waits": waits,
    "choices": choices,
    "refusals": refusals,
    "tellings": tellings,
    "foreign cards": foreign_cards,
    "swaps": swaps,
}
IDS = [f"{check}: {name}" for check, faults in FAULTS.items() for name, _ in faults]
PLANTED = [(check, name, case) for check, faults in FAULTS.items() for name, case in faults]


@pytest.mark.parametrize(("check", "name", "case"), PLANTED, ids=IDS)
def test_a_planted_fault_is_found(check: str, name: str, case: Case) -> None:
    world = World(case, BURNING)
    assert next(CHECKS[check](world), None), f"a table that {name} passed"


@pytest.mark.parametrize("check", CHECKS)
def test_a_sound_table_passes(check: str) -> None:
    world = World(PUNTO, BURNING)
    assert not list(CHECKS[check](world))


def test_every_check_has_a_fault_to_find() -> None:
    assert set(FAULTS) == set(CHECKS)
