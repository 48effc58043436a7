"""Each check of the suite finds the faults that are planted for it, and none in a sound table."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from support.conformance import (
    CASES,
    Case,
    Seeded,
    World,
    alive_faults,
    chemin,
    chip_faults,
    choice_faults,
    face_down_faults,
    faulty,
    faulty_chemin,
    foreign_card_faults,
    house_faults,
    phase_faults,
    punto,
    refusal_faults,
    replay_faults,
    swap_faults,
    telling_faults,
    wait_faults,
    walk,
)
from support.run import Run

LENGTH = 450
LONG = 1_500
"""Enough for hands of every sort."""


def ruled(case: Case, name: str) -> World:
    (rules,) = (each for each in case.presets if each.name == name)
    return World(case, rules)


SOUND = {
    "punto": ruled(punto.PUNTO, "three-burnt"),
    "chemin": ruled(chemin.CHEMIN, "three-burnt-small-banks"),
}
FAULTS = {"punto": faulty.FAULTS, "chemin": faulty_chemin.FAULTS}


def played(world: World, length: int = LENGTH) -> Run:
    return walk(world, 1, length)


def looked_at(world: World) -> Run:
    """Walk for a check that looks at states: a sound table's, whatever the fault."""
    return played(SOUND[world.case.name])


def one_a_phase(run: Run) -> list[Any]:
    """Take some states, and one of each phase."""
    by_phase = {step.before.phase: step.before for step in run.steps}
    return [*by_phase.values(), *(step.before for step in run.steps[::30])]


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
    for step in looked_at(world).steps[::20]:
        yield from alive_faults(world, Run(world.case.table, step.before), Seeded(1), shoes=1)


def choices(world: World) -> Iterator[str]:
    for state in one_a_phase(looked_at(world)):
        yield from choice_faults(world.case, state)


def refusals(world: World) -> Iterator[str]:
    for step in looked_at(world).steps[::40]:
        yield from refusal_faults(world.case, step.before)


def tellings(world: World) -> Iterator[str]:
    for step in played(world).steps:
        yield from telling_faults(world.case, step)


def face_down(world: World) -> Iterator[str]:
    run = played(world)
    after = [*(step.before for step in run.steps[1:]), run.state]
    for step, state in zip(run.steps, after, strict=True):
        yield from face_down_faults(world.case, step, state)


def foreign_cards(world: World) -> Iterator[str]:
    yield from foreign_card_faults(world.case, played(world))


def swaps(world: World) -> Iterator[str]:
    yield from swap_faults(world.case, played(world, LONG), every=200)


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
    "face down": face_down,
    "foreign cards": foreign_cards,
    "swaps": swaps,
}
PLANTED = [
    pytest.param(check, name, case, id=f"{game} {check}: {name}")
    for game, faults in FAULTS.items()
    for check, planted in faults.items()
    for name, case in planted
]


@pytest.mark.parametrize(("check", "name", "case"), PLANTED)
def test_a_planted_fault_is_found(check: str, name: str, case: Case) -> None:
    world = World(case, SOUND[case.name].preset)
    assert next(CHECKS[check](world), None), f"a table that {name} passed"


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("game", SOUND)
def test_a_sound_table_passes(check: str, game: str) -> None:
    assert not list(CHECKS[check](SOUND[game]))


def test_every_check_has_a_fault_to_find_at_every_table() -> None:
    assert set(FAULTS) == {case.name for case in CASES}
    assert set(FAULTS["chemin"]) == set(CHECKS)
    assert set(FAULTS["punto"]) == set(CHECKS) - {"face down"}
